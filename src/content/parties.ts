/** Role ids of the parties that book 207 calls 冒険的; the choice says so before it is final. */
const adventurous: readonly (readonly number[])[] = [
  [2, 3, 4],
  [2, 3, 6],
  [2, 4, 6],
  [3, 4, 5],
]

export const isAdventurous = (roles: readonly number[]): boolean =>
  adventurous.some((party) => party.length === roles.length && party.every((role) => roles.includes(role)))

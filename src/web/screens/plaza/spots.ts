export type Spot = 'library' | 'board' | 'gate' | 'healing' | 'job'

/** From left to right, as the arrow keys go. */
export const spots: readonly Spot[] = ['library', 'board', 'gate', 'healing', 'job']

export const routeOf: Readonly<Record<Spot, string>> = {
  library: '/game/rpg/menu/library',
  board: '/game/rpg/menu/bbs',
  gate: '/game/rpg/menu/adventure',
  healing: '/game/rpg/menu/refresh',
  job: '/game/rpg/menu/job',
}

/** Only the healing house can be closed; while the check is not read, it is. */
export const isOpen = (spot: Spot, healingOpen: boolean | null): boolean => spot !== 'healing' || healingOpen === true

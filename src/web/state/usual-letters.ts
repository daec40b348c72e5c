// What has a letter of its own, and which, as long as the player has not changed it (`own-keys.ts`). The settings list the same.
// Imported as a whole, `usualLetters.auto`: constants cost the battle's budget nothing, members of an object a third of a kilobyte.

/** M opens the memo in a battle, so it is O, for おと. */
export const sound = 'o'
export const settings = 'c'

export const hearMembers = 'h'
export const hearEnemies = 'e'
export const hearOrder = 'n'
export const hearRecord = 'p'

export const auto = 'a'
export const autoOn = 'g'
export const repeat = 'r'
export const speed = 's'
export const modifiers = 'b'
export const history = 'l'
export const memo = 'm'
export const tactics = 't'
export const shadows = 'k'
export const lookback = 'v'

/** Of a run that is played again: there nothing is heard by a key. */
export const nextStage = 'n'
export const previousStage = 'p'

import type { Encounter, TurnReply } from '../../src/contract/battle/battle.ts'

/** The reply of `battle/encount`, by names. */
export const encounterOf = ([members, enemies, session, items, turn, background, resume, view, said]: Encounter) => ({
  members,
  enemies,
  session,
  items,
  turn,
  background,
  resume,
  view,
  said,
})
export type Entered = ReturnType<typeof encounterOf>

/** The reply of `battle/exec`, by names; `turn` is the number of the next one. */
export const turnOf = ([members, enemies, log, items, turn, events, lineEvents, view, said]: TurnReply) => ({
  members,
  enemies,
  log,
  items,
  turn,
  events,
  lineEvents,
  view,
  said,
})
export type Played = ReturnType<typeof turnOf>

/** How a battle stands, whether a stage was entered or a turn played. */
export type Standing = Pick<Entered & Played, 'members' | 'enemies' | 'items' | 'turn' | 'view' | 'said'>

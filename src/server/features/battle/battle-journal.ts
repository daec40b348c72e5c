import { catalog, fieldEntry } from '../../../content/catalog.ts'
import { isEncore } from '../../../content/named-ids.ts'
import { deedThings } from '../../../content/story/deeds.ts'
import type { BattleEvent } from '../../../rules/battle/event.ts'
import { combatantsOf } from '../../../rules/battle/state.ts'
import { shadowNotesOf } from '../../../rules/sight/shadow-notes.ts'
import { bossDeeds, foldedIn, stageDeeds } from '../../../rules/town/deeds.ts'
import type { StoredAdventure } from '../../store/rows/battle/adventures.ts'
import { type JournalEntry, noteAll, noteDeeds } from '../../store/rows/save/journal.ts'
import { addShadowNotes } from '../../store/rows/battle/shadow-notes.ts'
import type { Tx } from '../../store/store.ts'

type Noted = Pick<StoredAdventure, 'saveId' | 'state'>

/** A stage was entered: it and the enemies in it. The runs after the story show nothing new. */
export async function noteEntered(tx: Tx, { saveId, state: { field, stage, battle } }: Noted, now: number): Promise<void> {
  if (isEncore(field)) return
  const enemies = combatantsOf(battle, 'enemies')
  const met = enemies.map(({ kind }): JournalEntry => ({ kind: 'met', entry: String(kind) }))
  await noteAll(tx, saveId, [{ kind: 'stage', entry: `${field}-${stage}` }, ...met], now)
}

/** A stage has ended or was given up: who was folded in it, what was seen of the enemies, and what small deeds were done. */
export async function noteEndedStage(tx: Tx, { saveId, state }: Noted, events: readonly BattleEvent[], now: number): Promise<void> {
  const stage = { phase: state.phase, events, combatants: state.battle.combatants }
  const folded = foldedIn(stage).map((kind): JournalEntry => ({ kind: 'folded', entry: String(kind) }))
  const deeds = stageDeeds(stage, deedThings, catalog).map((deed): JournalEntry => ({ kind: 'deed', entry: String(deed) }))
  await noteAll(tx, saveId, [...folded, ...deeds], now)
  await addShadowNotes(tx, saveId, shadowNotesOf(stage))
}

/** `losses` before the win, in a row. */
export async function noteBossBeaten(tx: Tx, { saveId, state: { field, battle } }: Noted, losses: number, now: number): Promise<void> {
  await noteDeeds(tx, saveId, bossDeeds({ stars: fieldEntry(field).difficulty, losses, bag: battle.bag }, deedThings), now)
}

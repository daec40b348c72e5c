import type { Lookback } from '../../../../players/lookback/lookback.ts'
import type { AdventurePhase } from '../../../../rules/adventure/adventure.ts'
import type { Tx } from '../../store.ts'

/** What was counted of the stage; null when it was not yet. */
export async function findLookback(tx: Tx, adventureId: number, stage: number): Promise<Lookback | null> {
  const row = await tx
    .selectFrom('lookbacks')
    .select('counted')
    .where('adventure_id', '=', adventureId)
    .where('stage_id', '=', stage)
    .executeTakeFirst()
  return row ? JSON.parse(row.counted) : null
}

/** Keeps it with the adventure; nothing where another process has kept one, or the adventure is gone. */
export async function insertLookback(tx: Tx, adventureId: number, stage: number, lookback: Lookback): Promise<void> {
  const adventure = await tx.selectFrom('adventures').select('id').where('id', '=', adventureId).executeTakeFirst()
  if (!adventure) return
  await tx
    .insertInto('lookbacks')
    .values({ adventure_id: adventureId, stage_id: stage, counted: JSON.stringify(lookback) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** A stage of an adventure that has ended with it, or before it. */
export interface EndedStageRow {
  /** Id of the adventure. */
  readonly adventure: number
  readonly field: number
  readonly stage: number
  readonly isWon: boolean
  readonly turns: number
}

interface Wanted {
  /** Fields from this id on are left out. */
  readonly fieldsBelow: number
  readonly contentVersion: number
}

/** The stages of the save that were won or lost: of the newest adventure first, in its order. */
export async function endedStages(tx: Tx, saveId: number, { fieldsBelow, contentVersion }: Wanted): Promise<readonly EndedStageRow[]> {
  const rows = await tx
    .selectFrom('adventures')
    .innerJoin('adventure_turns', 'adventure_turns.adventure_id', 'adventures.id')
    .select(({ fn }) => [
      'adventures.id',
      'field_id',
      'adventures.stage_id as last_stage',
      'phase',
      'adventure_turns.stage_id as stage',
      fn.countAll().as('turns'),
    ])
    .where('save_id', '=', saveId)
    .where('field_id', '<', fieldsBelow)
    .where('content_version', '=', contentVersion)
    .groupBy(['adventures.id', 'field_id', 'adventures.stage_id', 'phase', 'adventure_turns.stage_id'])
    .orderBy('adventures.id', 'desc')
    .orderBy('adventure_turns.stage_id')
    .execute()
  return rows.flatMap(({ id, field_id: field, last_stage, phase, stage, turns }) => {
    const ended = stage < last_stage ? 'won' : (phase as AdventurePhase)
    if (ended !== 'won' && ended !== 'lost') return []
    return [{ adventure: id, field, stage, isWon: ended === 'won', turns: Number(turns) }]
  })
}

import type { Adventure, AdventurePhase } from '../../../../rules/adventure/adventure.ts'
import type { RecordedTurn, Recording } from '../../../../rules/adventure/recording.ts'
import type { CastMember } from './adventures.ts'
import type { Tx } from '../../store.ts'

/** An adventure as it began and what was commanded since: the shape that the lab's replay reads. */
export interface AdventureRecord extends Recording {
  readonly contentVersion: number
  readonly names: readonly string[]
  readonly turns: readonly Required<RecordedTurn>[]
  readonly result: AdventurePhase
}

/** The record of a session; null when none is kept. */
export async function findRecord(tx: Tx, sessionId: string): Promise<AdventureRecord | null> {
  const row = await tx.selectFrom('adventures').select('id').where('session_id', '=', sessionId).executeTakeFirst()
  return row ? recordOf(tx, row.id) : null
}

/** The record of an adventure, of its turns those up to a stage; null when none is kept. */
export async function recordOf(tx: Tx, adventureId: number, lastStage?: number): Promise<AdventureRecord | null> {
  const row = await tx
    .selectFrom('adventures')
    .innerJoin('adventure_starts', 'adventure_starts.adventure_id', 'adventures.id')
    .select(['id', 'cast', 'stage_id', 'phase', 'state', 'content_version', 'snapshot'])
    .where('id', '=', adventureId)
    .executeTakeFirst()
  if (!row) return null
  const { field, party, battle, rng, seed = rng, scale, endless } = JSON.parse(row.snapshot) as Adventure
  const taken = endless && (JSON.parse(row.state) as Adventure).endless?.taken
  const turns = await tx
    .selectFrom('adventure_turns')
    .selectAll()
    .where('adventure_id', '=', row.id)
    .$if(lastStage !== undefined, (query) => query.where('stage_id', '<=', lastStage ?? 0))
    .orderBy('stage_id')
    .orderBy('turn')
    .execute()
  return {
    contentVersion: row.content_version,
    field,
    members: party.map(({ role, level, exp, spent, skills }) => ({ role, level, exp, spent, skills })),
    names: (JSON.parse(row.cast) as readonly CastMember[]).map(({ name }) => name),
    bag: battle.bag,
    seed,
    ...(scale ? { scale } : {}),
    ...(endless && taken ? { first: endless.first, slips: taken } : {}),
    turns: turns.map(({ stage_id: stage, turn, commands, events }) => ({
      stage,
      turn,
      commands: JSON.parse(commands),
      events: JSON.parse(events),
    })),
    // In a stage that was entered and not yet fought, the last of the turns won the one before.
    result: row.stage_id > (turns.at(-1)?.stage_id ?? row.stage_id) ? 'won' : (row.phase as AdventurePhase),
  }
}

import type { Command } from '../../../../rules/battle/command.ts'
import type { BattleEvent } from '../../../../rules/battle/event.ts'
import { prepared } from '../../prepared.ts'
import type { Tx } from '../../store.ts'

/** A turn as it was played. */
export interface StoredTurn {
  readonly stage: number
  readonly turn: number
  readonly commands: readonly Command[]
  readonly events: readonly BattleEvent[]
}

interface TurnValues {
  readonly adventureId: number
  readonly stage: number
  readonly turn: number
  readonly commands: string
  readonly events: string
}

const insert = prepared<TurnValues, never>((tx, place) =>
  tx.insertInto('adventure_turns').values({
    adventure_id: place('adventureId'),
    stage_id: place('stage'),
    turn: place('turn'),
    commands: place('commands'),
    events: place('events'),
  }),
)

export async function insertTurn(tx: Tx, adventureId: number, { stage, turn, commands, events }: StoredTurn): Promise<void> {
  const json = { commands: JSON.stringify(commands), events: JSON.stringify(events) }
  await insert(tx, { adventureId, stage, turn, ...json })
}

export async function findTurn(tx: Tx, adventureId: number, stage: number, turn: number): Promise<StoredTurn | null> {
  const row = await tx
    .selectFrom('adventure_turns')
    .selectAll()
    .where('adventure_id', '=', adventureId)
    .where('stage_id', '=', stage)
    .where('turn', '=', turn)
    .executeTakeFirst()
  if (!row) return null
  return { stage, turn, commands: JSON.parse(row.commands), events: JSON.parse(row.events) }
}

const ofStage = prepared<{ adventureId: number; stage: number }, { turn: number; events: string }>((tx, place) =>
  tx
    .selectFrom('adventure_turns')
    .select(['turn', 'events'])
    .where('adventure_id', '=', place('adventureId'))
    .where('stage_id', '=', place('stage'))
    .orderBy('turn'),
)

/** What happened in a stage so far, oldest first. */
export async function findStageTurns(tx: Tx, adventureId: number, stage: number): Promise<readonly Pick<StoredTurn, 'turn' | 'events'>[]> {
  const rows = await ofStage(tx, { adventureId, stage })
  return rows.map((row) => ({ turn: row.turn, events: JSON.parse(row.events) }))
}

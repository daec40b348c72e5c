import { openConfiguredStore } from '../../src/server/store/open.ts'
import type { Store } from '../../src/server/store/store.ts'
import type { Adventure } from '../../src/rules/adventure/adventure.ts'
import type { AnsweredTurn } from './fighter.ts'
import { GUILD_GIFT, STARTING_GOLD } from '../../src/rules/town/shop.ts'

/** What was answered to a fighter, to be compared with the database. */
export interface Answers {
  readonly saveId: number
  readonly answered: readonly AnsweredTurn[]
}

export interface Comparison {
  /** Adventures whose turns were compared: old ones are forgotten by design. */
  readonly adventures: number
  readonly turns: number
  /** Turns that were answered and are not in the database, or the reverse. */
  readonly lost: number
  readonly unasked: number
  /** Saves whose gold is not what their finished adventures earned; only those none of whose adventures is forgotten yet. */
  readonly wrongGold: number
  readonly purses: number
}

/** Counts every answered turn against the database. */
export async function compareWithDatabase(databaseUrl: string, fighters: readonly Answers[]): Promise<Comparison> {
  const store = await openConfiguredStore({ databaseUrl, databasePool: 1 }, () => undefined)
  const comparison = { adventures: 0, turns: 0, lost: 0, unasked: 0, wrongGold: 0, purses: 0 }
  for (const { saveId, answered } of fighters) {
    const stored = await storedOf(store, saveId)
    const answers = new Set(answered.map(nameOf))
    const kept = new Set(stored.adventures.map(({ session }) => session))
    const turns = new Set(stored.turns.map(nameOf))
    comparison.adventures += kept.size
    comparison.turns += turns.size
    comparison.lost += answered.filter((turn) => kept.has(turn.session) && !turns.has(nameOf(turn))).length
    comparison.unasked += stored.turns.filter((turn) => !answers.has(nameOf(turn))).length
    if (answered.some(({ session }) => !kept.has(session))) continue
    comparison.purses += 1
    if (stored.gold !== stored.adventures.reduce((sum, { gold }) => sum + gold, STARTING_GOLD + stored.gift)) comparison.wrongGold += 1
  }
  await store.close()
  return comparison
}

const nameOf = ({ session, stage, turn }: AnsweredTurn): string => `${session} ${stage} ${turn}`

interface Stored {
  readonly gold: number
  /** Of the guild, paid with the first boss: the fighters have five fields behind them from the start. */
  readonly gift: number
  /** Gold that was written to the save. */
  readonly adventures: readonly { readonly session: string; readonly gold: number }[]
  readonly turns: readonly AnsweredTurn[]
}

function storedOf(store: Store, saveId: number): Promise<Stored> {
  return store.read(async (tx) => {
    const { gold, gift_paid: isPaid } = await tx
      .selectFrom('saves')
      .select(['gold', 'gift_paid'])
      .where('id', '=', saveId)
      .executeTakeFirstOrThrow()
    const adventures = await tx.selectFrom('adventures').selectAll().where('save_id', '=', saveId).execute()
    const turns = await tx
      .selectFrom('adventure_turns')
      .innerJoin('adventures', 'adventures.id', 'adventure_turns.adventure_id')
      .where('adventures.save_id', '=', saveId)
      .select(['session_id as session', 'adventure_turns.stage_id as stage', 'turn'])
      .execute()
    return {
      gold,
      gift: isPaid === 1 ? GUILD_GIFT : 0,
      turns,
      adventures: adventures.map(({ session_id, state, is_current, phase }) => ({
        session: session_id,
        gold: is_current === 0 && phase === 'won' ? (JSON.parse(state) as Adventure).gold : 0,
      })),
    }
  })
}

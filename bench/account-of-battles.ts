import { openConfiguredStore } from '../src/server/store/open.ts'
import type { Store } from '../src/server/store/store.ts'
import type { Adventure } from '../src/rules/adventure.ts'
import type { AnsweredRound } from './fighter.ts'
import { STARTING_GOLD } from './people.ts'

/** What a fighter was told, to be compared with what the database holds. */
export interface Told {
  readonly saveId: number
  readonly answered: readonly AnsweredRound[]
}

export interface Balance {
  /** Adventures whose rounds were compared: old ones are forgotten by design. */
  readonly adventures: number
  readonly rounds: number
  /** Rounds that were answered and are not in the database, or the other way round. */
  readonly lost: number
  readonly unasked: number
  /** Saves whose gold is not what their finished adventures earned; only those none of whose adventures is forgotten yet. */
  readonly wrongGold: number
  readonly purses: number
}

/** Counts every answered round against the database. */
export async function balanceOf(databaseUrl: string, fighters: readonly Told[]): Promise<Balance> {
  const store = await openConfiguredStore({ databaseUrl, databasePool: 1 }, () => undefined)
  const balance = { adventures: 0, rounds: 0, lost: 0, unasked: 0, wrongGold: 0, purses: 0 }
  for (const { saveId, answered } of fighters) {
    const stored = await storedOf(store, saveId)
    const told = new Set(answered.map(nameOf))
    const kept = new Set(stored.adventures.map(({ session }) => session))
    const rounds = new Set(stored.rounds.map(nameOf))
    balance.adventures += kept.size
    balance.rounds += rounds.size
    balance.lost += answered.filter((round) => kept.has(round.session) && !rounds.has(nameOf(round))).length
    balance.unasked += stored.rounds.filter((round) => !told.has(nameOf(round))).length
    if (answered.some(({ session }) => !kept.has(session))) continue
    balance.purses += 1
    if (stored.gold !== STARTING_GOLD + stored.adventures.reduce((sum, { gold }) => sum + gold, 0)) balance.wrongGold += 1
  }
  await store.close()
  return balance
}

const nameOf = ({ session, stage, turn }: AnsweredRound): string => `${session} ${stage} ${turn}`

interface Stored {
  readonly gold: number
  /** Gold: what was brought home. */
  readonly adventures: readonly { readonly session: string; readonly gold: number }[]
  readonly rounds: readonly AnsweredRound[]
}

function storedOf(store: Store, saveId: number): Promise<Stored> {
  return store.read(async (tx) => {
    const { gold } = await tx.selectFrom('saves').select('gold').where('id', '=', saveId).executeTakeFirstOrThrow()
    const adventures = await tx.selectFrom('adventures').selectAll().where('save_id', '=', saveId).execute()
    const rounds = await tx
      .selectFrom('adventure_turns')
      .innerJoin('adventures', 'adventures.id', 'adventure_turns.adventure_id')
      .where('adventures.save_id', '=', saveId)
      .select(['session_id as session', 'adventure_turns.stage_id as stage', 'turn'])
      .execute()
    return {
      gold,
      rounds,
      adventures: adventures.map(({ session_id, state, is_current, phase }) => ({
        session: session_id,
        gold: is_current === 0 && phase === 'won' ? (JSON.parse(state) as Adventure).gold : 0,
      })),
    }
  })
}

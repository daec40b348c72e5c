import { replaceBag } from '../src/server/store/rows/save/items.ts'
import { updateMember } from '../src/server/store/rows/save/members.ts'
import { setGold } from '../src/server/store/rows/save/saves.ts'
import { NO_POINTS } from '../src/rules/party/growth.ts'
import { api } from '../src/contract/api.ts'
import { encounterOf, type Entered, type Played, type Standing, turnOf } from './clients/battle-replies.ts'
import type { Browser, CallOptions } from './clients/browser.ts'
import type { Game } from './game.ts'

/** Ids in the database of a player's save and members. */
export interface Ids {
  readonly save: number
  readonly members: readonly number[]
}

/** @throws Error when nobody is signed in. */
export async function userIdOf(browser: Browser): Promise<number> {
  const { user_id } = await browser.call(api.title.checkSituation)
  if (user_id === null) throw new Error('Nobody is signed in')
  return user_id
}

export async function idsOf(game: Game, browser: Browser): Promise<Ids> {
  const user = await userIdOf(browser)
  const members = await browser.call(api.status.information)
  const row = await game.reach((tx) => tx.selectFrom('saves').select('id').where('user_id', '=', user).executeTakeFirstOrThrow())
  return { save: row.id, members: members.map(({ party_id }) => party_id) }
}

interface Gift {
  readonly gold?: number
  readonly cleared?: readonly number[]
  /** Cleared on 険路. */
  readonly clearedHard?: readonly number[]
  readonly read?: readonly number[]
  readonly exp?: number
  readonly bag?: readonly { readonly item: number; readonly count: number }[]
}

/** Writes gold, progress, experience or items straight into a save. */
export async function give(
  game: Game,
  browser: Browser,
  { gold, cleared = [], clearedHard = [], read = [], exp, bag }: Gift,
): Promise<Ids> {
  const ids = await idsOf(game, browser)
  await game.reach(async (tx) => {
    if (gold !== undefined) await setGold(tx, ids.save, gold)
    if (bag) await replaceBag(tx, ids.save, bag)
    for (const [nth, field_id] of cleared.entries()) {
      await tx.insertInto('cleared_fields').values({ save_id: ids.save, field_id, cleared_at: nth }).execute()
    }
    for (const field_id of clearedHard) {
      await tx.insertInto('cleared_fields').values({ save_id: ids.save, field_id, cleared_at: 0, won_on_hard: 1 }).execute()
    }
    for (const book_id of read) await tx.insertInto('read_books').values({ save_id: ids.save, book_id, read_at: 0 }).execute()
    for (const id of exp === undefined ? [] : ids.members) await updateMember(tx, id, { exp: exp ?? 0, spent: NO_POINTS, skills: [] })
  })
  return ids
}

/** Every living member attacks the first living enemy. */
export function attacks({ members, enemies }: Pick<Standing, 'members' | 'enemies'>): readonly object[] {
  const target = enemies.find((enemy) => !enemy.is_defeated_flag)
  return members
    .filter((member) => !member.is_defeated_flag)
    .map(({ id }) => ({ partyId: id, command: 'ATTACK', enemyIndex: target?.enemy_index }))
}

export const all = (members: readonly { readonly id: number }[], command: object): readonly object[] =>
  members.map(({ id }) => ({ partyId: id, ...command }))

/** Enters a stage, or comes back to it. */
export async function encount(browser: Browser, field: number, stage: number): Promise<Entered> {
  return encounterOf(await browser.call(api.battle.encount, { field_id: field, stage_id: stage, clear_stage: stage - 1 }))
}

/** Gives an order for a turn. */
export async function exec(browser: Browser, order: object, options?: CallOptions): Promise<Played> {
  return turnOf(await browser.call(api.battle.exec, order, options))
}

const isOver = ({ members, enemies }: Standing): boolean =>
  enemies.every((enemy) => enemy.is_defeated_flag) ||
  members.every((member) => member.is_defeated_flag) ||
  members.some((member) => member.is_escaped)

/** Attacks until the stage is over. @returns the session id and how the battle stands at the end. */
export async function fight(
  browser: Browser,
  field: number,
  stage: number,
): Promise<{ readonly session: string; readonly last: Standing }> {
  const start = await encount(browser, field, stage)
  const { session } = start
  let last: Standing = start
  for (let { turn } = start; !isOver(last) && turn < 100; turn += 1) {
    last = await exec(browser, { session_id: session, selectedCommands: attacks(last), turn })
  }
  return { session, last }
}

/** A party that no enemy of the first field can hurt. */
export const STRONG = 1850

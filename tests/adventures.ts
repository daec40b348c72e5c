import { expect } from 'vitest'
import { replaceBag, setGold, updateMember } from '../src/server/store/rows/saves.ts'
import { NO_POINTS } from '../src/rules/party/growth.ts'
import type { Answer, Browser } from './clients/browser.ts'
import type { Game } from './game.ts'

export const ENCOUNT = '/api/game/rpg/battle/encount'
export const EXEC = '/api/game/rpg/battle/exec'
export const RESULT = '/api/game/rpg/battle/result_win'
export const FINISH = '/api/game/rpg/battle/finish'
export const REFRESH = '/api/game/rpg/battle/refresh'

/** Ids in the database of a player's save and members. */
export interface Ids {
  readonly save: number
  readonly members: readonly number[]
}

export async function idsOf(game: Game, browser: Browser): Promise<Ids> {
  const { body: situation } = await browser.get('/api/game/rpg/title/check_situation')
  const { body: parties } = await browser.get('/api/game/rpg/parties/information')
  const row = await game.reach((tx) =>
    tx.selectFrom('saves').select('id').where('user_id', '=', situation.user_id).executeTakeFirstOrThrow(),
  )
  return { save: row.id, members: parties.map((member: { party_id: number }) => member.party_id) }
}

interface Gift {
  readonly gold?: number
  readonly cleared?: readonly number[]
  /** Cleared on 険しい. */
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
    for (const field_id of cleared) await tx.insertInto('cleared_fields').values({ save_id: ids.save, field_id, cleared_at: 0 }).execute()
    for (const field_id of clearedHard) {
      await tx.insertInto('cleared_fields').values({ save_id: ids.save, field_id, cleared_at: 0, won_on_hard: 1 }).execute()
    }
    for (const book_id of read) await tx.insertInto('read_books').values({ save_id: ids.save, book_id, read_at: 0 }).execute()
    for (const id of exp === undefined ? [] : ids.members) await updateMember(tx, id, { exp: exp ?? 0, spent: NO_POINTS, skills: [] })
  })
  return ids
}

/** Every living member attacks the first living enemy. */
export function attacks([members, enemies]: readonly unknown[]): readonly unknown[] {
  const target = (enemies as { is_defeated_flag: boolean; enemy_index: number }[]).find((enemy) => !enemy.is_defeated_flag)
  return (members as { id: number; is_defeated_flag: boolean }[])
    .filter((member) => !member.is_defeated_flag)
    .map(({ id }) => ({ partyId: id, command: 'ATTACK', enemyIndex: target?.enemy_index }))
}

export const all = (members: readonly { readonly id: number }[], command: object): readonly unknown[] =>
  members.map(({ id }) => ({ partyId: id, ...command }))

export async function encount(browser: Browser, field: number, stage: number): Promise<Answer> {
  const answer = await browser.post(ENCOUNT, { field_id: field, stage_id: stage, clear_stage: stage - 1 })
  expect(answer).toMatchObject({ status: 200 })
  return answer
}

const isOver = ([members, enemies]: readonly { is_defeated_flag: boolean; is_escaped?: boolean }[][]): boolean =>
  enemies?.every((enemy) => enemy.is_defeated_flag) === true ||
  members?.every((member) => member.is_defeated_flag) === true ||
  members?.some((member) => member.is_escaped) === true

/** Attacks until the stage is over. @returns the session id and the last answer. */
export async function fight(browser: Browser, field: number, stage: number): Promise<{ readonly session: string; readonly last: Answer }> {
  const start = await encount(browser, field, stage)
  const session: string = start.body[2]
  let last = start
  for (let turn = start.body[4]; !isOver(last.body) && turn < 100; turn += 1) {
    last = await browser.post(EXEC, { session_id: session, selectedCommands: attacks(last.body), turn })
    expect(last).toMatchObject({ status: 200 })
  }
  return { session, last }
}

/** A party that no enemy of the first field can hurt. */
export const STRONG = 1850

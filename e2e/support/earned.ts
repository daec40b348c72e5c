import type { Page } from '@playwright/test'
import Database from 'better-sqlite3'
import { storyScenes } from '../../src/content/story/scenes.ts'
import type { GameServer } from '../../tests/servers/game-server.ts'

/** What would take hours to earn. */
export interface Earned {
  readonly cleared?: readonly number[]
  /** Cleared on 険路. */
  readonly clearedHard?: readonly number[]
  readonly read?: readonly number[]
  /** Keys of the journal, besides the scenes of the story: endings and what is told after them. */
  readonly scenes?: readonly string[]
  /** Losses in a row in field 1. */
  readonly losses?: number
  readonly gold?: number
  readonly battles?: number
  /** Of each member. */
  readonly exp?: number
  readonly fallen?: number
  /** Points spent by each member on STR and on HP. */
  readonly strength?: number
}

/** Writes it into the server's database, with the scenes as told, for the player who is signed in and has a party. Open screens must be read again. */
export async function earn(page: Page, server: Pick<GameServer, 'database'>, earned: Earned): Promise<void> {
  const { user_id }: { readonly user_id: number } = await (await page.request.get('/api/game/rpg/title/check_situation')).json()
  earnFor(user_id, server, earned)
}

/** Writes it into the server's database for a user who is known by number. */
export function earnFor(userId: number, server: Pick<GameServer, 'database'>, earned: Earned): void {
  const database = new Database(server.database, { fileMustExist: true })
  try {
    database.transaction(() => writeRows(database, userId, earned))()
  } finally {
    database.close()
  }
}

function writeRows(
  database: Database.Database,
  userId: number,
  { cleared = [], clearedHard = [], read = [], scenes = [], losses, gold, battles, fallen, exp, strength }: Earned,
): void {
  const save = database.prepare<[number], { readonly id: number }>('select id from saves where user_id = ?').get(userId)
  if (!save) throw new Error(`Player ${userId} has no save`)
  const clear = database.prepare('insert or ignore into cleared_fields (save_id, field_id, cleared_at) values (?, ?, ?)')
  for (const field of cleared) clear.run(save.id, field, Date.now())
  const tell = database.prepare("insert or ignore into journal (save_id, kind, entry, noted_at) values (?, 'scene', ?, ?)")
  for (const key of [...storyScenes.map((scene) => scene.key), ...scenes]) tell.run(save.id, key, Date.now())
  const clearHard = database.prepare('insert into cleared_fields (save_id, field_id, cleared_at, won_on_hard) values (?, ?, ?, 1)')
  for (const field of clearedHard) clearHard.run(save.id, field, Date.now())
  if (losses !== undefined) database.prepare('insert into field_losses (save_id, field_id, losses) values (?, 1, ?)').run(save.id, losses)
  const open = database.prepare('insert or ignore into read_books (save_id, book_id, read_at) values (?, ?, ?)')
  for (const book of read) open.run(save.id, book, Date.now())
  if (strength !== undefined) {
    database.prepare('update members set points_str = ?, points_hp = ? where save_id = ?').run(strength, strength, save.id)
  }
  if (exp !== undefined) database.prepare('update members set exp = ? where save_id = ?').run(exp, save.id)
  database
    .prepare(
      `update saves set gold = coalesce(?, gold), battles_won = coalesce(?, battles_won),
       members_fallen = coalesce(?, members_fallen) where id = ?`,
    )
    .run(gold ?? null, battles ?? null, fallen ?? null, save.id)
}

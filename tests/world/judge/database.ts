import SqliteFile from 'better-sqlite3'
import { catalog } from '../../../src/content/catalog.ts'
import { atStage, jsonOf, replayed } from '../../../src/rules/adventure/recording.ts'
import { sqlite } from '../../../src/server/store/dialects/sqlite.ts'
import { findAdventure } from '../../../src/server/store/rows/battle/adventures.ts'
import { findRecord } from '../../../src/server/store/rows/battle/records.ts'
import { openStore, type Tx } from '../../../src/server/store/store.ts'
import type { World } from '../machine/world.ts'

/** Queries that must find nothing. */
const FORBIDDEN: Readonly<Record<string, string>> = {
  'the file is damaged': "select * from pragma_integrity_check where integrity_check <> 'ok'",
  'rows without their parents': 'select * from pragma_foreign_key_check',
  'negative gold': 'select id, gold from saves where gold < 0',
  'more than ten items': 'select save_id, sum(count) from items group by save_id having sum(count) > 10',
  'two adventures at once': 'select save_id from adventures where is_current = 1 group by save_id having count(*) > 1',
  'two saves of one user': 'select user_id from saves group by user_id having count(*) > 1',
}

/** What is wrong in a database that no server uses any more. */
export function faultsIn(path: string): readonly string[] {
  const file = new SqliteFile(path, { readonly: true })
  const found = Object.entries(FORBIDDEN).map(([what, sql]) => [what, file.prepare(sql).all()] as const)
  file.close()
  return found.filter(([, rows]) => rows.length > 0).map(([what, rows]) => `${what}: ${JSON.stringify(rows.slice(0, 3))}`)
}

/** Plays every stored adventure again from its record. @returns how many there are, and which are not as their records play them. */
export async function replayAll(world: World, path: string): Promise<{ readonly count: number; readonly faults: readonly string[] }> {
  const file = new SqliteFile(path, { readonly: true })
  const sessions = file.prepare('select session_id from adventures').pluck().all() as readonly string[]
  file.close()
  const waits = world.surroundings()
  const store = openStore(sqlite(path, { synchronous: 'normal', waits }), waits)
  const faults: string[] = []
  for (const session of sessions) {
    const fault = await world.until(store.read((tx) => faultOf(tx, session)))
    if (fault !== null) faults.push(fault)
  }
  await world.until(store.close())
  return { count: sessions.length, faults }
}

async function faultOf(tx: Tx, session: string): Promise<string | null> {
  const [record, adventure] = [await findRecord(tx, session), await findAdventure(tx, session)]
  if (!record || !adventure) return null
  const { end, difference } = replayed(record, catalog)
  if (difference) return `the record of ${session} differs at stage ${difference.stage}, turn ${difference.turn}: ${difference.what}`
  const played = atStage(end, adventure.state.stage, { catalog, slips: record.slips })
  return jsonOf(played) === jsonOf(adventure.state) ? null : `the state of ${session} is not what its record plays`
}

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import SqliteFile from 'better-sqlite3'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { Crowd, IN_HASTE } from '../../../tests/clients/crowd.ts'
import { freePort } from '../../../tests/servers/free-port.ts'
import { programAt } from '../../../tests/servers/outside-program.ts'
import { type Deed, deedsIn, diskAt, TRACED } from '../../../tests/databases/power-cut.ts'
import { ServerProcess } from '../../../tests/servers/server-process.ts'
import { rngStateFrom, seededRng } from '../../rules/rng.ts'

const CUTS = 1000
const TURNS = 150

const strace = programAt('strace')
const folder = mkdtempSync(join(tmpdir(), 'kageakari-power-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Played {
  readonly deeds: readonly Deed[]
  /** Session, stage and how many turns of it were answered with this one, by the answer's request id. */
  readonly turns: ReadonlyMap<string, { readonly session: string; readonly stage: number; readonly nth: number }>
}

/** A server with all that it writes, syncs and answers on record, from an empty file to its end. */
async function played(sync: 'full' | 'normal'): Promise<Played> {
  const database = join(folder, `${sync}.db`)
  const trace = join(folder, `${sync}.trace`)
  const through = [strace ?? '', '-D', '-f', '-y', '-xx', '-s', '1000000', '-e', `trace=${TRACED}`, '-o', trace]
  const server = new ServerProcess({
    port: await freePort(),
    databaseUrl: `file:${database}`,
    environment: { DATABASE_SYNC: sync },
    through,
  })
  onTestFinished(() => server.end('SIGTERM'))
  await server.start()
  const crowd = new Crowd({ urls: [server.url], players: 4, pace: IN_HASTE })
  await crowd.playTurns(TURNS)
  await crowd.end()
  await server.end('SIGTERM')
  const counts = new Map<string, number>()
  const turns = new Map(
    crowd.turns.map(({ requestId, session, stage }) => {
      const place = `${session} ${stage}`
      counts.set(place, (counts.get(place) ?? 0) + 1)
      return [requestId, { session, stage, nth: counts.get(place) ?? 0 }]
    }),
  )
  return { deeds: await deedsIn(trace, database), turns }
}

/** Cuts the power at random moments. @returns how many answered turns each cut lost. */
function lostAt({ deeds, turns }: Played): readonly number[] {
  const rng = seededRng(rngStateFrom(2026))
  const chance = (): number => rng.int(0, 999_999) / 1_000_000
  const first = deeds.findIndex((deed) => deed.type === 'answer' && turns.has(deed.requestId))
  return Array.from({ length: CUTS }, () => {
    const cut = rng.int(first, deeds.length)
    const answered = deeds.slice(0, cut).flatMap((deed) => (deed.type === 'answer' ? (turns.get(deed.requestId) ?? []) : []))
    const disk = join(folder, 'disk')
    rmSync(disk, { recursive: true, force: true })
    mkdirSync(disk)
    for (const [file, content] of diskAt(deeds, cut, chance)) if (!file.endsWith('-shm')) writeFileSync(join(disk, basename(file)), content)
    const name = deeds.find((deed) => deed.type === 'write')?.file ?? ''
    const file = new SqliteFile(join(disk, basename(name).replace(/-(wal|journal)$/, '')))
    expect(file.pragma('integrity_check', { simple: true })).toBe('ok')
    const hasTables = file.prepare("select 1 from sqlite_master where name = 'adventure_turns'").get() !== undefined
    if (!hasTables) {
      file.close()
      return answered.length
    }
    const count = file.prepare(
      'select count(*) from adventure_turns join adventures on id = adventure_id where session_id = ? and adventure_turns.stage_id = ?',
    )
    const lost = answered.filter(({ session, stage, nth }) => Number(count.pluck().get(session, stage)) < nth).length
    file.close()
    return lost
  })
}

describe.skipIf(strace === null)('when the power fails at any moment', () => {
  test('SQLite with DATABASE_SYNC=full has every answered turn', async () => {
    const game = await played('full')
    expect(game.turns.size).toBeGreaterThanOrEqual(TURNS)
    const lost = lostAt(game)
    console.log(
      `full: ${CUTS} cuts, ${game.deeds.filter(({ type }) => type === 'sync').length} syncs, ${game.turns.size} turns; lost at most ${Math.max(...lost)}`,
    )
    expect(lost).toEqual(lost.map(() => 0))
  })

  test('with DATABASE_SYNC=normal the database is sound, but the last turns may be gone', async () => {
    const game = await played('normal')
    const lost = lostAt(game).toSorted((a, b) => a - b)
    console.log(
      `normal: ${CUTS} cuts, ${game.deeds.filter(({ type }) => type === 'sync').length} syncs, ${game.turns.size} turns; lost: median ${lost[CUTS / 2]}, most ${lost.at(-1)}`,
    )
    expect(lost.at(-1)).toBeGreaterThan(0)
  })
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoints } from '../src/contract/api.ts'
import type { AnyEndpoint } from '../src/contract/endpoint.ts'
import { encount, idsOf } from './adventures.ts'
import type { Browser } from './clients/browser.ts'
import { TABLE_NAMES } from '../src/server/store/tables.ts'
import type { Game } from './game.ts'

/** Values that often break programs. */
const awkward = fc.oneof(
  fc.constantFrom(0, -0, -1, 1, 1.5, 1e21, -1e21, 2 ** 31, 2 ** 53, Number.MIN_VALUE),
  fc.constantFrom(
    '',
    ' ',
    '0',
    '-1',
    '1e9',
    '9'.repeat(40),
    'NaN',
    '__proto__',
    'constructor',
    "';--",
    '\u0000',
    '\ud800',
    '\u202e',
    '𠮷'.repeat(300),
  ),
  fc.constantFrom(null, true, false, [], {}, [[]], { length: 3 }, [null, null, null]),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.integer({ min: -3, max: 30 }),
  fc.jsonValue({ maxDepth: 4 }),
)

/** Bodies for an endpoint: anything at all, or its own fields with awkward values, some left out, some strange ones beside them. */
function junkFor({ body }: AnyEndpoint): fc.Arbitrary<unknown> {
  const fields = body instanceof z.ZodObject ? Object.keys(body.shape) : []
  const commands = fc.array(
    fc.record(
      {
        partyId: awkward,
        command: fc.oneof(fc.constantFrom('ATTACK', 'SKILL', 'ITEM', 'ESCAPE'), awkward),
        skillId: awkward,
        itemId: awkward,
        enemyIndex: awkward,
        playerIndex: awkward,
      },
      { requiredKeys: [] },
    ),
    { maxLength: 4 },
  )
  const own = fields.map((field) => [field, field === 'selectedCommands' ? fc.oneof(commands, awkward) : awkward] as const)
  const shaped = fc.record({ ...Object.fromEntries(own), surplus: awkward }, { requiredKeys: [] })
  return fc.oneof({ weight: 4, arbitrary: shaped }, { weight: 1, arbitrary: awkward })
}

/** Calls that read no body, and those whose success ends the session or the save that the others need, are left out. */
const SKIPPED = ['/api/account/logout', '/api/game/rpg/title/delete_savedata']

/** Refused or not, these calls count an attempt. */
const COUNTED = [
  'POST /api/account/register',
  'POST /api/account/login',
  'POST /api/account/recover',
  'POST /api/account/recovery_code',
  'POST /api/account/passkeys/begin_making',
  'POST /api/account/passkeys/begin_confirming',
  'DELETE /api/account/passkeys/{id}',
  'PUT /api/account/password',
  'DELETE /api/account',
  'POST /api/game/rpg/title/create_rpg_user',
]

/** Sends `runs` generated bodies to every writing call, with a key or without: never a 5xx, and a refused call changes nothing. */
export function junkStory(game: Game, runs: number): void {
  for (const endpoint of endpoints.filter(({ method, path }) => method !== 'GET' && !SKIPPED.includes(path))) {
    const call = `${endpoint.method} ${endpoint.path}`
    // These calls hash a password before they refuse.
    const costly = endpoint.path.startsWith('/api/account') || endpoint.path.endsWith('create_rpg_user')
    test(call, async () => {
      const browser = await player(game)
      const { session } = await encount(browser, 1, 1)
      let before = await everything(game)
      const property = fc.asyncProperty(junkFor(endpoint), fc.boolean(), fc.boolean(), async (junk, isOwnSession, isKeyed) => {
        const key = isKeyed ? crypto.randomUUID() : undefined
        const body =
          isOwnSession && junk !== null && typeof junk === 'object' && 'session_id' in junk ? { ...junk, session_id: session } : junk
        const path = endpoint.path.replace('{id}', '1')
        const { status } = await browser.write(endpoint.method as 'POST', path, body, key === undefined ? {} : { key })
        expect(status).toBeLessThan(500)
        const after = await everything(game, key)
        const legal = COUNTED.includes(call) ? { attempts: after.attempts } : {}
        expect(after).toEqual(status < 400 ? after : { ...before, ...legal })
        before = status < 400 || key !== undefined ? await everything(game) : after
      })
      await fc.assert(property, { numRuns: costly ? Math.ceil(runs / 2) : runs, seed: 20260401 })
    })
  }
}

async function player(game: Game): Promise<Browser> {
  const browser = await game.player()
  await idsOf(game, browser)
  return browser
}

/** Every row of every table. @param key the answer to a call under this key may be kept, whatever it was. */
async function everything(game: Game, key = ''): Promise<Readonly<Record<string, readonly string[]>>> {
  return game.store.read(async (tx) => {
    const rows: Record<string, readonly string[]> = {}
    for (const table of TABLE_NAMES) {
      const found: readonly object[] = await tx.selectFrom(table).selectAll().execute()
      const kept = table === 'receipts' ? found.filter((row) => !('key' in row && row.key === key)) : found
      rows[table] = kept.map((row) => JSON.stringify(row)).toSorted()
    }
    return rows
  })
}

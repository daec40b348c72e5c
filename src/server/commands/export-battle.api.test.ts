import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DATABASES, freshDatabase } from '../../../tests/databases/databases.ts'

function exported(databaseUrl: string, session: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['src/server/commands/export-battle.ts', session], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: databaseUrl },
  })
  return { status, stdout, stderr }
}

test('without a database nothing is exported, and none is made', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kageakari-export-'))
  const missing = join(folder, 'missing.db')
  expect(exported(`file:${missing}`, 'x')).toEqual({
    status: 1,
    stdout: '',
    stderr: `There is no database at ${missing} (DATABASE_URL).\n`,
  })
  expect(existsSync(missing)).toBe(false)
  rmSync(folder, { recursive: true })
})

test.each(DATABASES)('a session that nobody has is named, on %s', async (name) => {
  const database = await freshDatabase(name)
  await (await database.open()).close()
  expect(exported(database.url, 'nobody')).toEqual({ status: 1, stdout: '', stderr: 'No adventure is stored for the session nobody.\n' })
  await database.drop()
})

import { expect, test } from 'vitest'
import { DATABASES, freshDatabase } from '../../../../../tests/databases/databases.ts'
import { noteInJournal, notedOf } from './journal.ts'

test.each(DATABASES)('the journal on %s notes an entry once, of its kind and save, and goes with the save', async (name) => {
  const database = await freshDatabase(name)
  const store = await database.open()
  await store.write(async (tx) => {
    await tx.insertInto('users').values({ name: '灯', email: 'a@example.com', password_hash: '', created_at: 1 }).execute()
    const { id: userId } = await tx.selectFrom('users').select('id').executeTakeFirstOrThrow()
    await tx.insertInto('saves').values({ user_id: userId, gold: 0, created_at: 1 }).execute()
    const { id: saveId } = await tx.selectFrom('saves').select('id').executeTakeFirstOrThrow()
    expect(await noteInJournal(tx, saveId, 'met', ['11', '12', '11'], 5)).toEqual(['11', '12'])
    expect(await noteInJournal(tx, saveId, 'met', ['12', '13'], 6)).toEqual(['13'])
    expect(await noteInJournal(tx, saveId, 'met', [], 6)).toEqual([])
    expect(await notedOf(tx, saveId, 'met')).toEqual(new Set(['11', '12', '13']))
    expect(await notedOf(tx, saveId, 'folded')).toEqual(new Set())
    await tx.deleteFrom('saves').execute()
    expect(await notedOf(tx, saveId, 'met')).toEqual(new Set())
  })
  await store.close()
  await database.drop()
})

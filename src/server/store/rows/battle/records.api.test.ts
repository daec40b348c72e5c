import { expect, test } from 'vitest'
import { parseRecord, replay } from '../../../../lab/run/recorded-adventure.ts'
import { encount, fight, give, STRONG } from '../../../../../tests/adventures.ts'
import { onBothDatabases } from '../../../../../tests/game.ts'
import { findRecord } from './records.ts'

onBothDatabases('the record of an adventure', (game) => {
  test('plays again as it was stored, over several stages', async () => {
    const browser = await game.player([1, 4, 5])
    await give(game, browser, { exp: STRONG, bag: [{ item: 1, count: 2 }] })
    const { session } = await fight(browser, 1, 1)
    await fight(browser, 1, 2)
    const record = await game.store.read((tx) => findRecord(tx, session))
    expect(record).toMatchObject({ field: 1, names: ['仲間1', '仲間2', '仲間3'], bag: [{ item: 1, count: 2 }], result: 'won' })
    expect(new Set(record?.turns.map(({ stage }) => stage))).toEqual(new Set([1, 2]))
    const again = replay(parseRecord(JSON.stringify(record)))
    expect(again.difference).toBeNull()
    expect(again.turns).toHaveLength(record?.turns.length ?? 0)
  })

  test('ends with the last turn when the next stage was entered but not fought', async () => {
    const browser = await game.player([1, 4, 5])
    await give(game, browser, { exp: STRONG })
    const { session } = await fight(browser, 1, 1)
    await encount(browser, 1, 2)
    const record = await game.store.read((tx) => findRecord(tx, session))
    expect(record).toMatchObject({ result: 'won' })
    expect(replay(parseRecord(JSON.stringify(record))).difference).toBeNull()
  })

  test('is null for a session that nobody has', async () => {
    expect(await game.store.read((tx) => findRecord(tx, '00000000-0000-0000-0000-000000000000'))).toBeNull()
  })
})

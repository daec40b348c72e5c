import { expect, test } from 'vitest'
import { give } from '../../../../tests/adventures.ts'
import { onBothDatabases } from '../../../../tests/game.ts'

const FIELDS = '/api/game/rpg/field/list'

onBothDatabases('the fields', (game) => {
  test('are listed highest id first, cleared or not, and only the open ones', async () => {
    const browser = await game.player()
    const ids = async () => (await browser.get(FIELDS)).body.map((field: { id: number }) => field.id)
    expect(await ids()).toEqual([1])
    await give(game, browser, { cleared: [1] })
    expect(await ids()).toEqual([4, 3, 2, 1])
    await give(game, browser, { cleared: [3, 4] })
    expect(await ids()).toEqual([7, 6, 5, 4, 3, 2, 1])
  })
})

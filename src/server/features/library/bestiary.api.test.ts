import { expect, test } from 'vitest'
import { encount, fight, give, STRONG } from '../../../../tests/adventures.ts'
import type { Browser } from '../../../../tests/clients/browser.ts'
import { firstOf } from '../../../../tests/first-of.ts'
import { onBothDatabases } from '../../../../tests/game.ts'
import { enemies } from '../../../content/catalog.ts'
import { COVERLESS_BOOK, NAME_TAGS } from '../../../content/named-ids.ts'
import { ownersIn } from './bestiary.ts'
import { api } from '../../../contract/api.ts'

const ALL = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

onBothDatabases('the bestiary', (game) => {
  const shadowsOf = (browser: Browser) => browser.call(api.library.bestiary)
  const shadow = async (browser: Browser, id: number) => (await shadowsOf(browser)).find((one) => one.id === id)

  test('knows nobody at first, and nobody of the hidden field until it opens', async () => {
    const browser = await game.player()
    const first = await shadowsOf(browser)
    expect(new Set(first.map(({ field }) => field))).toEqual(new Set(ALL.slice(0, 11)))
    expect(first.filter(({ state, name, owner }) => state !== 'unmet' || name !== null || owner !== null)).toEqual([])
    await give(game, browser, { cleared: [8, 10], read: [COVERLESS_BOOK] })
    const later = await shadowsOf(browser)
    expect(later.map(({ id }) => id)).toEqual(enemies.map(({ id }) => id))
    expect(later.find(({ field }) => field === 12)).toMatchObject({ state: 'unmet', name: null })
  })

  test('knows whom the party has met and folded', async () => {
    const browser = await game.player()
    await give(game, browser, { exp: STRONG })
    await encount(browser, 1, 1)
    expect(await shadow(browser, 11)).toEqual({
      id: 11,
      field: 1,
      state: 'met',
      name: 'ケシカゲ',
      is_boss: false,
      is_wide: false,
      owner: null,
    })
    await fight(browser, 1, 1)
    expect(await shadow(browser, 11)).toMatchObject({ state: 'folded', name: 'ケシカゲ' })
    expect(await shadow(await game.player(), 11)).toMatchObject({ state: 'unmet' })
  })

  test('takes the shadows of a cleared field for folded', async () => {
    const browser = await game.player()
    await give(game, browser, { cleared: [1] })
    expect((await shadowsOf(browser)).filter(({ state }) => state === 'folded').map(({ id }) => id)).toEqual([11, 12, 13, 14, 15])
  })

  test('names the owners once their book is read', async () => {
    const browser = await game.player()
    await give(game, browser, { cleared: ALL, read: [COVERLESS_BOOK] })
    expect((await shadowsOf(browser)).filter(({ owner }) => owner !== null)).toEqual([])
    await browser.call(api.library.markFinished, { book_id: NAME_TAGS })
    expect(await shadow(browser, 96)).toMatchObject({ name: '町内会長', owner: '町内会長。' })
    expect((await shadowsOf(browser)).filter(({ owner }) => owner !== null).length).toBeGreaterThan(15)
    const known = new Set(enemies.map(({ name }) => name))
    const [, , history] = await browser.call(api.library.fetchBook)
    const tags = firstOf(history.filter(({ id }) => id === NAME_TAGS))
    expect([...ownersIn(tags.content).keys()].filter((name) => !known.has(name))).toEqual([])
  })

  test('is for players with a save', async () => {
    expect(await game.visitor().refusal(api.library.bestiary)).toMatchObject({ status: 401 })
    expect(await (await game.user()).refusal(api.library.bestiary)).toMatchObject({ status: 409 })
  })
})

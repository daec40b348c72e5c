import { expect, test } from 'vitest'
import { encount, fight, FINISH, give, STRONG } from '../../../../tests/adventures.ts'
import type { Browser } from '../../../../tests/clients/browser.ts'
import { onBothDatabases } from '../../../../tests/game.ts'

const SEEN = '/api/game/rpg/journal/seen'
const MENU = '/api/game/rpg/menu/can_be_clear'
const STORE = '/api/game/rpg/ending/store/clear'
const upTo = (field: number) => Array.from({ length: field }, (_, at) => at + 1)

const due = async (browser: Browser): Promise<readonly string[]> => (await browser.get(MENU)).body.scenes

onBothDatabases('the scenes before the menu', (game) => {
  const told = async (save: number) => {
    const rows = await game.reach((tx) => tx.selectFrom('journal').select(['kind', 'entry']).where('save_id', '=', save).execute())
    return rows.filter(({ kind }) => kind === 'scene').map(({ entry }) => entry)
  }

  test('are told once, at their number of clears', async () => {
    const browser = await game.player()
    expect(await due(browser)).toEqual([])
    const { save } = await give(game, browser, { cleared: [1] })
    expect(await due(browser)).toEqual(['interlude-1'])
    expect(await browser.post(SEEN, { scene: 'interlude-1' })).toMatchObject({ status: 204 })
    expect(await due(browser)).toEqual([])
    // Twice changes nothing.
    expect(await browser.post(SEEN, { scene: 'interlude-1' })).toMatchObject({ status: 204 })
    expect(await told(save)).toEqual(['interlude-1'])
    await give(game, browser, { cleared: [2] })
    expect(await due(browser)).toEqual([])
    await give(game, browser, { cleared: [3] })
    expect(await due(browser)).toEqual(['interlude-2'])
  })

  test('wait until the adventure is over', async () => {
    const browser = await game.player()
    await give(game, browser, { exp: STRONG })
    for (const stage of [1, 2, 3]) await fight(browser, 1, stage)
    const { session } = await fight(browser, 1, 4)
    expect((await browser.get(MENU)).body).toMatchObject({ scenes: [], running: { phase: 'won' } })
    await browser.post(FINISH, { session_id: session })
    expect((await browser.get(MENU)).body).toMatchObject({ scenes: ['interlude-1'], running: null })
    await encount(browser, 1, 1)
    expect(await due(browser)).toEqual([])
  })

  test('begin with the treasure and the diary, and know what was read', async () => {
    const browser = await game.player()
    await give(game, browser, { cleared: [1, 2, 3, 4, 5, 6, 7, 9, 10] })
    expect(await due(browser)).toEqual(['interlude-5'])
    await give(game, browser, { cleared: [8] })
    expect(await due(browser)).toEqual(['interlude-6'])
    await give(game, browser, { read: [409] })
    expect(await due(browser)).toEqual(['interlude-6-read'])
    await give(game, browser, { cleared: [12] })
    expect(await due(browser)).toEqual(['diary', 'interlude-7'])
    await give(game, browser, { cleared: [11] })
    expect(await due(browser)).toEqual(['treasure', 'diary', 'interlude-8'])
    await browser.post(SEEN, { scene: 'treasure' })
    await browser.post(SEEN, { scene: 'interlude-8' })
    expect(await due(browser)).toEqual(['diary'])
  })

  test('that another version was told counts as well', async () => {
    const browser = await game.player()
    await give(game, browser, { cleared: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] })
    await browser.post(SEEN, { scene: 'interlude-6' })
    await give(game, browser, { read: [409] })
    expect(await due(browser)).toEqual([])
  })

  test('can be read again: those told, and those that a save has passed', async () => {
    const browser = await game.player()
    const readable = async () => (await browser.get('/api/game/rpg/journal/information')).body.scenes
    await give(game, browser, { cleared: [1] })
    expect(await readable()).toEqual([])
    await browser.post(SEEN, { scene: 'interlude-1' })
    expect(await readable()).toEqual(['interlude-1'])
    await give(game, browser, { cleared: [2, 3, 4, 5, 6, 7, 9, 10, 11] })
    await browser.post(SEEN, { scene: 'treasure' })
    await browser.post(STORE, { ending: 1 })
    await browser.post(SEEN, { scene: 'curtain-1' })
    expect(await readable()).toEqual(['treasure', 'interlude-1', 'interlude-2', 'interlude-3', 'interlude-4', 'interlude-5', 'ending-1'])
  })

  test('can be noted by two at once', async () => {
    const browser = await game.player()
    const { save } = await give(game, browser, { cleared: [1] })
    const answers = await Promise.all(Array.from({ length: 6 }, () => browser.post(SEEN, { scene: 'interlude-1' })))
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204, 204])
    expect(await told(save)).toEqual(['interlude-1'])
  })

  test.each([
    'interlude-2',
    'interlude-6-read',
    'treasure',
    'diary',
    'ending-1',
    'curtain-1',
    'curtain-5',
    'nonsense',
    'あ'.repeat(41),
    '',
    7,
    null,
  ])('refuse %j while it is closed or unknown', async (scene) => {
    const browser = await game.player()
    const { save } = await give(game, browser, { cleared: [1] })
    expect(await browser.post(SEEN, { scene })).toMatchObject({ status: 409, body: { code: 'sceneClosed' } })
    expect(await told(save)).toEqual([])
  })

  test('are each save’s own', async () => {
    const [one, other] = [await game.player(), await game.player()]
    await give(game, one, { cleared: [1] })
    await give(game, other, { cleared: [1] })
    await one.post(SEEN, { scene: 'interlude-1' })
    expect(await due(one)).toEqual([])
    expect(await due(other)).toEqual(['interlude-1'])
    expect(await game.visitor().post(SEEN, { scene: 'interlude-1' })).toMatchObject({ status: 401 })
    expect(await (await game.user()).post(SEEN, { scene: 'interlude-1' })).toMatchObject({ status: 409, body: { code: 'noSave' } })
  })

  test('go with their save', async () => {
    const browser = await game.player()
    const { save } = await give(game, browser, { cleared: [1] })
    await browser.post(SEEN, { scene: 'interlude-1' })
    await browser.post('/api/game/rpg/title/delete_savedata', {})
    expect(await told(save)).toEqual([])
    expect(await browser.post(SEEN, { scene: 'interlude-1' })).toMatchObject({ status: 409, body: { code: 'noSave' } })
  })

  test('end with the curtain, once after each ending', async () => {
    const browser = await game.player()
    const { save } = await give(game, browser, { cleared: upTo(11) })
    for (const scene of ['treasure', 'interlude-7']) await browser.post(SEEN, { scene })
    expect(await due(browser)).toEqual([])
    await browser.post(STORE, { ending: 2 })
    expect(await told(save)).toContain('ending-2')
    expect(await due(browser)).toEqual(['curtain-2'])
    await browser.post(SEEN, { scene: 'curtain-2' })
    await browser.post(STORE, { ending: 2 })
    expect(await due(browser)).toEqual([])
    // Without a choice nothing is known of an ending.
    await browser.post(STORE, {})
    expect(await due(browser)).toEqual([])
  })
})

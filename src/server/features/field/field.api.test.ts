import { expect, test } from 'vitest'
import { all, encount, exec, fight, give, idsOf, STRONG } from '../../../../tests/adventures.ts'
import type { Browser } from '../../../../tests/clients/browser.ts'
import { firstOf } from '../../../../tests/first-of.ts'
import { onBothDatabases } from '../../../../tests/game.ts'
import { COVERLESS_BOOK } from '../../../content/named-ids.ts'
import { enemyScale, offeringPercent } from '../../../rules/adventure/difficulty.ts'
import { api } from '../../../contract/api.ts'

/** Far beyond a party that has just been made. */
const HARD_FIELD = 9
const SIX = [1, 2, 3, 4, 5, 6]

onBothDatabases('the fields', (game) => {
  test('are listed highest id first, cleared or not, and only the open ones [FIELD-2]', async () => {
    const browser = await game.player()
    const ids = async () => (await browser.call(api.field.list)).map((field) => field.id)
    expect(await ids()).toEqual([1])
    await give(game, browser, { cleared: [1] })
    expect(await ids()).toEqual([4, 3, 2, 1])
    await give(game, browser, { cleared: [3, 4] })
    expect(await ids()).toEqual([7, 6, 5, 4, 3, 2, 1])
  })

  test('are told by id, name, difficulty and whether they are cleared, the locked ones not at all [FIELD-1]', async () => {
    const browser = await game.player()
    await give(game, browser, { cleared: [1, 3] })
    const list = await browser.call(api.field.list)
    expect(list).toHaveLength(4)
    for (const field of list) {
      const { name, difficulty } = field
      expect(field).toMatchObject({ id: expect.any(Number), name: expect.stringMatching(/./), is_cleared: [1, 3].includes(field.id) })
      expect([name, difficulty]).toEqual([expect.any(String), expect.stringMatching(/^★{1,6}☆{0,5}$/)])
    }
    expect(list.map(({ id, name, difficulty }) => [id, name, difficulty])).toEqual([
      [4, '藍摺りの海岸', '★★★☆☆☆'],
      [3, '炉座火山', '★★★☆☆☆'],
      [2, '砂絵の砂漠', '★★☆☆☆☆'],
      [1, '灯見ヶ原', '★☆☆☆☆☆'],
    ])
    const far = await game.player()
    await give(game, far, { cleared: upTo(11), read: [COVERLESS_BOOK] })
    expect((await far.call(api.field.list)).map(({ difficulty }) => difficulty)).toContain('？')
  })

  const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)
  test.each([
    { cleared: [], open: 1 },
    { cleared: [1], open: 4 },
    { cleared: [1, 2], open: 4 },
    { cleared: [1, 2, 3], open: 7 },
    { cleared: [1, 4, 5], open: 7 },
    { cleared: [1, 2, 3, 4, 5], open: 7 },
    { cleared: upTo(6), open: 9 },
    { cleared: [1, 2, 3, 4, 6, 7], open: 9 },
    { cleared: upTo(8), open: 9 },
  ])('that are open after $cleared are those up to $open [FIELD-4]', async ({ cleared, open }) => {
    const browser = await game.player()
    await give(game, browser, { cleared })
    expect((await browser.call(api.field.list)).map(({ id }) => id)).toEqual(upTo(open).toReversed())
  })

  test.each([
    { cleared: [...upTo(6), 8], tenth: false, eleventh: false },
    { cleared: [...upTo(6), 9], tenth: true, eleventh: false },
    { cleared: upTo(10), tenth: true, eleventh: true },
  ])(
    'after $cleared tell whether the tenth and the eleventh are open: $tenth, $eleventh [FIELD-5]',
    async ({ cleared, tenth, eleventh }) => {
      const browser = await game.player()
      await give(game, browser, { cleared })
      const ids = (await browser.call(api.field.list)).map(({ id }) => id)
      expect([ids.includes(10), ids.includes(11)]).toEqual([tenth, eleventh])
    },
  )

  test.each([
    { cleared: upTo(11), read: [], open: false },
    { cleared: [...upTo(7), 9, 10], read: [COVERLESS_BOOK], open: false },
    { cleared: upTo(9), read: [COVERLESS_BOOK], open: false },
    { cleared: upTo(10), read: [COVERLESS_BOOK - 1], open: false },
    { cleared: upTo(10), read: [COVERLESS_BOOK], open: true },
  ])('after $cleared with book $read tell whether the twelfth is open: $open [FIELD-6]', async ({ cleared, read, open }) => {
    const browser = await game.player()
    await give(game, browser, { cleared, read })
    expect((await browser.call(api.field.list)).some(({ id }) => id === 12)).toBe(open)
  })
})

onBothDatabases('an offering', (game) => {
  const newcomer = async (): Promise<Browser> => {
    const browser = await game.player()
    await give(game, browser, { cleared: SIX })
    return browser
  }
  const lose = async (browser: Browser, times = 1) => {
    for (let loss = 0; loss < times; loss += 1) {
      await fight(browser, HARD_FIELD, 1)
      await browser.call(api.battle.refresh, {})
    }
  }
  const offer = (browser: Browser) => browser.call(api.field.offering, { field_id: HARD_FIELD })
  const refusedOffer = (browser: Browser, field_id: unknown = HARD_FIELD) => browser.refusal(api.field.offering, { field_id })
  const offeringIn = async (browser: Browser, field = HARD_FIELD) =>
    firstOf((await browser.call(api.field.list)).filter(({ id }) => id === field)).offering
  const scaleOf = async (browser: Browser): Promise<unknown> => {
    await encount(browser, HARD_FIELD, 1)
    const { save } = await idsOf(game, browser)
    const row = await game.reach((tx) =>
      tx.selectFrom('adventures').select('state').where('save_id', '=', save).where('is_current', '=', 1).executeTakeFirstOrThrow(),
    )
    await browser.call(api.battle.refresh, {})
    return JSON.parse(row.state).scale
  }

  test('may be made after two losses in a row, in that field alone, and only by the player', async () => {
    const browser = await newcomer()
    await lose(browser)
    expect(await offeringIn(browser)).toBeNull()
    expect(await refusedOffer(browser)).toMatchObject({ status: 409, code: 'offeringClosed' })
    await lose(browser)
    expect(await offeringIn(browser)).toEqual({ is_lit: false, percent: 4 })
    expect(await offeringIn(browser, 1)).toBeNull()
    expect(await scaleOf(browser)).toEqual({ hp: 100, attack: 100 })
    expect(await offer(browser)).toMatchObject({ is_lit: true, percent: 4 })
    expect(await scaleOf(browser)).toEqual({ hp: 100, attack: 96 })
    expect(await refusedOffer(browser, 1)).toMatchObject({ status: 409, code: 'offeringClosed' })
  })

  test('stays as it is when it is made again, twice at once or after more losses', async () => {
    const browser = await newcomer()
    await lose(browser, 2)
    expect(await Promise.all([offer(browser.tab()), offer(browser.tab())])).toEqual([
      { is_lit: true, percent: 4 },
      { is_lit: true, percent: 4 },
    ])
    await lose(browser)
    expect(await offeringIn(browser)).toEqual({ is_lit: true, percent: offeringPercent('normal', 3) })
    expect(await offer(browser)).toMatchObject({ percent: 8 })
  })

  test('a loss counts once, however often it is shown, sent again and dismissed', async () => {
    const browser = await newcomer()
    const { session, last } = await fight(browser, HARD_FIELD, 1)
    const turn = last.turn - 1
    await encount(browser, HARD_FIELD, 1)
    const again = { session_id: session, selectedCommands: all(last.members, { command: 'DEFENCE' }), turn }
    await exec(browser, again)
    await Promise.all([
      browser.tab().call(api.battle.refresh, { session_id: session }),
      browser.tab().call(api.battle.refresh, { session_id: session }),
    ])
    expect(await offeringIn(browser)).toBeNull()
    await lose(browser)
    expect(await offeringIn(browser)).toEqual({ is_lit: false, percent: 4 })
  })

  test('an adventure that is given up counts neither way', async () => {
    const browser = await newcomer()
    await lose(browser)
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await encount(browser, HARD_FIELD, 1)
      await browser.call(api.battle.refresh, {})
    }
    expect(await offeringIn(browser)).toBeNull()
    await lose(browser)
    expect(await offeringIn(browser)).toEqual({ is_lit: false, percent: 4 })
  })

  test('goes out when the field is won, and the count begins anew', async () => {
    const browser = await game.player()
    const { save } = await give(game, browser, { exp: STRONG })
    const row = { save_id: save, field_id: 1, losses: 5, offered: 1 }
    await game.reach((tx) => tx.insertInto('field_losses').values(row).execute())
    for (let stage = 1; stage <= 3; stage += 1) await fight(browser, 1, stage)
    expect(await offeringIn(browser, 1)).toMatchObject({ is_lit: true })
    const { session } = await fight(browser, 1, 4)
    await browser.call(api.battle.finish, { session_id: session })
    expect(await offeringIn(browser, 1)).toBeNull()
    expect(await refusedOffer(browser, 1)).toMatchObject({ status: 409, code: 'offeringClosed' })
  })

  test('is never made nor felt on the hardest', async () => {
    const browser = await newcomer()
    await lose(browser, 2)
    await offer(browser)
    await browser.call(api.settings.changeDifficulty, { difficulty: 'hard' })
    expect(await offeringIn(browser)).toBeNull()
    expect(await refusedOffer(browser)).toMatchObject({ status: 409, code: 'offeringClosed' })
    expect(await scaleOf(browser)).toEqual(enemyScale('hard', 0))
    await browser.call(api.settings.changeDifficulty, { difficulty: 'story' })
    expect(await offeringIn(browser)).toEqual({ is_lit: true, percent: 4 })
    expect(await scaleOf(browser)).toEqual(enemyScale('story', 4))
  })

  test('waits until the adventure is over', async () => {
    const browser = await newcomer()
    await lose(browser, 2)
    await encount(browser, 1, 1)
    expect(await refusedOffer(browser)).toMatchObject({ status: 409, code: 'adventureOn' })
    await browser.call(api.battle.refresh, {})
    expect(await offer(browser)).toMatchObject({ is_lit: true })
  })

  test.each([0, 13, -1, 'nine', null, {}])('is refused for field %j', async (field) => {
    expect(await refusedOffer(await newcomer(), field)).toMatchObject({ status: 422 })
  })

  test('is for players with a save, and for their own losses', async () => {
    const loser = await newcomer()
    await lose(loser, 2)
    expect(await refusedOffer(await newcomer())).toMatchObject({ status: 409, code: 'offeringClosed' })
    expect(await refusedOffer(game.visitor())).toMatchObject({ status: 401 })
    expect(await refusedOffer(await game.user())).toMatchObject({ status: 409, code: 'noSave' })
    expect(await offeringIn(loser)).toEqual({ is_lit: false, percent: 4 })
  })
})

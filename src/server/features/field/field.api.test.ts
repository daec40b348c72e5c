import { expect, test } from 'vitest'
import { all, encount, EXEC, fight, FINISH, give, idsOf, REFRESH, STRONG } from '../../../../tests/adventures.ts'
import type { Browser } from '../../../../tests/clients/browser.ts'
import { onBothDatabases } from '../../../../tests/game.ts'
import { enemyScale, offeringPercent } from '../../../rules/adventure/difficulty.ts'

const FIELDS = '/api/game/rpg/field/list'
const OFFERING = '/api/game/rpg/field/offering'
const DIFFICULTY = '/api/game/rpg/settings/difficulty'
/** Far beyond a party that has just been made. */
const HARD_FIELD = 9
const SIX = [1, 2, 3, 4, 5, 6]

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

onBothDatabases('an offering', (game) => {
  const newcomer = async (): Promise<Browser> => {
    const browser = await game.player()
    await give(game, browser, { cleared: SIX })
    return browser
  }
  const lose = async (browser: Browser, times = 1) => {
    for (let loss = 0; loss < times; loss += 1) {
      await fight(browser, HARD_FIELD, 1)
      await browser.post(REFRESH, {})
    }
  }
  const offer = (browser: Browser, field_id: unknown = HARD_FIELD) => browser.post(OFFERING, { field_id })
  const offeringIn = async (browser: Browser, field = HARD_FIELD) =>
    (await browser.get(FIELDS)).body.find(({ id }: { id: number }) => id === field).offering
  const scaleOf = async (browser: Browser): Promise<unknown> => {
    await encount(browser, HARD_FIELD, 1)
    const { save } = await idsOf(game, browser)
    const row = await game.reach((tx) =>
      tx.selectFrom('adventures').select('state').where('save_id', '=', save).where('is_current', '=', 1).executeTakeFirstOrThrow(),
    )
    await browser.post(REFRESH, {})
    return JSON.parse(row.state).scale
  }

  test('may be made after two losses in a row, in that field alone, and only by the player', async () => {
    const browser = await newcomer()
    await lose(browser)
    expect(await offeringIn(browser)).toBeNull()
    expect(await offer(browser)).toMatchObject({ status: 409, body: { code: 'offeringClosed' } })
    await lose(browser)
    expect(await offeringIn(browser)).toEqual({ is_lit: false, percent: 4 })
    expect(await offeringIn(browser, 1)).toBeNull()
    expect(await scaleOf(browser)).toEqual({ hp: 100, attack: 100 })
    expect(await offer(browser)).toMatchObject({ status: 200, body: { is_lit: true, percent: 4 } })
    expect(await scaleOf(browser)).toEqual({ hp: 100, attack: 96 })
    expect(await offer(browser, 1)).toMatchObject({ status: 409, body: { code: 'offeringClosed' } })
  })

  test('stays as it is when it is made again, twice at once or after more losses', async () => {
    const browser = await newcomer()
    await lose(browser, 2)
    const answers = await Promise.all([offer(browser.tab()), offer(browser.tab())])
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [200, { is_lit: true, percent: 4 }],
      [200, { is_lit: true, percent: 4 }],
    ])
    await lose(browser)
    expect(await offeringIn(browser)).toEqual({ is_lit: true, percent: offeringPercent('normal', 3) })
    expect(await offer(browser)).toMatchObject({ status: 200, body: { percent: 8 } })
  })

  test('a loss counts once, however often it is shown, sent again and dismissed', async () => {
    const browser = await newcomer()
    const { session, last } = await fight(browser, HARD_FIELD, 1)
    const turn = last.body[4] - 1
    await encount(browser, HARD_FIELD, 1)
    const again = { session_id: session, selectedCommands: all(last.body[0], { command: 'DEFENCE' }), turn }
    expect(await browser.post(EXEC, again)).toMatchObject({ status: 200 })
    await Promise.all([browser.tab().post(REFRESH, { session_id: session }), browser.tab().post(REFRESH, { session_id: session })])
    expect(await offeringIn(browser)).toBeNull()
    await lose(browser)
    expect(await offeringIn(browser)).toEqual({ is_lit: false, percent: 4 })
  })

  test('an adventure that is given up counts neither way', async () => {
    const browser = await newcomer()
    await lose(browser)
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await encount(browser, HARD_FIELD, 1)
      await browser.post(REFRESH, {})
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
    await browser.post(FINISH, { session_id: session })
    expect(await offeringIn(browser, 1)).toBeNull()
    expect(await offer(browser, 1)).toMatchObject({ status: 409, body: { code: 'offeringClosed' } })
  })

  test('is never made nor felt on the hardest', async () => {
    const browser = await newcomer()
    await lose(browser, 2)
    await offer(browser)
    await browser.post(DIFFICULTY, { difficulty: 'hard' })
    expect(await offeringIn(browser)).toBeNull()
    expect(await offer(browser)).toMatchObject({ status: 409, body: { code: 'offeringClosed' } })
    expect(await scaleOf(browser)).toEqual(enemyScale('hard', 0))
    await browser.post(DIFFICULTY, { difficulty: 'story' })
    expect(await offeringIn(browser)).toEqual({ is_lit: true, percent: 4 })
    expect(await scaleOf(browser)).toEqual(enemyScale('story', 4))
  })

  test('waits until the adventure is over', async () => {
    const browser = await newcomer()
    await lose(browser, 2)
    await encount(browser, 1, 1)
    expect(await offer(browser)).toMatchObject({ status: 409, body: { code: 'adventureOn' } })
    await browser.post(REFRESH, {})
    expect(await offer(browser)).toMatchObject({ status: 200 })
  })

  test.each([0, 13, -1, 'nine', null, {}])('is refused for field %j', async (field) => {
    expect(await offer(await newcomer(), field)).toMatchObject({ status: 422 })
  })

  test('is for players with a save, and for their own losses', async () => {
    const loser = await newcomer()
    await lose(loser, 2)
    expect(await offer(await newcomer())).toMatchObject({ status: 409, body: { code: 'offeringClosed' } })
    expect(await offer(game.visitor())).toMatchObject({ status: 401 })
    expect(await offer(await game.user())).toMatchObject({ status: 409, body: { code: 'noSave' } })
    expect(await offeringIn(loser)).toEqual({ is_lit: false, percent: 4 })
  })
})

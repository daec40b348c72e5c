import type { Page, Route } from '@playwright/test'
import { battleText } from '../src/content/text/battle.ts'
import type { ShopInformation } from '../src/contract/shop.ts'
import { earn } from './support/earned.ts'
import {
  attacked,
  attackOnce,
  attackUntilDecided,
  begin,
  beginDecided,
  decide,
  orderOfAction,
  over,
  startStage,
} from './support/fighting.ts'
import { arriveWithParty, write } from './support/first-steps.ts'
import { intercept } from './support/intercept.ts'
import { expect, test } from './support/journey.ts'

const attack = (page: Page) => page.getByRole('button', { name: 'ATTACK' })
const ribbon = (page: Page) => page.getByRole('log')

test.beforeEach(async ({ page }) => {
  await arriveWithParty(page)
})

test('commands are given, taken back and repeated with the keyboard alone', async ({ page, expectAccessible }) => {
  await begin(page, '灯見ヶ原')
  await expect(attack(page)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('button', { name: 'SKILL' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /の技$/ })).toBeVisible()
  await expectAccessible()
  await page.keyboard.press('Escape')
  await expect(attack(page)).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(page.getByText('どの影に？')).toBeVisible()
  await expectAccessible()
  const [left, right] = [page.getByRole('button', { name: 'ケシカゲＡ' }), page.getByRole('button', { name: 'ケシカゲＢ' })]
  await expect(left).toBeFocused()
  for (const [key, now] of [
    ['ArrowRight', right],
    ['ArrowRight', left],
    ['ArrowLeft', right],
    ['ArrowUp', left],
    ['ArrowDown', right],
  ] as const) {
    await page.keyboard.press(key)
    await expect(now).toBeFocused()
  }
  // The mouse takes the mark along: there is only one.
  await left.hover()
  await expect(left).toBeFocused()
  await page.keyboard.press('2')
  await page.keyboard.press('3')
  await expect(page.getByText('みがまえ').first()).toBeVisible()
  const debug = page.getByRole('banner', { name: '画面の状態' })
  await expect(debug).toContainText(/\d+ キリカ ATTACK →ケシカゲＢ \/ \d+ トモリ DEFENCE/)
  await expect(debug).toContainText(/currentPartyMemberIndex\s*2/)
  await expect(debug).toContainText(/selectedEnemies\s*1/)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'ひとつ戻る' })).toBeHidden()

  await attackOnce(page)
  await expect(page.getByRole('button', { name: '早送り' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(attack(page)).toBeFocused()
  await page.keyboard.press('r')
  await expect(page.getByRole('button', { name: '早送り' })).toBeVisible()
})

test.describe('with turns shown at once', () => {
  test.use({ pace: 'instant' })

  test('commands are labelled and read, and taken back one by one, all, or out of the choice of a target; three of them make a turn [BATTLE-37, BATTLE-38, BATTLE-39, BATTLE-40, BATTLE-42]', async ({
    page,
  }) => {
    await begin(page, '灯見ヶ原')
    const command = (name: string) => page.getByRole('navigation', { name: '命令' }).getByRole('button', { name })
    for (const [label, reading] of [
      ['ATTACK', 'こうげき'],
      ['SKILL', 'わざ'],
      ['DEFENCE', 'みがまえ'],
      ['ITEM', 'どうぐ'],
      ['ESCAPE', 'にげる'],
    ] as const) {
      await expect(command(label)).toContainText(label)
      await expect(command(label)).toContainText(reading)
    }
    const header = page.getByRole('banner', { name: '画面の状態' })
    const given = async (commands: string, asked: number) => {
      await expect(header).toContainText(new RegExp(`${commands}.*currentPartyMemberIndex\\s*${asked}`, 's'))
    }
    await command('DEFENCE').click()
    await command('DEFENCE').click()
    await given('キリカ DEFENCE / \\d+ トモリ DEFENCE', 2)
    await page.getByRole('button', { name: 'ひとつ戻る' }).click()
    await given('キリカ DEFENCE', 1)
    await expect(header).not.toContainText('トモリ DEFENCE')
    await command('DEFENCE').click()
    await page.getByRole('button', { name: 'RESET' }).click()
    await given('', 0)
    await expect(header).not.toContainText('DEFENCE')
    await command('DEFENCE').click()
    await command('ATTACK').click()
    await expect(page.getByText('どの影に？')).toBeVisible()
    await page.getByRole('button', { name: 'やめる' }).click()
    await expect(page.getByText('どの影に？')).toBeHidden()
    await given('キリカ DEFENCE', 1)
    await command('ATTACK').click()
    await page.getByRole('button', { name: 'RESET' }).click()
    await given('', 0)
    // Nothing is ordered: there is nothing to take back.
    await command('ATTACK').click()
    await expect(page.getByRole('button', { name: 'RESET' })).toBeHidden()
    await page.getByRole('button', { name: 'やめる' }).click()

    const sent = page.waitForRequest('**/battle/exec')
    for (let member = 0; member < 3; member++) await command('DEFENCE').click()
    const { selectedCommands } = (await sent).postDataJSON() as { readonly selectedCommands: readonly { readonly command: string }[] }
    expect(selectedCommands.map((one) => one.command)).toEqual(['DEFENCE', 'DEFENCE', 'DEFENCE'])
    await expect(ribbon(page)).toContainText(/./)
    await expect(page.getByText('第2回')).toBeVisible()
    await given('', 0)
  })

  test('record, modifiers and notes open over the battle and give the focus back; a drag that begins in the notes and ends beside them does not close them [BATTLE-43, BATTLE-44]', async ({
    page,
    expectAccessible,
  }) => {
    await begin(page, '灯見ヶ原')
    await attackOnce(page)
    await expect(attack(page)).toBeFocused()
    await page.keyboard.press('l')
    await expect(page.getByRole('dialog', { name: '戦いの記録' })).toContainText('第1回　ここまで')
    await expectAccessible()
    await page.keyboard.press('Escape')
    await expect(attack(page)).toBeFocused()
    for (let member = 0; member < 3; member++) await page.getByRole('button', { name: 'DEFENCE' }).click()
    await expect(attack(page)).toBeFocused()
    await page.keyboard.press('l')
    const record = await page.getByRole('dialog', { name: '戦いの記録' }).innerText()
    const [second, first] = [record.indexOf('第2回　ここまで'), record.indexOf('第1回　ここまで')]
    expect(second).toBeGreaterThan(-1)
    expect(first).toBeGreaterThan(second)
    // Of the three crouches the first was told first, and stands last.
    const crouches = [...record.slice(second, first).matchAll(/(キリカ|トモリ|ゴトク)は身構え/g)].map(([, name]) => name)
    expect(crouches).toEqual(['ゴトク', 'トモリ', 'キリカ'])
    await page.keyboard.press('Escape')
    await expect(attack(page)).toBeFocused()
    await page.keyboard.press('b')
    await expect(page.getByRole('dialog', { name: '強化と弱体' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('m')
    await page.keyboard.type('Aから先に')
    expect(await page.evaluate(() => Object.keys(localStorage).map((key) => localStorage.getItem(key)))).toContain('Aから先に')
    await page.keyboard.press('Escape')
    await page.reload()
    await attack(page).waitFor()
    await page.keyboard.press('m')
    await expect(page.getByRole('textbox')).toHaveValue('Aから先に')
    const notes = page.getByRole('textbox')
    const { x, y } = (await notes.boundingBox()) ?? { x: 0, y: 0 }
    await page.mouse.move(x + 60, y + 20)
    await page.mouse.down()
    await page.mouse.move(x - 300, y + 20, { steps: 4 })
    await page.mouse.up()
    await expect(notes).toHaveValue('Aから先に')
    await page.mouse.click(x - 300, y + 20)
    await expect(notes).toBeHidden()
  })

  test('a sign-in that ends in mid-play is told, and the adventure waits [GENERAL-52]', async ({ page, context }) => {
    await begin(page, '灯見ヶ原')
    await attackOnce(page)
    await expect(page.getByRole('button', { name: /^ATTACK/ })).toBeVisible()
    const cookies = await context.cookies()
    await context.clearCookies()
    await attackOnce(page)
    const told = page.getByRole('dialog', { name: 'ログインが切れました' })
    await expect(told.getByRole('button')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/game\/rpg$/)
    await expect(page.getByRole('dialog', { name: '遊ぶ前に' })).toBeVisible()
    await context.addCookies(cookies)
    await page.goto('/game/rpg/menu')
    await page.getByRole('button', { name: /^つづける/ }).click()
    await expect(page).toHaveURL(/\/battle\/1\/1$/)
    await expect(page.getByRole('button', { name: /^ATTACK/ })).toBeVisible()
  })
})

test('each member has a face on the card, one of six at a time; the enemies do not move for a list that covers none of them; the order of action changes as soon as a crouch or an act that comes first is chosen, and says why', async ({
  page,
}) => {
  await begin(page, '灯見ヶ原')
  const faces = page.locator('[data-side="party"] [data-part="figure"] img')
  await expect(faces).toHaveCount(18)
  await expect(faces.filter({ visible: true })).toHaveCount(3)
  expect(await faces.evaluateAll((all) => all.every((face) => face instanceof HTMLImageElement && face.naturalWidth > 200))).toBe(true)
  const gauge = page.getByRole('meter', { name: 'ケシカゲＡ HP' })
  const before = await gauge.boundingBox()
  await page.keyboard.press('2')
  await expect(page.getByText(battleText.noSkills)).toBeVisible()
  await expect(page.locator('[data-part="enemies"]')).not.toHaveAttribute('data-aside')
  expect((await gauge.boundingBox())?.x).toBeCloseTo(before?.x ?? 0, 0)
  await page.keyboard.press('Escape')
  const order = await orderOfAction(page)
  const first = order.getByRole('listitem').first()
  // トモリ is the slowest but one of the party.
  await page.keyboard.press('1')
  await page.keyboard.press('1')
  await expect(page.getByText('トモリはどうする？')).toBeVisible()
  await page.keyboard.press('3')
  await expect(first).toHaveText('トモリ守')
})

test('a slow answer is waited for, and counts when it comes late', async ({ page, expectAccessible }) => {
  await begin(page, '灯見ヶ原')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let sent = 0
  await page.route('**/battle/exec', async (route) => {
    sent++
    await held
    await route.continue()
  })
  await attackOnce(page)
  await expect(page.getByText('返事が遅れています。')).toBeVisible()
  await expectAccessible()
  release()
  await expect(page.getByRole('button', { name: '早送り' })).toBeVisible()
  await expect(page.getByText('返事が遅れています。')).toBeHidden()
  expect(sent).toBe(1)
})

test('the player may stop waiting, and the turn is still played once', async ({ page, expectTrouble }) => {
  expectTrouble(/ERR_ABORTED/)
  await begin(page, '灯見ヶ原')
  // The server plays the turn, its answer does not come.
  await intercept(page, '**/battle/exec', (route) => void route.fetch(), 1)
  await attackOnce(page)
  await page.getByRole('button', { name: '待つのをやめる' }).click()
  await page.getByRole('button', { name: 'もう一度読みこむ' }).click()
  await page.getByRole('button', { name: '早送り' }).click()
  await expect(page.getByText('第2回')).toBeVisible()
})

test('a turn whose answer is lost is played once', async ({ page, expectTrouble }) => {
  expectTrouble(/ERR_CONNECTION_RESET/)
  await begin(page, '灯見ヶ原')
  let lost = 0
  await page.route('**/battle/exec', async (route) => {
    if (lost > 0) return route.continue()
    lost++
    // The server has played the turn, only its answer does not arrive.
    await route.fetch()
    await route.abort('connectionreset')
  })
  await attackOnce(page)
  await expect(page.getByRole('button', { name: '早送り' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('第2回')).toBeVisible()
  expect(lost).toBe(1)
})

test('the first turn waits for the figures of those who act, but not for ever', async ({ page }) => {
  // Never answered.
  await page.route('**/*-wound-*.svg', () => undefined)
  await begin(page, '灯見ヶ原')
  const played = page.waitForResponse('**/battle/exec')
  await attackOnce(page)
  await played
  await page.waitForTimeout(1200)
  await expect(ribbon(page)).toContainText(battleText.sending)
  await expect(ribbon(page)).not.toContainText(battleText.sending)
  await expect(page.getByText('第2回')).toBeVisible()
})

test('a server in trouble is told, nothing is dropped, and trying again goes on', async ({ page, expectTrouble, expectAccessible }) => {
  expectTrouble(/500/)
  await begin(page, '灯見ヶ原')
  const json = { code: 'unexpected', request_id: '0123abcd-ffff', message: '予期しないエラーが発生しました。もう一度お試しください。' }
  await intercept(page, '**/battle/exec', (route) => route.fulfill({ status: 500, json }), 1)
  await attackOnce(page)
  const retry = page.getByRole('button', { name: 'もう一度読みこむ' })
  await expect(retry).toBeFocused()
  await expect(page.getByText('番号 0123abcd')).toBeVisible()
  await expectAccessible()
  await page.mouse.click(640, 120)
  await expect(retry).toBeVisible()
  await retry.click()
  await expect(ribbon(page)).toContainText(/！|た。/)
})

test('another field leads to the adventure that is running', async ({ page, expectAccessible }) => {
  await startStage(page, 1)
  const entered: string[] = []
  page.on('request', (request) => void (request.url().endsWith('/battle/encount') && entered.push(request.postData() ?? '')))
  await page.goto('/game/rpg/battle/2/1')
  const resume = page.getByRole('button', { name: 'つづける' })
  await expect(resume).toBeFocused()
  await expectAccessible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/battle\/1\/1$/)
  await expect(attack(page)).toBeVisible()
  // Once for the other field, once for this one.
  expect(entered).toHaveLength(2)
})

for (const [name, fail] of [
  ['500', (route: Route) => route.fulfill({ status: 500, json: {} })],
  ['an aborted request', (route: Route) => route.abort()],
] as const) {
  test(`an encounter that fails with ${name} says so, and a click anywhere refreshes and goes back [BATTLE-45, BATTLE-47]`, async ({
    page,
    expectTrouble,
    expectAccessible,
  }) => {
    expectTrouble(/500|ERR_FAILED/)
    await page.route('**/battle/encount', fail)
    await page.goto('/game/rpg/battle/1/1')
    await expect(page.getByText('読みこみに失敗しました。画面を押すと戻ります。')).toBeVisible()
    await expect(page.getByText('待っています')).toBeHidden()
    await expect(page.getByRole('button', { name: 'もう一度読みこむ' })).toBeFocused()
    await expectAccessible()
    const refreshed = page.waitForRequest('**/battle/refresh')
    await page.mouse.click(200, 600)
    await refreshed
    await expect(page).toHaveURL(/\/game\/rpg\/menu$/)
  })
}

test('an encounter that fails while a fight is on: a click goes back and drops nothing [BATTLE-48]', async ({ page, expectTrouble }) => {
  expectTrouble(/500/)
  await startStage(page, 1)
  const refreshed: string[] = []
  page.on('request', (request) => void (request.url().endsWith('/battle/refresh') && refreshed.push(request.url())))
  await page.route('**/battle/encount', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/game/rpg/battle/1/1')
  await expect(page.getByText('読みこみに失敗しました。画面を押すと戻ります。')).toBeVisible()
  await page.mouse.click(200, 600)
  await expect(page).toHaveURL(/\/game\/rpg\/menu$/)
  await expect(page.getByRole('region', { name: '冒険の途中' })).toContainText('灯見ヶ原')
  expect(refreshed).toEqual([])
})

test('from an error and from a loss the way leads by refresh to the town, also when that fails, or finish after a win [RESULT-23, RESULT-24]', async ({
  page,
  server,
  expectTrouble,
}) => {
  expectTrouble(/500/)
  const asked: string[] = []
  for (const call of ['refresh', 'finish']) {
    await page.route(`**/battle/${call}`, (route) => {
      asked.push(call)
      return route.fulfill({ status: 500, json: {} })
    })
  }
  await page.goto('/game/rpg/battle/9/1')
  await expect(page.getByText('読みこみに失敗しました。画面を押すと戻ります。')).toBeVisible()
  await page.mouse.click(200, 600)
  await expect(page).toHaveURL(/\/game\/rpg\/menu$/)
  await earn(page, server, { cleared: [1, 2, 3, 4, 5, 6, 7, 8, 9] })
  await beginDecided(page, '暗幕の古城')
  await expect(page.getByRole('region', { name: '灯が消えた' })).toBeVisible()
  await page.getByRole('button', { name: '町へ戻る' }).click()
  await expect(page).toHaveURL(/\/game\/rpg\/menu$/)
  await beginDecided(page, '灯見ヶ原')
  await page.getByRole('button', { name: '町へ戻る' }).click()
  await expect(page).toHaveURL(/\/game\/rpg\/menu$/)
  expect(asked).toEqual(['refresh', 'refresh', 'finish'])
})

test('the error view offers to go on where something is running, to read again what the network or the server kept back, and the way to town [BATTLE-46]', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/500|ERR_FAILED/)
  const ways = () => page.getByRole('alert').getByRole('button').allInnerTexts()
  const shown = () => expect(page.getByRole('heading', { name: '道が見えません' })).toBeVisible()
  await page.goto('/game/rpg/battle/9/1')
  await shown()
  expect(await ways()).toEqual(['町へ戻る'])
  const reached = await intercept(page, '**/battle/encount', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/game/rpg/battle/1/1')
  await shown()
  expect(await ways()).toEqual(['町へ戻る', 'もう一度読みこむ'])
  reached()
  const whole = await intercept(page, '**/battle/encount', (route) => route.abort())
  await page.goto('/game/rpg/battle/1/1')
  await shown()
  expect(await ways()).toEqual(['町へ戻る', 'もう一度読みこむ'])
  whole()
  await page.getByRole('button', { name: 'もう一度読みこむ' }).click()
  await expect(attack(page)).toBeVisible()
  await page.goto('/game/rpg/battle/2/1')
  await shown()
  expect(await ways()).toEqual(['あきらめて戻る', '町へ戻る', 'つづける'])
})

test('a finish that fails leads to the town all the same, which says so and offers it again', async ({ page, expectTrouble }) => {
  expectTrouble(/500/)
  await beginDecided(page, '灯見ヶ原')
  const json = { code: 'unexpected', request_id: 'fedc3210-ffff', message: '予期しないエラーが発生しました。もう一度お試しください。' }
  await intercept(page, '**/battle/finish', (route) => route.fulfill({ status: 500, json }), 1)
  await page.getByRole('button', { name: '町へ戻る' }).click()
  const banner = page.getByRole('region', { name: '冒険の途中' })
  await expect(banner.getByRole('alert')).toContainText('予期しないエラー')
  await expect(banner.getByRole('alert')).toContainText('番号 fedc3210')
  await banner.getByRole('button', { name: '町へ戻る' }).click()
  await expect(banner).toBeHidden()
})

/** @returns what asks for the times, in ms of the page's own clock, at which the ribbon has told a line since. */
async function linesFromNowOn(page: Page): Promise<() => Promise<readonly number[]>> {
  const lines = await ribbon(page).evaluateHandle((log) => {
    const told: number[] = []
    new MutationObserver(() => told.push(performance.now())).observe(log, { subtree: true, childList: true, characterData: true })
    return told
  })
  return () => lines.jsonValue()
}

test('one press hurries a turn, a second shows the rest at once', async ({ page }) => {
  await begin(page, '灯見ヶ原')
  await attackOnce(page)
  await expect(page.getByRole('button', { name: '早送り' })).toBeVisible()
  // The ribbon tells something from the first moment of a turn to its last.
  await expect(ribbon(page)).toHaveText(/./)
  // Who acts is seen in the commands' place.
  await expect(page.locator('[data-part="turn"]').getByText(attacked())).toBeVisible()
  // What comes sooner may belong to a double click on the last target.
  await page.waitForTimeout(600)
  await page.mouse.click(640, 300)
  await page.keyboard.press('Enter')
  const told = await linesFromNowOn(page)
  await expect(page.getByText('第2回')).toBeVisible()
  // Five act in this turn: line by line it would go on for a dozen. One that was on its way may still come.
  expect((await told()).length).toBeLessThanOrEqual(3)
})

test('おまかせ gives the rest of the commands and sends the turn, by mouse and by key', async ({ page, expectAccessible, shot }) => {
  await begin(page, '灯見ヶ原')
  await shot('battle-auto')
  await page.getByRole('button', { name: 'おまかせ', exact: true }).click()
  await expect(page.getByRole('banner', { name: '画面の状態' })).toContainText(/キリカ .* トモリ .* ゴトク /)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(page.getByText('第2回')).toBeVisible()
  await expect(attack(page)).toBeVisible()
  await page.keyboard.press('3')
  await page.keyboard.press('a')
  await expect(page.getByRole('banner', { name: '画面の状態' })).toContainText(/キリカ DEFENCE \/ \d+ トモリ/)
  await expectAccessible()
})

test('おまかせで進む goes on turn after turn, and any key stops it and does nothing else', async ({ page, expectAccessible, shot }) => {
  await begin(page, '灯見ヶ原')
  const { promise: looked, resolve: goOn } = Promise.withResolvers<void>()
  let turns = 0
  await page.route('**/battle/exec', async (route) => {
    turns += 1
    await looked
    await route.continue()
  })
  await page.getByRole('button', { name: 'おまかせで進む' }).click()
  const going = page.getByText('おまかせ中。')
  await expect(going).toBeVisible()
  await expectAccessible()
  await shot('battle-auto-going')
  goOn()
  await expect.poll(() => turns).toBe(2)
  await page.keyboard.press('m')
  await expect(going).toBeHidden()
  await expect(page.getByRole('dialog')).toBeHidden()
  // The second turn may have won the stage.
  await expect(attack(page).or(over(page)).first()).toBeVisible()
  await page.waitForTimeout(1500)
  expect(turns).toBe(2)
})

test('a double click on the last target does not hurry the turn; no font arrives while it plays: each lays out the whole page again', async ({
  page,
}) => {
  await begin(page, '灯見ヶ原')
  const fonts = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .flatMap(({ name }) => (name.endsWith('.woff2') ? [name] : []))
        .toSorted(),
    )
  await page.waitForLoadState('networkidle')
  const before = await fonts()
  expect(before).not.toEqual([])
  // All three strike: a turn of some four seconds.
  for (const target of ['ケシカゲＡ', 'ケシカゲＢ']) {
    await attack(page).click()
    await page.getByRole('button', { name: target }).click()
  }
  await attack(page).click()
  const told = await linesFromNowOn(page)
  await page.getByRole('button', { name: 'ケシカゲＡ' }).hover()
  // None waits for the one before: on a busy machine they would be no double click.
  const { mouse } = page
  await Promise.all([mouse.down(), mouse.up(), mouse.down({ clickCount: 2 }), mouse.up({ clickCount: 2 })])
  await expect(page.getByText('第2回')).toBeVisible()
  const times = await told()
  // Hurried, it would be told in a quarter of that.
  expect(Math.max(...times) - Math.min(...times)).toBeGreaterThan(2000)
  expect(await fonts()).toEqual(before)
})

test('a long list leaves the names and gauges of all enemies in sight', async ({ page, server }) => {
  await earn(page, server, { cleared: [1, 2, 3, 4, 5, 6], gold: 9000 })
  const shop: ShopInformation = await (await page.request.get('/api/game/rpg/shop/information')).json()
  for (const { id, name, discounted_price: price } of shop.buyItemList.slice(0, 5))
    await write(page, '/api/game/rpg/shop/payment', { item_id: id, number: 1, name, price })
  await begin(page, '灯見ヶ原')
  await page.keyboard.press('4')
  const list = page.getByRole('heading', { name: '荷物' })
  await expect(list).toBeVisible()
  const panel = await page.locator('section', { has: list }).last().boundingBox()
  for (const gauge of await page.getByRole('meter', { name: /^ケシカゲ. HP$/ }).all())
    await expect.poll(async () => (await gauge.boundingBox())?.x ?? 0).toBeGreaterThan((panel?.x ?? 0) + (panel?.width ?? 0))
})

test('a locked field with nothing running: a click anywhere goes back to town [BATTLE-47]', async ({ page }) => {
  await page.goto('/game/rpg/battle/9/1')
  await expect(page.getByText('読みこみに失敗しました。画面を押すと戻ります。')).toBeVisible()
  await expect(page.getByRole('alert').getByRole('paragraph')).toHaveCount(1)
  await expect(page.getByRole('button', { name: '町へ戻る' })).toBeFocused()
  await page.mouse.click(200, 600)
  await expect(page).toHaveURL(/\/game\/rpg\/menu$/)
})

test('the next stage is entered and its route read anew [PAGE-4]', async ({ page }) => {
  await beginDecided(page, '灯見ヶ原')
  await page.getByRole('button', { name: 'つぎへ進む' }).click()
  await expect(page).toHaveURL(/\/battle\/1\/2$/)
  await expect(page.getByText('第2場').first()).toBeVisible()
  await expect(attack(page)).toBeVisible()
})

/** A stage of the first field, without the screen. */
const winStage = (page: Page, stage: number) => decide(page, 1, stage)

test('a won stage is played; one press shows its end and presses nothing else', async ({ page, server, expectAccessible, shot }) => {
  await earn(page, server, { exp: 600, strength: 40 })
  await begin(page, '灯見ヶ原')
  // Pressed as soon as the result is there: the way on has the focus, but cannot be seen yet.
  const pressed = page.evaluate(
    () =>
      new Promise<readonly [boolean, number, number]>((done) => {
        new MutationObserver((_, observer) => {
          const way = document.querySelector('[data-part="ways"] [data-first]')
          if (!way) return
          observer.disconnect()
          setTimeout(() => {
            const moving = () => document.getAnimations().filter((one) => one instanceof Animation && !(one instanceof CSSAnimation)).length
            const before = moving()
            const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
            way.dispatchEvent(event)
            done([event.defaultPrevented, before, moving()])
          }, 50)
        }).observe(document.body, { childList: true, subtree: true })
      }),
  )
  for (let turn = 0; turn < 6 && !(await over(page).isVisible()); turn++) {
    await attackOnce(page)
    await expect(attack(page).or(over(page))).toBeVisible()
  }
  const [prevented, before, after] = await pressed
  expect(prevented).toBe(true)
  expect(before).toBeGreaterThan(after)
  const result = page.getByRole('region', { name: '影は畳まれた' })
  await expect(result).toContainText(/稼ぎ[1-9]\d*G/)
  await expect(page.getByRole('meter', { name: 'キリカ EXP' })).toBeVisible()
  await expect(result.locator('[data-part="gain"] canvas')).toHaveCount(3)
  await expect(result.getByRole('listitem').filter({ hasText: 'キリカ' }).first()).toContainText(/Lv\d/)
  await expectAccessible()
  await shot('battle-won')
  await expect(page.getByRole('button', { name: 'つぎへ進む' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/battle\/1\/2$/)
})

for (const [before, cleared] of [
  ['was cleared', [1]],
  ['was not cleared', []],
] as const) {
  test(`in a field that ${before} before one goes on or back after a stage, and after the boss only back, with points to spend too [RESULT-21, RESULT-22]`, async ({
    page,
    server,
  }) => {
    await earn(page, server, { exp: 1850, cleared })
    const result = page.getByRole('region', { name: '影は畳まれた' })
    // Looking back is no way on.
    const ways = result.getByRole('button').filter({ hasNotText: '見返す' })
    await winStage(page, 1)
    await page.goto('/game/rpg/battle/1/1')
    await expect(result.getByRole('button', { name: '町へ戻る' })).toBeEnabled()
    await result.getByRole('button', { name: 'つぎへ進む' }).click()
    await expect(page).toHaveURL(/\/battle\/1\/2$/)
    for (const stage of [2, 3, 4]) await winStage(page, stage)
    await page.goto('/game/rpg/battle/1/4')
    await expect(page.getByRole('button', { name: '町へ戻る' })).toBeFocused()
    await expect(ways).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/game\/rpg\/menu$/)
    await expect(page.getByRole('region', { name: '冒険の途中' })).toBeHidden()
  })
}

test('what is said after a stage is kept in the browser with what was said before it, so that it is not said again', async ({
  page,
  server,
}) => {
  await earn(page, server, { exp: 1850 })
  const told: string[] = []
  for (const stage of [1, 2, 3]) {
    await winStage(page, stage)
    await page.goto(`/game/rpg/battle/1/${stage}`)
    const result = page.getByRole('region', { name: '影は畳まれた' })
    await expect(result).toBeVisible()
    const heard = () => page.evaluate(() => JSON.parse(localStorage.getItem('kageakari.last-banter') ?? '{"said":[]}').said)
    await expect.poll(async () => (await heard()).length).toBe(stage)
    const [latest, ...earlier]: readonly string[] = await heard()
    expect(earlier).toEqual(told)
    for (const line of latest?.split('\n') ?? ['']) await expect(result).toContainText(line)
    told.unshift(latest ?? '')
  }
  expect(new Set(told).size).toBe(3)
})

test('what is told of a boss waits until the name of its stage has gone', async ({ page, server }) => {
  await earn(page, server, { exp: 1850 })
  for (const stage of [1, 2, 3]) await winStage(page, stage)
  await page.route('**/battle/encount', async (route) => {
    const reply = await (await route.fetch()).json()
    reply[8] = [{ turn: reply[4], event: null, speaker: null, lines: ['（主は、何も言わない）'] }]
    await route.fulfill({ json: reply })
  })
  await page.addInitScript(() => {
    const seen = { banner: 0, told: 0, both: 0 }
    Object.assign(window, { seen })
    // Every state of the document, however few frames a busy machine draws.
    new MutationObserver(() => {
      const [banner, told] = ['[data-part="banner"]', '[class*="_told_"]'].map((part) => document.querySelector(part)?.textContent ?? '')
      const isTold = told?.includes('何も言わない') === true
      seen.banner += banner ? 1 : 0
      seen.told += isTold ? 1 : 0
      seen.both += banner && isTold ? 1 : 0
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
  })
  await page.goto('/game/rpg/battle/1/4')
  const seen = () => page.evaluate(() => (window as unknown as { readonly seen: Record<'banner' | 'told' | 'both', number> }).seen)
  await expect.poll(async () => (await seen()).told).toBeGreaterThan(0)
  expect((await seen()).banner).toBeGreaterThan(0)
  expect((await seen()).both).toBe(0)
})

test('a key counts as soon as the commands can be reached, also on a slow machine', { tag: '@chromium' }, async ({ page }) => {
  await page.goto('/game/rpg/menu')
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await begin(page, '灯見ヶ原')
  await page.waitForFunction(() => document.querySelector('[data-part="hud"]')?.hasAttribute('inert') === false)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByText('トモリはどうする？')).toBeVisible()
})

test('what ATTACK of a role brings is told before it is ordered; what the ranger finds out hangs over the enemy', async ({
  page,
  expectAccessible,
  shot,
}) => {
  await page.context().clearCookies()
  await arriveWithParty(page, [5, 3, 6])
  await begin(page, '灯見ヶ原')
  await expect(attack(page)).toHaveAccessibleDescription('打った影の、次の動きが読める。')
  await page.keyboard.press('1')
  await expect(page.getByText('打った影の、次の動きが読める。')).toBeVisible()
  await page.keyboard.press('1')
  await expect(attack(page)).toHaveAccessibleDescription('一人を狙う次の一手を、引き受ける。')
  for (let member = 0; member < 2; member++) await page.keyboard.press('3')
  const enemy = page.getByRole('group', { name: 'ケシカゲＡ' })
  await expect(enemy.getByText('次の手')).toBeVisible()
  await expect(attack(page)).toBeFocused()
  await expectAccessible()
  await shot('battle-foreseen')
  await page.keyboard.press('1')
  await expect(page.getByRole('button', { name: /^ケシカゲＡ、次の手、物理、誰か一人/ })).toBeVisible()
})

test('the order of action is that of the skill whose target is asked for, and the earlier one again when it is taken back', async ({
  page,
  server,
}) => {
  await earn(page, server, { exp: 1850 })
  const [, tomori] = await (await page.request.get('/api/game/rpg/parties/information')).json()
  // 手当て火, then 先灯り, which comes first.
  for (const skill_id of [201, 203]) await write(page, '/api/game/rpg/status/skill/learn', { party_id: tomori.party_id, skill_id })
  await begin(page, '灯見ヶ原')
  const order = await orderOfAction(page)
  const first = order.getByRole('listitem').first()
  await page.keyboard.press('1')
  await page.keyboard.press('1')
  await expect(page.getByText('トモリはどうする？')).toBeVisible()
  await expect(first).toHaveText('キリカ')
  await page.getByRole('button', { name: 'SKILL' }).click()
  await page.getByRole('button', { name: /先灯り/ }).click()
  await expect(first).toHaveText('トモリ先')
  await page.keyboard.press('Escape')
  await expect(first).toHaveText('キリカ')
})

test('つぎへ＋おまかせ goes on and begins the next stage by itself, by key and by press, until a key stops it', async ({
  page,
  server,
  expectAccessible,
}) => {
  await earn(page, server, { exp: 1850 })
  await winStage(page, 1)
  await page.goto('/game/rpg/battle/1/1')
  const way = page.getByRole('button', { name: 'つぎへ＋おまかせ' })
  await expect(page.getByRole('button', { name: 'つぎへ進む' })).toBeFocused()
  await expect(way).toBeVisible()
  await expectAccessible()
  const ordered = page.waitForRequest('**/battle/exec')
  await page.keyboard.press('g')
  await expect(page).toHaveURL(/\/battle\/1\/2$/)
  await ordered
  await page.keyboard.press('1')
  await expect(page.getByText('おまかせ中。')).toBeHidden()
  // A reload begins nothing by itself.
  await page.reload()
  await expect(attack(page).or(over(page))).toBeVisible()
  await expect(page.getByText('おまかせ中。')).toBeHidden()
  if (!(await over(page).isVisible())) await attackUntilDecided(page)
  const again = page.waitForRequest('**/battle/exec')
  await way.click()
  await expect(page).toHaveURL(/\/battle\/1\/3$/)
  await again
  // The boss is next: nobody runs into it by itself.
  await expect(page.getByRole('button', { name: 'つぎへ進む' })).toBeVisible()
  await expect(way).toBeHidden()
})

test('a boss comes on out of the dark once; any key cuts that short, and nothing that moves can be pressed', async ({ page, server }) => {
  await earn(page, server, { exp: 1850 })
  for (const stage of [1, 2, 3]) await winStage(page, stage)
  /** What is seen from the first sight of the stage until a command is asked for. */
  const entrance = (key: string | null) =>
    page.evaluate(
      (pressed) =>
        new Promise<{ wasDark: boolean; wasPressable: boolean }>((done) => {
          const part = (name: string) => document.querySelector(name)
          let begun = false
          let wasDark = false
          let wasPressable = false
          const look = (): void => {
            const isShown = part('[data-part="enemies"]:not([class*="waiting"])') !== null
            const isAsked = part('[role="log"]')?.parentElement?.matches('[class*="unseen"]') === false
            if (isAsked && begun) {
              done({ wasDark, wasPressable })
              return
            }
            if (isShown) {
              const [dim, hud] = [part('[data-layer="dim"]'), part('[data-part="hud"]')]
              if (dim && Number(getComputedStyle(dim).opacity) > 0.9) wasDark = true
              if (hud && getComputedStyle(hud).pointerEvents !== 'none') wasPressable = true
              if (!begun && pressed !== null) window.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, cancelable: true }))
              begun = true
            }
            requestAnimationFrame(look)
          }
          requestAnimationFrame(look)
        }),
      key,
    )
  const enter = async (key: string | null) => {
    await page.goto('/game/rpg/battle/1/4', { waitUntil: 'commit' })
    return entrance(key)
  }
  expect(await enter(null)).toEqual({ wasDark: true, wasPressable: false })
  expect(await enter(null)).toEqual({ wasDark: false, wasPressable: false })
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.includes('.met.')) localStorage.removeItem(key)
  })
  expect(await enter('Shift')).toMatchObject({ wasDark: false })
  await expect(page.getByText('キリカはどうする？')).toBeVisible()
})

test('of a boss that falls before it has come on nothing is written over the ways on', async ({ page, server }) => {
  await earn(page, server, { exp: 1850, strength: 90 })
  for (const stage of [1, 2, 3]) await winStage(page, stage)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // Its drawing, and with it the opening of the stage, comes late: by digits the battle is decided before.
  const late = Promise.withResolvers<void>()
  await page.route('**/assets/15-*.js', async (route) => {
    await late.promise
    await route.continue()
  })
  await page.goto('/game/rpg/battle/1/4')
  await expect(ribbon(page)).toHaveText('キリカはどうする？')
  for (const key of ['s', 's']) await page.keyboard.press(key)
  const ways = page.getByRole('button', { name: '町へ戻る' })
  await expect(async () => {
    await page.keyboard.press('1')
    await expect(ways).toBeVisible({ timeout: 150 })
  }).toPass({ timeout: 60_000, intervals: [0] })
  const written = page.evaluate(
    () =>
      new Promise<string>((done) => {
        const look = (): void => {
          const name = [...document.querySelectorAll('[data-thing="name"]')].find((one) => Number(getComputedStyle(one).opacity) > 0.05)
          if (name) done(name.textContent ?? '')
          else requestAnimationFrame(look)
        }
        look()
        setTimeout(() => done(''), 4000)
      }),
  )
  late.resolve()
  expect(await written).toBe('')
})

test('a boss speaks when its stage begins and before it is folded, also when turns are shown at once', async ({
  page,
  server,
  expectAccessible,
}) => {
  // The fifth field: the guild sends its gift.
  await earn(page, server, { exp: 1850, cleared: [2, 3, 4, 5] })
  for (const stage of [1, 2, 3]) await winStage(page, stage)
  await page.goto('/game/rpg/battle/1/4')
  const dusk = page.locator('[data-boss] [data-part="dusk"]')
  const darkness = () => dusk.evaluate((one) => Number(getComputedStyle(one).opacity))
  await expect.poll(darkness).toBe(1)
  // What is asked is read aloud, and stands beside nothing of the entrance.
  const strip = page.locator('div', { has: ribbon(page) }).last()
  await expect(ribbon(page)).toHaveText('キリカはどうする？')
  await expect(strip).toHaveCSS('opacity', '0')
  await expect(page.getByText('「……よんだ？」', { exact: true })).toBeVisible()
  // Not while only its shadow is to be seen.
  expect(await darkness()).toBeLessThan(0.1)
  await expect(page.getByText('クサブセ「……よんだ？」', { exact: true })).toBeAttached()
  await expect(strip).toHaveCSS('opacity', '1')
  await expectAccessible()
  const lastWords = expect(page.getByText('「あ。よんでる」', { exact: true })).toBeVisible({ timeout: 40_000 })
  const answer = expect(page.getByText('「おかえりなさい。冷めないうちに」', { exact: true })).toBeVisible({ timeout: 60_000 })
  await Promise.all([lastWords, answer, attackUntilDecided(page)])
  const result = page.getByRole('region', { name: '影は畳まれた' })
  await expect(result).toBeVisible()
  await expect(result).toContainText(/稼ぎ1,0\d\dG影から\d\d G、鋏代1,000 G/)
  // The lantern hangs where the stamp was, which is still read aloud.
  await expect(result.locator('[data-part="beacon"]')).toBeVisible()
  await expect(result.getByRole('heading', { name: '影は畳まれた' })).toHaveCSS('opacity', '0')
  await expect(page.getByRole('button', { name: '町へ戻る' })).toBeFocused()
})

import type { Page, Route } from '@playwright/test'
import { lookbackText as text } from '../src/content/text/lookback.ts'
import { outcomeText } from '../src/content/text/outcome.ts'
import type { Encounter, TurnReply } from '../src/contract/battle/battle.ts'
import type { LookbackReply, LookbackTurn } from '../src/contract/battle/lookback.ts'
import { all, attacks } from '../tests/adventures.ts'
import { encounterOf, turnOf } from '../tests/clients/battle-replies.ts'
import type { GameServer } from '../tests/servers/game-server.ts'
import { earn } from './support/earned.ts'
import { attackUntilDecided, over } from './support/fighting.ts'
import { arriveWithParty, write } from './support/first-steps.ts'
import { finger, keyboard, mouse, pad } from './support/input-methods.ts'
import { intercept } from './support/intercept.ts'
import { expect, test } from './support/journey.ts'
import { connectPad, tap } from './support/pad.ts'
import { faultsOf, phone } from './support/phone-screen.ts'

const FIELD = 4
/** For so many turns the three crouch, which nobody dies of: with the last blows the stage has four to ten turns, whatever the dice. */
const CROUCHED = 3

const asked = '**/battle/lookback/**'
const button = (page: Page, name: string) => page.getByRole('button', { name })
const view = (page: Page) => page.getByRole('dialog', { name: text.title })
const lamp = (page: Page, turn: number) => view(page).getByRole('tab', { name: new RegExp(`^第${turn}回`) })
const sheet = (page: Page) => view(page).getByRole('tabpanel')

test.use({ pace: 'instant' })

test.beforeEach(async ({ page }) => {
  await arriveWithParty(page)
})

/** Beginners lose the first stage of a field that is too hard, without the screens; then the lost stage is shown. @returns its turns. */
async function lose(page: Page, server: GameServer): Promise<number> {
  await earn(page, server, { cleared: [1, 2, 3] })
  const place = { field_id: FIELD, stage_id: 1, clear_stage: 0 }
  const start = encounterOf((await write(page, '/api/game/rpg/battle/encount', place)) as Encounter)
  let { turn, members, enemies } = start
  while (members.some((member) => !member.is_defeated_flag)) {
    const standing = members.filter((member) => !member.is_defeated_flag)
    const selectedCommands = turn > CROUCHED ? attacks({ members, enemies }) : all(standing, { command: 'DEFENCE' })
    const order = { session_id: start.session, selectedCommands, turn, stage_id: 1 }
    ;({ turn, members, enemies } = turnOf((await write(page, '/api/game/rpg/battle/exec', order)) as TurnReply))
  }
  await page.goto(`/game/rpg/battle/${FIELD}/1`)
  await expect(over(page)).toContainText(outcomeText.lose)
  return turn - 1
}

/** With all the strength that was missing. */
async function winAtLast(page: Page, server: GameServer, hands: typeof finger): Promise<void> {
  await earn(page, server, { strength: 900 })
  await hands.press(button(page, 'もう一度挑む'))
  await attackUntilDecided(page, hands)
  await expect(over(page)).toContainText('影は畳まれた')
}

/** Lets the server's answer arrive changed. */
async function changeAnswer(page: Page, change: (reply: LookbackReply) => LookbackReply): Promise<void> {
  await page.route(asked, async (route: Route) => {
    const answer = await route.fetch()
    await (answer.ok() ? route.fulfill({ json: change(await answer.json()) }) : route.fulfill({ response: answer }))
  })
}

/** All counted: the chance sank in the second turn, and most in the fourth. */
const counted = (reply: LookbackReply): LookbackReply => ({
  ...reply,
  is_counted: true,
  before: 7,
  turns: reply.turns.map((turn): LookbackTurn => {
    const plain = { ...turn, chance: turn.turn < 2 ? 7 : turn.turn < 4 ? 5 : 0, mark: null, advice: null, ordered: null }
    if (turn.turn === 2) return { ...plain, mark: 'second', ordered: 7 }
    if (turn.turn !== 4) return plain
    const advice = { type: 'crouch' as const, members: [0], act: null, target: null, from: 3, to: 5 }
    return { ...plain, mark: 'worst', ordered: 3, advice }
  }),
})

/** Of three turns the chance is not known yet. */
const halfCounted = (reply: LookbackReply): LookbackReply => ({
  ...reply,
  is_counted: false,
  before: 7,
  turns: reply.turns.map((turn, nth) => ({ ...turn, chance: nth < reply.turns.length - 3 ? 6 : null, mark: null, advice: null })),
})

const learned = '第4回、キリカが身構えていれば、勝ち目は五割あった。命じたとおりなら、三割。'

test('a lost stage is looked back at with the mouse, tried again and won', async ({ page, server, expectAccessible, shot }) => {
  const turns = await lose(page, server)
  await mouse.press(button(page, '見返す'))
  await expect(view(page).getByRole('tab')).toHaveCount(turns)
  await expect(view(page).getByRole('tab', { name: /勝ち目(なし|.割)/ })).toHaveCount(turns)
  await expect(view(page).getByText(text.counting)).toBeHidden()
  await mouse.press(lamp(page, 1))
  await expect(lamp(page, 1)).toHaveAttribute('aria-selected', 'true')
  await expect(sheet(page).getByRole('heading', { name: '第1回' })).toBeVisible()
  await expect(sheet(page)).toContainText('キリカは身構え')
  await expect(sheet(page).getByText('キリカ、みがまえ。')).toBeAttached()
  await expect(view(page).getByRole('meter', { name: 'キリカ HP' })).toBeVisible()
  await expectAccessible()
  await shot('lookback')
  await mouse.press(button(page, '閉じる'))
  await expect(view(page)).toBeHidden()
  await expect(button(page, '見返す')).toBeFocused()
  await winAtLast(page, server, mouse)
})

test('with the keyboard alone: from turn to turn, from mark to mark, to the record and back; tried again and won', async ({
  page,
  server,
  expectAccessible,
}) => {
  await changeAnswer(page, counted)
  const turns = await lose(page, server)
  await expect(over(page).getByText(learned)).toBeVisible()
  await expectAccessible()
  await expect(button(page, 'もう一度挑む')).toBeFocused()
  await page.keyboard.press('v')
  await expect(lamp(page, 4)).toBeFocused()
  await expect(lamp(page, 4)).toHaveAccessibleName('第4回、勝ち目なし、分かれ目')
  await expect(sheet(page)).toContainText('ここでキリカが身構えていれば、勝ち目は五割あった。命じたとおりなら、三割。')
  await expect(sheet(page)).toContainText('この命令なら、ふつうは勝ち目が三割残る。運もなかった。')
  await expectAccessible()
  for (const [key, turn] of [
    ['ArrowLeft', 3],
    ['ArrowRight', 4],
    ['ArrowDown', 2],
    ['ArrowUp', 4],
    ['Home', 1],
    ['ArrowLeft', 1],
    ['End', turns],
  ] as const) {
    await page.keyboard.press(key)
    await expect(lamp(page, turn), key).toBeFocused()
    await expect(sheet(page).getByRole('heading', { level: 2 })).toContainText(`第${turn}回`)
  }
  await page.keyboard.press('l')
  const record = page.getByRole('dialog', { name: '戦いの記録' })
  await expect(record).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(record).toBeHidden()
  await expect(lamp(page, turns)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(view(page)).toBeHidden()
  await expect(button(page, 'もう一度挑む')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(over(page)).toBeVisible()
  await winAtLast(page, server, keyboard)
})

test('with a pad alone, tried again and won', async ({ page, server }) => {
  await changeAnswer(page, counted)
  await connectPad(page)
  await lose(page, server)
  await pad.press(button(page, '見返す'))
  await expect(lamp(page, 4)).toBeFocused()
  await tap(page, 'left')
  await expect(lamp(page, 3)).toBeFocused()
  await tap(page, 'down')
  await expect(lamp(page, 4)).toBeFocused()
  await tap(page, 'down')
  await expect(lamp(page, 2)).toBeFocused()
  await pad.press(view(page).getByRole('button', { name: '戦いの記録' }))
  await expect(page.getByRole('dialog', { name: '戦いの記録' })).toBeVisible()
  await tap(page, 'b')
  await expect(page.getByRole('dialog', { name: '戦いの記録' })).toBeHidden()
  await tap(page, 'b')
  await expect(view(page)).toBeHidden()
  await expect(button(page, '見返す')).toBeFocused()
  await winAtLast(page, server, pad)
})

for (const viewport of [phone.viewport, { width: 667, height: 375 }]) {
  test.describe(`by finger on a screen of ${viewport.width}×${viewport.height}`, () => {
    test.use({ ...phone, viewport })

    test('a lamp is touched, and nothing is cut; tried again and won', async ({ page, server }) => {
      await changeAnswer(page, counted)
      await lose(page, server)
      await expect(over(page).getByText(learned)).toBeVisible()
      await expect.poll(() => faultsOf(page), { message: 'the lost stage' }).toEqual([])
      await button(page, '見返す').tap()
      await lamp(page, 2).tap()
      await expect(sheet(page)).toContainText('第2回')
      await expect.poll(() => faultsOf(page), { message: 'a marked turn' }).toEqual([])
      await button(page, '閉じる').tap()
      await expect(view(page)).toBeHidden()
      await winAtLast(page, server, finger)
    })
  })
}

test('while it is counted all but the chances is there; then the turn that decided is shown', async ({
  page,
  server,
  expectAccessible,
}) => {
  let answer = halfCounted
  await changeAnswer(page, (reply) => answer(reply))
  const turns = await lose(page, server)
  await page.keyboard.press('v')
  await expect(view(page).getByRole('status')).toContainText(text.counting)
  await expect(view(page).getByText(text.counted(turns - 3, turns))).toBeVisible()
  await expect(lamp(page, turns)).toHaveAccessibleName(`第${turns}回`)
  await expect(sheet(page)).toContainText(text.notCounted)
  await expect(sheet(page)).toContainText(text.happened)
  await expectAccessible()
  answer = counted
  await expect(lamp(page, 4)).toBeFocused()
  await expect(view(page).getByText(text.counting)).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(over(page).getByText(learned)).toBeVisible()
})

test('a lost stage without a mark says why', async ({ page, server }) => {
  await changeAnswer(page, (reply) => ({
    ...counted(reply),
    turns: counted(reply).turns.map((turn) => ({ ...turn, mark: null, advice: null, ordered: null })),
  }))
  const turns = await lose(page, server)
  await page.keyboard.press('v')
  await expect(view(page).getByText(text.gradual)).toBeVisible()
  await expect(lamp(page, turns)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(lamp(page, turns)).toBeFocused()
})

test('where it cannot be counted, it says so, and can be asked again; what is busy is asked again by itself', async ({
  page,
  server,
  expectTrouble,
  expectAccessible,
}) => {
  expectTrouble(/500/)
  await changeAnswer(page, counted)
  let status = 500
  const mend = await intercept(page, asked, (route) => route.fulfill({ status, json: {} }))
  await lose(page, server)
  // Nobody waits for it there: the advice of today stays.
  await expect(over(page)).toContainText(outcomeText.loseAdvice.points)
  await page.keyboard.press('v')
  await expect(view(page).getByRole('alert')).toContainText(text.failed)
  await expectAccessible()
  status = 429
  await view(page).getByRole('button', { name: text.again }).click()
  await expect(view(page).getByText(text.busy)).toBeVisible()
  mend()
  await expect(lamp(page, 4)).toBeFocused()
})

test('of a stage that was played by older rules it says that it cannot be looked back at', async ({ page, server }) => {
  const message = '決まりが変わる前の戦いです。もう見返せません。'
  await intercept(page, asked, (route) => route.fulfill({ status: 410, json: { message, code: 'lookbackOutdated' } }))
  await lose(page, server)
  await page.keyboard.press('v')
  await expect(view(page).getByRole('alert')).toHaveText(message)
  await page.keyboard.press('Escape')
  await expect(button(page, 'もう一度挑む')).toBeFocused()
})

test('a won stage is only counted when it is looked back at; after a single turn there is nothing to look back at', async ({
  page,
  server,
}) => {
  const calls: string[] = []
  page.on('request', (request) => void (request.url().includes('/battle/lookback/') && calls.push(request.url())))
  await earn(page, server, { exp: 400 })
  const start = encounterOf((await write(page, '/api/game/rpg/battle/encount', { field_id: 1, stage_id: 1, clear_stage: 0 })) as Encounter)
  let { turn, members, enemies } = start
  while (enemies.some((enemy) => !enemy.is_defeated_flag)) {
    const selectedCommands = turn === 1 ? all(members, { command: 'DEFENCE' }) : attacks({ members, enemies })
    const order = { session_id: start.session, selectedCommands, turn, stage_id: 1 }
    ;({ turn, members, enemies } = turnOf((await write(page, '/api/game/rpg/battle/exec', order)) as TurnReply))
  }
  await page.goto('/game/rpg/battle/1/1')
  await expect(button(page, '見返す')).toBeVisible()
  await expect(button(page, 'つぎへ進む')).toBeFocused()
  expect(calls).toEqual([])
  await page.keyboard.press('v')
  await expect(lamp(page, turn - 1)).toHaveAccessibleName(new RegExp(`^第${turn - 1}回、勝ち目十割`))
  await page.keyboard.press('Escape')
  await expect(button(page, 'つぎへ進む')).toBeFocused()
  await write(page, '/api/game/rpg/battle/finish', { session_id: start.session })
  await earn(page, server, { strength: 900 })
  await page.goto('/game/rpg/battle/1/1')
  await attackUntilDecided(page)
  await expect(button(page, 'つぎへ進む')).toBeVisible()
  await expect(button(page, '見返す')).toBeHidden()
})

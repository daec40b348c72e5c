import type { Page } from '@playwright/test'
import { earn } from '../support/earned.ts'
import { arriveAfterTheStory, winStages } from '../support/encore-runs.ts'
import { attack, over } from '../support/fighting.ts'
import { arriveWithParty, write } from '../support/first-steps.ts'
import { button, closeDialog, everyField, type Journey } from './visit.ts'

/** Everybody attacks the first enemy, until the stage is decided or `turns` are over. The browser remembers to show turns at once. */
async function fight(page: Page, turns = 60): Promise<void> {
  for (let turn = 0; turn < turns; turn++) {
    await attack(page).or(over(page)).first().waitFor()
    if (await over(page).isVisible()) return
    const sent = page.waitForResponse('**/battle/exec')
    while (await attack(page).or(page.locator('[data-pick]').first()).first().isVisible()) {
      const target = page.locator('[data-pick]').first()
      await ((await target.isVisible()) ? target : attack(page)).click({ timeout: 2000 }).catch(() => undefined)
    }
    await sent
  }
}

async function enter(page: Page, field: number, stage = 1): Promise<void> {
  await write(page, '/api/game/rpg/battle/encount', { field_id: field, stage_id: stage })
  await page.goto(`/game/rpg/battle/${field}/${stage}`)
  await attack(page).waitFor()
}

const leave = (page: Page) => write(page, '/api/game/rpg/battle/refresh', { session_id: '' })

const battle: Journey = async ({ page, server, shoot }) => {
  await arriveWithParty(page)
  await earn(page, server, { cleared: everyField, exp: 400, gold: 3000 })
  await write(page, '/api/game/rpg/shop/payment', { item_id: 1, number: 2, name: '灯飴', price: 29 }).catch(() => null)
  await enter(page, 4)
  await page.waitForTimeout(5000)
  await shoot('command')
  await button(page, 'SKILL').click()
  await shoot('skills')
  await page.keyboard.press('Escape')
  await button(page, 'ITEM').click()
  await shoot('items')
  await page.keyboard.press('Escape')
  await attack(page).click()
  await page.getByText('どの影に？').waitFor()
  await shoot('target')
  await page.locator('[data-pick]').first().click()
  await shoot('second-member')
  for (const [name, sheet] of [
    ['modifiers', '強化と弱体'],
    ['log', '戦いの記録'],
    ['memo', 'メモ'],
  ] as const) {
    await page.getByRole('main').getByRole('button', { name: sheet }).click()
    await page.getByRole('dialog').waitFor()
    await shoot(name)
    await closeDialog(page)
  }
  for (const [name, key] of [
    ['shadow', 'k'],
    ['settings', 'c'],
  ] as const) {
    await page.keyboard.press(key)
    await page.getByRole('dialog').waitFor()
    await shoot(name)
    await closeDialog(page)
  }
  await fight(page, 1)
  await attack(page).waitFor()
  await shoot('second-turn')
  await page.getByRole('main').getByRole('button', { name: '戦いの記録' }).click()
  await shoot('log-told')
  await page.route('**/battle/exec', (route) => route.fulfill({ status: 500, json: { code: 'unexpected', request_id: '0123abcd-ffff' } }))
  await closeDialog(page)
  await button(page, 'おまかせ').first().click()
  await button(page, 'もう一度読みこむ').waitFor()
  await shoot('trouble')
}

const fields: Journey = async ({ page, server, shoot }) => {
  await arriveWithParty(page, [4, 5, 6])
  await earn(page, server, { cleared: everyField, read: [409], exp: 1850, strength: 9000 })
  for (const [field, stage] of [
    [5, 1],
    [11, 1],
    [12, 1],
  ] as const) {
    await enter(page, field, stage)
    await page.waitForTimeout(5000)
    await shoot(`field-${field}`)
    await leave(page)
  }
  await winStages(page, 1, 1, 3)
  await page.goto('/game/rpg/battle/1/4')
  await attack(page).waitFor()
  await page.waitForTimeout(5000)
  await shoot('boss')
}

const outcomes: Journey = async ({ page, server, shoot }) => {
  await arriveWithParty(page)
  await earn(page, server, { strength: 900 })
  for (let stage = 1; stage <= 4; stage++) {
    await enter(page, 1, stage)
    await fight(page)
    await over(page).waitFor()
    await page.waitForTimeout(2500)
    await shoot(`won-${stage}`)
  }
  await button(page, '町へ戻る').click()
  await page.waitForURL('**/menu')
  await shoot('home')
  await earn(page, server, { strength: 0, exp: 0, cleared: everyField })
  await enter(page, 11)
  await fight(page)
  await over(page).waitFor()
  await page.waitForTimeout(2500)
  await shoot('lost')
  await leave(page).catch(() => null)
  await earn(page, server, { strength: 900 })
  await enter(page, 1)
  await button(page, 'ESCAPE').click()
  await page.waitForTimeout(500)
  await shoot('escape')
  for (let press = 0; press < 4 && !(await over(page).isVisible()); press++) {
    await button(page, 'ESCAPE')
      .click({ timeout: 1500 })
      .catch(() => undefined)
    await page.waitForTimeout(800)
  }
  await page.waitForTimeout(2500)
  await shoot('escaped')
}

const encore: Journey = async ({ page, server, shoot }) => {
  await arriveAfterTheStory(page, server)
  await enter(page, 14)
  await fight(page)
  await over(page).waitFor()
  await page.waitForTimeout(2500)
  await shoot('curtain')
  await winStages(page, 14, 2, 2)
  const { standing } = (await write(page, '/api/game/rpg/battle/finish', {})) as {
    readonly standing: { readonly best: { readonly id: number } }
  }
  await page.goto(`/game/rpg/replay/${standing.best.id}`)
  await button(page, /^見る/).waitFor()
  await shoot('replay')
  await page.keyboard.press('ArrowRight')
  await shoot('replay-end')
}

export const battles = { battle, fields, outcomes, encore } satisfies Record<string, Journey>

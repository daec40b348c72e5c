import { arriveWithParty, write } from '../support/first-steps.ts'
import { intercept } from '../support/intercept.ts'
import { button, closeDialog, type Journey, openTown, tab } from './visit.ts'

const title = '/game/rpg'

const account: Journey = async ({ page, shoot }) => {
  for (const path of ['/register', '/login', '/about']) {
    await page.goto(path)
    await shoot(path.slice(1))
  }
  await page.goto('/register')
  await button(page, '登録する').click()
  await shoot('register-refused')
  await arriveWithParty(page)
  await page.goto('/account')
  const address = page.getByText(/@example\.com/)
  await shoot('account', [address])
  await button(page, 'アカウントを消す').click()
  await shoot('close-account', [address])
}

const unsigned: Journey = async ({ page, shoot }) => {
  await page.goto(title)
  // The words by which an account is made are never twice the same: they are overwritten.
  await page.getByRole('textbox', { name: 'メールアドレス' }).fill('0123456789')
  await page.getByRole('textbox', { name: 'パスワード' }).fill('short')
  await shoot('unsigned')
  await button(page, 'すぐ作る').click()
  await shoot('unsigned-refused')
  await page.reload()
  await button(page, 'すぐ作る').click()
  const slip = page.getByRole('dialog', { name: '登録しました' })
  await slip.waitFor()
  await shoot('slip', [slip.locator('dd')])
  await button(page, '控えたので、はじめる').click()
  await shoot('signed')
}

const ready: Journey = async ({ page, shoot }) => {
  await arriveWithParty(page)
  await page.goto(title)
  await button(page, '町へ戻る').waitFor()
  await shoot('ready')
  await button(page, '冒険の記録を消す').click()
  await shoot('delete-save')
  await closeDialog(page)
  await button(page, '設定').last().click()
  for (const [at, section] of ['音', '見え方', '進み方', '遊びやすさ', 'キーとパッド'].entries()) {
    await tab(page, section).click()
    await shoot(`settings-${at + 1}`)
  }
  await intercept(
    page,
    '**/title/check_situation',
    (route) => route.fulfill({ status: 500, json: { code: 'unexpected', request_id: '0123abcd-ffff' } }),
    1,
  )
  await page.goto(title)
  await shoot('failed')
}

const purchases: Journey = async ({ page, shoot }) => {
  await arriveWithParty(page)
  await page.goto('/purchases')
  await page.getByText('You Have not created').waitFor()
  await shoot('none')
  for (const [date, price, description] of [
    ['2026-01-05', '19.9', 'Lamp oil'],
    ['2026-01-06', '1200', 'A very long description of what was bought on that day and why'],
  ])
    await write(page, '/study/techbook/vue/chapter8_purchases', { date, price, description })
  await page.reload()
  await page.getByRole('link', { name: 'Edit' }).first().waitFor()
  await shoot('some')
  await page.getByRole('link', { name: 'Create New Purchase' }).click()
  await button(page, 'Create').click()
  await shoot('refused')
  await closeDialog(page)
  await page.getByRole('link', { name: 'Edit' }).first().click()
  await shoot('edit')
  await closeDialog(page)
  await page.getByRole('link', { name: 'Delete' }).first().click()
  await shoot('delete', [page.getByText(/Purchase id/)])
  await page.route('**/chapter8_purchases*', (route) => route.fulfill({ status: 500, json: { request_id: '0123abcd-ffff' } }))
  await page.goto('/purchases')
  await shoot('failed')
}

const errors: Journey = async ({ page, shoot }) => {
  await page.goto('/nowhere')
  await shoot('missing')
  await arriveWithParty(page)
  await page.route('**/api/game/rpg/shop/information', (route) => route.fulfill({ status: 500, json: { request_id: '0123abcd-ffff' } }))
  await page.goto('/game/rpg/menu/shop')
  await page.getByRole('alert').waitFor()
  await shoot('failure-panel')
  await page.route('**/assets/status-*.js', (route) => route.abort())
  await page.goto('/game/rpg/menu/status')
  // It reloads once by itself; only then does it stay.
  await page.getByText('読みこみ直しても届きませんでした。').waitFor()
  await shoot('broken-page')
  await openTown(page, 'plaza')
  await page.context().setOffline(true)
  await page.evaluate(() => dispatchEvent(new Event('offline')))
  await shoot('offline')
  await page.context().setOffline(false)
}

export const around = { account, title: unsigned, 'title-ready': ready, purchases, errors } satisfies Record<string, Journey>

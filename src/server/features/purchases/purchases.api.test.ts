import { expect, test } from 'vitest'
import { userIdOf } from '../../../../tests/adventures.ts'
import { at } from '../../../../tests/clients/typed-calls.ts'
import { onBothDatabases } from '../../../../tests/game.ts'
import { api } from '../../../contract/api.ts'

/** Here the failing fields alone are the answer to a bad body, which is no refusal of the usual shape. */
const PURCHASES = api.purchases.list.path
const RICE = { date: '2026-04-01', price: '19.9', description: 'Rice', errors: [] }

onBothDatabases('purchases', (game) => {
  test('are listed newest date first, with exact prices [PURCHASE-1, PURCHASE-2]', async () => {
    const browser = await game.user()
    expect(await browser.call(api.purchases.list)).toEqual([])
    for (const [date, price] of [
      ['2026-01-01', 0],
      ['2026-03-01', 999_999.99],
      ['2026-02-01', '1234.5'],
    ] as const)
      await browser.call(api.purchases.create, { ...RICE, date, price })
    const body = await browser.call(api.purchases.list)
    expect(body.map((row) => [row.date, row.price])).toEqual([
      ['2026-03-01', '999999.99'],
      ['2026-02-01', '1234.50'],
      ['2026-01-01', '0.00'],
    ])
  })

  test('are changed and deleted [PURCHASE-10]', async () => {
    const browser = await game.user()
    const row = await browser.call(api.purchases.create, RICE)
    expect(row).toEqual({ id: row.id, date: '2026-04-01', price: '19.90', description: 'Rice' })
    const { id } = row
    await browser.call(at(api.purchases.update, { id }), { id, date: '2024-02-29', price: 5, description: 'Tea' })
    expect(await browser.call(api.purchases.list)).toEqual([{ id, date: '2024-02-29', price: '5.00', description: 'Tea' }])
    await browser.call(at(api.purchases.delete, { id }))
    expect(await browser.refusal(at(api.purchases.delete, { id }))).toMatchObject({ status: 404 })
  })

  test('are refused with the failing fields only [PURCHASE-5, PURCHASE-6, PURCHASE-7]', async () => {
    const browser = await game.user()
    const { status, body } = await browser.post(PURCHASES, { date: '2026-02-30', price: '1.999', description: 'ok' })
    expect(status).toBe(422)
    expect(body).toEqual({ date: [expect.any(String)], price: [expect.any(String)] })
    const empty = await browser.post(PURCHASES, {})
    expect(empty.body).toEqual({ date: expect.anything(), description: expect.anything(), price: expect.anything() })
  })

  test.each([-1, '-1', '1e3', 1_000_000, '0x10', 'NaN', null, [], '１２'])('have no price %j [PURCHASE-7]', async (price) => {
    const browser = await game.user()
    expect(await browser.post(PURCHASES, { ...RICE, price })).toMatchObject({ status: 422, body: { price: [expect.any(String)] } })
  })

  test('have a description of 1 to 255 characters [PURCHASE-8]', async () => {
    const browser = await game.user()
    for (const description of ['x', '米'.repeat(255), '🏮'.repeat(255)])
      expect(await browser.call(api.purchases.create, { ...RICE, description })).toMatchObject({ description })
    for (const description of ['', '  ', '米'.repeat(256), null, 7, undefined])
      expect(await browser.post(PURCHASES, { ...RICE, description })).toMatchObject({
        status: 422,
        body: { description: [expect.any(String)] },
      })
  })

  test('answer 401 to every call of a visitor [PURCHASE-3]', async () => {
    const { id } = await (await game.user()).call(api.purchases.create, RICE)
    for (const endpoint of Object.values(api.purchases))
      for (const body of [RICE, {}]) {
        const { method, path } = endpoint
        const address = path.replace('{id}', String(id))
        const { status } = method === 'GET' ? await game.visitor().get(address) : await game.visitor().write(method, address, body)
        expect(status, `${method} ${path}`).toBe(401)
      }
  })

  test('hold no text that cannot be seen', async () => {
    const browser = await game.user()
    for (const description of ['\u3164', '\u2800\u115f', '\u200b'])
      expect(await browser.post(PURCHASES, { ...RICE, description })).toMatchObject({
        status: 422,
        body: { description: [expect.any(String)] },
      })
    const body = await browser.call(api.purchases.create, { ...RICE, description: 'eci\u202eR 米\u0301\u0301\u0301\u0301' })
    expect(body.description).toBe('eciR 米\u0301\u0301')
  })

  test('of other users cannot be read, changed or deleted, nor any by visitors [PURCHASE-4]', async () => {
    const [browser, other] = [await game.user(), await game.user()]
    const { id } = await other.call(api.purchases.create, RICE)
    expect(await browser.call(api.purchases.list)).toEqual([])
    expect(await browser.refusal(at(api.purchases.update, { id }), RICE)).toMatchObject({ status: 404 })
    expect(await browser.refusal(at(api.purchases.delete, { id }))).toMatchObject({ status: 404 })
    expect(await browser.write('DELETE', `${PURCHASES}/99999999999999`)).toMatchObject({ status: 404 })
    expect(await browser.write('DELETE', `${PURCHASES}/x`)).toMatchObject({ status: 404 })
    expect(await other.call(api.purchases.list)).toHaveLength(1)
    expect(await game.visitor().refusal(api.purchases.list)).toMatchObject({ status: 401 })
    expect(await game.visitor().refusal(api.purchases.create, RICE)).toMatchObject({ status: 401 })
  })

  test('are refused in English', async () => {
    const browser = await game.user()
    const answers = [
      await game.visitor().get(PURCHASES),
      await browser.send('POST', PURCHASES, RICE, { headers: { 'x-xsrf-token': 'none' } }),
      await browser.write('DELETE', `${PURCHASES}/1234567`),
      await browser.post(PURCHASES, '{'),
      await browser.post(PURCHASES, { ...RICE, description: 'x'.repeat(70_000) }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([401, 419, 404, 422, 413])
    for (const { body } of answers) expect(body).toMatchObject({ message: expect.stringMatching(/^[\x20-\x7e]+$/) })
  })

  test('are at most a thousand [PURCHASE-9]', async () => {
    const browser = await game.user()
    const user_id = await userIdOf(browser)
    const row = { user_id, date: '2026-01-01', price_cents: 100, description: 'x' }
    for (let n = 0; n < 5; n += 1)
      await game.reach((tx) =>
        tx
          .insertInto('purchases')
          .values(Array.from({ length: n < 4 ? 200 : 199 }, () => row))
          .execute(),
      )
    const answers = await Promise.all([1, 2].map(() => browser.tab().outcome(api.purchases.create, RICE)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
    expect(await browser.refusal(api.purchases.create, RICE)).toMatchObject({ message: 'You cannot keep more than 1,000 purchases.' })
  })
})

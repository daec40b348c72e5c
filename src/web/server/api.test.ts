import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiFailure, api, failureSentence, networkNote } from './api.ts'
import { stopWaiting } from './waiting.ts'

const sent: { readonly url: string; readonly init: RequestInit }[] = []
let answers: (() => Response | Promise<Response>)[] = []

const json = (status: number, body: unknown) => () => new Response(JSON.stringify(body), { status })
const slow = (milliseconds: number, answer: () => Response) => () =>
  new Promise<Response>((resolve) => setTimeout(() => resolve(answer()), milliseconds))
const lost = () => Promise.reject(new TypeError('network'))
const headersOf = (index: number) => sent[index]?.init.headers as Record<string, string>

beforeEach(() => {
  sent.length = 0
  vi.useFakeTimers()
  vi.stubGlobal('document', { cookie: 'a=b; XSRF-TOKEN=to%2Bken' })
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    sent.push({ url, init })
    const answer = Promise.resolve().then(answers.shift() ?? lost)
    const stopped = new Promise<never>((_, reject) =>
      init.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
    )
    return Promise.race([answer, stopped])
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function call<T>(started: Promise<T>): Promise<T> {
  await vi.runAllTimersAsync()
  return started
}

describe('calling the server', () => {
  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
    'sends the decoded token and a key with every %s [GENERAL-11, GENERAL-31]',
    async (method) => {
      answers = [json(200, { message: 'ok' }), json(200, { message: 'ok' })]
      const written = `${method} /api/anything` as 'POST /api/game/rpg/battle/finish'
      for (let n = 0; n < 2; n += 1) await call(api(written, { session_id: 's' }))
      expect(sent.map(({ init }) => init.method)).toEqual([method, method])
      for (const index of [0, 1])
        expect(headersOf(index)).toMatchObject({ 'x-xsrf-token': 'to+ken', 'idempotency-key': expect.stringMatching(/^.{8,64}$/) })
      expect(headersOf(0)['idempotency-key']).not.toBe(headersOf(1)['idempotency-key'])
    },
  )

  test('has keys where a browser offers no `randomUUID`: over HTTP, in a home network', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
    answers = [json(200, { message: 'ok' })]
    expect((await call(api('POST /api/game/rpg/battle/finish', { session_id: 's' }))).ok).toBe(true)
    expect(headersOf(0)['idempotency-key']).toMatch(/^(\d+-){3}\d+$/)
  })

  test('asks for a lost answer again with the same key, so that nothing is done twice', async () => {
    answers = [lost, json(503, { message: 'x' }), json(200, { message: 'ok' })]
    const outcome = await call(api('POST /api/game/rpg/battle/finish', { session_id: 's' }))
    expect(outcome.ok).toBe(true)
    expect(sent).toHaveLength(3)
    expect(new Set([0, 1, 2].map((index) => headersOf(index)['idempotency-key'])).size).toBe(1)
  })

  test('gives up with a Japanese sentence', async () => {
    answers = [lost, lost, lost]
    const outcome = await call(api('GET /api/game/rpg/field/list'))
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'offline', message: expect.stringContaining('通信に失敗しました') } })
  })

  test('waits for a slow answer without sending the call again, and the late answer counts, even after a day [GENERAL-53]', async () => {
    answers = [slow(24 * 3_600_000, json(200, { message: 'ok' }))]
    const outcome = await call(api('POST /api/game/rpg/battle/finish', { session_id: 's' }))
    expect(outcome).toEqual({ ok: true, value: { message: 'ok' } })
    expect(sent).toHaveLength(1)
  })

  test('ends a wait when the player stops it, without sending the call again', async () => {
    answers = [slow(90_000, json(200, { message: 'ok' }))]
    const started = api('POST /api/game/rpg/battle/finish', { session_id: 's' })
    await vi.advanceTimersByTimeAsync(8000)
    stopWaiting()
    expect(await started).toMatchObject({ ok: false, failure: { kind: 'offline', message: expect.stringContaining('やめました') } })
    expect(sent).toHaveLength(1)
  })

  test('does not repeat a refusal, and hands its sentence, code and request id on', async () => {
    answers = [json(422, { message: '足りません。', code: 'apShort', request_id: '1-2-3' })]
    const outcome = await call(api('POST /api/game/rpg/battle/finish', { session_id: 's' }))
    const failure = { kind: 'refused', status: 422, message: '足りません。', code: 'apShort', requestId: '1-2-3' }
    expect(outcome).toMatchObject({ ok: false, failure })
    expect(sent).toHaveLength(1)
  })

  test('has neither code nor request id when no answer arrived', async () => {
    answers = [lost, lost, lost]
    expect(await call(api('GET /api/game/rpg/field/list'))).toMatchObject({ ok: false, failure: { code: '', requestId: null } })
  })

  test('renews an old token and tries once more', async () => {
    answers = [json(419, { message: 'x' }), json(200, {}), json(200, { message: 'ok' })]
    expect((await call(api('POST /api/game/rpg/battle/finish', { session_id: 's' }))).ok).toBe(true)
    expect(sent[1]?.url).toBe('/api/game/rpg/title/check_situation')
  })

  test('takes a page of a proxy for what it is: no answer of ours', async () => {
    answers = [() => new Response('<html>', { status: 200 })]
    expect(await call(api('GET /api/game/rpg/field/list'))).toMatchObject({ ok: false, failure: { kind: 'broken' } })
  })

  test('fills in the parameters of the path', async () => {
    answers = [() => new Response(null, { status: 204 })]
    const outcome = await call(api('DELETE /study/techbook/vue/chapter8_purchases/{id}', null, { params: { id: 7 } }))
    expect(sent[0]?.url).toBe('/study/techbook/vue/chapter8_purchases/7')
    expect(outcome).toEqual({ ok: true, value: null })
  })
})

describe('what a screen says of a failure', () => {
  const fixed = '予期しないエラーが発生しました。画面リロードなどをお試しください。'

  test('is its own fixed sentence when the request was aborted, with a second line about the network', async () => {
    answers = [lost, lost, lost]
    const outcome = await call(api('GET /api/game/rpg/title/check_savedata_info'))
    const failure = outcome.ok ? null : outcome.failure
    expect(failure && failureSentence(failure, fixed)).toBe(fixed)
    expect(failure && networkNote(failure)).toContain('接続')
  })

  test('does not say that nothing arrived when the player stopped waiting', async () => {
    answers = [slow(90_000, json(200, {}))]
    const started = api('GET /api/game/rpg/title/check_savedata_info')
    await vi.advanceTimersByTimeAsync(8000)
    stopWaiting()
    const outcome = await started
    const failure = outcome.ok ? null : outcome.failure
    expect(failure && networkNote(failure)).toContain('もう届いているかもしれません')
  })

  test('is the fixed sentence when the answer brought none, without a word about the network', async () => {
    answers = [json(500, {})]
    const outcome = await call(api('GET /api/game/rpg/title/check_savedata_info'))
    const failure = outcome.ok ? null : outcome.failure
    expect(failure && failureSentence(failure, fixed)).toBe(fixed)
    expect(failure && networkNote(failure)).toBeNull()
  })

  test('is the sentence of the server when it sent one', () => {
    expect(failureSentence(new ApiFailure('refused', 409, { message: 'いまはできません。' }), fixed)).toBe('いまはできません。')
  })
})

import { expect, test } from 'vitest'
import type { Answer } from '../../../../tests/clients/browser.ts'
import { onBothDatabases } from '../../../../tests/game.ts'

const FETCH = '/api/game/rpg/menu/plaza/bbs/fetch_post'
const STORE = '/api/game/rpg/menu/plaza/bbs/store'
const DELETE = '/api/game/rpg/menu/plaza/bbs/delete'

onBothDatabases(
  'the board',
  (game) => {
    test('shows posts newest first, with Japan’s time, under the author’s own save', async () => {
      game.now = Date.UTC(2026, 3, 1, 15, 0, 5)
      const [browser, other] = [await game.player(), await game.player()]
      const [savedata] = (await browser.get(FETCH)).body
      const [foreign] = (await other.get(FETCH)).body
      expect(await browser.post(STORE, { savedata_id: foreign, message: ' 一句 ', is_spoiled: true })).toMatchObject({
        status: 200,
        body: { successMessage: expect.any(String) },
      })
      await other.post(STORE, { savedata_id: foreign, message: '<b>太字</b>', is_spoiled: '0' })
      const [own, posts] = (await browser.get(FETCH)).body
      expect(own).toBe(savedata)
      expect(posts[0]).toMatchObject({ savedata_id: foreign, message: '<b>太字</b>', is_spoiled: false })
      expect(posts[1]).toMatchObject({ savedata_id: savedata, message: '一句', is_spoiled: true, created_at: '2026-04-02 00:00:05' })
    })

    test.each(['', '   ', '　', 'あ'.repeat(21), 'a\u0000b', 'a\nb', '\ud800', 7, null])('refuses %j', async (message) => {
      const browser = await game.player()
      const answer = await browser.post(STORE, { message, is_spoiled: false })
      expect(answer).toMatchObject({ status: 422, body: { errorMessage: '※投稿する文章は20文字以内で入力してください。' } })
    })

    test('counts characters as people do', async () => {
      const browser = await game.player()
      expect(await browser.post(STORE, { message: '🏮'.repeat(20), is_spoiled: false })).toMatchObject({ status: 200 })
    })

    test('takes one post in thirty seconds and twenty a day, deleted ones included', async () => {
      game.now = Date.UTC(2026, 4, 1, 0, 0, 0)
      const browser = await game.player()
      expect(await browser.post(STORE, { message: '一', is_spoiled: false })).toMatchObject({ status: 200 })
      const [, [post]] = (await browser.get(FETCH)).body
      await browser.post(DELETE, { id: post.id })
      const soon = await browser.post(STORE, { message: '二', is_spoiled: false })
      expect(soon).toMatchObject({ status: 429, body: { errorMessage: expect.any(String) }, headers: { 'retry-after': '30' } })
      for (let n = 1; n < 20; n += 1) {
        game.now += 30_000
        expect(await browser.post(STORE, { message: `${n}`, is_spoiled: false })).toMatchObject({ status: 200 })
      }
      game.now += 30_000
      expect(await browser.post(STORE, { message: '多い', is_spoiled: false })).toMatchObject({ status: 429 })
      game.now = Date.UTC(2026, 4, 1, 15, 0, 0)
      expect(await browser.post(STORE, { message: '明日', is_spoiled: false })).toMatchObject({ status: 200 })
    })

    test('makes nobody wait less for a save made anew, and nobody longer than the pause when the clock is set back', async () => {
      game.now = Date.UTC(2026, 5, 1, 0, 0, 0)
      const browser = await game.player()
      expect(await browser.post(STORE, { message: '一', is_spoiled: false })).toMatchObject({ status: 200 })
      await browser.post('/api/game/rpg/title/delete_savedata')
      const selected_info = [1, 2, 3].map((roleId) => ({ roleId, roleClassJapanese: '', partyName: '仲間' }))
      expect(await browser.post('/api/game/rpg/beginning/create', { selected_info })).toMatchObject({ status: 200 })
      const soon = await browser.post(STORE, { message: '二', is_spoiled: false })
      expect(soon).toMatchObject({ status: 429, headers: { 'retry-after': '30' } })
      game.now -= 10_000
      expect(await browser.post(STORE, { message: '二', is_spoiled: false })).toMatchObject({
        status: 429,
        headers: { 'retry-after': '20' },
      })
      game.now -= 2 * 24 * 3600 * 1000
      expect(await browser.post(STORE, { message: '二', is_spoiled: false })).toMatchObject({ status: 200 })
    })

    test('takes nothing that cannot be seen, and shows nothing of it', async () => {
      const browser = await game.player()
      for (const message of ['\u3164', '\u2800\u2800', '\u115f\u1160', '\uffa0', '\u200b\u202e']) {
        expect(await browser.post(STORE, { message, is_spoiled: false }), JSON.stringify(message)).toMatchObject({ status: 422 })
      }
      expect(await browser.post(STORE, { message: `\u202e灯${'\u0316'.repeat(15)}👨\u200d👩\u200d👧`, is_spoiled: false })).toMatchObject({
        status: 200,
      })
      expect((await browser.get(FETCH)).body[1][0].message).toBe('灯\u0316\u0316👨\u200d👩\u200d👧')
    })

    test('lets nobody delete another’s post, and says when it has gone', async () => {
      const [browser, other] = [await game.player(), await game.player()]
      await browser.post(STORE, { message: '私の', is_spoiled: false })
      const [, [{ id }]] = (await browser.get(FETCH)).body
      expect(await other.post(DELETE, { id })).toMatchObject({ status: 403, body: { errorMessage: expect.any(String) } })
      expect(await browser.post(DELETE, { id })).toMatchObject({ status: 200, body: { successMessage: expect.any(String) } })
      expect(await browser.post(DELETE, { id })).toMatchObject({ status: 404, body: { errorMessage: expect.any(String) } })
    })

    test('shows fifty posts and forgets those of a deleted save', async () => {
      const writer = await game.player()
      const [save] = (await writer.get(FETCH)).body
      const rows = Array.from({ length: 60 }, (_, n) => ({ save_id: save, message: `第${n}`, is_spoiled: 0, created_at: game.now }))
      await game.reach((tx) => tx.insertInto('posts').values(rows).execute())
      const reader = await game.player()
      expect((await reader.get(FETCH)).body[1]).toHaveLength(50)
      await writer.post('/api/game/rpg/title/delete_savedata')
      const left = (await reader.get(FETCH)).body[1]
      expect(left.some((post: { savedata_id: number }) => post.savedata_id === save)).toBe(false)
    })
  },
  { rateLimitScale: 1 },
)

onBothDatabases(
  'the board of a server whose limits are ten times as wide',
  (game) => {
    test('takes one post in three seconds', async () => {
      const browser = await game.player()
      const post = (): Promise<Answer> => browser.post(STORE, { message: '一', is_spoiled: false })
      expect(await post()).toMatchObject({ status: 200 })
      game.now += 2999
      expect(await post()).toMatchObject({ status: 429, headers: { 'retry-after': '1' } })
      game.now += 1
      expect(await post()).toMatchObject({ status: 200 })
    })
  },
  { rateLimitScale: 10 },
)

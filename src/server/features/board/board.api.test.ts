import { expect, test } from 'vitest'
import { firstOf } from '../../../../tests/first-of.ts'
import { onBothDatabases } from '../../../../tests/game.ts'
import { api } from '../../../contract/api.ts'

onBothDatabases(
  'the board',
  (game) => {
    test('shows posts newest first, with Japan’s time, under the author’s own save [BOARD-1, BOARD-2, BOARD-4, BOARD-5]', async () => {
      game.now = Date.UTC(2026, 3, 1, 15, 0, 5)
      const [browser, other] = [await game.player(), await game.player()]
      const [savedata] = await browser.call(api.board.fetchPost)
      const [foreign] = await other.call(api.board.fetchPost)
      expect(await browser.call(api.board.store, { savedata_id: foreign, message: ' 一句 ', is_spoiled: true })).toMatchObject({
        successMessage: expect.any(String),
      })
      await other.call(api.board.store, { savedata_id: foreign, message: '<b>太字</b>', is_spoiled: '0' })
      const [own, posts] = await browser.call(api.board.fetchPost)
      expect(own).toBe(savedata)
      expect(posts[0]).toMatchObject({ savedata_id: foreign, message: '<b>太字</b>', is_spoiled: false })
      expect(posts[1]).toMatchObject({ savedata_id: savedata, message: '一句', is_spoiled: true, created_at: '2026-04-02 00:00:05' })
    })

    test.each(['', '   ', '　', 'あ'.repeat(21), 'a\u0000b', 'a\nb', '\ud800', 7, null])(
      'refuses %j [BOARD-6, BOARD-7]',
      async (message) => {
        const browser = await game.player()
        const answer = await browser.refusal(api.board.store, { message, is_spoiled: false })
        expect(answer).toMatchObject({ status: 422, errorMessage: '※投稿する文章は20文字以内で入力してください。' })
      },
    )

    test('counts characters as people do [GENERAL-3]', async () => {
      const browser = await game.player()
      const reply = await browser.call(api.board.store, { message: '🏮'.repeat(20), is_spoiled: false })
      expect(reply).toEqual({ successMessage: expect.any(String) })
    })

    test('takes one post in thirty seconds and twenty a day, deleted ones included [BOARD-8, BOARD-9]', async () => {
      game.now = Date.UTC(2026, 4, 1, 0, 0, 0)
      const browser = await game.player()
      await browser.call(api.board.store, { message: '一', is_spoiled: false })
      const [, posts] = await browser.call(api.board.fetchPost)
      await browser.call(api.board.delete, { id: firstOf(posts).id })
      const soon = await browser.refusal(api.board.store, { message: '二', is_spoiled: false })
      expect(soon).toMatchObject({ status: 429, errorMessage: expect.any(String), retryAfter: 30 })
      for (let n = 1; n < 20; n += 1) {
        game.now += 30_000
        await browser.call(api.board.store, { message: `${n}`, is_spoiled: false })
      }
      game.now += 30_000
      // Until midnight in Japan, from ten minutes after nine in the morning.
      const over = await browser.refusal(api.board.store, { message: '多い', is_spoiled: false })
      expect(over).toMatchObject({ status: 429, retryAfter: 53_400 })
      game.now = Date.UTC(2026, 4, 1, 15, 0, 0)
      await browser.call(api.board.store, { message: '明日', is_spoiled: false })
    })

    test('makes nobody wait less for a save made anew, and nobody longer than the pause when the clock is set back', async () => {
      game.now = Date.UTC(2026, 5, 1, 0, 0, 0)
      const browser = await game.player()
      await browser.call(api.board.store, { message: '一', is_spoiled: false })
      await browser.call(api.title.deleteSavedata)
      const selected_info = [1, 2, 3].map((roleId) => ({ roleId, roleClassJapanese: '', partyName: '仲間' }))
      await browser.call(api.beginning.create, { selected_info })
      const soon = await browser.refusal(api.board.store, { message: '二', is_spoiled: false })
      expect(soon).toMatchObject({ status: 429, retryAfter: 30 })
      game.now -= 10_000
      expect(await browser.refusal(api.board.store, { message: '二', is_spoiled: false })).toMatchObject({
        status: 429,
        retryAfter: 20,
      })
      game.now -= 2 * 24 * 3600 * 1000
      await browser.call(api.board.store, { message: '二', is_spoiled: false })
    })

    test('takes nothing that cannot be seen, and shows nothing of it', async () => {
      const browser = await game.player()
      for (const message of ['\u3164', '\u2800\u2800', '\u115f\u1160', '\uffa0', '\u200b\u202e']) {
        expect(await browser.refusal(api.board.store, { message, is_spoiled: false }), JSON.stringify(message)).toMatchObject({
          status: 422,
        })
      }
      await browser.call(api.board.store, { message: `\u202e灯${'\u0316'.repeat(15)}👨\u200d👩\u200d👧`, is_spoiled: false })
      const [, posts] = await browser.call(api.board.fetchPost)
      expect(firstOf(posts).message).toBe('灯\u0316\u0316👨\u200d👩\u200d👧')
    })

    test('lets nobody delete another’s post, and says when it has gone [BOARD-10, BOARD-11, BOARD-12]', async () => {
      const [browser, other] = [await game.player(), await game.player()]
      await browser.call(api.board.store, { message: '私の', is_spoiled: false })
      const [, posts] = await browser.call(api.board.fetchPost)
      const { id } = firstOf(posts)
      expect(await other.refusal(api.board.delete, { id })).toMatchObject({ status: 403, errorMessage: expect.any(String) })
      expect(await browser.call(api.board.delete, { id })).toMatchObject({ successMessage: expect.any(String) })
      expect(await browser.refusal(api.board.delete, { id })).toMatchObject({ status: 404, errorMessage: expect.any(String) })
    })

    test('shows fifty posts and forgets those of a deleted save [BOARD-3]', async () => {
      const writer = await game.player()
      const [save] = await writer.call(api.board.fetchPost)
      const rows = Array.from({ length: 60 }, (_, n) => ({ save_id: save, message: `第${n}`, is_spoiled: 0, created_at: game.now }))
      await game.reach((tx) => tx.insertInto('posts').values(rows).execute())
      const reader = await game.player()
      const [, shown] = await reader.call(api.board.fetchPost)
      expect(shown).toHaveLength(50)
      await writer.call(api.title.deleteSavedata)
      const [, left] = await reader.call(api.board.fetchPost)
      expect(left.some((post) => post.savedata_id === save)).toBe(false)
    })
  },
  { rateLimitScale: 1 },
)

onBothDatabases(
  'the board of a server whose limits are ten times as wide',
  (game) => {
    test('takes one post in three seconds', async () => {
      const browser = await game.player()
      const post = { message: '一', is_spoiled: false }
      await browser.call(api.board.store, post)
      game.now += 2999
      expect(await browser.refusal(api.board.store, post)).toMatchObject({ status: 429, retryAfter: 1 })
      game.now += 1
      await browser.call(api.board.store, post)
    })
  },
  { rateLimitScale: 10 },
)

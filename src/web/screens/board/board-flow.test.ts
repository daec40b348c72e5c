import { expect, test } from 'vitest'
import { type BoardEvent, boardFlow, type BoardState, canPost, initialBoard, type LoadedBoard } from './board-flow.ts'

const post = (id: number, savedata_id = 1) => ({
  id,
  savedata_id,
  message: `文${id}`,
  is_spoiled: id % 2 === 0,
  created_at: '2026-01-05 09:03:00',
})
const read: BoardEvent = { type: 'postsRead', savedataId: 1, posts: [post(3), post(2, 9)] }
function loaded(...events: readonly BoardEvent[]): LoadedBoard {
  const state = [read, ...events].reduce<BoardState>(boardFlow, initialBoard)
  if (state.status !== 'loaded') throw new Error(`expected loaded, not ${state.status}`)
  return state
}

test('it starts, then shows the posts', () => {
  expect(initialBoard).toEqual({ status: 'start' })
  expect(loaded()).toMatchObject({ savedataId: 1, posts: [{ id: 3 }, { id: 2 }], draft: '', notice: null })
})

test('a wall that cannot be read says so, and can be tried again', () => {
  const failed = boardFlow(initialBoard, { type: 'postsFailed', message: 'だめでした。' })
  expect(failed).toEqual({ status: 'failed', message: 'だめでした。' })
  expect(boardFlow(failed, { type: 'loading' })).toEqual(initialBoard)
})

test('one to twenty characters can be posted, counted as a reader counts', () => {
  expect(canPost('')).toBe(false)
  expect(canPost(' 　 ')).toBe(false)
  expect(canPost('一')).toBe(true)
  expect(canPost('一二三四五六七八九十一二三四五六七八九十')).toBe(true)
  expect(canPost('一二三四五六七八九十一二三四五六七八九十一')).toBe(false)
  expect(canPost('𠮷'.repeat(20))).toBe(true)
})

test('a draft of the wrong length gets the notice and stays', () => {
  expect(loaded({ type: 'draftTyped', draft: '' }, { type: 'draftRefused' }).notice).toEqual({
    tone: 'danger',
    words: '※投稿する文章は20文字以内で入力してください。',
  })
})

test('a post clears the draft and says so; a failed one keeps it', () => {
  const typed: readonly BoardEvent[] = [
    { type: 'draftTyped', draft: '団子' },
    { type: 'spoilerChosen', isSpoiled: true },
    { type: 'postSent' },
  ]
  expect(loaded(...typed)).toMatchObject({ sending: true, draft: '団子' })
  expect(loaded(...typed, { type: 'posted', message: '投稿しました。' })).toMatchObject({
    sending: false,
    draft: '',
    isSpoiled: false,
    notice: { tone: 'good', words: '投稿しました。' },
  })
  expect(loaded(...typed, { type: 'postFailed', message: '早すぎます。' })).toMatchObject({
    sending: false,
    draft: '団子',
    isSpoiled: true,
    notice: { tone: 'danger', words: '早すぎます。' },
  })
})

test('deletions are marked one by one while in flight', () => {
  const both = loaded({ type: 'deletionSent', id: 3 }, { type: 'deletionSent', id: 2 })
  expect(both.deleting).toEqual([3, 2])
  expect(boardFlow(both, { type: 'deleted', id: 3, message: '投稿を消しました。' })).toMatchObject({
    deleting: [2],
    notice: { tone: 'good' },
  })
  expect(boardFlow(both, { type: 'deletionFailed', id: 2 })).toMatchObject({
    deleting: [3],
    notice: { tone: 'danger', words: '削除に失敗しました。すでに消えている可能性があります。' },
  })
})

test('a spoiler is turned over and back, for its own post only, and reading again keeps the draft', () => {
  const open = loaded({ type: 'turnedOver', id: 2 }, { type: 'draftTyped', draft: '途中' }, read)
  expect(open).toMatchObject({ revealed: [2], draft: '途中' })
  expect(boardFlow(open, { type: 'turnedOver', id: 2 })).toMatchObject({ revealed: [] })
})

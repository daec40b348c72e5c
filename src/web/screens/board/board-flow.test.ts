import { expect, test } from 'vitest'
import { dreamPapers, homePaper, oldPapers, townPapers } from '../../../content/text/board.ts'
import { ApiFailure } from '../../server/api.ts'
import { type BoardEvent, boardFlow, type BoardState, canPost, initialBoard, papersOnWall, postLength } from './board-flow.ts'

const failure = new ApiFailure('refused', 429, { message: '早すぎます。' })
const after = (...events: readonly BoardEvent[]): BoardState => events.reduce(boardFlow, initialBoard)

test('one to twenty characters can be posted, counted as a reader counts', () => {
  expect(canPost('')).toBe(false)
  expect(canPost(' 　 ')).toBe(false)
  expect(canPost('一')).toBe(true)
  expect(canPost('一二三四五六七八九十一二三四五六七八九十')).toBe(true)
  expect(canPost('一二三四五六七八九十一二三四五六七八九十一')).toBe(false)
  expect(canPost('𠮷'.repeat(20))).toBe(true)
  expect(postLength('か\u3099')).toBe(1)
})

test('a draft of the wrong length gets the notice and stays [BOARD-19]', () => {
  expect(after({ type: 'draftTyped', draft: '　' }, { type: 'draftRefused' })).toMatchObject({
    draft: '　',
    notice: { tone: 'danger', words: '※投稿する文章は20文字以内で入力してください。' },
  })
})

test('a post clears the draft and says so; a failed one keeps it', () => {
  const typed: readonly BoardEvent[] = [
    { type: 'draftTyped', draft: '団子' },
    { type: 'spoilerChosen', isSpoiled: true },
    { type: 'postSent' },
  ]
  expect(after(...typed)).toMatchObject({ draft: '団子', notice: null })
  expect(after(...typed, { type: 'posted', message: '貼りました。' })).toMatchObject({
    draft: '',
    isSpoiled: false,
    last: 'posted',
    notice: { tone: 'good', words: '貼りました。' },
  })
  expect(after(...typed, { type: 'postFailed', message: '早すぎます。', failure })).toMatchObject({
    draft: '団子',
    isSpoiled: true,
    last: 'postFailed',
    notice: { tone: 'danger', words: '早すぎます。', failure },
  })
})

test('the wall adds nothing to a refusal that says why', () => {
  const early = new ApiFailure('refused', 429, { message: '早すぎます。', errorMessage: '30秒に1枚までです。' })
  expect(
    after({ type: 'posted', message: '貼りました。' }, { type: 'postFailed', message: '30秒に1枚までです。', failure: early }),
  ).toMatchObject({
    last: 'none',
    notice: { words: '30秒に1枚までです。' },
  })
})

test('deletions are marked one by one while in flight', () => {
  const both = after({ type: 'deletionSent', id: 3 }, { type: 'deletionSent', id: 2 })
  expect(both.deleting).toEqual([3, 2])
  expect(boardFlow(both, { type: 'deleted', id: 3, message: '剥がしました。' })).toMatchObject({
    deleting: [2],
    notice: { tone: 'good' },
  })
  expect(boardFlow(both, { type: 'deletionFailed', id: 2, failure })).toMatchObject({
    deleting: [3],
    notice: { tone: 'danger', words: '削除に失敗しました。すでに消えている可能性があります。' },
  })
})

test('a spoiler is revealed and covered again, for its own post only', () => {
  const open = after({ type: 'revealToggled', id: 2 })
  expect(open).toMatchObject({ revealed: [2] })
  expect(boardFlow(open, { type: 'revealToggled', id: 2 })).toMatchObject({ revealed: [] })
})

test('ten papers hang on the wall from the first day, beside them the latest of the town, and from six fields on one of the fields', () => {
  expect(papersOnWall(0, { ending: null }).map(({ when }) => when)).toEqual([...oldPapers, homePaper].map(({ when }) => when))
  const late = (cleared: number) =>
    papersOnWall(cleared, { ending: null })
      .slice(oldPapers.length + 1)
      .flatMap(({ words }) => [...words])
  expect(late(2)).toEqual(['染みに水をやらないこと。育たない。継火会'])
  expect(late(6)).toEqual(['裏口の灯は見ていない。よい色だった。門番', '城下町の隣の畑、畝が一本多い'])
})

test('papers are answered in new ink as fields open, the first of them after the third ending alone', () => {
  const answered = (cleared: number, ending: 3 | 4) =>
    papersOnWall(cleared, { ending }).flatMap(({ when, words }) => (words.length > 1 ? [when] : []))
  expect(answered(1, 4)).toEqual([])
  expect(answered(4, 4)).toEqual(['九年前', '八年前', '六年前'])
  expect(answered(12, 4)).toEqual([...oldPapers.slice(1), homePaper].map(({ when }) => when))
  expect(papersOnWall(12, { ending: 3 })[0]?.words).toEqual(['灯が見えたら帰る。三人とも', '帰った。一は、守れず'])
  expect(answered(12, 3)).toHaveLength(10)
})

test('what the town has dreamt hangs there as long as it speaks of it', () => {
  const words = (dreamt: 1 | null) => papersOnWall(12, { ending: 1, dreamt }).map((paper) => paper.words[0])
  expect(words(1)).toContain(dreamPapers[1].words)
  expect(words(1).filter((paper) => !words(null).includes(paper))).toEqual([dreamPapers[1].words])
})

test('an old paper is no longer than a post may be', () => {
  const words = [
    ...papersOnWall(12, { ending: 3 }).flatMap((paper) => [...paper.words]),
    ...[...townPapers, ...Object.values(dreamPapers)].map((paper) => paper.words),
  ]
  expect(words.filter((each) => !canPost(each))).toEqual([])
})

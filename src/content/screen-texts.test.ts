import { expect, test } from 'vitest'
import { boxesOf, failing, isBalanced, type Text } from './prose-walk.fixture.ts'

type Module = Readonly<Record<string, unknown>>

const found = import.meta.glob<Module>(['./text/*.ts', '!./text/*.test.ts', '!./text/purchases.ts'], { eager: true })
const files = Object.entries(found).map(([path, module]) => [/([\w-]+)\.ts$/.exec(path)?.[1] ?? path, module] as const)

/** The longest that a screen puts in, by the name of the parameter. */
const longest: Readonly<Record<string, unknown>> = {
  name: '六文字の名前',
  names: '六文字の名前・六文字の名前・六文字の名前',
  item: '濃い薄荷水',
  field: 14,
  action: 'ありあわせ',
  label: '芯切り見習い',
  gold: '99,999 G',
  exp: '99,999',
  stats: 'STR＋DEF',
  stat: 'STR',
  words: ['魔法', '一番腕力の強い者', '膝をつくほど', '動く前に999ダメージで崩れる'],
  id: 'abcd-1234',
  battles: '9,999',
  books: '48',
  wicks: '99,999',
  times: '999',
}
const LONGEST_NUMBER = 999

/** The strings in a value; functions are called. */
function textsIn(value: unknown, where: string): readonly Text[] {
  if (typeof value === 'string') return [{ where, text: value }]
  if (typeof value === 'function') {
    const given = parametersOf(value).map((parameter) => longest[parameter] ?? LONGEST_NUMBER)
    return textsIn(value(...given), `${where}()`)
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, `${where}.${key}`))
}

const parametersOf = (value: { toString: () => string }): readonly string[] =>
  (/^\s*(?:function\s*\w*\s*)?\(([^)]*)\)/.exec(value.toString())?.[1] ?? '').split(',').flatMap((part) => part.trim() || [])

/** Prose has its own lengths, in `texts.test.ts`; the rest is read on a screen. */
const prose = new Set(['manual', 'fields'])
const texts = files.flatMap(([file, module]) => textsIn(module, file)).filter(({ text }) => /[^\x20-\x7e]/.test(text))
const screenTexts = texts.filter(({ where }) => !prose.has(where.split('.')[0] ?? ''))

/** The specification's own sentences. */
const fixed = new Set([
  'このメールアドレスはすでに使われています。 再生成または別のアドレスの記入をお試しください。',
  '※投稿する文章は20文字以内で入力してください。',
  '削除に失敗しました。すでに消えている可能性があります。',
  '予期しないエラーが発生しました。画面リロードなどをお試しください。',
  '予期しないエラーが発生しました。もう一度お試しください。',
  '通信に失敗しました。画面を読みこみ直してください。',
])

/** Latin letters and digits are half as wide. */
const widthOf = (text: string): number => Array.from(text).reduce((sum, character) => sum + (/[\x20-\x7e]/.test(character) ? 0.5 : 1), 0)
/** Only read aloud. */
const heard = /announcedAloud|Aloud/

const sentencesOf = (text: string): readonly string[] => text.split(/(?<=。[」）]?)(?![」）])/)

test('every screen has its words, with every function called', () => {
  expect(screenTexts.length).toBeGreaterThan(600)
  expect(screenTexts.filter(({ text }) => /undefined|NaN|\[object|\$\{/.test(text))).toEqual([])
})

test('no sentence on a screen is longer than 28 characters', () => {
  const tooLong = screenTexts
    .filter(({ where, text }) => !fixed.has(text) && !heard.test(where))
    .filter(({ text }) => sentencesOf(text).some((sentence) => widthOf(sentence) > 28))
  expect(tooLong.map(({ where, text }) => `${where}: ${text}`)).toEqual([])
})

test('brackets close, no mark stands twice, nothing is half-width kana, nothing has a stray space', () => {
  const boxes = boxesOf(files).map((box) => ({ where: 'box', text: box.join('\n') }))
  const singles = texts.filter(({ where }) => !/\.\d+$/.test(where))
  expect(failing([...boxes, ...singles], (text) => !isBalanced(text))).toEqual([])
  expect(failing(texts, (text) => /。。|、、|、。|。、|「」|（）/.test(text))).toEqual([])
  expect(failing(texts, (text) => /[\uff61-\uff9f]/.test(text))).toEqual([])
  expect(failing(texts, (text) => /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u00a0]/u.test(text.replaceAll('\n', '')))).toEqual([])
  expect(failing(texts, (text) => / {2}|^ | $/m.test(text))).toEqual([])
  expect(failing(texts, (text) => /[,.!?;:()]/.test(text.replace(/\d[\d,.]*|https?:\S+|SIL Open Font License 1\.1|\?\?\?/g, '')))).toEqual(
    [],
  )
})

test('no word of the workshop, and one spelling for one word', () => {
  const banned = /モンスター|魔物|敵|ゲームオーバー|プレイヤー|キャラ|クリア|ステージ|スキル|アイテム|パーティ|TODO|ダミー/
  expect(failing(texts, (text) => banned.test(text))).toEqual([])
  const spelt = /もどる|もどり|(?<!か|みが)まえ|さいご|つぎ(?!へ)|固[いさ]|焼きつ|いぶし|張り紙|ゴールド|工事中|割合|被害/
  expect(failing(texts, (text) => spelt.test(text))).toEqual([])
})

test('refusals are polite', () => {
  const said = screenTexts.filter(({ where }) => /^refusals\.refusals\.|^battle\.battleText\.refusals\./.test(where))
  expect(said.length).toBeGreaterThan(70)
  const plain = said.filter(({ text }) => !/(です|ます|ません|ました|ください|どうぞ|ましょう|まで|を)。$/.test(text))
  expect(plain.map(({ where, text }) => `${where}: ${text}`)).toEqual([])
})

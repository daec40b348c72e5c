import { expect, test } from 'vitest'
import { gatekeeper } from '../../../content/story/town/gate.ts'
import { homecomings } from '../../../content/story/town/homecomings.ts'
import { people } from '../../../content/story/town/people.ts'
import { deedLines, diaryPages, fieldPages, isWhole, scenePages, stainPages, voicesOf } from './pages.ts'

const ALL = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

test('scenes stand in the order of the journey, without what follows an ending and what is unknown', () => {
  const keys = ['ending-2', 'treasure', 'curtain-2', 'interlude-8', 'interlude-1', 'late-notice', 'diary', 'nonsense']
  expect(scenePages({ scenes: keys }).map(({ key }) => key)).toEqual([
    'opening',
    'interlude-1',
    'treasure',
    'late-notice',
    'diary',
    'interlude-8',
    'ending-2',
  ])
  expect(scenePages({ scenes: ['interlude-1'] })[1]).toMatchObject({ picture: 'first-stain' })
  expect(scenePages({ scenes: [] })).toEqual([])
})

test('an ending is known by its last picture, so that no two look alike', () => {
  const [, ...pages] = scenePages({ scenes: ['ending-1', 'ending-2', 'ending-3', 'ending-4'] })
  expect(pages.map(({ picture, state }) => `${picture} ${state}`)).toEqual([
    'ending-1 tall-shadows',
    'ending-2 white',
    'ending-3-way-home home',
    'ending-4 own-threads',
  ])
})

test('a scene is known by its first picture as it stood there, without what a later scene adds', () => {
  const [, ...pages] = scenePages({ scenes: ['interlude-1', 'interlude-3', 'interlude-6'] })
  expect(pages.map(({ picture, state }) => `${picture} ${state}`)).toEqual([
    'first-stain null',
    'unpicking-house null',
    'library-desk null',
  ])
})

test('the diary has a page for all that was read out of it, once it was found', () => {
  expect(diaryPages({ scenes: ['treasure', 'ending-3'] })).toEqual([])
  const pages = diaryPages({ scenes: ['diary'] })
  expect(pages).toHaveLength(12)
  const added = diaryPages({ scenes: ['diary', 'ending-3'] })
  expect([added.length, added.at(-1)?.[0]]).toEqual([13, '「団子は、見ていたより丸かった。'])
  expect(pages.filter((lines) => !lines[0]?.startsWith('「') || !lines.at(-1)?.endsWith('」'))).toEqual([])
})

test('it is known when nothing is missing', () => {
  expect([isWhole({ cleared: ALL }), isWhole({ cleared: ALL.slice(1) })]).toEqual([true, false])
})

test('a field shows the stages that were entered, and says how many are left', () => {
  const visited = [
    { id: 1, stages: [1, 2] },
    { id: 12, stages: [1] },
  ]
  const [first, last] = fieldPages({ fields: visited, cleared: [1], scenes: ['ending-2'] })
  expect(first).toMatchObject({ name: '灯見ヶ原', isOpen: true, unseen: 2 })
  expect(first?.stages).toEqual([
    { stage: 1, epigraph: null, line: '草の丈は子どもの肩まである。' },
    { stage: 2, epigraph: null, line: '夕飯だよ、と呼ぶ声を、草が覚えている。' },
  ])
  expect(last).toMatchObject({ isOpen: false, unseen: 4, after: null })
  const after = (cleared: readonly number[]) => fieldPages({ fields: visited, cleared, scenes: ['ending-3'] }).map((page) => page.after)
  expect(after(ALL)).toEqual(['草は黙っている。呼ばれた者が、皆帰った。', '茶がふたつ。ひとつは、まだ温かい。'])
  expect(after([12])[0]).toBeNull()
  expect(last?.stages[0]?.epigraph).toContain('座布団が温かい')
})

const voice = (cleared: readonly number[], who: string) => voicesOf({ cleared }, []).find(({ name }) => name === who)?.said ?? []

test('what is said to a role is kept where one of the three has it', () => {
  const said = (roles: readonly number[], cleared: readonly number[] = []) => {
    const party = roles.map((role) => ({ role, name: `${role}番` }))
    return voicesOf({ cleared }, party).flatMap(({ said: all }) => all.filter(({ when }) => when.endsWith('番に')))
  }
  expect(said([1, 5, 6])).toHaveLength(2)
  expect(said([6], [1, 2, 3, 4])).toEqual([])
  expect(said([6], [1, 2, 3, 4, 5]).map(({ lines }) => lines)).toEqual([people.toki.to.lines])
})

test('what people say is kept up to the number of cleared fields', () => {
  expect(voice([], '町の声')).toEqual([{ when: '旅に出る前', lines: ['「今日も床がきれいだ」'] }])
  expect(voice([1, 2], '町の声').map(({ when }) => when)).toEqual(['旅に出る前', '灯見ヶ原のあと', '砂絵の砂漠のあと'])
  expect(voice([1, 4, 2], '町の声').at(-2)?.when).toBe('藍摺りの海岸のあと')
  expect(voice(ALL, 'ヨツジの貼り紙')).toHaveLength(13)
  expect(voice(ALL, 'おミガキ')).toHaveLength(13 + people.omigaki.talk.length)
})

test('those who have said nothing yet are left out, and nobody of the tables for ever', () => {
  expect(voice([], '広場の子')).toEqual([])
  expect(voicesOf({ cleared: [] }, []).map(({ name }) => name)).not.toContain('トキ')
  const all = voicesOf({ cleared: ALL }, []).map(({ name }) => name)
  for (const { name } of [...Object.values(people), gatekeeper]) expect(all).toContain(name)
  expect(new Set(all).size).toBe(all.length)
})

test('what is said of a field is kept once it is open', () => {
  expect(voice([1], 'ロウ').map(({ when }) => when)).not.toContain('砂絵の砂漠が開いたとき')
  expect(voice([2], 'ロウ').map(({ when }) => when)).toContain('砂絵の砂漠が開いたとき')
})

test('a stain is seen once its field is cleared, and nobody says whose it is before field 12', () => {
  expect(stainPages({ cleared: [], scenes: [] })).toEqual([])
  const early = stainPages({ cleared: [1], scenes: [] })
  expect(early.map(({ name }) => name)).toEqual(['芥子粒の染み'])
  expect(early[0]?.notes).toHaveLength(1)
  expect(stainPages({ cleared: ALL.slice(0, 11), scenes: [] }).filter(({ home }) => home !== null)).toEqual([])
  const late = stainPages({ cleared: ALL, scenes: [] })
  expect(late).toHaveLength(homecomings.length)
  expect(late.filter(({ home }) => home === null)).toEqual([])
  expect([early[0]?.shadow, late[0]?.shadow]).toEqual([null, 11])
})

test('who was found in ending 3 is at home', () => {
  const stag = (scenes: readonly string[]) => stainPages({ cleared: ALL, scenes }).find(({ field }) => field === '白抜きの雪原')?.home
  expect(stag(['ending-1'])?.join('')).toContain('まだ、見つけてもらっていない')
  expect(stag(['ending-3'])?.join('')).toContain('見つかった')
})

test('a deed says how it is done until it is, and a hidden one has no name until then', () => {
  const before = deedLines({ deeds: [1], scenes: [] })
  expect(before).toHaveLength(30)
  expect(before[0]).toEqual({ id: 1, name: 'ひとつ畳む', line: '「畳み方は習っていない」', reply: null, tally: null, isDone: true })
  expect(before[12]).toEqual({ id: 13, name: '左右なし', line: '（早足草履を戦いの最中に履く）', reply: null, tally: null, isDone: false })
  expect(before[27]).toEqual({ id: 28, name: '？？？', line: '（いちばん奥まで行けば、分かる）', reply: null, tally: null, isDone: false })
  expect(deedLines({ deeds: [28], scenes: [] })[27]).toMatchObject({ name: '振りかえす', isDone: true })
})

test('after ending 3 somebody has written under a deed that is done', () => {
  const replies = (scenes: readonly string[]) => deedLines({ deeds: [1, 5], scenes }).map(({ reply }) => reply)
  expect(replies(['ending-3']).slice(0, 5)).toEqual(['畳まれ方も、習っていない', null, null, null, null])
  expect(replies(['ending-1', 'ending-4']).filter((reply) => reply !== null)).toEqual([])
})

test('a deed that counts says how far it has come, in its own counter', () => {
  const tallies = [
    { deed: 17, done: 5, of: 10 },
    { deed: 18, done: 5, of: 53 },
    { deed: 22, done: 40, of: 1600 },
    { deed: 27, done: 3, of: 10 },
    { deed: 30, done: 1, of: 4 },
  ]
  const counted = (done: readonly number[]) => deedLines({ deeds: [...done], tallies, scenes: [] }).flatMap(({ tally }) => tally ?? [])
  expect(counted([])).toEqual(['5／10冊', '5／53冊', '40／1600本', 'Lv3／10', '1／4幕'])
  expect(counted([17, 30])).toEqual(['5／53冊', '40／1600本', 'Lv3／10'])
})

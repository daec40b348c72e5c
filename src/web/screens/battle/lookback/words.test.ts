import { describe, expect, test } from 'vitest'
import type { LookbackAdvice, LookbackTurn } from '../../../../contract/battle/lookback.ts'
import { adviceOf, lookbackOf, turnOf } from './lookback.fixture.ts'
import { adviceHere, changeWord, lampAloud, learnedFrom, luckWords, orderedAloud, orderWords, shortfalls, unmarkedWords } from './words.ts'

/** HP before a turn at whose beginning only these places stand. */
const only = (...standing: readonly number[]): LookbackTurn['hp'] =>
  [0, 1, 2, 3, 4].map((place) => (standing.includes(place) ? [10, 10] : [0, 0]))

function here(advice: Partial<LookbackAdvice>, hp = only(0, 1, 2, 3, 4)): string | null {
  const turn = turnOf(6, { advice: adviceOf(advice), hp })
  return adviceHere(lookbackOf([turn]), turn)
}

describe('advice', () => {
  test('to crouch: all three, both who stand, some of them, one', () => {
    expect(here({})).toBe('ここで三人とも身構えていれば、勝ち目は五割あった。命じたとおりなら、三割。')
    expect(here({ members: [0, 2] }, only(0, 2, 3))).toBe('ここで二人とも身構えていれば、勝ち目は五割あった。命じたとおりなら、三割。')
    expect(here({ members: [0, 2] })).toBe('ここでキリカとゴトクが身構えていれば、勝ち目は五割あった。命じたとおりなら、三割。')
    expect(here({ members: [2] })).toBe('ここでゴトクが身構えていれば、勝ち目は五割あった。命じたとおりなら、三割。')
    expect(here({ members: [2] }, only(2, 3))).toBe('ここでゴトクが身構えていれば、勝ち目は五割あった。命じたとおりなら、三割。')
  })

  test('to strike one enemy together', () => {
    expect(here({ type: 'strike', target: 4 })).toBe('ここで三人でケシカゲＢを打っていれば、勝ち目は五割あった。命じたとおりなら、三割。')
    expect(here({ type: 'strike', members: [1, 2], target: 3 }, only(1, 2, 3))).toBe(
      'ここで二人でケシカゲＡを打っていれば、勝ち目は五割あった。命じたとおりなら、三割。',
    )
    expect(here({ type: 'strike', members: [0, 1], target: 3 })).toBe(
      'ここでキリカとトモリでケシカゲＡを打っていれば、勝ち目は五割あった。命じたとおりなら、三割。',
    )
    expect(here({ type: 'strike', members: [0], target: 3 })).toBe(
      'ここでキリカがケシカゲＡを打っていれば、勝ち目は五割あった。命じたとおりなら、三割。',
    )
    expect(here({ type: 'strike' })).toBe('ここで三人で打っていれば、勝ち目は五割あった。命じたとおりなら、三割。')
  })

  test('to use a skill or an item, on whom where that needs telling', () => {
    expect(here({ type: 'skill', members: [1], act: '手当て火' })).toBe(
      'ここでトモリが手当て火を使っていれば、勝ち目は五割あった。命じたとおりなら、三割。',
    )
    expect(here({ type: 'skill', members: [1], act: '手当て火', target: 1 })).toBe(
      'ここでトモリが手当て火を使っていれば、勝ち目は五割あった。命じたとおりなら、三割。',
    )
    expect(here({ type: 'skill', members: [1], act: '手当て火', target: 0 })).toBe(
      'ここでトモリがキリカに手当て火を使っていれば、勝ち目は五割あった。命じたとおりなら、三割。',
    )
    expect(here({ type: 'item', members: [2], act: '灯飴', target: 0 })).toBe(
      'ここでゴトクがキリカに灯飴を使っていれば、勝ち目は五割あった。命じたとおりなら、三割。',
    )
    expect(here({ type: 'skill', members: [0], act: '一文字', target: 3 })).toBe(
      'ここでキリカがケシカゲＡに一文字を使っていれば、勝ち目は五割あった。命じたとおりなら、三割。',
    )
    expect(here({ type: 'skill', members: [0], act: '一文字', target: 3 }, only(0, 3))).toBe(
      'ここでキリカが一文字を使っていれば、勝ち目は五割あった。命じたとおりなら、三割。',
    )
  })

  test('at both ends of the scale', () => {
    expect(here({ from: 0, to: 2 })).toBe('ここで三人とも身構えていれば、勝ち目は二割あった。')
    expect(here({ from: 8, to: 10 })).toBe('ここで三人とも身構えていれば、勝ち目は十割あった。命じたとおりなら、八割。')
  })

  test('none where there is none', () => {
    expect(here({})).not.toBeNull()
    expect(adviceHere(lookbackOf([]), turnOf(1))).toBeNull()
  })
})

describe('what is learned from a lost stage', () => {
  const second = turnOf(2, { mark: 'second', advice: adviceOf({ members: [0] }) })
  const worst = turnOf(6, { mark: 'worst', advice: adviceOf() })

  test('is the advice of the worst turn, else of the other', () => {
    expect(learnedFrom(lookbackOf([turnOf(1), second, worst]))).toBe(
      '第6回、三人とも身構えていれば、勝ち目は五割あった。命じたとおりなら、三割。',
    )
    expect(learnedFrom(lookbackOf([second, { ...worst, advice: null }]))).toBe(
      '第2回、キリカが身構えていれば、勝ち目は五割あった。命じたとおりなら、三割。',
    )
  })

  test('waits until all is counted, and is none without an advice', () => {
    expect(learnedFrom(lookbackOf([worst], { is_counted: false }))).toBeNull()
    expect(learnedFrom(lookbackOf([{ ...worst, advice: null }]))).toBeNull()
  })
})

test('a lost stage without a mark was lost bit by bit, or before it began', () => {
  expect(unmarkedWords(lookbackOf([turnOf(1), turnOf(2)]))).toBe('はっきりした分かれ目はない。勝ち目は、少しずつ減っていた。')
  expect(unmarkedWords(lookbackOf([turnOf(1)], { before: 1 }))).toBe('はじめから、勝ち目はほとんどなかった。')
  expect(unmarkedWords(lookbackOf([turnOf(1, { mark: 'worst' })]))).toBeNull()
  expect(unmarkedWords(lookbackOf([turnOf(1)], { is_won: true }))).toBeNull()
})

test('a lamp says its turn, its chance and its mark', () => {
  expect(lampAloud(turnOf(6, { chance: 3, mark: 'worst' }))).toBe('第6回、勝ち目三割、分かれ目')
  expect(lampAloud(turnOf(7, { chance: 0, mark: 'second' }))).toBe('第7回、勝ち目なし、もうひとつ')
  expect(lampAloud(turnOf(3, { chance: 10, mark: 'best' }))).toBe('第3回、勝ち目十割、あの一手')
  expect(lampAloud(turnOf(1, { chance: null }))).toBe('第1回')
})

test('the chance before and after a turn', () => {
  expect(changeWord(6, 3)).toBe('六割 → 三割')
  expect(changeWord(1, 0)).toBe('一割 → なし')
  expect(changeWord(7, 7)).toBe('七割のまま')
  expect(changeWord(0, 0)).toBe('なしのまま')
  expect(changeWord(null, 4)).toBe('四割')
})

test('two tenths below what the orders promised were bad luck, whether or not the orders could have been better', () => {
  expect(luckWords(turnOf(6, { ordered: 6, chance: 4 }))).toBe('この命令なら、ふつうは勝ち目が六割残る。運がなかった。')
  expect(luckWords(turnOf(6, { ordered: 6, chance: 4, advice: adviceOf() }))).toBe('この命令なら、ふつうは勝ち目が六割残る。運もなかった。')
  expect(luckWords(turnOf(6, { ordered: 5, chance: 4 }))).toBeNull()
  expect(luckWords(turnOf(6, { ordered: null, chance: 4 }))).toBeNull()
})

test('blows that did not break off what was announced are told with what was needed', () => {
  const swing = { kind: 'magical', aim: 'all', weight: 3, break_damage: 39, foe: 3, dealt: 31, is_broken: false } as const
  const told = (...announced: LookbackTurn['announced']) => shortfalls(lookbackOf([]), turnOf(1, { announced }))
  expect(told(swing)).toEqual(['崩すには39要る。届いたのは31だった。'])
  expect(told(swing, { ...swing, foe: 4, dealt: 0 })).toEqual(['ケシカゲＡを崩すには39要る。届いたのは31だった。'])
  expect(told({ ...swing, dealt: 0 })).toEqual([])
  expect(told({ ...swing, is_broken: true })).toEqual([])
  expect(told({ ...swing, break_damage: null })).toEqual([])
})

test('an order is its act or its command, and its target', () => {
  const reply = lookbackOf([])
  const slash = { member: 0, command: 'SKILL', act: '一文字', target: 4 } as const
  const crouch = { member: 1, command: 'DEFENCE', act: null, target: null } as const
  expect(orderWords(reply, slash)).toBe('一文字 → ケシカゲＢ')
  expect(orderedAloud(reply, slash)).toBe('キリカ、一文字をケシカゲＢに。')
  expect(orderWords(reply, crouch)).toBe('みがまえ')
  expect(orderedAloud(reply, crouch)).toBe('トモリ、みがまえ。')
  expect(orderWords(reply, { ...slash, command: 'ATTACK', act: null })).toBe('こうげき → ケシカゲＢ')
})

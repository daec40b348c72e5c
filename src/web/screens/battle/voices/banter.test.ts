import { describe, expect, test } from 'vitest'
import { beginning } from '../../../../content/story/banter/beginning.ts'
import { catalog } from '../../../../content/catalog.ts'
import { MAX_LEVEL, NO_POINTS, totalAttributes } from '../../../../rules/party/growth.ts'
import { talkAfter } from './banter.ts'
import { wordsOf } from './barks.ts'
import { type Battle, battleFrom } from '../battle-model.ts'
import { type Heard, unlike, withSaid } from './said-before.ts'
import { down, encounter, member, opponents, party, viewOf } from '../sample-battle.fixture.ts'

const won = (change: Partial<Battle> = {}): Battle => ({ ...battleFrom({ fieldId: 1, stageId: 1 }, encounter()), wounded: true, ...change })
const recovered = (maxHp: number) => party.map(() => ({ hp: maxHp, maxHp, ap: 20, maxAp: 20 }))

describe('what is said after a stage', () => {
  test.each([
    [0, 7, 1],
    [4, 7, 1],
    [5, 7, 1],
    [8, 7, 1],
    [9, 7, 1],
    [11, 7, 1],
    [12, 8, 1],
  ])('with %i cleared fields each pair has %i exchanges, and the three have %i', (clears, each, ofThree) => {
    expect(talkAfter(won({ clears }))).toHaveLength(3 * each + ofThree)
  })

  test('is of its time', () => {
    const [[[, early]]] = beginning
    expect(talkAfter(won({ clears: 4 })).some((talk) => talk.includes(early))).toBe(true)
    expect(talkAfter(won({ clears: 5 })).some((talk) => talk.includes(early))).toBe(false)
  })

  test('is between those who stand', () => {
    const left = talkAfter({ ...won(), state: viewOf([member(0, down), member(1), member(2)], opponents, 1).state })
    expect(left).toHaveLength(7)
    expect(left.filter((talk) => talk.includes('キリカ'))).toEqual([])
  })

  test('is a word of whoever has a new level, also after a reload', () => {
    const talk = talkAfter(won({ recovered: [...recovered(60).slice(0, 1), ...recovered(50).slice(1)] }))
    expect(talk).toEqual(wordsOf(won(), 0, 'levelUp').map((words) => `キリカ「${words}」`))
    expect(talkAfter(won({ recovered: recovered(50), clears: 3 }))).toHaveLength(22)
  })

  test('is now and then a word of those who stand beside somebody who has fallen', () => {
    const { state } = viewOf([member(0, down), member(1), member(2)], opponents, 1)
    const stages = Array.from({ length: 40 }, (_, index) => won({ state, place: { fieldId: 1, stageId: index + 1 } })).map((battle) =>
      talkAfter(battle),
    )
    const words = [1, 2].flatMap((place) => wordsOf(won(), place, 'scraped').map((text) => `${party[place]?.name}「${text}」`))
    const scraped = stages.filter((talk) => talk[0] === words[0])
    expect(scraped.length).toBeGreaterThan(10)
    expect(scraped.length).toBeLessThan(30)
    expect(scraped[0]).toEqual(words)
    expect(stages.filter((talk) => talk.length !== 7 && talk.length !== words.length)).toEqual([])
  })

  test('is now and then a word about having no wound', () => {
    const stages = Array.from({ length: 40 }, (_, index) => won({ wounded: false, place: { fieldId: 1, stageId: index + 1 } }))
    const unhurt = stages.filter((battle) => talkAfter(battle).includes('キリカ「もう終わってた」'))
    expect(unhurt.length).toBeGreaterThan(10)
    expect(unhurt.length).toBeLessThan(30)
    expect(unhurt.filter((battle) => talkAfter({ ...battle, wounded: true }).length !== 22)).toEqual([])
  })
})

test('a new level always raises the most HP: the screen knows it by that', () => {
  for (const role of [1, 2, 3, 4, 5, 6]) {
    const most = (level: number) => totalAttributes(catalog.role(role), { level, spent: NO_POINTS }).hp
    for (let level = 1; level < MAX_LEVEL; level++) expect(most(level + 1)).toBeGreaterThan(most(level))
  }
})

test('the same place gives the same again, and what was heard longest ago comes back first', () => {
  const first = unlike(null, 'a 1', ['一', '二'])
  expect(unlike({ at: 'a 1', said: [first ?? ''] }, 'a 1', ['三'])).toBe(first)
  for (const at of ['a 2', 'a 3', 'a 4', 'a 5']) expect(unlike({ at: 'a 1', said: ['一'] }, at, ['一', '二'])).toBe('二')
  expect(unlike({ at: 'a 1', said: ['一', '三', '二'] }, 'a 2', ['一', '二'])).toBe('二')
  expect(unlike({ at: 'a 1', said: ['一'] }, 'a 2', ['一'])).toBe('一')
  expect(unlike(null, 'a 1', [])).toBeNull()
})

test('in a hundred results nothing is said again within twelve, as long as there is something else to say', () => {
  const options = Array.from({ length: 13 }, (_, nth) => `話${nth}`)
  let heard: Heard | null = null
  const said: string[] = []
  for (let stage = 1; stage <= 100; stage++) {
    const next = unlike(heard, `a ${stage}`, options) ?? ''
    heard = withSaid(heard, { at: `a ${stage}`, said: next })
    said.push(next)
  }
  expect(said.filter((one, at) => said.slice(Math.max(0, at - 12), at).includes(one))).toEqual([])
})

test('an exchange waits for twelve others, also when every other result has a word of a new level or of no wound', () => {
  const exchanges = Array.from({ length: 14 }, (_, nth) => `話${nth}`)
  const words = [0, 1, 2].flatMap((place) => [...wordsOf(won(), place, 'levelUp'), ...wordsOf(won(), place, 'unhurt')])
  expect(words).toHaveLength(36)
  let heard: Heard | null = null
  const said: string[] = []
  for (let stage = 1; stage <= 200; stage++) {
    const next = unlike(heard, `a ${stage}`, stage % 2 === 0 ? words : exchanges) ?? ''
    heard = withSaid(heard, { at: `a ${stage}`, said: next })
    if (stage % 2 !== 0) said.push(next)
  }
  expect(said).toHaveLength(100)
  expect(said.filter((one, at) => said.slice(Math.max(0, at - 12), at).includes(one))).toEqual([])
})

test('of fewer than thirteen each is said before one comes again', () => {
  const exchanges = ['一', '二', '三', '四', '五']
  let heard: Heard | null = null
  const said: string[] = []
  for (let stage = 1; stage <= 20; stage++) {
    heard = withSaid(heard, { at: `a ${stage}`, said: unlike(heard, `a ${stage}`, exchanges) ?? '' })
    said.push(heard.said[0] ?? '')
  }
  for (const start of [0, 5, 10, 15]) expect(said.slice(start, start + 5).toSorted()).toEqual(exchanges.toSorted())
})

test('a value that was stored with twelve goes on: what it holds is not said again', () => {
  const stored: Heard = { at: 'a 1', said: Array.from({ length: 12 }, (_, nth) => `話${nth}`) }
  expect(unlike(stored, 'a 2', [...stored.said, '新しい話'])).toBe('新しい話')
  expect(withSaid(stored, { at: 'a 2', said: '新しい話' })).toEqual({ at: 'a 2', said: ['新しい話', ...stored.said] })
})

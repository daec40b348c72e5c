import { describe, expect, test } from 'vitest'
import type { BattleEvent } from '../../rules/battle/event.ts'
import { NO_CHANGE } from '../../rules/battle/modify.ts'
import { enemies, skillEntry } from '../catalog.ts'
import { items } from '../items.ts'
import { attackForms, type BattleNames, battleLog } from './battle-log.ts'
import { enemyBlows } from './enemy-blows.ts'
import { foldings } from './foldings.ts'
import { itemImages } from './item-images.ts'
import { secondImages } from './second-images.ts'

const names: BattleNames = {
  combatant: (id) => ['キリカ', 'ケシカゲ'][id] ?? '',
  role: (id) => (id === 0 ? 1 : null),
  isBoss: () => false,
  blow: (id) => (id === 1 ? 'が爪先にぶつかった！' : null),
  lastDeed: () => null,
  folding: (id) => (id === 1 ? 'は畳まれて、ひと粒になった。' : null),
}
const told = (...events: readonly BattleEvent[]) => battleLog(events, names).map(({ text }) => text)

test('a blow is told as it was rolled, with what was left over of it', () => {
  const blow = { type: 'damaged', amount: 3, critical: true, excess: 55 } as const
  expect(told({ ...blow, target: 1 })).toEqual(['会心！ ケシカゲに58のダメージ。（余り55）'])
  expect(told({ type: 'damaged', target: 1, amount: 30, critical: false })).toEqual(['ケシカゲに30のダメージ。'])
})

test('what has no act behind it has words of its own, or none where another line says it', () => {
  const modifier = { ...NO_CHANGE, turns: 2 }
  expect(told({ type: 'modified', target: 0, modifier: { ...modifier, source: 'attack', stats: { luc: 10 } } })).toEqual([
    expect.stringMatching(/^キリカは.+。次の回は会心が出やすい。$/),
  ])
  expect(told({ type: 'modified', target: 0, modifier: { ...modifier, source: 'attack', taunt: true, once: true } })).toEqual([
    expect.stringMatching(/^キリカは.+。一人を狙う次の一手を引き受ける。$/),
  ])
  expect(told({ type: 'modified', target: 0, modifier: { ...modifier, source: 'braced', discount: 2 } })).toEqual([
    'キリカは踏みこらえた。次の技はAPが2少なくて済む。',
  ])
  expect(told({ type: 'interrupted', actor: 1 }, { type: 'modified', target: 1, modifier: { ...modifier, source: 'broken' } })).toEqual([
    'ケシカゲの構えが崩れた！ この回は受ける傷が深くなる。',
  ])
  expect(told(...(['attack', 'broken', 'braced'] as const).map((source): BattleEvent => ({ type: 'wornOff', target: 0, source })))).toEqual(
    [],
  )
})

test('of a member only the blow is told', () => {
  expect(told({ type: 'damaged', target: 0, amount: 3, critical: false, excess: 20 })).toEqual(['キリカに23のダメージ。'])
})

describe('what is told most often has several forms', () => {
  const others = (count: number) => Array.from({ length: count }, (): BattleEvent => ({ type: 'turnEnded' }))
  /** The same event at different places of longer and shorter turns. */
  const forms = (event: BattleEvent) =>
    new Set([0, 1, 2, 3, 4, 5].flatMap((nth) => [0, 1].map((after) => told(...others(nth), event, ...others(after)).join())))
  const modifier = { ...NO_CHANGE, turns: 2, bad: true, source: 'skill:101' } as const
  const attack = { ...NO_CHANGE, turns: 2, source: 'attack' } as const

  test.each<[string, RegExp, BattleEvent]>([
    ['crouching', /^キリカは身構え.+。$/, { type: 'acted', actor: 0, action: 'defence', targets: [] }],
    ['a heal', /^キリカ.*HPが12回復した。$/, { type: 'healed', target: 0, amount: 12 }],
    ['warmth', /^キリカ.*HPが12回復した。$/, { type: 'regenerated', target: 0, amount: 12 }],
    ['a shadow that mends', /^ケシカゲ.*HPが12回復した。$/, { type: 'regenerated', target: 1, amount: 12 }],
    ['AP', /^キリカ.*APが2回復した。$/, { type: 'apRestored', target: 0, amount: 2 }],
    ['bleeding', /^墨.+。ケシカゲに3のダメージ。$/, { type: 'bled', target: 1, amount: 3 }],
    ['the end of an effect', /^キリカの「一文字」.+。$/, { type: 'wornOff', target: 0, source: 'skill:101' }],
    ['a member who goes down', /^キリカは.*膝をついた。/, { type: 'fell', target: 0 }],
    ['a blow that steps in', /^キリカは.+。次の回は会心が出やすい。$/, { type: 'modified', target: 0, modifier: attack }],
    [
      'a blow that draws aim',
      /^キリカは.+。一人を狙う次の一手を引き受ける。$/,
      { type: 'modified', target: 0, modifier: { ...attack, taunt: true } },
    ],
    ['who follows at once', /^キリカが.+続く。$/, { type: 'hastened', target: 0 }],
    ['what will come', /^ケシカゲ.*次の動き.+。ただ打ってくる。$/, { type: 'foreseen', target: 1, action: 'attack' }],
    ['a flight', /^三人は逃げた。.+。$/, { type: 'battleEnded', outcome: 'escaped', outOfTurns: false }],
    ['a flight that fails', /^しかし、.+。$/, { type: 'failed', actor: 0, reason: 'escapeFailed' }],
  ])('%s', (_, shape, event) => {
    expect(forms(event).size).toBe(3)
    for (const text of forms(event)) expect(text).toMatch(shape)
  })

  test('an attack: of each role in six, of a shadow in five, one of them its own', () => {
    const attack: BattleEvent = { type: 'acted', actor: 0, action: 'attack', targets: [1] }
    expect(forms(attack)).toEqual(
      new Set(
        [
          'の攻撃！',
          'が鋏を入れた！',
          'が走りぬけざまに斬った！',
          'が斬って、頭を下げた！',
          'がためらわず斬った！',
          'が列を割って斬った！',
        ].map((form) => `キリカ${form}`),
      ),
    )
    expect(attackForms).toHaveLength(31)
    const fromShadow = forms({ ...attack, actor: 1 })
    expect(fromShadow).toEqual(
      new Set(
        ['が爪先にぶつかった！', 'の攻撃！', 'が打ってきた！', 'が仕掛けてきた！', 'が向かってきた！'].map((form) => `ケシカゲ${form}`),
      ),
    )
  })

  test('a shadow folds in its own way, or in one of three that all have', () => {
    const own = 'ケシカゲは畳まれて、ひと粒になった。'
    const told = forms({ type: 'fell', target: 1 })
    expect(told).toContain(own)
    expect(told.size).toBe(4)
    for (const text of told) expect(text).toMatch(/^ケシカゲは.*畳まれ/)
  })

  test('every shadow that may strike without a skill has its own way to', () => {
    const strikes = enemies.filter(({ behaviour }) => JSON.stringify(behaviour).includes('"attack"'))
    expect(Object.keys(enemyBlows).map(Number)).toEqual(strikes.map(({ id }) => id).toSorted((a, b) => a - b))
    expect(new Set(Object.values(enemyBlows)).size).toBe(strikes.length)
    expect(Object.values(enemyBlows).filter((text) => !/^が.+！$/.test(text))).toEqual([])
  })

  test('every shadow has its own way, and every thing its image', () => {
    expect(Object.keys(foldings).map(Number)).toEqual(enemies.map(({ id }) => id).toSorted((a, b) => a - b))
    expect(new Set(Object.values(foldings)).size).toBe(enemies.length)
    expect(Object.values(foldings).filter((text) => !/^は.*畳まれ.*。$/.test(text))).toEqual([])
    expect(Object.keys(itemImages).map(Number)).toEqual(items.map(({ id }) => id))
  })

  test('a thing, with its image or without', () => {
    expect(forms({ type: 'acted', actor: 0, action: 'item:1', targets: [0] })).toEqual(
      new Set(['キリカは鞄から灯飴を出した。', 'キリカは鞄から灯飴を出した。包み紙ごしに、もう明るい。']),
    )
  })

  test('a member’s skill, whole in one of two ways or without its image; a shadow’s is always told whole', () => {
    const skill = (actor: number): BattleEvent => ({ type: 'acted', actor, action: 'skill:101', targets: [1] })
    const whole = ['の一文字！ 切り口のほうが先に開く。', 'の一文字！ 端から端まで、ひと息だ。']
    expect(forms(skill(0))).toEqual(new Set([...whole, 'の一文字！'].map((line) => `キリカ${line}`)))
    expect(forms(skill(1))).toEqual(new Set(whole.map((line) => `ケシカゲ${line}`)))
    expect(forms({ type: 'acted', actor: 1, action: 'skill:8101', targets: [0] }).size).toBe(1)
  })

  test('a second way to tell a skill is of a skill that there is, and begins as its line does where a member may tell it short', () => {
    const pairs = Object.entries(secondImages).map(([id, second]) => ({ id: Number(id), second, line: skillEntry(Number(id)).line }))
    const opening = (line: string) => /^[^。！]+[。！]/.exec(line)?.[0]
    expect(pairs.filter(({ second, line }) => second === line || !second.includes('{n}'))).toEqual([])
    expect(pairs.filter(({ id, second, line }) => id < 1000 && opening(second) !== opening(line))).toEqual([])
    // What is called out stays so, and nothing else is.
    expect(pairs.filter(({ second, line }) => second.includes('！') !== line.includes('！'))).toEqual([])
  })

  test('three who crouch one after the other do so in three ways', () => {
    const three = { ...names, combatant: (id: number) => ['キリカ', 'トモリ', 'ゴトク'][id] ?? '', role: () => 1 }
    const modifier = { ...NO_CHANGE, turns: 1, source: 'defence' } as const
    const crouching = [0, 1, 2].flatMap((id): readonly BattleEvent[] => [
      { type: 'acted', actor: id, action: 'defence', targets: [id] },
      { type: 'modified', target: id, modifier },
    ])
    const ways = battleLog(crouching, three).map(({ text }) => text.replace(/^(キリカ|トモリ|ゴトク)/, ''))
    expect(new Set(ways).size).toBe(3)
  })

  test('what an enemy will do is named', () => {
    for (const text of forms({ type: 'foreseen', target: 1, action: 8402 }))
      expect(text).toMatch(/^ケシカゲ.*次の動き.+。「畝を起こす」だ。$/)
  })

  test('a heal of a shadow is no good news', () => {
    const heal = (target: number) =>
      [...forms({ type: 'healed', target, amount: 12 })].map((text) => text.replace(/^(キリカ|ケシカゲ)/, ''))
    expect(heal(0).filter((text) => heal(1).includes(text))).toEqual(['のHPが12回復した。'])
  })

  test('what wears off at a turn’s end is told by effect, whoever had it, with one verb', () => {
    const three = {
      ...names,
      combatant: (id: number) => ['キリカ', 'トモリ', 'ゴトク', 'ケシカゲ'][id] ?? '',
      role: (id: number) => (id < 3 ? 1 : null),
    }
    const ends = (
      [
        [0, 101],
        [1, 103],
        [2, 101],
        [1, 101],
        [3, 101],
      ] as const
    ).map(([target, skill]): BattleEvent => ({ type: 'wornOff', target, source: `skill:${skill}` }))
    const lines = battleLog([...ends, { type: 'wornOff', target: 0, source: 'attack' }, { type: 'turnEnded' }], three)
    const [verb] = /(が切れた|がほどけた|はここまで)。/.exec(lines[0]?.text ?? '') ?? []
    expect(lines).toEqual([
      { text: `三人の「一文字」${verb}`, event: 0 },
      { text: `トモリの「千切り紙」${verb}`, event: 1 },
      { text: `ケシカゲの「一文字」${verb}`, event: 4 },
    ])
  })

  test('of an act that heals several, those without a wound are passed over, or told once when nobody has one', () => {
    const two = { ...names, combatant: (id: number) => ['キリカ', 'トモリ'][id] ?? '', role: () => 1 }
    const heal = (...amounts: readonly number[]) =>
      battleLog(
        amounts.map((amount, target): BattleEvent => ({ type: 'healed', target, amount })),
        two,
      )
    expect(heal(0, 0)).toEqual([{ text: 'キリカとトモリに、ふさぐ傷はない。', event: 0 }])
    expect(heal(0, 12)).toEqual([{ text: expect.stringMatching(/^トモリ.*HPが12回復した。$/), event: 1 }])
    expect(heal(0)).toEqual([{ text: 'キリカに、ふさぐ傷はない。', event: 0 }])
  })

  test('an act that comes to nothing is told without its image', () => {
    const act: BattleEvent = { type: 'acted', actor: 0, action: 'item:1', targets: [0] }
    const used: BattleEvent = { type: 'usedItem', actor: 0, item: 1 }
    for (const nth of [0, 1, 2, 3]) {
      expect(told(...others(nth), act, used, { type: 'failed', actor: 0, reason: 'outOfReach' })[0]).toBe('キリカは鞄から灯飴を出した。')
      const vain: BattleEvent = { type: 'acted', actor: 0, action: 'skill:101', targets: [1] }
      expect(told(...others(nth), vain, { type: 'failed', actor: 0, reason: 'noAp' })[0]).toBe('キリカの一文字！')
    }
  })

  test('who rises says with how much', () => {
    for (const text of forms({ type: 'revived', target: 0, hp: 52 })) expect(text).toMatch(/^キリカは.+立った！ HPは52。$/)
  })

  test.each<[string, RegExp, BattleEvent]>([
    ['what a crouch keeps off', /^キリカは身構えて.+。$/, { type: 'warded', target: 0 }],
    ['a weakening that is taken away', /^キリカ.*弱体が.+。$/, { type: 'cleansed', target: 0, sources: [] }],
    ['a strengthening that is taken away', /^キリカ.*強化が.+。$/, { type: 'dispelled', target: 0, sources: [] }],
  ])('%s, in two forms', (_, shape, event) => {
    expect(forms(event).size).toBe(2)
    for (const text of forms(event)) expect(text).toMatch(shape)
  })

  test('and what must be found at a glance, or says what went wrong, has one', () => {
    const events: readonly BattleEvent[] = [
      { type: 'damaged', target: 1, amount: 3, critical: false },
      { type: 'damaged', target: 1, amount: 3, critical: true },
      { type: 'failed', actor: 0, reason: 'noAp' },
      { type: 'interrupted', actor: 1 },
      { type: 'modified', target: 1, modifier: { ...modifier, stats: { def: -10 } } },
      { type: 'healed', target: 0, amount: 0 },
    ]
    expect(events.map((event) => forms(event).size)).toEqual(events.map(() => 1))
  })

  test('two who are alike share one of them', () => {
    const two = { ...names, combatant: (id: number) => ['キリカ', 'トモリ'][id] ?? '', role: () => 1 }
    const ends = [0, 1].map((target): BattleEvent => ({ type: 'wornOff', target, source: 'skill:101' }))
    expect(battleLog(ends, two).map(({ text }) => text)).toEqual([expect.stringMatching(/^キリカとトモリの「一文字」/)])
    const namesakes = { ...two, combatant: (id: number) => ['キリカ', 'キリコ'][id] ?? '' }
    expect(battleLog(ends, namesakes).map(({ text }) => text)).toEqual([expect.stringMatching(/^キリカとキリコの「一文字」/)])
    const alike = { ...two, combatant: (id: number) => `コノエカゲ${'ＡＢＣ'.charAt(id)}`, role: () => null }
    expect(battleLog(ends, alike).map(({ text }) => text)).toEqual([expect.stringMatching(/^コノエカゲＡとＢの「一文字」/)])
    const third: BattleEvent = { type: 'wornOff', target: 2, source: 'skill:101' }
    expect(battleLog([...ends, third], alike).map(({ text }) => text)).toEqual([expect.stringMatching(/^影たちの「一文字」/)])
  })
})

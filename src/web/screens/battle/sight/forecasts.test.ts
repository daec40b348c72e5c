import { describe, expect, test } from 'vitest'
import type { BattleEnemy } from '../../../../contract/battle/combatants.ts'
import type { Command } from '../../../../rules/battle/command.ts'
import type { Stroke } from '../../../../rules/sight/forecast.ts'
import type { BattleFlow } from '../battle-flow.ts'
import { battleFrom } from '../battle-model.ts'
import { candy, encounter, enemy, member, slash, storm, tend } from '../sample-battle.fixture.ts'
import { orderAloud, orderWord } from './order-words.ts'
import { firmnessOf, ghostOf, forecastIn, forecastInPlan, mostHelped, sumOf, worthOf } from './forecasts.ts'
import { allyAloud, enemyAloud, rangeWord, verdictWord, worthWord } from './words.ts'

const known: BattleEnemy['known'] = { physical: { least: 8, most: 8 }, magical: null }

/** Three members of 10 STR against two enemies of 40 HP. */
function asked(change: Partial<BattleEnemy> = {}, picks: readonly Command[] = []): Extract<BattleFlow, { status: 'command' }> {
  const enemies = [enemy(0, { known, ...change }), enemy(1, { known, ...change })]
  const battle = battleFrom({ fieldId: 1, stageId: 1 }, encounter([member(0), member(1, { value_hp: 10 }), member(2)], enemies))
  return { status: 'command', battle, picks, list: 'main', notice: null }
}
const attack = { type: 'attack' } as const
const strike = (actor: number, target = 3): Command => ({ type: 'attack', actor, target })
const bySkill = (skill: number) => ({ type: 'skill', skill }) as const

describe('the first member to be picked', () => {
  const first = (battle: ReturnType<typeof asked>['battle']) =>
    mostHelped({ status: 'partySelect', battle, picks: [], intent: bySkill(tend.id) })
  const wounded = (...hp: readonly number[]) =>
    battleFrom(
      { fieldId: 1, stageId: 1 },
      encounter(
        hp.map((value_hp, place) => member(place, { value_hp })),
        [enemy(0)],
      ),
    )

  test('is whom the order gives most', () => expect(first(asked().battle)).toBe(1))

  test('is who has least left of those to whom it gives as much', () => expect(first(wounded(12, 12, 3))).toBe(2))

  test('is the first where nobody lacks anything', () => expect(first(wounded(46, 46, 46))).toBe(0))

  test('is nobody who has fallen, where it gives nobody anything', () => expect(first(wounded(0, 46, 46))).toBe(1))
})

describe('while a button is looked at that orders for several', () => {
  const heal: Command = { type: 'skill', actor: 1, skill: tend.id, target: 1 }

  test('all its orders are told together, with those given before', () => {
    const { enemies, allies } = forecastInPlan(asked({ value_hp: 9 }, [strike(0)]), { orders: [strike(0), heal, strike(2)], stop: null })
    expect(enemies.get(3)).toMatchObject({ aimed: null, strokes: [{ actor: 0 }, { actor: 2 }], verdict: { type: 'folds', by: 2 } })
    expect(enemies.get(4)?.strokes).toEqual([])
    expect(allies.get(1)).toMatchObject({ hp: 14 })
  })

  test('where it orders nothing, only what was ordered before is told', () => {
    const { enemies, allies } = forecastInPlan(asked({}, [strike(0)]), { orders: [strike(0)], stop: null })
    expect(enemies.get(3)?.strokes).toHaveLength(1)
    expect(allies.size).toBe(0)
  })

  test('an order is told in a word and read aloud as a sentence', () => {
    const { battle } = asked()
    const [first] = battle.members
    const named = { ...battle, enemies: battle.enemies.map((one, at) => ({ ...one, name: `ヒノコゾウ${'ＡＢ'[at] ?? ''}` })) }
    expect([orderWord(named, strike(0, 4)), orderAloud(named, strike(0, 4))]).toEqual([
      '攻→Ｂ',
      `${first?.name ?? ''}、こうげきをヒノコゾウＢに。`,
    ])
    const crouch: Command = { type: 'defence', actor: 0 }
    expect([orderWord(named, crouch), orderAloud(named, crouch)]).toEqual(['みがまえ', `${first?.name ?? ''}、みがまえ。`])
  })
})

describe('while an order is looked at', () => {
  // 10² ÷ (10 + 8) = 5.6, by 95 to 105 %: 5.
  test('each enemy is seen as if it were the target', () => {
    const { enemies } = forecastIn(asked(), { intent: attack, target: null })
    expect([...enemies.keys()]).toEqual([3, 4])
    for (const { aimed } of enemies.values()) expect(aimed).toEqual({ actor: 0, least: 5, most: 5, hits: 1, isKnown: true })
  })

  test('an enemy that was never struck is unknown, and so is what would fold it', () => {
    const told = forecastIn(asked({ known: { physical: null, magical: null }, value_hp: 1 }), {
      intent: attack,
      target: null,
    }).enemies.get(3)
    expect(told).toMatchObject({ aimed: { isKnown: false }, verdict: null })
    expect([told && enemyAloud(told), told?.aimed && rangeWord(told.aimed)]).toEqual(['手応え、まだ分からず。', '？'])
  })

  test('orders given before count, and are told where nothing is looked at', () => {
    const flow = asked({ value_hp: 9 }, [strike(0)])
    const aimed = forecastIn(flow, { intent: attack, target: 3 }).enemies
    expect(aimed.get(3)).toMatchObject({ verdict: { type: 'folds', by: 2 } })
    expect(aimed.get(4)).toMatchObject({ aimed: { actor: 1 } })
    const told = forecastIn(flow, null).enemies
    expect(told.get(3)).toMatchObject({ aimed: null, strokes: [{ actor: 0 }] })
    expect(told.get(4)?.strokes).toEqual([])
  })

  test('a blow at all is told of all at once', () => {
    const { enemies } = forecastIn(asked(), { intent: bySkill(storm.id), target: null })
    expect([...enemies.values()].map(({ aimed }) => aimed?.least)).toEqual([10, 10])
  })

  test('help is told of the member that is marked, and of nobody before', () => {
    const marked = forecastIn(asked(), { intent: bySkill(tend.id), target: 1 })
    expect(marked.allies.get(1)).toMatchObject({ hp: 14, isFull: false })
    expect(marked.enemies.get(3)?.aimed).toBeNull()
    expect(forecastIn(asked(), { intent: bySkill(tend.id), target: null }).allies.size).toBe(0)
  })

  test('nothing is told while no order is given', () => {
    const flow = asked()
    expect(forecastIn({ ...flow, status: 'exec' }, { intent: attack, target: 3 }).enemies.size).toBe(0)
  })
})

test('in a list the range goes over all enemies, and help tells the most that it gives', () => {
  expect(worthWord(worthOf(asked(), bySkill(slash.id)))).toBe('10〜11')
  expect(worthWord(worthOf(asked(), bySkill(tend.id)))).toBe('＋14')
  expect(worthWord(worthOf(asked({ known: { physical: null, magical: null } }), bySkill(slash.id)))).toBe('？')
  const full = asked()
  const healthy = { ...full, battle: battleFrom({ fieldId: 1, stageId: 1 }, encounter()) }
  expect(worthWord(worthOf(healthy, { type: 'item', item: candy.id }))).toBe('')
})

test('the wider a range, the less firm: a spread of a tenth is a roll’s alone', () => {
  const stroke = (least: number, most: number, isKnown = true): Stroke => ({ actor: 0, least, most, hits: 1, isKnown })
  expect([stroke(50, 57), stroke(50, 60), stroke(38, 52), stroke(1, 1, false)].map(firmnessOf)).toEqual([
    'firm',
    'rough',
    'vague',
    'unknown',
  ])
  expect([stroke(50, 57), stroke(38, 52), stroke(9, 9)].map(rangeWord)).toEqual(['50〜57', '約38〜52', '9'])
})

test('over the gauge lie the least of each order, from the right, and hatched what may come besides', () => {
  const told = {
    place: 3,
    verdict: null,
    chance: null,
    aimed: { actor: 1, least: 10, most: 16, hits: 1, isKnown: true },
    strokes: [
      { actor: 0, least: 20, most: 24, hits: 1, isKnown: true },
      { actor: 2, least: 0, most: 99, hits: 1, isKnown: false },
      { actor: 1, least: 10, most: 16, hits: 1, isKnown: true },
    ],
  }
  expect(ghostOf(told, { hp: 80, maxHp: 100 })).toEqual([
    { kind: 'ordered', at: 0.6, wide: 0.2 },
    { kind: 'aimed', at: 0.5, wide: 0.1 },
    { kind: 'perhaps', at: 0.4, wide: 0.1 },
  ])
  expect(ghostOf(told, { hp: 25, maxHp: 100 }).map(({ at }) => at)).toEqual([0.05, 0])
  expect(sumOf(told)).toBeNull()
  expect(sumOf({ ...told, strokes: told.strokes.filter(({ isKnown }) => isKnown) })).toEqual({ actors: [0, 1], least: 30, most: 40 })
})

test('it is read aloud in whole words', () => {
  const [told] = forecastIn(asked({ value_hp: 5 }), { intent: attack, target: 3 }).enemies.values()
  expect(told && enemyAloud(told)).toBe('見立て、5。畳める。会心、5パーセントほど。')
  expect(verdictWord({ type: 'breaks', by: 2 })).toBe('二人で崩せる')
  expect(verdictWord({ type: 'short', hp: 21 })).toBe('あと21で崩れる')
  expect(allyAloud({ place: 0, hp: 12, ap: 0, isFull: true, stands: false })).toBe('見立て、HPが12回復。満ちる。')
})

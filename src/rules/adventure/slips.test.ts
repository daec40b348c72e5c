import { describe, expect, test } from 'vitest'
import { catalog } from '../../content/catalog.ts'
import { ENDLESS } from '../../content/named-ids.ts'
import { slips } from '../../content/slips.ts'
import type { Command } from '../battle/command.ts'
import { type Combatant, combatantsOf, effective } from '../battle/state.ts'
import { newMember, totalAttributes } from '../party/growth.ts'
import { scriptedRng } from '../rng.fixture.ts'
import { rngStateFrom } from '../rng.ts'
import { type Adventure, enterNextStage, playTurn, stagesWon, startAdventure } from './adventure.ts'
import { UNSCALED } from './difficulty.ts'
import { currentSlip, drawInterval, opened, pointsFor, recoveredBy, type Slip, withItemOf } from './slips.ts'
import { enemyScaleIn } from './stage-battle.ts'

const slip = (more: Partial<Slip>): Slip => ({ id: 1, kind: 'help', ...more })
const [BENTO, SALVE] = [5, 1]

describe('what a slip gives and takes', () => {
  const most = { hp: 90, ap: 15 }
  const after = (hp: number, ap: number, recovery: { readonly hp: number; readonly ap: number }) => {
    const { hp: newHp, ap: newAp } = recoveredBy(slip({ recovery }), { ...newMember(1), hp, ap }, most)
    return [newHp, newAp]
  }

  test.each([
    ['part of the most, rounded down', [10, 3], { hp: 25, ap: 50 }, [32, 10]],
    ['no more than the most', [80, 14], { hp: 100, ap: 20 }, [90, 15]],
    ['AP alone', [10, 0], { hp: 0, ap: 100 }, [10, 15]],
    ['half of the AP away', [10, 9], { hp: 0, ap: -50 }, [10, 2]],
    ['AP down to 0', [10, 3], { hp: 0, ap: -50 }, [10, 0]],
    ['HP down to 1', [10, 3], { hp: -90, ap: 0 }, [1, 3]],
  ] as const)('%s', (_, [hp, ap], recovery, expected) => {
    expect(after(hp, ap, recovery)).toEqual(expected)
  })

  test('nothing without a recovery, and without a slip', () => {
    const member = { ...newMember(2), hp: 3, ap: 4 }
    expect(recoveredBy(slip({}), member, most)).toBe(member)
    expect(recoveredBy(null, member, most)).toBe(member)
  })

  test('an item into the bag: one more, or the first', () => {
    const bag = [{ item: SALVE, count: 2 }]
    expect(withItemOf(slip({ item: SALVE }), bag)).toEqual([{ item: SALVE, count: 3 }])
    expect(withItemOf(slip({ item: BENTO }), bag)).toEqual([
      { item: SALVE, count: 2 },
      { item: BENTO, count: 1 },
    ])
    const both = [...bag, { item: BENTO, count: 1 }]
    expect(withItemOf(slip({ item: BENTO }), both)).toEqual([
      { item: SALVE, count: 2 },
      { item: BENTO, count: 2 },
    ])
    expect(withItemOf(slip({}), bag)).toBe(bag)
  })
})

describe('what one side begins with', () => {
  const { combatants } = setOut().battle
  const base =
    (str: number, int: number) =>
    (one: Combatant): Combatant => ({ ...one, base: { ...one.base, str, int } })
  const modifiersOf = (side: 'party' | 'enemies', more: Partial<Slip>) =>
    opened(combatants.map(base(10, 3)), slip(more))
      .filter((one) => one.side === side)
      .map(({ modifiers }) => modifiers)

  test('is on every one of that side and on nobody else', () => {
    const opening = { side: 'party', stats: { str: 25, int: 25 }, turns: 3 } as const
    const [first, ...others] = modifiersOf('party', { opening })
    expect(first).toEqual([expect.objectContaining({ source: 'slip', stats: { str: 2, int: 0 }, damageTaken: 100, turns: 3, bad: false })])
    expect(others).toEqual([first, first])
    expect(modifiersOf('enemies', { opening })).toEqual([[], []])
  })

  test('weakens enemies by less than they have, and is a weakening', () => {
    const opening = { side: 'enemies', stats: { str: -25, int: -25 }, turns: 3 } as const
    const [first] = modifiersOf('enemies', { opening })
    // 0, not −0, which JSON would lose.
    expect(first).toEqual([expect.objectContaining({ stats: { str: -2, int: 0 }, bad: true })])
    expect(modifiersOf('party', { opening })).toEqual([[], [], []])
  })

  test('may be that less of each blow comes through', () => {
    const [first] = modifiersOf('party', { opening: { side: 'party', stats: {}, damageTaken: 70, turns: 2 } })
    expect(first).toEqual([expect.objectContaining({ stats: {}, damageTaken: 70, turns: 2 })])
  })
})

test('a stage is worth ten points for its number, times what the slip says', () => {
  expect(pointsFor(7, null)).toBe(70)
  expect(pointsFor(7, slip({}))).toBe(70)
  expect(pointsFor(7, slip({ worth: 150 }))).toBe(105)
  expect(pointsFor(7, slip({ worth: 155 }))).toBe(108)
})

describe('an interval', () => {
  const drawn = { shadows: [{ id: 11, scale: UNSCALED }], bosses: [], slips }

  test('draws who comes next, and then one slip of each kind, in their order', () => {
    const rng = scriptedRng(['lineUp', 0], ['lineUp', 0], ['lineUp', 1], ['lineUp', 3], ['lineUp', 0])
    expect(drawInterval(drawn, 2, rng)).toEqual({ lineUp: [11, 11], slips: [2, 8, 9] })
    expect(rng.left).toBe(0)
  })

  test('the tables have four slips of each kind, and each does something', () => {
    expect(slips.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect(Object.values(Object.groupBy(slips, ({ kind }) => kind)).map((all) => all.length)).toEqual([4, 4, 4])
    for (const { recovery, enemies, opening, item } of slips) expect(recovery ?? enemies ?? opening ?? item).toBeDefined()
    // Whoever stakes nothing gets no more points, whoever stakes something does.
    for (const { kind, worth = 100 } of slips) expect(worth > 100).toBe(kind === 'stake')
  })
})

function setOut(first = 1): Adventure {
  const members = [1, 2, 3].map(newMember)
  return startAdventure({ field: ENDLESS, members, bag: [{ item: BENTO, count: 1 }], rng: rngStateFrom(3), first }, catalog)
}

const order = (type: 'attack' | 'defence'): readonly Command[] =>
  [0, 1, 2].map((actor) => (type === 'attack' ? { type, actor, target: actor === 0 ? 3 : 4 } : { type, actor }))

/** The stage won, members with 10 HP and no AP. */
function won(adventure: Adventure): Adventure {
  const combatants = adventure.battle.combatants.map((one) => (one.side === 'enemies' ? { ...one, hp: 1 } : { ...one, hp: 10, ap: 0 }))
  let now: Adventure = { ...adventure, battle: { ...adventure.battle, combatants } }
  while (now.phase === 'fighting') now = playTurn(now, order('attack'), catalog).adventure
  expect(now.phase).toBe('won')
  return now
}

/** As if these slips had been drawn. */
function offering(adventure: Adventure, ids: readonly number[]): Adventure {
  const { endless } = adventure
  if (!endless?.next) throw new Error('Nothing is offered')
  return { ...adventure, endless: { ...endless, next: { ...endless.next, slips: ids } } }
}

/** The second stage under this slip. */
const under = (id: number) => enterNextStage(offering(won(setOut()), [id]), catalog)
const enemies = ({ battle }: Adventure) => combatantsOf(battle, 'enemies')
const members = ({ battle }: Adventure) => combatantsOf(battle, 'party')

describe('a run', () => {
  test('counts the points of each stage that is won, and knows who comes next', () => {
    const start = setOut()
    expect(start.endless).toEqual({ first: 1, points: 0, taken: [], next: null })
    const first = won(start)
    expect(first.endless).toMatchObject({ points: 10, taken: [] })
    const announced = first.endless?.next?.lineUp
    const second = enterNextStage(offering(first, [1, 7, 9]), catalog, 7)
    expect(enemies(second).map(({ kind }) => kind)).toEqual(announced)
    expect(second.endless).toEqual({ first: 1, points: 10, taken: [7], next: null })
    expect(won(second).endless).toMatchObject({ points: 10 + 40 })
  })

  test('draws who comes next for the next stage: after the sixth, three', () => {
    const bosses = catalog.field(ENDLESS).drawn?.bosses.map(({ id }) => id) ?? []
    const next = won(setOut(6)).endless?.next?.lineUp ?? []
    // A boss stands for two.
    expect(next.reduce((sum, id) => sum + (bosses.includes(id) ? 2 : 1), 0)).toBe(3)
  })

  test('takes the first of the slips when none is named, and none that is not offered', () => {
    const interval = offering(won(setOut()), [3, 6, 10])
    expect(enterNextStage(interval, catalog).endless?.taken).toEqual([3])
    expect(enterNextStage(interval, catalog, 10).endless?.taken).toEqual([10])
    for (const other of [1, 0, -1, 1.5, 99]) expect(() => enterNextStage(interval, catalog, other)).toThrow('not offered')
    const { endless: _, ...before } = interval
    expect(() => enterNextStage(before, catalog, 3)).toThrow('No slip is offered')
    expect(enterNextStage(before, catalog)).toMatchObject({ stage: 2, phase: 'fighting' })
  })

  test('may begin later, without the points of the stages before', () => {
    const start = setOut(8)
    expect(start).toMatchObject({ stage: 8, firstTurn: 1, endless: { first: 8, points: 0 } })
    expect(enemies(start)).toHaveLength(3)
    expect(stagesWon(start)).toBe(0)
    const next = { ...start, stage: 9, phase: 'won' as const }
    expect(stagesWon(next)).toBe(9)
    expect(stagesWon({ ...next, phase: 'lost' })).toBe(8)
    expect(stagesWon({ stage: 1, phase: 'won' })).toBe(1)
  })

  test('goes on where it was stored before there were slips', () => {
    const { endless: _, ...before } = setOut()
    const first = won(before)
    expect(first.endless).toMatchObject({ first: 1, points: 10, taken: [] })
    expect(enterNextStage(first, catalog).endless?.taken).toHaveLength(1)
  })

  test('does nothing under a slip that the tables do not have', () => {
    const strange = under(77)
    expect(currentSlip(strange.endless, catalog.field(ENDLESS))).toBeNull()
    expect(won(strange).endless?.points).toBe(10 + 20)
  })
})

describe('a stage under', () => {
  const rested = won(setOut()).party
  const most = rested.map((member) => totalAttributes(catalog.role(member.role), member))
  const expectParty = (adventure: Adventure, hp: number, ap: number) => {
    const expected = rested.map((member, index) => {
      const { hp: maxHp, ap: maxAp } = most[index] ?? { hp: 0, ap: 0 }
      const restored = (now: number, whole: number, percent: number) => Math.min(whole, now + Math.trunc((whole * percent) / 100))
      return [restored(member.hp, maxHp, hp), Math.max(0, restored(member.ap, maxAp, ap))]
    })
    expect(members(adventure).map((one) => [one.hp, one.ap])).toEqual(expected)
    expect(adventure.party.map((one) => [one.hp, one.ap])).toEqual(expected)
  }

  test.each([
    ['満灯', 1, 100, 0],
    ['差し油', 2, 0, 100],
    ['幕間の茶', 3, 60, 40],
    ['仕舞い湯', 4, 40, 60],
    ['絞り灯', 8, 0, -50],
    ['向かい風', 5, 0, 0],
  ])('%s begins with HP and AP as it says', (_, id, hp, ap) => {
    expectParty(under(id), hp, ap)
  })

  test.each([
    [5, 100, 115],
    [6, 125, 100],
    [7, 120, 120],
    [1, 100, 100],
  ])('slip %i has enemies of other HP and attack, in percent (%i, %i), and so says their scale', (id, hp, attack) => {
    const stage = under(id)
    const drawn = catalog.field(ENDLESS).drawn?.shadows ?? []
    for (const { kind, maxHp, base } of enemies(stage)) {
      const own = drawn.find((one) => one.id === kind)?.scale ?? UNSCALED
      const by = enemyScaleIn(stage, kind, catalog)
      // 6 % for the second stage; two divisions by 100 lose up to 2 %.
      expect((own.hp * 1.06 * hp) / 100 - by.hp).toBeLessThan(3)
      expect((own.attack * 1.06 * attack) / 100 - by.attack).toBeLessThan(3)
      const { stats, hp: table } = catalog.enemy(kind)
      const scaled = (figure: number, percent: number) => Math.max(1, Math.floor((figure * percent) / 100))
      expect([maxHp, base.str, base.int]).toEqual([scaled(table, by.hp), scaled(stats.str, by.attack), scaled(stats.int, by.attack)])
    }
  })

  test('追い風 lends STR and INT for three turns', () => {
    let stage = under(9)
    const strength = () => members(stage).map((one) => effective(one, 'str') - one.base.str)
    const quarter = members(stage).map((one) => Math.floor(one.base.str / 4))
    for (let turn = 1; turn <= 3; turn++) {
      expect(strength()).toEqual(quarter)
      stage = standFor(stage)
    }
    expect(strength()).toEqual([0, 0, 0])
  })

  test('煙幕 takes STR and INT from the enemies for three turns', () => {
    let stage = under(11)
    const quarter = enemies(stage).map((one) => [0 - Math.floor(one.base.str / 4), 0 - Math.floor(one.base.int / 4)])
    for (let turn = 1; turn <= 3; turn++) {
      expect(enemies(stage).map((one) => [effective(one, 'str') - one.base.str, effective(one, 'int') - one.base.int])).toEqual(quarter)
      stage = standFor(stage)
    }
    expect(enemies(stage).every(({ modifiers }) => modifiers.every(({ source }) => source !== 'slip'))).toBe(true)
  })

  test('重ね着 keeps off three tenths of the damage', () => {
    expect(members(under(10)).flatMap(({ modifiers }) => modifiers.map((one) => [one.source, one.damageTaken, one.turns]))).toEqual(
      Array.from({ length: 3 }, () => ['slip', 70, 3]),
    )
  })

  test('差し入れ has one more 祭り弁当 in the bag', () => {
    expect(under(12).battle.bag).toEqual([{ item: BENTO, count: 2 }])
  })

  test('any slip: what it changed is gone in the next one', () => {
    for (const { id } of slips) {
      const later = enterNextStage(offering(won(under(id)), [1]), catalog)
      expect(later.battle.combatants.flatMap(({ modifiers }) => modifiers)).toEqual([])
      for (const { kind } of enemies(later)) {
        expect(enemyScaleIn(later, kind, catalog)).toEqual(enemyScaleIn({ field: ENDLESS, stage: 3, scale: UNSCALED }, kind, catalog))
      }
    }
  })
})

/** A turn in which everybody crouches and nobody falls. */
function standFor(adventure: Adventure): Adventure {
  const combatants = adventure.battle.combatants.map((one) => ({ ...one, hp: 9999, maxHp: 9999 }))
  const played = playTurn({ ...adventure, battle: { ...adventure.battle, combatants } }, order('defence'), catalog).adventure
  expect(played.phase).toBe('fighting')
  return played
}

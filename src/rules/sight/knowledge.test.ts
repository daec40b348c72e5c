import { describe, expect, test } from 'vitest'
import { catalog } from '../../content/catalog.ts'
import { act, battleOf, catalogOf, fighter } from '../battle/battle.fixture.ts'
import { defenceAgainst } from '../battle/damage.ts'
import { NO_CHANGE } from '../battle/modify.ts'
import { anyBattle, anyCommand } from '../../../tests/rules/random-battle.ts'
import type { DamageKind, Skill } from '../battle/skill.ts'
import { standing } from '../battle/state.ts'
import { resolveTurn } from '../battle/turn.ts'
import { rngStateFrom, seededRng } from '../rng.ts'
import { defenceScale, knownAt, lessonsOf, narrowed, rescaled, throughOf } from './knowledge.ts'

const before = battleOf([fighter({ id: 0, side: 'party' }), fighter({ id: 1, side: 'enemies', kind: 31 })])
const struck = { type: 'acted', actor: 0, action: 'attack', targets: [1] } as const
const damaged = { type: 'damaged', target: 1, amount: 10, critical: false } as const

describe('what a blow tells of a defence', () => {
  // Power 20: ⌊400 × spread ÷ ((20 + D) × 100)⌋ is 10 from D = 15 (spread 95: 10.9) to 22 (spread 105: 10).
  test('lies between what the lowest and the highest roll make of it', () => {
    expect(lessonsOf(before, [struck, damaged], catalogOf({}))).toEqual([
      { enemy: 31, damageKind: 'physical', span: { least: 15, most: 22 } },
    ])
  })

  test('is narrowed by a second blow, and by one that was greater than what was left', () => {
    const first = lessonsOf(before, [struck, damaged, { ...damaged, amount: 9 }], catalogOf({}))
    expect(first).toEqual([{ enemy: 31, damageKind: 'physical', span: { least: 19, most: 22 } }])
    const last = lessonsOf(before, [struck, { ...damaged, amount: 4, excess: 6 }], catalogOf({}))
    expect(last).toEqual(lessonsOf(before, [struck, damaged], catalogOf({})))
  })

  test('goes by the power of the skill at its level, or of the item', () => {
    // 40² ÷ (40 + D) is 26 from D = 17 (spread 95: 26.7) to 24 (spread 105: 26.3).
    const burn: Skill = {
      ...act(7, 'foe', [{ type: 'damage', kind: 'magical', of: ['int'] }]),
      levels: [
        { apCost: 0, percent: 100, turns: 0 },
        { apCost: 0, percent: 200, turns: 0 },
      ],
    }
    const caster = battleOf([
      fighter({ id: 0, side: 'party', skills: [{ id: 7, level: 2 }] }),
      fighter({ id: 1, side: 'enemies', kind: 31 }),
    ])
    expect(
      lessonsOf(
        caster,
        [
          { ...struck, action: 'skill:7' },
          { ...damaged, amount: 26 },
        ],
        catalogOf({ skills: [burn] }),
      ),
    ).toEqual([{ enemy: 31, damageKind: 'magical', span: { least: 17, most: 24 } }])
    const stone = act(9, 'foe', [{ type: 'damage', kind: 'physical', of: [], power: 20 }])
    expect(lessonsOf(caster, [{ ...struck, action: 'item:9' }, damaged], catalogOf({ items: [stone] }))).toMatchObject([
      { damageKind: 'physical', span: { least: 15, most: 22 } },
    ])
  })

  test('counts without the modifiers that stand on the enemy', () => {
    const weakened = { ...NO_CHANGE, source: 'skill:1', stats: { def: -5 }, turns: 3, bad: true } as const
    const state = { ...before, combatants: before.combatants.map((one) => (one.id === 1 ? { ...one, modifiers: [weakened] } : one)) }
    expect(lessonsOf(state, [struck, damaged], catalogOf({}))).toMatchObject([{ span: { least: 20, most: 27 } }])
  })

  test('is nothing where defence is ignored, where the party is struck, and where no blow falls', () => {
    const piercing = act(7, 'foe', [{ type: 'damage', kind: 'physical', of: ['str'], ignoresDefence: true }])
    const used = { type: 'acted', actor: 0, action: 'skill:7', targets: [1] } as const
    expect(lessonsOf(before, [used, damaged], catalogOf({ skills: [piercing] }))).toEqual([])
    expect(
      lessonsOf(
        before,
        [
          { ...struck, actor: 1, targets: [0] },
          { ...damaged, target: 0 },
        ],
        catalogOf({}),
      ),
    ).toEqual([])
    expect(lessonsOf(before, [damaged], catalogOf({}))).toEqual([])
    expect(lessonsOf(before, [struck, { ...damaged, target: 0 }], catalogOf({}))).toEqual([])
    expect(lessonsOf(before, [struck, { type: 'bled', target: 1, amount: 10 }], catalogOf({}))).toEqual([])
  })
})

test('over thousands of seeded turns every lesson holds the true defence, and lessons never contradict each other', () => {
  let lessons = 0
  for (let seed = 1; seed <= 2000; seed++) {
    const rng = seededRng(rngStateFrom(seed))
    let state = anyBattle(rng)
    const known = new Map<string, { least: number; most: number }>()
    for (let turn = 1; turn <= 8 && !state.outcome; turn++) {
      const commands = standing(state, 'party').map(({ id }) => anyCommand(state, id, rng))
      const played = resolveTurn(state, commands, rng, catalog)
      for (const { enemy, damageKind, span } of lessonsOf(state, played.events, catalog)) {
        const bearer = state.combatants.find((one) => one.side === 'enemies' && one.kind === enemy)
        const truth = bearer ? defenceAgainst(damageKind, { ...bearer, modifiers: [] }) : -1
        const both = narrowed(known.get(`${enemy} ${damageKind}`) ?? null, span)
        known.set(`${enemy} ${damageKind}`, both)
        for (const { least, most } of [span, both])
          if (truth < least || truth > most) throw new Error(`${truth} is not from ${least} to ${most}: seed ${seed}, turn ${turn}`)
        lessons++
      }
      state = played.state
    }
  }
  expect(lessons).toBeGreaterThan(5000)
})

test('of two spans that touch the common point is left', () => {
  expect(narrowed({ least: 10, most: 20 }, { least: 20, most: 30 })).toEqual({ least: 20, most: 20 })
})

test('at a lower scale of INT the least is lower, and DEF has no scale', () => {
  expect(rescaled({ least: 20, most: 30 }, 100, 60)).toEqual({ least: 11, most: 30 })
  expect([defenceScale('physical', 60), defenceScale('magical', 60)]).toEqual([100, 60])
})

test('a span learned at one scale of attack holds at another', () => {
  for (let def = 0; def <= 60; def += 3)
    for (let int = 1; int <= 200; int += 5)
      for (const [from, to] of [
        [100, 60],
        [60, 100],
        [112, 58],
        [48, 600],
        [600, 30],
        [100, 100],
      ] as const) {
        const magical = (scale: number) => Math.floor((def + 3 * Math.max(1, Math.floor((int * scale) / 100))) / 4)
        const { least, most } = rescaled({ least: magical(from), most: magical(from) }, from, to)
        expect(least).toBeLessThanOrEqual(magical(to))
        expect(most).toBeGreaterThanOrEqual(magical(to))
      }
})

describe('what is known at one scale of INT', () => {
  const learned = (damageKind: DamageKind, attackScale: number, least: number, most: number) => ({
    damageKind,
    attackScale,
    span: { least, most },
  })

  test('is what was learned at every scale, the kinds of damage apart', () => {
    expect(knownAt([], 100)).toEqual({ physical: null, magical: null })
    expect(knownAt([learned('physical', 100, 10, 20)], 60)).toEqual({ physical: { least: 10, most: 20 }, magical: null })
    // From 60 to 100 percent: the most becomes ⌊21.5 × 100 ÷ 60⌋ = 35.
    expect(knownAt([learned('magical', 60, 10, 20)], 100)).toEqual({ physical: null, magical: { least: 10, most: 35 } })
    expect(knownAt([learned('magical', 60, 10, 20), learned('magical', 100, 15, 90)], 100).magical).toEqual({ least: 15, most: 35 })
  })

  test('is what was learned at this very scale where others contradict it', () => {
    const [own, other] = [learned('magical', 100, 70, 80), learned('magical', 112, 10, 20)]
    expect([knownAt([own, other], 100).magical, knownAt([other, own], 100).magical]).toEqual([own.span, own.span])
  })
})

describe('how much of a blow a defence lets through', () => {
  const through = (least: number, most = least) => throughOf({ least, most }, 30)

  test('is told in three steps: more than 75 percent, from 50 on, less', () => {
    expect([0, 9].map((defence) => through(defence))).toEqual(Array(2).fill({ step: 3, isLoose: false }))
    expect([10, 30].map((defence) => through(defence))).toEqual(Array(2).fill({ step: 2, isLoose: false }))
    expect([31, 9999].map((defence) => through(defence))).toEqual(Array(2).fill({ step: 1, isLoose: false }))
  })

  test('goes by the middle of what is known, and is loose where the ends say otherwise', () => {
    expect(through(2, 16)).toEqual({ step: 3, isLoose: true })
    expect(through(2, 18)).toEqual({ step: 2, isLoose: true })
    expect(through(12, 28)).toEqual({ step: 2, isLoose: false })
    expect(through(0, 61)).toEqual({ step: 1, isLoose: true })
  })

  test('is none where it was never struck so', () => {
    expect(throughOf(null, 30)).toEqual({ step: 0, isLoose: false })
  })
})

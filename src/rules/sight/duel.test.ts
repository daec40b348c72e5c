import { describe, expect, test } from 'vitest'
import { act, catalogOf } from '../battle/battle.fixture.ts'
import type { PlainAttack, Skill } from '../battle/skill.ts'
import { type Member, newMember, NO_POINTS, type Role } from '../party/growth.ts'
import { bestBlow, meanPower } from './duel.ts'
import { type Defences, UNKNOWN } from './knowledge.ts'

// 20 in everything at level 1, and 6 AP.
const role: Role = { id: 1, base: { hp: 100, ap: 6, str: 20, def: 20, int: 20, spd: 20, luc: 20 }, growth: NO_POINTS }
const caster: Role = { ...role, id: 2, base: { ...role.base, str: 5, int: 30 } }
const enemy = { id: 31, hp: 5, boss: false, stats: { spd: 99 } }
const at = (defence: number) => ({ least: defence, most: defence })
const physical: Defences = { physical: at(20), magical: null }

const strong = act(4, 'foe', [{ type: 'damage', kind: 'physical', of: ['str'] }], { percent: 200 })
const triple = act(5, 'foe', [{ type: 'damage', kind: 'physical', of: ['str'], hits: 3 }])
const burn = act(6, 'foes', [{ type: 'damage', kind: 'magical', of: ['int'] }], { percent: 300 })
const pierce = act(7, 'foe', [{ type: 'damage', kind: 'magical', of: ['int'], ignoresDefence: true }])
const tend = act(8, 'ally', [{ type: 'heal', of: ['int'], plus: 4 }], { percent: 900 })
const costly = (skill: Skill, apCost: number): Skill => ({ ...skill, levels: [{ ...skill.levels[0], apCost }] })

interface Given {
  readonly skills?: readonly Skill[]
  readonly spent?: Partial<Member['spent']>
  readonly attack?: PlainAttack
}

function best(known: Defences, { skills = [], spent = {}, attack }: Given = {}) {
  const member = { ...newMember(1), spent: { ...NO_POINTS, ...spent }, skills: skills.map(({ id }) => ({ id, level: 1 })) }
  return bestBlow(member, enemy, known, { ...catalogOf({ skills, ...(attack && { attack }) }), role: () => role })
}

describe('the best blow of a member', () => {
  // 20² ÷ (20 + 20) = 10, by 95 to 105 %: 9 and 10.
  test('is ATTACK where no skill takes more, also beyond the HP of the enemy', () => {
    expect(best(physical)).toEqual({ skill: null, least: 9, most: 10, hits: 1 })
    expect(best(physical, { spent: { str: 20 } })).toEqual({ skill: null, least: 25, most: 28, hits: 1 })
    const same = act(9, 'foe', [{ type: 'damage', kind: 'physical', of: ['str'] }])
    expect(best(physical, { skills: [same, tend] })).toMatchObject({ skill: null })
  })

  test('is the skill that takes most in total, of one or of all', () => {
    expect(best(physical, { skills: [strong, triple] })).toEqual({ skill: 5, least: 27, most: 30, hits: 3 })
    expect(best({ ...physical, magical: at(20) }, { skills: [strong, triple, burn] })).toEqual({ skill: 6, least: 42, most: 47, hits: 1 })
  })

  test('is none whose kind of damage was never tried, unless it ignores defence', () => {
    expect(best(physical, { skills: [burn] })).toMatchObject({ skill: null, most: 10 })
    expect(best(UNKNOWN, { skills: [burn, strong] })).toBeNull()
    expect(best(UNKNOWN, { skills: [burn, pierce] })).toEqual({ skill: 7, least: 19, most: 21, hits: 1 })
    expect(best(physical, { attack: { kind: 'magical', turns: 0, effects: [] } })).toBeNull()
  })

  test('is one that full AP pay for', () => {
    expect(best(physical, { skills: [costly(strong, 6)] })).toMatchObject({ skill: 4 })
    expect(best(physical, { skills: [costly(strong, 7)] })).toMatchObject({ skill: null })
    expect(best(physical, { skills: [costly(strong, 7)], spent: { ap: 1 } })).toMatchObject({ skill: 4 })
  })

  test('is as uncertain as what is known', () => {
    expect(best({ physical: { least: 10, most: 30 }, magical: null })).toMatchObject({ least: 7, most: 14 })
  })
})

test('the mean power is that of the plain attacks, with points', () => {
  const roles = { role: (id: number) => (id === 1 ? role : caster) }
  // 20 by STR, 27 by STR, 22 by three quarters of 30 INT.
  const strengthened = { ...newMember(1), spent: { ...NO_POINTS, str: 7 } }
  expect(meanPower([newMember(1), strengthened, newMember(2)], roles)).toBe(23)
})

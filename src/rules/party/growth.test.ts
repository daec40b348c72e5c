import { describe, expect, test } from 'vitest'
import { roleEntry } from '../../content/catalog.ts'
import { roles } from '../../content/roles.ts'
import { partySkills } from '../../content/skills/all.ts'
import { partySkill } from '../../content/catalog.ts'
import {
  expAtLevel,
  expToNextLevel,
  freeSkillPoints,
  freeStatusPoints,
  levelFor,
  MAX_LEVEL,
  type Member,
  newMember,
  spendPoints,
  totalAttributes,
  unpicked,
  withExp,
} from './growth.ts'
import { learn, learnRefusal } from './learning.ts'

const spend = (member: Member, attribute: 'hp' | 'str', points: number): Member => {
  const spent = spendPoints(member, attribute, points)
  if (typeof spent === 'string') throw new Error(spent)
  return spent
}

describe('levels', () => {
  test('EXP thresholds of docs/rules.md 11', () => {
    expect([0, 19, 20, 59, 60, 130, 1849, 1850, 99_999].map(levelFor)).toEqual([1, 1, 2, 2, 3, 4, 9, 10, 10])
    expect(expToNextLevel({ level: 1, exp: 5 })).toBe(15)
    expect(expToNextLevel({ level: 10, exp: 2000 })).toBeNull()
    expect(() => expAtLevel(11)).toThrow('There is no level 11')
  })

  test('growth is fixed: キリカ at level 10 without points', () => {
    expect(totalAttributes(roleEntry(1), withExp(newMember(1), 1850))).toEqual({
      hp: 136,
      ap: 30,
      str: 65,
      def: 27,
      int: 14,
      spd: 54,
      luc: 28,
    })
  })
})

describe('status points', () => {
  test('four at the start and four with each level; an HP point is worth 2 HP', () => {
    const member = spend(newMember(1), 'hp', 3)
    expect(totalAttributes(roleEntry(1), member).hp).toBe(52)
    expect(freeStatusPoints(member)).toBe(1)
    expect(freeStatusPoints(withExp(member, 20))).toBe(5)
  })

  test('all that there are may be spent; what was spent or learned comes back', () => {
    const all = spend(newMember(1), 'str', 4)
    expect(freeStatusPoints(all)).toBe(0)
    expect(unpicked(all)).toEqual(newMember(1))
    expect(unpicked({ ...newMember(1), skills: [{ id: 101, level: 1 }] })).toEqual(newMember(1))
    expect(unpicked(newMember(1))).toBeNull()
    expect(() => expAtLevel(11)).toThrow('There is no level 11')
  })

  test('no more than there are, no fractions, no negatives', () => {
    expect(spendPoints(newMember(1), 'str', 4)).toMatchObject({ spent: { str: 4 } })
    expect(spendPoints(newMember(1), 'str', 5)).toBe('statusPointsShort')
    expect(spendPoints(newMember(1), 'str', 0)).toBe('numberTooSmall')
    expect(spendPoints(newMember(1), 'str', -1)).toBe('negativeNumber')
    expect(spendPoints(newMember(1), 'str', 1.5)).toBe('numberTooSmall')
  })

  test('ほどく gives everything back, and nothing to those who spent nothing', () => {
    const spent = learn(spend(newMember(1), 'str', 2), 101)
    expect(unpicked(spent)).toEqual(newMember(1))
    expect(unpicked(spend(newMember(1), 'str', 2))).toEqual(newMember(1))
    expect(unpicked(learn(newMember(1), 101))).toEqual(newMember(1))
    expect(unpicked(newMember(1))).toBeNull()
  })
})

test('a level brings 4 status points, and a skill point if it is a multiple of 3 [RESULT-19]', () => {
  const points = Array.from({ length: MAX_LEVEL }, (_, index) => {
    const member = withExp(newMember(1), expAtLevel(index + 1))
    expect(member.level).toBe(index + 1)
    return [freeStatusPoints(member), freeSkillPoints(member)]
  })
  expect(points).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((level) => [4 * level, 1 + Math.floor(level / 3)]))
})

describe('learning', () => {
  test('a skill point at the start and at levels 3, 6, 9', () => {
    expect([0, 20, 60, 400, 1320, 1850].map((exp) => freeSkillPoints(withExp(newMember(1), exp)))).toEqual([1, 1, 2, 3, 4, 4])
  })

  test('needs the own tree, the level, the parent, a point, and ends at level 3', () => {
    const member = withExp(newMember(1), 60)
    expect(learnRefusal(member, partySkill(201))).toBe('otherRolesSkill')
    expect(learnRefusal(member, partySkill(104))).toBe('conditionsNotMet')
    expect(learnRefusal(member, partySkill(107))).toBe('conditionsNotMet')
    const quick = learn(member, 106)
    expect(learnRefusal(quick, partySkill(107))).toBeNull()
    expect(learnRefusal(learn(quick, 107), partySkill(107))).toBe('skillPointsShort')
    const master = learn(learn(learn(withExp(newMember(1), 1850), 101), 101), 101)
    expect(learnRefusal(master, partySkill(101))).toBe('mastered')
  })

  test('a skill is had at its own level, and stands by its number', () => {
    expect(learn(learn(newMember(1), 106), 101).skills).toEqual([
      { id: 101, level: 1 },
      { id: 106, level: 1 },
    ])
  })

  test('waits for the level where there is no parent', () => {
    const conditions = { id: 101, role: 1, fromLevel: 2, parent: null }
    expect(learnRefusal(newMember(1), conditions)).toBe('conditionsNotMet')
    expect(learnRefusal(withExp(newMember(1), 20), conditions)).toBeNull()
  })

  test('no skill needs more than the four points a member ever has', () => {
    const cost = (id: number): number => {
      const { parent } = partySkill(id)
      return 1 + (parent ? parent.level - 1 + cost(parent.skill) : 0)
    }
    expect(Math.max(...partySkills.map((skill) => cost(skill.id)))).toBeLessThanOrEqual(4)
    expect(new Set(partySkills.map((skill) => skill.role))).toEqual(new Set(roles.map((role) => role.id)))
  })
})

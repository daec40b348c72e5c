import { expect, test } from 'vitest'
import { catalog } from '../../content/catalog.ts'
import { partySkills } from '../../content/skills/all.ts'
import { startAdventure } from '../../rules/adventure/adventure.ts'
import { newMember } from '../../rules/party/growth.ts'
import { rngStateFrom } from '../../rules/rng.ts'
import { battleActs, battleSkill } from './acts.ts'

test('a skill tells what its multiplier is of, its hits, and what it gives back or takes', () => {
  const [blow, triple, reckless, both, revival, pill] = [101, 102, 108, 303, 204, 209].map((id) => battleSkill({ id, level: 1 }))
  expect(blow).toMatchObject({ power_of: ['str'], hits: 1, recoils: false, restores: null })
  expect(triple).toMatchObject({ hits: 3 })
  expect(reckless).toMatchObject({ recoils: true })
  expect(both).toMatchObject({ power_of: ['str', 'def'] })
  expect(revival).toMatchObject({ power_of: [], hits: 0, restores: 'fallen' })
  expect(pill).toMatchObject({ restores: 'ap' })
})

test('the percent of a skill is told as a multiplier [BATTLE-51]', () => {
  expect(battleSkill({ id: 101, level: 1 }).skill_percent).toBe(1.6)
  for (const { id, levels } of partySkills)
    for (const [index, { percent }] of levels.entries())
      expect(battleSkill({ id, level: index + 1 }).skill_percent, `${id} ${index + 1}`).toBeCloseTo(percent / 100, 9)
})

test('the acts of a battle are each skill of the party once, with all its levels, and each item of the bag', () => {
  const learned = [[{ id: 101, level: 1 }], [{ id: 204, level: 2 }], [{ id: 101, level: 3 }]]
  const members = learned.map((skills, index) => ({ ...newMember(index + 1), skills }))
  const { battle } = startAdventure({ field: 1, members, bag: [{ item: 1, count: 2 }], rng: rngStateFrom(1) }, catalog)
  const { skills, items } = battleActs(battle)
  expect(skills.map(({ id }) => id)).toEqual([101, 204])
  expect(skills[0]).toMatchObject({
    name: battleSkill({ id: 101, level: 1 }).name,
    reach: 'foe',
    levels: catalog.skill(101).levels,
    effects: [{ type: 'damage', kind: 'physical', of: ['str'] }],
  })
  expect(skills[1]).toMatchObject({ effects: [{ type: 'revive' }] })
  expect(items).toMatchObject([{ id: 1, name: '灯飴', reach: 'ally', effects: catalog.item(1).effects, levels: [{ apCost: 0 }] }])
})

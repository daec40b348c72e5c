import { expect, test } from 'vitest'
import { figuresOf } from './skill-figures.ts'
import { partySkills } from './skills/all.ts'

test('every percentage of a skill is told rounded to a whole one, at each level [STATUS-25]', () => {
  let told = 0
  for (const skill of partySkills) {
    for (const { label, values } of figuresOf(skill)) {
      for (const value of values.filter((each) => each.includes('%'))) {
        expect(value, `${skill.name} ${label}`).toMatch(/^[^.\d]*\d+%[^.%]*$/)
        told += 1
      }
    }
  }
  expect(told).toBeGreaterThan(100)
  const [slash] = partySkills
  if (!slash) throw new Error('There are no skills')
  const odd = { ...slash, levels: [{ apCost: 1, percent: 112.5, turns: 0 }] } as const
  expect(figuresOf(odd)[0]?.values).toEqual(['113%'])
})

import { expect, test } from 'vitest'
import { partySkills } from '../../../content/skills/all.ts'
import { skillSigns } from './skill-signs.ts'

test('every skill has a sign, and every sign a skill', () => {
  expect(Object.keys(skillSigns).map(Number)).toEqual(partySkills.map(({ id }) => id).toSorted((one, other) => one - other))
})

test.each(partySkills)('the sign of $name says whom it reaches and what rises or falls', ({ id, reach, effects }) => {
  const sign = skillSigns[id] ?? ''
  expect(sign.endsWith('*')).toBe(reach === 'foes' || reach === 'allies')
  const changes = effects.flatMap((effect) => (effect.type === 'modify' ? Object.values(effect.stats ?? {}) : [])).flat()
  const costs = effects.some(({ type }) => type === 'recoil')
  expect(sign.includes('+') && changes.some((change) => change <= 0)).toBe(false)
  expect(sign.includes('-') && changes.some((change) => change >= 0)).toBe(false)
  expect(/[+-]/.test(sign) && changes.length === 0 && !costs).toBe(false)
})

test('in one role hardly two skills share a sign', () => {
  for (const role of [1, 2, 3, 4, 5, 6]) {
    const signs = partySkills.filter((skill) => skill.role === role).map(({ id }) => skillSigns[id])
    expect(signs.length - new Set(signs).size).toBeLessThan(2)
  }
})

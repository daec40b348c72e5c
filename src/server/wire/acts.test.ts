import { expect, test } from 'vitest'
import { battleSkill } from './acts.ts'

test('a skill tells what its multiplier is of, its hits, and what it gives back or takes', () => {
  const [blow, triple, reckless, both, revival, pill] = [101, 102, 108, 303, 204, 209].map((id) => battleSkill({ id, level: 1 }))
  expect(blow).toMatchObject({ power_of: ['str'], hits: 1, recoils: false, restores: null })
  expect(triple).toMatchObject({ hits: 3 })
  expect(reckless).toMatchObject({ recoils: true })
  expect(both).toMatchObject({ power_of: ['str', 'def'] })
  expect(revival).toMatchObject({ power_of: [], hits: 0, restores: 'fallen' })
  expect(pill).toMatchObject({ restores: 'ap' })
})

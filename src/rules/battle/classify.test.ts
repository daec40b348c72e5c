import { expect, test } from 'vitest'
import { damageEffectOf, damageKindOf, isAimedAtFoes, kindOf, restoredBy, takesRecoil } from './classify.ts'
import type { Effect } from './skill.ts'

const damage: Effect = { type: 'damage', kind: 'magical', of: ['int'] }
const heal: Effect = { type: 'heal', of: ['int'], plus: 4 }
const share: Effect = { type: 'healShare' }
const modify: Effect = { type: 'modify', stats: { str: [20] } }
const kind = (...effects: readonly Effect[]) => kindOf({ effects })
const restored = (...effects: readonly Effect[]) => restoredBy({ effects })

test('the kind of an act is that of the first of these that it does: damage, escape, healing, a change; else it is special', () => {
  expect(kind(heal, damage)).toBe('attack')
  expect(kind(modify, { type: 'escape' }, heal)).toBe('other')
  for (const effect of [heal, share, { type: 'restoreAp' } as const]) expect(kind(modify, effect)).toBe('heal')
  expect(kind({ type: 'cleanse' }, modify)).toBe('buff')
  expect(kind({ type: 'cleanse' })).toBe('special')
  expect(kind()).toBe('special')
})

test('what an act gives back is told by its first effect that gives something', () => {
  expect(restored(modify, { type: 'revive' }, heal)).toBe('fallen')
  expect(restored(heal, { type: 'restoreAp' })).toBe('hp')
  expect(restored(share)).toBe('hp')
  expect(restored(modify, { type: 'restoreAp' }, heal)).toBe('ap')
  expect(restored(damage, modify)).toBeNull()
})

test('the damage of an act, its kind, and what it costs the user', () => {
  expect(damageEffectOf({ effects: [modify, damage] })).toBe(damage)
  expect(damageKindOf({ effects: [modify, damage] })).toBe('magical')
  expect(damageEffectOf({ effects: [modify] })).toBeNull()
  expect(damageKindOf({ effects: [] })).toBeNull()
  expect(takesRecoil({ effects: [damage, { type: 'recoil', percent: 12 }] })).toBe(true)
  expect(takesRecoil({ effects: [damage, modify] })).toBe(false)
})

test('one or all of the other side are aimed at, the own side is not', () => {
  const aimed = (['self', 'ally', 'allies', 'foe', 'foes'] as const).filter((reach) => isAimedAtFoes({ reach }))
  expect(aimed).toEqual(['foe', 'foes'])
})

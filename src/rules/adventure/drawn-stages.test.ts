import { describe, expect, test } from 'vitest'
import { catalog } from '../../content/catalog.ts'
import { ENDLESS, FINALE } from '../../content/named-ids.ts'
import { newMember } from '../party/growth.ts'
import { UNSCALED } from './difficulty.ts'
import { type DrawnStages, drawLineUp, enemiesIn, grown, growthPercent } from './drawn-stages.ts'
import { enemyScaleIn, stageBattle } from './stage-battle.ts'
import { rngStateFrom, seededRng } from '../rng.ts'
import { type ScriptedRoll, scriptedRng } from '../rng.fixture.ts'

const few: Pick<DrawnStages, 'shadows' | 'bosses'> = {
  shadows: [1, 2, 3].map((id) => ({ id, scale: { hp: 100, attack: 50 } })),
  bosses: [{ id: 9, scale: { hp: 40, attack: 80 } }],
}
const ids = (stage: number, ...script: readonly ScriptedRoll[]) => drawLineUp(few, stage, scriptedRng(...script))

describe('a drawn stage', () => {
  test('has two shadows, from stage 7 on three, from 13 on four', () => {
    expect([1, 6, 7, 12, 13, 18, 19, 90].map(enemiesIn)).toEqual([2, 2, 3, 3, 4, 4, 4, 4])
  })

  test('takes one roll for each shadow; the same may come twice', () => {
    expect(ids(1, ['lineUp', 2], ['lineUp', 2])).toEqual([3, 3])
  })

  test('has a boss once in eight from stage 5 on, in the middle, in the place of two', () => {
    expect(ids(5, ['lineUp', 2], ['lineUp', 0], ['lineUp', 1])).toEqual([1, 2])
    expect(ids(5, ['lineUp', 1], ['lineUp', 0])).toEqual([9])
    expect(ids(13, ['lineUp', 1], ['lineUp', 0], ['lineUp', 0], ['lineUp', 2])).toEqual([1, 9, 3])
  })

  test('makes everybody 6 % of the first stage stronger with each stage', () => {
    expect([1, 2, 11].map(growthPercent)).toEqual([100, 106, 160])
    expect(grown({ id: 1, scale: { hp: 100, attack: 50 } }, 11)).toEqual({ id: 1, scale: { hp: 160, attack: 80 } })
  })
})

test.each([1, 12, FINALE, ENDLESS])(
  'the scale of an enemy in a stage of field %i is that of the figures with which it stands there',
  (field) => {
    const party = [1, 2, 3].map((role) => ({ ...newMember(role), hp: 1, ap: 1 }))
    for (const scale of [UNSCALED, { hp: 75, attack: 48 }]) {
      for (const stage of field === ENDLESS ? [1, 2, 13, 40, 90] : catalog.field(field).stages.map((_, index) => index + 1)) {
        const { combatants } = stageBattle({ field, stage, party, bag: [], scale }, seededRng(rngStateFrom(stage)), catalog)
        for (const { kind, base, maxHp } of combatants.filter(({ side }) => side === 'enemies')) {
          const { hp, stats } = catalog.enemy(kind)
          const by = enemyScaleIn({ field, stage, scale }, kind, catalog)
          const scaled = (figure: number, percent: number) => Math.max(1, Math.floor((figure * percent) / 100))
          expect([maxHp, base.str, base.int]).toEqual([scaled(hp, by.hp), scaled(stats.str, by.attack), scaled(stats.int, by.attack)])
        }
      }
    }
  },
)

test('in the first stage everybody who is drawn has its own scale', () => {
  const { drawn } = catalog.field(ENDLESS)
  const all = [...(drawn?.shadows ?? []), ...(drawn?.bosses ?? [])]
  expect(new Set(all.map(({ scale }) => JSON.stringify(scale))).size).toBeGreaterThan(1)
  expect(all.map(({ id }) => ({ id, scale: enemyScaleIn({ field: ENDLESS, stage: 1 }, id, catalog) }))).toEqual(all)
})

test('over many seeds all shadows and all bosses come, bosses about once in eight', () => {
  const { drawn } = catalog.field(ENDLESS)
  if (!drawn) throw new Error('Nothing is drawn')
  const seen = new Set<number>()
  let bosses = 0
  for (let seed = 0; seed < 2000; seed++) {
    const lineUp = drawLineUp(drawn, 13, seededRng(rngStateFrom(seed)))
    for (const id of lineUp) seen.add(id)
    const ofBosses = lineUp.filter((id) => catalog.enemy(id).boss).length
    expect(lineUp).toHaveLength(ofBosses === 1 ? 3 : 4)
    bosses += ofBosses
  }
  expect(seen.size).toBe(drawn.shadows.length + drawn.bosses.length)
  expect(drawn.shadows.length + drawn.bosses.length).toBe(67)
  expect(Math.abs(bosses - 2000 / 8)).toBeLessThan(60)
})

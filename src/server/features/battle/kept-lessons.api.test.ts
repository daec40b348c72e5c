import { expect, test } from 'vitest'
import { idsOf } from '../../../../tests/adventures.ts'
import { onBothDatabases } from '../../../../tests/game.ts'
import { catalog } from '../../../content/catalog.ts'
import { startAdventure } from '../../../rules/adventure/adventure.ts'
import type { BattleEvent } from '../../../rules/battle/event.ts'
import { newMember } from '../../../rules/party/growth.ts'
import { rngStateFrom } from '../../../rules/rng.ts'
import { keepLearned, type LearnedDefence, learnedOf } from '../../store/rows/battle/learned-defences.ts'
import { knownDefences, learnFrom } from './learning.ts'

// Stage 1 of the first field: two of the same kind, at places 3 and 4. The first member's blow is magical, the second one's physical.
const ENEMY_KIND = 11
const [CASTER, STRIKER] = [4, 1]
const attack = (actor: number, amount: number): readonly BattleEvent[] => [
  { type: 'acted', actor, action: 'attack', targets: [3] },
  { type: 'damaged', target: 3, amount, critical: false },
]
const magical = (attackScale: number, least: number, most: number): LearnedDefence => ({
  enemy: ENEMY_KIND,
  damageKind: 'magical',
  attackScale,
  span: { least, most },
})

onBothDatabases('what a turn teaches', (game) => {
  /** A save that has learned this, in the first stage. */
  async function knowing(...learned: readonly LearnedDefence[]) {
    const { save: saveId } = await idsOf(game, await game.player())
    await game.reach(async (tx) => {
      for (const each of learned) await keepLearned(tx, saveId, each)
    })
    const members = [CASTER, STRIKER, 2].map((role) => newMember(role))
    return { saveId, state: startAdventure({ field: 1, members, bag: [], rng: rngStateFrom(1) }, catalog) }
  }

  const rowsOf = (saveId: number) => game.reach((tx) => learnedOf(tx, saveId, new Set([ENEMY_KIND])))

  test('is of the enemies in the stage alone, each kind once', async () => {
    const stage = await knowing()
    expect(await game.reach((tx) => knownDefences(tx, stage))).toEqual(new Map([[ENEMY_KIND, { physical: null, magical: null }]]))
    expect(await game.reach((tx) => learnFrom(tx, stage, attack(1, 10)))).toEqual(
      new Map([[ENEMY_KIND, { physical: { least: 15, most: 22 }, magical: null }]]),
    )
  })

  test('replaces what it contradicts, and is narrowed by what was learned at another scale', async () => {
    const elsewhere = magical(112, 0, 20)
    const stage = await knowing(elsewhere, magical(100, 5000, 5000))
    expect(await game.reach((tx) => learnFrom(tx, stage, [...attack(0, 6), ...attack(1, 10)]))).toEqual(
      new Map([[ENEMY_KIND, { physical: { least: 15, most: 22 }, magical: { least: 16, most: 20 } }]]),
    )
    const rows = await rowsOf(stage.saveId)
    expect(rows).toHaveLength(3)
    expect(rows).toEqual(expect.arrayContaining([elsewhere, magical(100, 16, 24)]))
  })

  test('is not written where it is no more than was known from another scale', async () => {
    const elsewhere = magical(112, 21, 21)
    const stage = await knowing(elsewhere)
    const known = new Map([[ENEMY_KIND, { physical: null, magical: { least: 17, most: 21 } }]])
    expect(await game.reach((tx) => knownDefences(tx, stage))).toEqual(known)
    expect(await game.reach((tx) => learnFrom(tx, stage, attack(0, 6)))).toEqual(known)
    expect(await rowsOf(stage.saveId)).toEqual([elsewhere])
  })
})

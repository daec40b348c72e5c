import { expect, test } from 'vitest'
import { idsOf } from '../../../../tests/adventures.ts'
import { onBothDatabases } from '../../../../tests/game.ts'
import { catalog } from '../../../content/catalog.ts'
import { ENDLESS, FINALE, OLD_CASTLE } from '../../../content/named-ids.ts'
import { startAdventure } from '../../../rules/adventure/adventure.ts'
import type { BattleEvent } from '../../../rules/battle/event.ts'
import type { Bag } from '../../../rules/battle/state.ts'
import { newMember } from '../../../rules/party/growth.ts'
import { rngStateFrom } from '../../../rules/rng.ts'
import { DEED } from '../../../rules/town/deeds.ts'
import { journalOf } from '../../store/rows/save/journal.ts'
import { shadowCountsOf } from '../../store/rows/battle/shadow-notes.ts'
import { noteBossBeaten, noteEndedStage, noteEntered } from './battle-journal.ts'

const SMOKE = 19

onBothDatabases('what a battle leaves in the journal', (game) => {
  /** A fresh save in a stage. */
  async function standingIn(field: number, first: number, bag: Bag = []) {
    const { save: saveId } = await idsOf(game, await game.player())
    const members = [1, 2, 3].map((role) => newMember(role))
    return { saveId, state: startAdventure({ field, members, bag, rng: rngStateFrom(1), first }, catalog) }
  }
  const notedFor = ({ saveId }: { readonly saveId: number }) =>
    game.reach(async (tx) => {
      const entries = await journalOf(tx, saveId, ['stage', 'met', 'folded', 'deed'])
      const [stage, met, folded, deed] = (['stage', 'met', 'folded', 'deed'] as const).map((kind) => [...entries(kind)].toSorted())
      return { stage, met, folded, deed }
    })

  test('is the stage that was entered, and each kind of enemy in it', async () => {
    const entered = await standingIn(1, 2)
    await game.reach((tx) => noteEntered(tx, entered, 0))
    expect(await notedFor(entered)).toEqual({ stage: ['1-2'], met: ['11', '12'], folded: [], deed: [] })
  })

  test.each([FINALE, ENDLESS])('is nothing of a stage after the story: field %i', async (field) => {
    const entered = await standingIn(field, 1)
    await game.reach((tx) => noteEntered(tx, entered, 0))
    expect(await notedFor(entered)).toEqual({ stage: [], met: [], folded: [], deed: [] })
  })

  test('is who was folded in a stage, and what was done in it', async () => {
    const ended = await standingIn(1, 2)
    const events: readonly BattleEvent[] = [
      { type: 'acted', actor: 0, action: 'attack', targets: [4] },
      { type: 'damaged', target: 4, amount: 40, critical: false },
      { type: 'fell', target: 4 },
      { type: 'fell', target: 1 },
    ]
    await game.reach((tx) => noteEndedStage(tx, { ...ended, state: { ...ended.state, phase: 'lost' } }, events, 0))
    expect(await notedFor(ended)).toEqual({ stage: [], met: [], folded: ['11'], deed: [`${DEED.firstFold}`, `${DEED.lost}`] })
    expect(await game.reach((tx) => shadowCountsOf(tx, ended.saveId, 11))).toMatchObject({ folded: 1, strokes: 1 })
  })

  test('is a smoke ball that was not needed where it is dangerous, and a boss beaten after two losses', async () => {
    const smoke = [{ item: SMOKE, count: 1 }]
    for (const [field, bag, losses, deed] of [
      [OLD_CASTLE, smoke, 2, [`${DEED.smokeUnused}`, `${DEED.afterTwoLosses}`]],
      [OLD_CASTLE, smoke, 1, [`${DEED.smokeUnused}`]],
      [OLD_CASTLE, [], 0, []],
      [1, smoke, 0, []],
    ] as const) {
      const beaten = await standingIn(field, 1, bag)
      await game.reach((tx) => noteBossBeaten(tx, beaten, losses, 0))
      expect(await notedFor(beaten)).toEqual({ stage: [], met: [], folded: [], deed })
    }
  })
})

import { expect, test } from 'vitest'
import { give } from '../../../../tests/adventures.ts'
import { onBothDatabases } from '../../../../tests/game.ts'
import { CONTENT_VERSION, catalog } from '../../../content/catalog.ts'
import { type Adventure, type AdventurePhase, type StageResult, startAdventure } from '../../../rules/adventure/adventure.ts'
import type { BattleEvent } from '../../../rules/battle/event.ts'
import { newMember } from '../../../rules/party/growth.ts'
import { rngStateFrom } from '../../../rules/rng.ts'
import { insertAdventure, type StoredAdventure } from '../../store/rows/battle/adventures.ts'
import { insertTurn } from '../../store/rows/battle/adventure-turns.ts'
import { errandStepsOf } from '../../store/rows/save/errand.ts'
import { notedOf } from '../../store/rows/save/journal.ts'
import { lossesOf } from '../../store/rows/battle/losses.ts'
import { saveOf } from '../../store/rows/save/saves.ts'
import { countEndedStage, countGivenUp, settleWin } from './stage-end.ts'

// Places: the members 0–2, the enemies 3 and 4.
const LAST_MEMBER = 2
const FIRST_ENEMY = 3
const fell = (target: number): BattleEvent => ({ type: 'fell', target })
const acted = (actor: number, action: 'attack' | 'defence'): BattleEvent => ({ type: 'acted', actor, action, targets: [] })
const blow: BattleEvent = { type: 'damaged', target: 0, amount: 5, critical: false }

onBothDatabases('a stage that comes to its end', (game) => {
  /** The stored adventure of a fresh player, after turns with these events. */
  async function played(turns: readonly (readonly BattleEvent[])[], over: Partial<Adventure> = {}): Promise<StoredAdventure> {
    const { save: saveId, members } = await give(game, await game.player(), {})
    const party = [1, 2, 3].map((role) => newMember(role))
    const state = { ...startAdventure({ field: 2, members: party, bag: [], rng: rngStateFrom(1) }, catalog), ...over }
    const cast = members.map((id, index) => ({ id, name: `仲間${index + 1}` }))
    const begun = {
      sessionId: crypto.randomUUID(),
      saveId,
      cast,
      difficulty: 'normal',
      contentVersion: CONTENT_VERSION,
      speech: null,
    } as const
    return game.reach(async (tx) => {
      const adventure = await insertAdventure(tx, { ...begun, state }, 0)
      for (const [index, events] of turns.entries())
        await insertTurn(tx, adventure.id, {
          stage: state.stage,
          turn: index + 1,
          commands: [],
          events: [...events, { type: 'turnEnded' }],
        })
      return adventure
    })
  }

  const figures = ({ saveId }: StoredAdventure) =>
    game.reach(async (tx) => {
      const { battlesWon, membersFallen } = await saveOf(tx, saveId)
      const losses = await lossesOf(tx, saveId)
      return { battlesWon, membersFallen, losses: [1, 2, 3].map((field) => losses(field).count) }
    })
  const hasDefended = async ({ saveId }: StoredAdventure) => (await game.reach((tx) => errandStepsOf(tx, saveId))).hasDefended

  test.each<readonly [AdventurePhase, object]>([
    ['won', { battlesWon: 1, membersFallen: 2, losses: [0, 0, 0] }],
    ['escaped', { battlesWon: 0, membersFallen: 2, losses: [0, 0, 0] }],
    ['lost', { battlesWon: 0, membersFallen: 2, losses: [0, 1, 0] }],
  ])('counts as %s, with each fall of a member and no fall of an enemy', async (phase, expected) => {
    const revived: BattleEvent = { type: 'revived', target: LAST_MEMBER, hp: 1 }
    const adventure = await played([[blow, fell(LAST_MEMBER), revived], [blow, fell(LAST_MEMBER)], [fell(FIRST_ENEMY)]], { phase })
    await game.reach((tx) => countEndedStage(tx, adventure, 0))
    expect(await figures(adventure)).toEqual(expected)
  })

  test('counts what happened in it, and nothing of the stage before', async () => {
    const adventure = await played([[fell(0), acted(0, 'defence')]])
    const lost = { ...adventure.state, stage: 2, phase: 'lost' } as const
    await game.reach((tx) => countEndedStage(tx, { ...adventure, state: lost }, 0))
    expect(await figures(adventure)).toEqual({ battlesWon: 0, membersFallen: 0, losses: [0, 1, 0] })
    expect(await hasDefended(adventure)).toBe(false)
  })

  test.each([
    ['a defence of the last member among other acts', [acted(0, 'attack'), blow, acted(LAST_MEMBER, 'defence')], true],
    ['a defence of an enemy', [acted(FIRST_ENEMY, 'defence')], false],
    ['a blow', [acted(0, 'attack'), { type: 'spentAp', actor: 0, amount: 1 }, blow] as const, false],
    ['nothing', [], false],
  ])('marks the errand when a member has defended, and for nothing else: %s', async (_, events, expected) => {
    for (const count of [countEndedStage, countGivenUp]) {
      const adventure = await played([events], { phase: count === countGivenUp ? 'fighting' : 'lost' })
      await game.reach((tx) => count(tx, adventure, 0))
      expect(await hasDefended(adventure)).toBe(expected)
    }
  })

  test('given up is neither won nor lost and counts nobody who fell, but goes into the journal', async () => {
    const adventure = await played([[fell(0), fell(FIRST_ENEMY)]])
    await game.reach((tx) => countGivenUp(tx, adventure, 0))
    expect(await figures(adventure)).toEqual({ battlesWon: 0, membersFallen: 0, losses: [0, 0, 0] })
    expect(await game.reach((tx) => notedOf(tx, adventure.saveId, 'folded'))).toEqual(new Set(['21']))
  })

  const levelUp = { member: 1, from: 1, to: 2, statusPoints: 3, skillPoints: 1, isHighest: false }
  const result: StageResult = { exp: 12, gold: 30, levelUps: [levelUp], fieldCleared: false }

  test('has no win to settle unless it was won', async () => {
    const adventure = await played([], { phase: 'lost' })
    expect(await game.reach((tx) => settleWin(tx, adventure, 0))).toBeNull()
  })

  test('tells by name whose level rose', async () => {
    const adventure = await played([], { phase: 'won', result })
    expect(await game.reach((tx) => settleWin(tx, adventure, 0))).toEqual({
      lines: [
        '三人にEXPが12ずつ入った。30 Gも手に入れた。',
        '仲間2がLv2になった。',
        '影ひとつぶん、濃くなった。力の点を3、技の点を1得た。',
      ],
      fieldCleared: false,
      alreadyCleared: true,
    })
  })

  test('tells which field was cleared, and once what that opens', async () => {
    const adventure = await played([], { phase: 'won', result: { ...result, levelUps: [], fieldCleared: true } })
    const lines = ['三人にEXPが12ずつ入った。30 Gも手に入れた。', '砂絵の砂漠に、町の灯がひとつ届いた。']
    expect(await game.reach((tx) => settleWin(tx, adventure, 0))).toEqual({
      lines: [...lines, '地図がもうひと折り開き、行ける土地が増えた。'],
      fieldCleared: true,
      alreadyCleared: false,
      gift: 0,
    })
    expect(await game.reach((tx) => settleWin(tx, adventure, 0))).toEqual({ lines, fieldCleared: true, alreadyCleared: true, gift: 0 })
  })
})

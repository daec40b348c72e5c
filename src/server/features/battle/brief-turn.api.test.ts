import { expect, test } from 'vitest'
import { attacks, encount, fight, give } from '../../../../tests/adventures.ts'
import { turnOf } from '../../../../tests/clients/battle-replies.ts'
import { onBothDatabases } from '../../../../tests/game.ts'
import { api } from '../../../contract/api.ts'
import { type Battle, battleFrom, type ShownEnemy, type ShownMember, turnFrom } from '../../../web/screens/battle/battle-model.ts'

/** What the battle screen reads of both sides: whatever else a whole reply brings stays unseen. */
const OF_MEMBERS: readonly (keyof ShownMember)[] = [
  'id',
  'role_id',
  'name',
  'level',
  'total_exp',
  'freely_status_point',
  'freely_skill_point',
  'role_portrait',
  'player_index',
]
const OF_ENEMIES: readonly (keyof ShownEnemy)[] = [
  'id',
  'name',
  'portrait',
  'aspect_ratio',
  'is_boss',
  'has_pattern',
  'enemy_index',
  'announcement',
  'foresight',
  'known',
]
const only = <One extends object>(one: One, names: readonly (keyof One)[]) => names.map((name) => [name, one[name]])
const shown = (battle: Battle) => ({
  ...battle,
  members: battle.members.map((one) => only(one, OF_MEMBERS)),
  enemies: battle.enemies.map((one) => only(one, OF_ENEMIES)),
})

onBothDatabases('a brief turn', (game) => {
  test('tells the battle screen what the whole one tells, turn by turn through a boss fight', async () => {
    const browser = await game.player([1, 2, 5])
    await give(game, browser, { exp: 400 })
    for (const stage of [1, 2, 3]) await fight(browser, 1, stage)
    const entered = await encount(browser, 1, 4)
    let battle = battleFrom(
      { fieldId: 1, stageId: 4 },
      await browser.call(api.battle.encount, { field_id: 1, stage_id: 4, clear_stage: 3 }),
    )
    let standing: Parameters<typeof attacks>[0] = entered
    const announced: boolean[] = []
    for (let { turn } = entered; battle.state.outcome === null; turn += 1) {
      const order = { session_id: entered.session, selectedCommands: attacks(standing), turn, stage_id: 4 }
      const brief = await browser.call(api.battle.exec, { ...order, brief: true })
      const whole = await browser.call(api.battle.exec, order)
      const [members, enemies, , items] = brief
      const after = turnFrom(battle, brief)
      const wholly = turnFrom(battle, whole)
      expect({ ...after, after: shown(after.after) }).toEqual({ ...wholly, after: shown(wholly.after) })
      expect([members.length, enemies.length, items.length, whole[9]]).toEqual(
        after.after.state.outcome === null ? [0, 0, 0, undefined] : [3, 3, whole[3].length, undefined],
      )
      for (const { announcement } of after.after.enemies) announced.push(announcement !== null)
      battle = after.after
      standing = turnOf(whole)
    }
    expect(battle.state.outcome).toBe('won')
    expect(new Set(announced)).toEqual(new Set([false, true]))
  })

  test('is for who asks with true alone', async () => {
    const browser = await game.player()
    const start = await encount(browser, 1, 1)
    for (const brief of [undefined, null, false, 1, 'true', {}]) {
      const order = { session_id: start.session, selectedCommands: attacks(start), turn: 1, brief }
      expect(turnOf(await browser.call(api.battle.exec, order)).members).toHaveLength(3)
    }
  })
})

import { expect, test } from 'vitest'
import { all, attacks, encount, exec, fight, give, STRONG } from '../../../tests/adventures.ts'
import { turnOf } from '../../../tests/clients/battle-replies.ts'
import { onBothDatabases } from '../../../tests/game.ts'
import { api } from '../../contract/api.ts'

/** The cheats of battle. Those of shop, points, rest, labour, board, library, ending and party stand beside their features. */
onBothDatabases('a cheat', (game) => {
  /** A party of striker, medic and paladin in the first field, and a turn in which one command is not what it should be. */
  async function turn(change: (commands: readonly object[], members: readonly { readonly id: number }[]) => readonly unknown[]) {
    const browser = await game.player([1, 2, 3])
    const { members } = await give(game, browser, {
      bag: [
        { item: 1, count: 1 },
        { item: 20, count: 1 },
      ],
    })
    await browser.call(api.status.learn, { party_id: members[0], skill_id: 101 })
    await browser.call(api.status.learn, { party_id: members[1], skill_id: 201 })
    const start = await encount(browser, 1, 1)
    const commands = all(start.members, { command: 'DEFENCE' })
    const outcome = await browser.outcome(api.battle.exec, {
      session_id: start.session,
      selectedCommands: change(commands, start.members),
      turn: 1,
    })
    const now = await encount(browser, 1, 1)
    const { members: party, enemies, session, items, turn: next } = outcome.status === 200 ? now : start
    expect(now).toMatchObject({ members: party, enemies, session, items, turn: next })
    return outcome
  }
  const first = (command: object) => (commands: readonly object[]) =>
    commands.map((one, index) => (index === 0 ? { ...one, ...command } : one))

  test.each([
    ['an unknown skill', first({ command: 'SKILL', skillId: 999_999, enemyIndex: 0 })],
    ['a skill not learned', first({ command: 'SKILL', skillId: 102, enemyIndex: 0 })],
    ['an enemy’s skill', first({ command: 'SKILL', skillId: 1101, enemyIndex: 0 })],
    ['another member’s skill', first({ command: 'SKILL', skillId: 201, playerIndex: 0 })],
    ['a skill without naming it', first({ command: 'SKILL' })],
    ['an item not held', first({ command: 'ITEM', itemId: 22, enemyIndex: 0 })],
    ['an item without naming it', first({ command: 'ITEM' })],
    ['an attack on a friend', first({ command: 'ATTACK', playerIndex: 1 })],
    ['an attack on nobody', first({ command: 'ATTACK', enemyIndex: 5 })],
    ['an attack behind the first enemy', first({ command: 'ATTACK', enemyIndex: -1 })],
    ['an attack that reaches into the party', first({ command: 'ATTACK', enemyIndex: -3 })],
    ['a blow at the own side', first({ command: 'SKILL', skillId: 101, playerIndex: 1 })],
    ['a gift to an enemy', first({ command: 'ITEM', itemId: 1, enemyIndex: 0 })],
    ['a gift to an enemy by a friend’s index', first({ command: 'ITEM', itemId: 1, playerIndex: 3 })],
    ['a firework at a friend', first({ command: 'ITEM', itemId: 20, playerIndex: 1 })],
    ['a command of their own making', first({ command: 'WIN' })],
    ['two commands for one member, and none for another', (commands: readonly object[]) => [commands[0], commands[0], commands[1]]],
    ['one command too few', (commands: readonly object[]) => commands.slice(1)],
    ['no commands', () => []],
    ['commands for a stranger', first({ partyId: 2_000_000_000 })],
  ])('cannot give %s: nothing happens [BATTLE-12, BATTLE-13, BATTLE-14, BATTLE-16]', async (_, change) => {
    const { refusal } = await turn(change)
    expect(refusal).toMatchObject({ status: 422, message: expect.any(String) })
  })

  test('has no effect with a second command for a member: the first counts [BATTLE-17]', async () => {
    const { status, reply } = await turn((commands, members) => [
      ...commands,
      { partyId: members[0]?.id, command: 'ITEM', itemId: 1, playerIndex: 0 },
      { partyId: members[0]?.id, command: 'SKILL', skillId: 101, enemyIndex: 0 },
      { partyId: members[0]?.id, command: 'SKILL', skillId: 999_999 },
    ])
    expect(status).toBe(200)
    if (!reply) return
    const { members, log, items } = turnOf(reply)
    expect(log.filter((line) => line.startsWith('仲間1'))[0]).toMatch(/^仲間1は身構え/)
    expect(log.filter((line) => /^仲間1(は|が|の(攻撃|一))/.test(line))).toHaveLength(1)
    expect(items).toContainEqual(expect.objectContaining({ id: 1, possession_number: 1 }))
    expect(members[0]?.value_ap).toBe(members[0]?.max_value_ap)
  })

  test('cannot use a skill without the AP for it [BATTLE-15]', async () => {
    const browser = await game.player([1, 2, 3])
    const { members } = await give(game, browser, {})
    await browser.call(api.status.learn, { party_id: members[1], skill_id: 201 })
    const start = await encount(browser, 1, 1)
    const heal = all(start.members, { command: 'DEFENCE' }).map((one, index) =>
      index === 1 ? { ...one, command: 'SKILL', skillId: 201, playerIndex: 1 } : one,
    )
    const [, medic] = start.members
    const affordable = Math.floor((medic?.value_ap ?? 0) / (medic?.skills[0]?.ap_cost ?? 0))
    for (let turn = 1; turn <= affordable + 1; turn += 1) {
      const { status } = await browser.outcome(api.battle.exec, { session_id: start.session, selectedCommands: heal, turn })
      expect(status).toBe(turn <= affordable ? 200 : 422)
    }
  })

  test('cannot command the fallen', async () => {
    const browser = await game.player([1, 2, 3])
    const start = await encount(browser, 1, 1)
    const { session } = start
    await game.reach(async (tx) => {
      const row = await tx.selectFrom('adventures').select('state').where('session_id', '=', session).executeTakeFirstOrThrow()
      const state = JSON.parse(row.state)
      state.battle.combatants[1].hp = 0
      await tx
        .updateTable('adventures')
        .set({ state: JSON.stringify(state) })
        .where('session_id', '=', session)
        .execute()
    })
    const order = { session_id: session, turn: 1 }
    const everyone = all(start.members, { command: 'DEFENCE' })
    expect(await browser.refusal(api.battle.exec, { ...order, selectedCommands: everyone })).toMatchObject({ status: 422 })
    const [one, , three] = everyone
    await exec(browser, { ...order, selectedCommands: [one, three] })
  })

  test('cannot declare a win, nor finish a battle that is on [RESULT-2, RESULT-6]', async () => {
    const browser = await game.player()
    const session = (await encount(browser, 1, 1)).session
    expect(await browser.refusal(api.battle.resultWin, { session_id: session, is_win: true, field_id: 1 })).toMatchObject({ status: 422 })
    expect(await browser.refusal(api.battle.finish, { session_id: session })).toMatchObject({ status: 409 })
    expect((await browser.call(api.title.savedataInfo)).money).toBe(200)
  })

  test('cannot start at a later stage, in a locked field, or past the end [BATTLE-3, BATTLE-4]', async () => {
    const browser = await game.player()
    const enter = (field_id: unknown, stage_id: unknown, clear_stage: unknown) =>
      browser.refusal(api.battle.encount, { field_id, stage_id, clear_stage })
    expect(await enter(1, 2, 1)).toMatchObject({ status: 422 })
    expect(await enter(1, 4, 3)).toMatchObject({ status: 422 })
    expect(await enter(2, 1, 0)).toMatchObject({ status: 422 })
    expect(await enter(12, 1, 0)).toMatchObject({ status: 422 })
    expect(await enter(99, 1, 0)).toMatchObject({ status: 422 })
    expect(await enter(1, 0, 0)).toMatchObject({ status: 422 })
    await encount(browser, 1, 1)
    expect(await enter(1, 2, 1)).toMatchObject({ status: 422 })
    await give(game, browser, { cleared: [1] })
    await browser.call(api.battle.refresh, {})
    await give(game, browser, { exp: STRONG })
    await fight(browser, 1, 1)
    expect(await enter(1, 3, 2)).toMatchObject({ status: 422 })
    for (const stage of [2, 3, 4]) await fight(browser, 1, stage)
    expect(await enter(1, 5, 4)).toMatchObject({ status: 422 })
  })

  test('cannot touch somebody else’s battle [BATTLE-25, RESULT-12]', async () => {
    const [browser, other] = [await game.player(), await game.player()]
    const foreign = await encount(other, 1, 1)
    const { session } = foreign
    expect(await browser.refusal(api.battle.exec, { session_id: session, selectedCommands: attacks(foreign), turn: 1 })).toMatchObject({
      status: 404,
    })
    await encount(browser, 1, 1)
    expect(await browser.refusal(api.battle.exec, { session_id: session, selectedCommands: attacks(foreign), turn: 1 })).toMatchObject({
      status: 404,
    })
    expect(await browser.refusal(api.battle.resultWin, { session_id: session })).toMatchObject({ status: 404 })
    await browser.call(api.battle.refresh, { session_id: session })
    await browser.call(api.battle.finish, { session_id: session })
    expect(await encount(other, 1, 1)).toEqual(foreign)
  })

  test('cannot go on after the end [BATTLE-24]', async () => {
    const browser = await game.player()
    await give(game, browser, { exp: STRONG })
    const { session, last } = await fight(browser, 1, 1)
    const order = { session_id: session, selectedCommands: all(last.members, { command: 'ESCAPE' }) }
    expect(await browser.refusal(api.battle.exec, order)).toMatchObject({ status: 409 })
    await browser.call(api.battle.finish, { session_id: session })
    expect(await browser.refusal(api.battle.exec, order)).toMatchObject({ status: 409 })
  })
})

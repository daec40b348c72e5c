import { expect, test } from 'vitest'
import { all, attacks, ENCOUNT, EXEC, encount, FINISH, fight, give, RESULT, REFRESH, STRONG } from '../../../tests/adventures.ts'
import type { Answer, Browser } from '../../../tests/clients/browser.ts'
import { onBothDatabases } from '../../../tests/game.ts'

/** The cheats of battle. Those of shop, points, rest, labour, board, library, ending and party stand beside their features. */
onBothDatabases('a cheat', (game) => {
  /** A party of striker, medic and paladin in the first field, and a turn in which one command is not what it should be. */
  async function turn(
    change: (commands: Record<string, unknown>[], members: { id: number }[]) => unknown[],
  ): Promise<{ browser: Browser; answer: Answer }> {
    const browser = await game.player([1, 2, 3])
    const { members } = await give(game, browser, {
      bag: [
        { item: 1, count: 1 },
        { item: 20, count: 1 },
      ],
    })
    await browser.post('/api/game/rpg/status/skill/learn', { party_id: members[0], skill_id: 101 })
    await browser.post('/api/game/rpg/status/skill/learn', { party_id: members[1], skill_id: 201 })
    const start = await encount(browser, 1, 1)
    const commands = all(start.body[0], { command: 'DEFENCE' }) as Record<string, unknown>[]
    const answer = await browser.post(EXEC, { session_id: start.body[2], selectedCommands: change(commands, start.body[0]), turn: 1 })
    const now = (await encount(browser, 1, 1)).body
    const before = answer.status === 200 ? now : start.body
    expect(now.slice(0, 5)).toEqual(before.slice(0, 5))
    return { browser, answer }
  }
  const first = (command: object) => (commands: Record<string, unknown>[]) =>
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
    ['two commands for one member, and none for another', (commands: unknown[]) => [commands[0], commands[0], commands[1]]],
    ['one command too few', (commands: unknown[]) => commands.slice(1)],
    ['no commands', () => []],
    ['commands for a stranger', first({ partyId: 2_000_000_000 })],
  ])('cannot give %s: nothing happens', async (_, change) => {
    const { answer } = await turn(change)
    expect(answer).toMatchObject({ status: 422, body: { message: expect.any(String) } })
  })

  test('has no effect with a second command for a member: the first counts', async () => {
    const { answer } = await turn((commands, members) => [
      ...commands,
      { partyId: members[0]?.id, command: 'ITEM', itemId: 1, playerIndex: 0 },
      { partyId: members[0]?.id, command: 'SKILL', skillId: 101, enemyIndex: 0 },
      { partyId: members[0]?.id, command: 'SKILL', skillId: 999_999 },
    ])
    expect(answer.status).toBe(200)
    const [members, , log, items] = answer.body
    expect(log.filter((line: string) => line.startsWith('仲間1'))[0]).toBe('仲間1は身構えた。')
    expect(log.filter((line: string) => /^仲間1(は|の(攻撃|一))/.test(line))).toEqual(['仲間1は身構えた。'])
    expect(items).toContainEqual(expect.objectContaining({ id: 1, possession_number: 1 }))
    expect(members[0].value_ap).toBe(members[0].max_value_ap)
  })

  test('cannot use a skill without the AP for it', async () => {
    const browser = await game.player([1, 2, 3])
    const { members } = await give(game, browser, {})
    await browser.post('/api/game/rpg/status/skill/learn', { party_id: members[1], skill_id: 201 })
    const start = await encount(browser, 1, 1)
    const heal = (all(start.body[0], { command: 'DEFENCE' }) as object[]).map((one, index) =>
      index === 1 ? { ...one, command: 'SKILL', skillId: 201, playerIndex: 1 } : one,
    )
    const { value_ap, skills } = start.body[0][1]
    const affordable = Math.floor(value_ap / skills[0].ap_cost)
    for (let turn = 1; turn <= affordable + 1; turn += 1) {
      const { status } = await browser.post(EXEC, { session_id: start.body[2], selectedCommands: heal, turn })
      expect(status).toBe(turn <= affordable ? 200 : 422)
    }
  })

  test('cannot command the fallen', async () => {
    const browser = await game.player([1, 2, 3])
    const start = await encount(browser, 1, 1)
    const session = start.body[2]
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
    const everyone = all(start.body[0], { command: 'DEFENCE' })
    expect(await browser.post(EXEC, { ...order, selectedCommands: everyone })).toMatchObject({ status: 422 })
    const [one, , three] = everyone
    expect(await browser.post(EXEC, { ...order, selectedCommands: [one, three] })).toMatchObject({ status: 200 })
  })

  test('cannot declare a win, nor finish a battle that is on', async () => {
    const browser = await game.player()
    const session = (await encount(browser, 1, 1)).body[2]
    expect(await browser.post(RESULT, { session_id: session, is_win: true, field_id: 1 })).toMatchObject({ status: 422 })
    expect(await browser.post(FINISH, { session_id: session })).toMatchObject({ status: 409 })
    expect((await browser.get('/api/game/rpg/title/check_savedata_info')).body.money).toBe(200)
  })

  test('cannot start at a later stage, in a locked field, or past the end', async () => {
    const browser = await game.player()
    const enter = (field_id: unknown, stage_id: unknown, clear_stage: unknown): Promise<Answer> =>
      browser.post(ENCOUNT, { field_id, stage_id, clear_stage })
    expect(await enter(1, 2, 1)).toMatchObject({ status: 422 })
    expect(await enter(1, 4, 3)).toMatchObject({ status: 422 })
    expect(await enter(2, 1, 0)).toMatchObject({ status: 422 })
    expect(await enter(12, 1, 0)).toMatchObject({ status: 422 })
    expect(await enter(99, 1, 0)).toMatchObject({ status: 422 })
    expect(await enter(1, 0, 0)).toMatchObject({ status: 422 })
    await encount(browser, 1, 1)
    expect(await enter(1, 2, 1)).toMatchObject({ status: 422 })
    await give(game, browser, { cleared: [1] })
    await browser.post(REFRESH, {})
    await give(game, browser, { exp: STRONG })
    await fight(browser, 1, 1)
    expect(await enter(1, 3, 2)).toMatchObject({ status: 422 })
    for (const stage of [2, 3, 4]) await fight(browser, 1, stage)
    expect(await enter(1, 5, 4)).toMatchObject({ status: 422 })
  })

  test('cannot touch somebody else’s battle', async () => {
    const [browser, other] = [await game.player(), await game.player()]
    const foreign = await encount(other, 1, 1)
    const session = foreign.body[2]
    expect(await browser.post(EXEC, { session_id: session, selectedCommands: attacks(foreign.body), turn: 1 })).toMatchObject({
      status: 404,
    })
    await encount(browser, 1, 1)
    expect(await browser.post(EXEC, { session_id: session, selectedCommands: attacks(foreign.body), turn: 1 })).toMatchObject({
      status: 404,
    })
    expect(await browser.post(RESULT, { session_id: session })).toMatchObject({ status: 404 })
    expect(await browser.post(REFRESH, { session_id: session })).toMatchObject({ status: 200 })
    expect(await browser.post(FINISH, { session_id: session })).toMatchObject({ status: 200 })
    expect((await encount(other, 1, 1)).body).toEqual(foreign.body)
  })

  test('cannot go on after the end', async () => {
    const browser = await game.player()
    await give(game, browser, { exp: STRONG })
    const { session, last } = await fight(browser, 1, 1)
    const order = { session_id: session, selectedCommands: all(last.body[0], { command: 'ESCAPE' }) }
    expect(await browser.post(EXEC, order)).toMatchObject({ status: 409 })
    await browser.post(FINISH, { session_id: session })
    expect(await browser.post(EXEC, order)).toMatchObject({ status: 409 })
  })
})

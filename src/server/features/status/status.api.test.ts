import { expect, test } from 'vitest'
import { partySkill } from '../../../content/catalog.ts'
import { partySkills } from '../../../content/skills/all.ts'
import { expAtLevel } from '../../../rules/party/growth.ts'
import { encount, give, STRONG } from '../../../../tests/adventures.ts'
import { firstOf } from '../../../../tests/first-of.ts'
import { onBothDatabases } from '../../../../tests/game.ts'
import { api } from '../../../contract/api.ts'

onBothDatabases('a member', (game) => {
  test('is shown with values, points and the skill tree [STATUS-1, STATUS-3, BEGINNING-10]', async () => {
    const browser = await game.player()
    const body = await browser.call(api.status.information)
    expect(body).toHaveLength(3)
    expect(body[0]).toMatchObject({ class: 'striker', class_japanese: '切込師' })
    expect(body[0]).toMatchObject({ role_class: 'striker', role_class_japanese: '切込師', freely_status_point: 4, freely_skill_point: 1 })
    expect(body[0]).toMatchObject({ total_exp: 0, next_level_up_exp: 20, status: { level: 1, value_hp: 46, value_str: 20 } })
    // Each skill of the role once: a root, or below the skill that it asks for.
    expect(body.map(({ skill_tree }) => skill_tree.map((node) => node.skill_id))).toEqual([
      [101, 102, 103, 105, 106, 108],
      [201, 202, 204, 205, 206, 209],
      [301, 302, 303, 304, 305, 308, 309],
    ])
    const [root] = firstOf(body).skill_tree
    const [first] = partySkill(101).levels
    expect(root).toMatchObject({
      skill_id: 101,
      skill_level: 0,
      lv1_percent: first.percent / 100,
      lv1_ap_cost: first.apCost,
      lv1_buff_turn: null,
      figures: [{ label: '威力（STR）', values: ['160%', '190%', '220%'] }],
      is_learned: true,
      parent_skill_name: null,
    })
    const child = body.flatMap((member) => member.skill_tree.flatMap((node) => node.child_skills))[0]
    expect(child).toMatchObject({ parent_skill_name: expect.any(String), requirement_skill_level: expect.any(Number), is_learned: false })
  })

  test.each([
    [0, 1, 20],
    [15, 1, 5],
    [20, 2, 40],
    [1849, 9, 1],
    [1850, 10, '-'],
    [9999, 10, '-'],
  ] as const)('with %i EXP is at level %i and needs %s more [STATUS-2]', async (exp, level, next) => {
    const browser = await game.player()
    await give(game, browser, { exp })
    for (const member of await browser.call(api.status.information)) expect(member).toMatchObject({ level, next_level_up_exp: next })
  })

  test.each([[[1, 2, 3]], [[4, 5, 6]]])(
    'has in the tree of roles %j percents as multipliers, turns as integers or null [STATUS-4]',
    async (roles) => {
      const browser = await game.player(roles)
      const nodes = (await browser.call(api.status.information)).flatMap(({ skill_tree }) => skill_tree)
      for (const node of nodes) nodes.push(...node.child_skills)
      expect(nodes.length).toBeGreaterThan(20)
      for (const node of nodes) {
        const percents = [node.lv1_percent, node.lv2_percent, node.lv3_percent]
        const turns = [node.lv1_buff_turn, node.lv2_buff_turn, node.lv3_buff_turn]
        const { levels } = partySkill(node.skill_id)
        expect(
          percents.map((percent) => Math.round(percent * 100)),
          node.skill_name,
        ).toEqual(levels.map(({ percent }) => percent))
        expect(turns, node.skill_name).toEqual(levels.map((level) => (level.turns === 0 ? null : level.turns)))
        for (const turn of turns) expect(turn === null || Number.isInteger(turn)).toBe(true)
      }
    },
  )

  test.each(['HP', 'AP', 'STR', 'DEF', 'INT', 'SPD', 'LUC'] as const)(
    'gains by 3 points of %s three, of HP six, and nothing else [STATUS-6]',
    async (stat) => {
      const browser = await game.player()
      const before = firstOf(await browser.call(api.status.information))
      await browser.call(api.status.increment, { party_id: before.party_id, input_point: 3, status_type: stat })
      const { status } = firstOf(await browser.call(api.status.information))
      const name = `value_${stat.toLowerCase()}` as 'value_hp'
      expect(status).toEqual({ ...before.status, [name]: before.status[name] + (stat === 'HP' ? 6 : 3) })
    },
  )

  test('does not learn below the level of the party or of the parent that a skill asks for, and does at it [STATUS-14]', async () => {
    const browser = await game.player()
    const { save, members } = await give(game, browser, { exp: 0 })
    const [party_id = 0] = members
    const asking = partySkills.filter(({ role }) => role === 1)
    const alone = asking.find(({ fromLevel, parent }) => fromLevel > 1 && parent === null)
    const child = asking.find(({ parent }) => parent !== null && parent.level > 1)
    if (!alone || !child?.parent) throw new Error('There are no such skills')
    const learn = async (skill_id: number) => {
      const { status, refusal } = await browser.outcome(api.status.learn, { party_id, skill_id })
      return refusal ? `${status} ${refusal.code}` : status
    }
    const setLevel = (level: number) =>
      game.reach((tx) =>
        tx
          .updateTable('members')
          .set({ exp: expAtLevel(level) })
          .where('save_id', '=', save)
          .execute(),
      )
    await setLevel(alone.fromLevel - 1)
    expect(await learn(alone.id)).toBe('422 conditionsNotMet')
    await setLevel(alone.fromLevel)
    expect(await learn(alone.id)).toBe(200)
    await game.reach((tx) => tx.deleteFrom('member_skills').where('member_id', '=', party_id).execute())
    await setLevel(10)
    expect(await learn(child.id)).toBe('422 conditionsNotMet')
    for (let level = 1; level < child.parent.level; level += 1) {
      expect(await learn(child.parent.skill)).toBe(200)
      expect(await learn(child.id)).toBe('422 conditionsNotMet')
    }
    expect(await learn(child.parent.skill)).toBe(200)
    expect(await learn(child.id)).toBe(200)
  })

  test('has no next level at the highest [RESULT-18]', async () => {
    const browser = await game.player()
    await give(game, browser, { exp: STRONG })
    expect((await browser.call(api.status.information))[0]).toMatchObject({
      level: 10,
      next_level_up_exp: '-',
      freely_status_point: 40,
      freely_skill_point: 4,
    })
  })

  test('grows by the points that are spent, an HP point by two [STATUS-5, STATUS-7]', async () => {
    const browser = await game.player()
    const { party_id } = firstOf(await browser.call(api.status.information))
    await browser.call(api.status.increment, { party_id, input_point: '1', status_type: 'HP' })
    await browser.call(api.status.increment, { party_id: String(party_id), input_point: 3, status_type: 'STR' })
    expect((await browser.call(api.status.information))[0]).toMatchObject({
      freely_status_point: 0,
      status: { value_hp: 48, value_str: 23 },
    })
    const more = await browser.refusal(api.status.increment, { party_id, input_point: 1, status_type: 'STR' })
    expect(more).toMatchObject({ status: 422, message: '力の点が足りません。', reason: 'Status points are insufficient' })
  })

  test.each([
    ['more points than there are', { input_point: 5 }],
    ['a negative number of points', { input_point: -4 }],
    ['no points', { input_point: 0 }],
    ['half a point', { input_point: 1.5 }],
    ['an unknown stat', { status_type: 'GOLD' }],
    ['a stat of the language', { status_type: 'constructor' }],
  ])('does not grow by %s [STATUS-8, STATUS-9]', async (_, change) => {
    const browser = await game.player()
    const { party_id } = firstOf(await browser.call(api.status.information))
    const answer = await browser.refusal(api.status.increment, { party_id, input_point: 1, status_type: 'STR', ...change })
    expect(answer).toMatchObject({ status: 422, message: expect.any(String) })
    expect(firstOf(await browser.call(api.status.information)).freely_status_point).toBe(4)
  })

  test('learns a skill with a point, and no second one without [STATUS-11, STATUS-12]', async () => {
    const browser = await game.player()
    const { party_id } = firstOf(await browser.call(api.status.information))
    await browser.call(api.status.learn, { party_id, skill_id: 101 })
    expect(firstOf(firstOf(await browser.call(api.status.information)).skill_tree).skill_level).toBe(1)
    const again = await browser.refusal(api.status.learn, { party_id, skill_id: 101 })
    expect(again).toMatchObject({ status: 422, message: '技の点が足りません。', reason: 'Skill points are insufficient' })
  })

  test('masters a skill at level three [STATUS-13]', async () => {
    const browser = await game.player()
    await give(game, browser, { exp: STRONG })
    const { party_id } = firstOf(await browser.call(api.status.information))
    for (let level = 1; level <= 3; level += 1) await browser.call(api.status.learn, { party_id, skill_id: 101 })
    const more = await browser.refusal(api.status.learn, { party_id, skill_id: 101 })
    expect(more).toMatchObject({ status: 422, message: 'この技は極めています。', reason: 'this skill is mastered' })
  })

  test.each([
    ['of another role', 201, '別の生業の技は覚えられません。'],
    ['above its level, or without its parent', 102, 'まだ覚えられません。条件は技の札に書いてあります。'],
    ['that does not exist', 9999, 'その技は見あたりません。選び直してください。'],
    ['of an enemy', 1101, 'その技は見あたりません。選び直してください。'],
  ])('does not learn a skill %s [STATUS-15]', async (_, skill_id, message) => {
    const browser = await game.player()
    const { party_id } = firstOf(await browser.call(api.status.information))
    expect(await browser.refusal(api.status.learn, { party_id, skill_id })).toMatchObject({ status: 422, message })
  })

  test('sees the level or the parent skill that later skills require', async () => {
    const browser = await game.player()
    const { skill_tree } = firstOf(await browser.call(api.status.information))
    const node = (id: number) => skill_tree.find(({ skill_id }) => skill_id === id)
    expect(node(101)).toMatchObject({ requirement_party_level: null, requirement_skill_level: null, is_checked_party_level: true })
    expect(node(102)).toMatchObject({ requirement_party_level: 3, is_checked_party_level: false, is_learned: false })
    expect(node(101)?.child_skills[0]).toMatchObject({ requirement_skill_level: 2, parent_skill_name: '一文字' })
  })

  test('of another save cannot be changed [STATUS-10, STATUS-16]', async () => {
    const [browser, other] = [await game.player(), await game.player()]
    const { party_id } = firstOf(await other.call(api.status.information))
    expect(await browser.refusal(api.status.increment, { party_id, input_point: 1, status_type: 'STR' })).toMatchObject({ status: 403 })
    expect(await browser.refusal(api.status.learn, { party_id, skill_id: 101 })).toMatchObject({ status: 403 })
    expect((await other.call(api.status.information))[0]).toMatchObject({ freely_status_point: 4, freely_skill_point: 1 })
  })

  test('cannot spend points or learn skills during an adventure', async () => {
    const browser = await game.player()
    const { party_id } = firstOf(await browser.call(api.status.information))
    await encount(browser, 1, 1)
    expect(await browser.refusal(api.status.increment, { party_id, input_point: 1, status_type: 'STR' })).toMatchObject({ status: 409 })
    expect(await browser.refusal(api.status.learn, { party_id, skill_id: 101 })).toMatchObject({ status: 409 })
  })

  test('fights under おまかせ by the tactic that was chosen, in a battle too, and keeps it whatever the adventure brings', async () => {
    const browser = await game.player()
    const tactics = ['fierce', 'guarding', 'supporting'] as const
    const told = async () => (await browser.call(api.status.information)).map(({ tactic }) => tactic)
    expect(await told()).toEqual(['usual', 'usual', 'usual'])
    expect((await encount(browser, 1, 1)).resume.tactics).toEqual(['usual', 'usual', 'usual'])
    expect(await browser.call(api.status.tactics, { tactics: [...tactics] })).toEqual({ message: '作戦を書きとめました。' })
    expect(await told()).toEqual(tactics)
    expect((await encount(browser, 1, 1)).resume.tactics).toEqual(tactics)
    await browser.call(api.battle.refresh, { session_id: '' })
    expect(await told()).toEqual(tactics)
  })

  test.each([
    ['of a name that is none', ['usual', 'usual', 'brave']],
    ['for two alone', ['usual', 'usual']],
    ['for four', ['usual', 'usual', 'usual', 'usual']],
    ['by number', [1, 2, 3]],
    ['as a word', 'usual'],
  ])('refuses tactics %s, and changes nothing', async (_, tactics) => {
    const browser = await game.player()
    await browser.call(api.status.tactics, { tactics: ['fierce', 'fierce', 'fierce'] })
    const refused = await browser.refusal(api.status.tactics, { tactics })
    expect(refused).toMatchObject({ status: 422, code: 'unknownTactic' })
    expect((await browser.call(api.status.information)).map(({ tactic }) => tactic)).toEqual(['fierce', 'fierce', 'fierce'])
  })

  test('has the tactic of one of two that were sent at once, whole', async () => {
    const browser = await game.player()
    await Promise.all((['fierce', 'saving'] as const).map((one) => browser.call(api.status.tactics, { tactics: [one, one, one] })))
    const told = (await browser.call(api.status.information)).map(({ tactic }) => tactic)
    expect(new Set(told).size).toBe(1)
  })
})

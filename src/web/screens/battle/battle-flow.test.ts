import { describe, expect, test } from 'vitest'
import type { Encounter, TurnReply } from '../../../contract/battle/battle.ts'
import { type BattleAction, type BattleFlow, battleFlow, holdsAuto, initialFlow, mayDropBattle, planOf } from './battle-flow.ts'
import { items, type ItemEntry } from '../../../content/items.ts'
import { partySkills } from '../../../content/skills/all.ts'
import type { PartySkill } from '../../../content/skills/party-skill.ts'
import type { Effect, Reach } from '../../../rules/battle/skill.ts'
import { reportOf } from './use-battle-report.ts'
import { sessionOf } from './use-way-out.ts'
import { candy, down, encounter, enemy, opponents, member, party, slash, storm, tend, viewOf } from './sample-battle.fixture.ts'

const place = { fieldId: 1, stageId: 1 }
const play = (flow: BattleFlow, ...actions: readonly BattleAction[]) => actions.reduce(battleFlow, flow)
const begun = (reply: Encounter = encounter()) => play(initialFlow, { type: 'entered', place }, { type: 'encountered', encounter: reply })

const attack: BattleAction = { type: 'commandChosen', command: 'attack' }
const defend: BattleAction = { type: 'commandChosen', command: 'defence' }
const skill = (id: number): BattleAction => ({ type: 'intended', intent: { type: 'skill', skill: id } })
const item: BattleAction = { type: 'intended', intent: { type: 'item', item: candy.id } }
const aim = (target: number): BattleAction => ({ type: 'aimed', target })
const turn = (change: Partial<{ members: TurnReply[0]; enemies: TurnReply[1] }> = {}): TurnReply => [
  change.members ?? party,
  change.enemies ?? opponents,
  ['キリカの攻撃！'],
  [],
  2,
  [],
  [0],
  viewOf(change.members ?? party, change.enemies ?? opponents, 2),
  [],
]
/** A battle in which all members have every skill of the game and one of every item, and AP for all of it. */
function everything(enemies = opponents): BattleFlow {
  const [members, enemiesThere, session, held, first, background, resume, { state, ...view }, said, acts] = encounter(party, enemies)
  const skills = partySkills.map(({ id }) => ({ id, level: 1 }))
  const combatants = state.combatants.map((one) => (one.side === 'party' ? { ...one, skills, ap: 99 } : one))
  const bag = items.map(({ id }) => ({ item: id, count: 1 }))
  const whole: Encounter = [
    members,
    enemiesThere,
    session,
    held,
    first,
    background,
    resume,
    { ...view, state: { ...state, combatants, bag } },
    said,
    { ...acts, skills: partySkills.map(actOf), items: items.map(actOf) },
  ]
  return begun(whole)
}
const actOf = ({ id, name, description, reach, levels, effects }: PartySkill | ItemEntry) => ({
  id,
  name,
  description,
  reach,
  levels,
  effects,
})
const ordersWith = (reach: Reach): readonly BattleAction[] => [
  ...partySkills.filter((one) => one.reach === reach).map(({ id }) => skill(id)),
  ...items.filter((one) => one.reach === reach).map(({ id }): BattleAction => ({ type: 'intended', intent: { type: 'item', item: id } })),
]
const doesHarm = (effect: Effect): boolean =>
  effect.type === 'damage' ||
  effect.type === 'drainAp' ||
  (effect.type === 'modify' &&
    effect.on !== 'actor' &&
    Object.values(effect.stats ?? {}).every((percents) => percents.every((percent) => percent < 0)) &&
    effect.stats !== undefined)
const picksOf = (flow: BattleFlow) => ('picks' in flow ? flow.picks : null)

describe('coming into a battle', () => {
  test('asks the server first, then the first member', () => {
    expect(play(initialFlow, { type: 'entered', place }).status).toBe('encount')
    expect(begun()).toMatchObject({ status: 'command', picks: [], list: 'main' })
  })

  test.each([
    ['won', 'resultWin'],
    ['escaped', 'escaped'],
    ['lost', 'resultLose'],
  ] as const)('finds a stage that is %s where it was left', (phase, status) => {
    expect(begun(encounter(party, opponents, { phase })).status).toBe(status)
  })

  test('reads the stage anew when the route changes', () => {
    const next = play(begun(), { type: 'entered', place: { fieldId: 1, stageId: 2 } })
    expect(next).toEqual({ status: 'encount', place: { fieldId: 1, stageId: 2 } })
  })
})

test('おまかせ that is asked for with the way on holds until the first orders of the next stage, and not over a failure', () => {
  const won = begun(encounter(party, opponents, { phase: 'won' }))
  const entered = play(won, { type: 'entered', place: { fieldId: 1, stageId: 2 } })
  const next = play(entered, { type: 'encountered', encounter: encounter() })
  expect([won, entered, next].map(holdsAuto)).toEqual([true, true, true])
  const ordered = play(next, { type: 'automated' })
  const trouble = { kind: 'unreachable', message: '', picks: null, running: null, isLost: true } as const
  const failed = play(entered, { type: 'troubled', trouble })
  expect([ordered, failed, play(won, { type: 'left' })].map(holdsAuto)).toEqual([false, false, false])
})

describe('おまかせ', () => {
  const automated: BattleAction = { type: 'automated' }
  const announcement = { kind: 'physical', aim: 'all', weight: 2, break_damage: 5 } as const

  test('gives everybody a command by habit and sends the turn', () => {
    const flow = play(begun(encounter([member(0), member(1, { value_hp: 20 }), member(2, down)])), automated)
    expect(flow.status).toBe('exec')
    expect(picksOf(flow)).toEqual([
      { type: 'skill', actor: 0, skill: tend.id, target: 1 },
      { type: 'skill', actor: 1, skill: storm.id, target: null },
    ])
  })

  test('leaves alone what was chosen before', () => {
    expect(picksOf(play(begun(), defend, automated))?.map(({ type }) => type)).toEqual(['defence', 'skill', 'skill'])
  })

  test('stops before what a boss has announced, with the reason, and takes nothing back', () => {
    const bossFight = encounter(party, [enemy(0, { is_boss: true, telegraph: true, announcement })])
    const flow = play(begun(bossFight), defend, automated)
    expect(flow).toMatchObject({ status: 'command', notice: { type: 'autoStopped', reason: 'announced', who: 3 } })
    expect(picksOf(flow)).toEqual([{ type: 'defence', actor: 0 }])
    expect(play(flow, defend)).toMatchObject({ notice: null })
  })

  test('stops when somebody is about to fall', () => {
    const flow = play(begun(encounter([member(0), member(1, { value_hp: 16 }), member(2)])), automated)
    expect(flow).toMatchObject({ status: 'command', picks: [], notice: { type: 'autoStopped', reason: 'hurt', who: 1 } })
  })

  test('stops before a turn like the one just seen could fell somebody, whatever took the HP', () => {
    const members = [member(0), member(1, { value_hp: 40 }), member(2)]
    const after = (...events: TurnReply[5]) => {
      const [, enemies, lines, items, next, , places, view, said] = turn({ members })
      const reply: TurnReply = [members, enemies, lines, items, next, events, places, view, said]
      return play(begun(encounter(members)), automated, { type: 'turnPlayed', turn: reply }, { type: 'shown' })
    }
    const [blow, strain, bleeding] = [
      { type: 'damaged', target: 1, amount: 20, critical: false },
      { type: 'recoiled', target: 1, amount: 12 },
      { type: 'bled', target: 1, amount: 8 },
    ] as const
    const stopped = { status: 'command', picks: [], notice: { type: 'autoStopped', reason: 'hurt', who: 1 } }
    expect(play(after(blow, strain, bleeding), automated)).toMatchObject(stopped)
    expect(play(after(blow, strain, { ...bleeding, target: 0 }), automated).status).toBe('exec')
    expect(play(after({ ...blow, amount: 60, target: 3 }), automated).status).toBe('exec')
  })

  test('goes by the tactics that were chosen last, in whatever state, and by those of the save at first', () => {
    const tactics = ['saving', 'saving', 'saving'] as const
    const told: BattleAction = { type: 'tacticsChosen', tactics: [...tactics] }
    const plain = ['attack', 'attack', 'attack']
    const types = (flow: BattleFlow) => picksOf(flow)?.map(({ type }) => type)
    expect(types(play(begun(), automated))).not.toEqual(plain)
    expect(types(play(begun(encounter(party, opponents, { tactics: [...tactics] })), automated))).toEqual(plain)
    expect(types(play(begun(), told, automated))).toEqual(plain)
    const shown = play(begun(), automated, { type: 'turnPlayed', turn: turn() }, told, { type: 'shown' }, automated)
    expect([shown.status, types(shown)]).toEqual(['exec', plain])
    const sent = play(begun(), automated, told, { type: 'turnPlayed', turn: turn() }, { type: 'shown' }, automated)
    expect([sent.status, types(sent)]).toEqual(['exec', plain])
    expect(play(initialFlow, told)).toBe(initialFlow)
  })

  test('does nothing while a target is asked for, or while a turn is under way', () => {
    const asked = play(begun(), attack)
    expect(play(asked, automated)).toBe(asked)
    const sent = play(begun(), automated)
    expect(play(sent, automated)).toBe(sent)
  })
})

describe('what a press would order', () => {
  const automated = { type: 'automated' } as const
  const repeated = {
    type: 'repeated',
    picks: [
      { type: 'attack', actor: 0, target: 3 },
      { type: 'skill', actor: 1, skill: slash.id, target: 3 },
      { type: 'attack', actor: 2, target: 3 },
    ],
  } as const

  test('is what it orders, with what was chosen before', () => {
    for (const action of [automated, repeated]) {
      const flow = play(begun(), defend)
      expect(planOf(flow, action)).toEqual({ orders: picksOf(play(flow, action)), stop: null })
    }
  })

  test('is told as far as it goes, with the reason', () => {
    const poor = begun(encounter([member(0), member(1, { value_ap: 0 }), member(2)]))
    const stop = { type: 'cannotRepeat', actor: 1, reason: 'apShort' }
    expect(planOf(poor, repeated)).toEqual({ orders: [{ type: 'attack', actor: 0, target: 3 }], stop })
    const inDanger = begun(encounter([member(0), member(1, { value_hp: 16 }), member(2)]))
    expect(planOf(inDanger, automated)).toEqual({ orders: [], stop: { type: 'autoStopped', reason: 'hurt', who: 1 } })
  })

  test('is nothing while something else is asked', () => {
    expect(planOf(play(begun(), attack), automated)).toBeNull()
    expect(planOf(play(begun(), { type: 'commandChosen', command: 'skill' }), automated)).toBeNull()
    expect(planOf(play(begun(), automated), automated)).toBeNull()
  })
})

describe('telling the party what to do', () => {
  test('takes one command for each living member in order and then sends the turn', () => {
    const flow = play(begun(), attack, aim(4), defend, skill(storm.id))
    expect(flow.status).toBe('exec')
    expect(picksOf(flow)).toEqual([
      { type: 'attack', actor: 0, target: 4 },
      { type: 'defence', actor: 1 },
      { type: 'skill', actor: 2, skill: storm.id, target: null },
    ])
  })

  test('asks those who stand in their order, and not the fallen [BATTLE-31]', () => {
    const first = begun(encounter([member(0), member(1, down), member(2)]))
    const asked = (at: BattleFlow) => reportOf(at).currentPartyMemberIndex
    expect([first, play(first, defend), play(first, defend, attack)].map(asked)).toEqual([0, 2, 2])
    expect([begun(), play(begun(), defend), play(begun(), defend, defend)].map(asked)).toEqual([0, 1, 2])
    const flow = play(first, defend, defend)
    expect(picksOf(flow)).toEqual([
      { type: 'defence', actor: 0 },
      { type: 'defence', actor: 2 },
    ])
    expect(flow.status).toBe('exec')
  })

  test('picks an enemy for attacks and an ally for help', () => {
    expect(play(begun(), attack).status).toBe('enemySelect')
    expect(play(begun(), skill(slash.id)).status).toBe('enemySelect')
    expect(play(begun(), skill(tend.id)).status).toBe('partySelect')
    expect(play(begun(), item).status).toBe('partySelect')
  })

  test('picks the last enemy by itself [BATTLE-35]', () => {
    const last = everything([enemy(0, down), enemy(1)])
    for (const order of [attack, ...ordersWith('foe')])
      expect(picksOf(play(last, order)), JSON.stringify(order)).toEqual([expect.objectContaining({ actor: 0, target: 4 })])
  })

  test('asks for an enemy after ATTACK and after every attack or weakening of one enemy [BATTLE-32]', () => {
    const orders = [attack, ...ordersWith('foe')]
    expect(orders.length).toBeGreaterThan(20)
    for (const order of orders) expect(play(everything(), order), JSON.stringify(order)).toMatchObject({ status: 'enemySelect', picks: [] })
    // What does harm to one is aimed at an enemy.
    const harms = [...partySkills, ...items].filter(({ effects }) => effects.some(doesHarm))
    expect(new Set(harms.map(({ reach }) => reach))).toEqual(new Set(['foe', 'foes']))
  })

  test('asks for an ally before every help for one [BATTLE-33]', () => {
    const orders = ordersWith('ally')
    expect(orders.length).toBeGreaterThan(15)
    for (const order of orders) expect(play(everything(), order), JSON.stringify(order)).toMatchObject({ status: 'partySelect', picks: [] })
  })

  test('asks for no target of what is for oneself or for all of a side [BATTLE-34]', () => {
    const orders = [...ordersWith('self'), ...ordersWith('allies'), ...ordersWith('foes')]
    expect(orders.length).toBeGreaterThan(30)
    for (const order of orders)
      expect(play(everything(), order), JSON.stringify(order)).toMatchObject({ status: 'command', picks: [{ actor: 0, target: null }] })
  })

  test('asks for no target of DEFENCE and ESCAPE [BATTLE-36]', () => {
    for (const command of ['defence', 'escape'] as const)
      expect(play(begun(), { type: 'commandChosen', command })).toMatchObject({ status: 'command', picks: [{ type: command, actor: 0 }] })
  })

  test('goes back: out of the target, out of the list, then to the member before', () => {
    const aiming = play(begun(), defend, { type: 'commandChosen', command: 'skill' }, skill(slash.id))
    const list = play(aiming, { type: 'cancelled' })
    expect(list).toMatchObject({ status: 'command', list: 'skill' })
    const main = play(list, { type: 'wentBack' })
    expect(main).toMatchObject({ status: 'command', list: 'main', picks: [{ type: 'defence', actor: 0 }] })
    expect(picksOf(play(main, { type: 'wentBack' }))).toEqual([])
  })

  test('forgets all picks on RESET', () => {
    expect(play(begun(), defend, defend, { type: 'reset' })).toMatchObject({ status: 'command', picks: [] })
  })

  test('does not give a command that the rules refuse', () => {
    const poor = encounter([member(0, { value_ap: 3 }), member(1), member(2)])
    expect(picksOf(play(begun(poor), skill(storm.id)))).toEqual([])
  })

  test('ignores what does not fit the state', () => {
    const flow = begun()
    expect(play(flow, aim(3))).toBe(flow)
    expect(play(flow, { type: 'shown' })).toBe(flow)
  })
})

describe('same again', () => {
  const last = [
    { type: 'attack', actor: 0, target: 3 },
    { type: 'item', actor: 1, item: candy.id, target: 0 },
    { type: 'skill', actor: 2, skill: slash.id, target: 3 },
  ] as const

  test('repeats the commands and replaces an enemy that is down', () => {
    const flow = play(begun(encounter(party, [enemy(0, down), enemy(1)])), { type: 'repeated', picks: last })
    expect(flow.status).toBe('exec')
    expect(picksOf(flow)).toMatchObject([{ target: 4 }, { target: 0 }, { target: 4 }])
  })

  test('stops at the first who cannot', () => {
    const poor = encounter([member(0), member(1), member(2, { value_ap: 0 })])
    expect(play(begun(poor), { type: 'repeated', picks: last })).toMatchObject({
      status: 'command',
      notice: { type: 'cannotRepeat', actor: 2, reason: 'apShort' },
    })
  })

  test('does not use the last item twice', () => {
    const twice = [last[0], last[1], { ...last[1], actor: 2 }]
    expect(play(begun(), { type: 'repeated', picks: twice })).toMatchObject({
      notice: { type: 'cannotRepeat', actor: 2, reason: 'itemNotHeld' },
    })
  })
})

describe('after the turn', () => {
  const sent = play(begun(), defend, defend, defend)
  const shown = (reply: TurnReply) => play(sent, { type: 'turnPlayed', turn: reply }, { type: 'shown' })

  test('shows the log before anything else is asked', () => {
    expect(play(sent, { type: 'turnPlayed', turn: turn() }).status).toBe('outputLog')
  })

  test('asks for the next turn while both sides stand, with the log kept', () => {
    expect(shown(turn())).toMatchObject({ status: 'command', picks: [], battle: { log: [{ turn: 1, lines: ['キリカの攻撃！'] }] } })
  })

  test.each([
    ['escaped', { members: [member(0, { is_escaped: true }), member(1), member(2)] }],
    ['resultWin', { enemies: [enemy(0, down), enemy(1, down)] }],
    ['resultLose', { members: [member(0, down), member(1, down), member(2, down)] }],
    ['resultLose', { members: [member(0, down), member(1, down), member(2, down)], enemies: [enemy(0, down), enemy(1, down)] }],
  ] as const)('ends as %s [RESULT-20]', (status, change) => {
    expect(shown(turn(change)).status).toBe(status)
  })

  test('says why a turn was refused and asks again', () => {
    expect(play(sent, { type: 'turnRefused', message: '足りない' })).toMatchObject({
      status: 'command',
      picks: [],
      notice: { type: 'refused', message: '足りない' },
    })
  })
})

describe('trouble', () => {
  const sent = play(begun(), defend, defend, defend)
  const lost = { kind: 'unreachable', message: '', picks: picksOf(sent), running: null, isLost: true } as const

  test('sends the same turn again after a lost connection', () => {
    const stopped = play(sent, { type: 'troubled', trouble: lost })
    expect(stopped.status).toBe('error')
    expect(play(stopped, { type: 'retried' })).toEqual(sent)
  })

  test('reads the battle anew when it was the entering that failed', () => {
    const stopped = play(initialFlow, { type: 'entered', place }, { type: 'troubled', trouble: { ...lost, picks: null } })
    expect(play(stopped, { type: 'retried' })).toEqual({ status: 'encount', place })
  })

  test('reads the battle that is on anew when a refusal told that screen and server disagree', () => {
    const stopped = play(sent, { type: 'troubled', trouble: { ...lost, kind: 'refused' } })
    expect(play(stopped, { type: 'retried' })).toEqual({ status: 'encount', place })
  })

  test.each([
    [null, false],
    ['unknown', true],
    [{ field_id: 1, stage_id: 1, session_id: 's', phase: 'fighting' }, true],
    [{ field_id: 1, stage_id: 1, session_id: 's', phase: 'won' }, false],
    [{ field_id: 1, stage_id: 1, session_id: 's', phase: 'lost' }, false],
  ] as const)('going back could drop a battle: %o %s', (running, may) => {
    expect(mayDropBattle(running)).toBe(may)
  })

  test('ends in a full reset: nothing of the battle is left, not even its session [BATTLE-49]', () => {
    const aiming = play(begun(), attack, aim(3), attack)
    expect(reportOf(aiming)).toMatchObject({ selectedCommands: [expect.any(String)], selectedEnemies: [0], currentPartyMemberIndex: 1 })
    for (const flow of [aiming, sent, play(sent, { type: 'troubled', trouble: lost })]) {
      const left = play(flow, { type: 'left' })
      expect(left).toEqual({ status: 'escape' })
      expect(sessionOf(left)).toBe('')
      expect(reportOf(left)).toMatchObject({ status: 'escape', selectedCommands: [], selectedEnemies: [], currentPartyMemberIndex: null })
    }
    expect(sessionOf(sent)).toBe('session')
  })
})

describe('what the debug header shows', () => {
  test('names each command with its skill or item and its target, in the names of the specification', () => {
    const flow = play(begun(), skill(slash.id), aim(4), item, aim(0), { type: 'commandChosen', command: 'skill' })
    expect(reportOf(flow)).toEqual({
      status: 'command',
      clearStage: 0,
      selectedCommands: ['100 キリカ SKILL 一文字 →ケシカゲＢ', '101 トモリ ITEM 灯飴 →キリカ'],
      selectedEnemies: [1],
      currentPartyMemberIndex: 2,
    })
  })

  test('counts the stages won before this one', () => {
    const second = play(
      initialFlow,
      { type: 'entered', place: { fieldId: 1, stageId: 2 } },
      { type: 'encountered', encounter: encounter() },
    )
    expect(reportOf(second).clearStage).toBe(1)
  })
})

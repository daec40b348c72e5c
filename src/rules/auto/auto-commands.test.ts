import { describe, expect, test } from 'vitest'
import { type AutoAnnouncement, autoCommands, habitualCommands } from './auto-commands.ts'
import type { SeenAct } from './planner.ts'
import { type Tactic, TACTICS } from './tactics.ts'
import { battleOf, fighter } from '../battle/battle.fixture.ts'
import type { Command } from '../battle/command.ts'
import { NO_CHANGE } from '../battle/modify.ts'
import type { Bag, Combatant, Modifier } from '../battle/state.ts'

const skill = (id: number, over: Partial<SeenAct>): SeenAct => ({
  id,
  reach: 'foe',
  apCost: 4,
  power: 0,
  hits: 1,
  recoils: false,
  restores: null,
  strengthens: false,
  ...over,
})
const slash = skill(1, { power: 40 })
const tend = skill(2, { reach: 'ally', restores: 'hp' })
const tendAll = skill(3, { reach: 'allies', restores: 'hp' })

interface Scene {
  readonly members?: readonly Partial<Combatant>[]
  readonly enemies?: readonly Partial<Combatant>[]
  /** By place of the member. */
  readonly skills?: Readonly<Record<number, readonly SeenAct[]>>
  /** By place of the enemy: 3 and up. */
  readonly announced?: Readonly<Record<number, AutoAnnouncement>>
  /** HP lost in the turn before, by place of the member. */
  readonly lost?: Readonly<Record<number, number>>
  /** By place of the member; usual where none is told. */
  readonly tactics?: readonly Tactic[]
  readonly items?: readonly SeenAct[]
  readonly bag?: Bag
}

const sightOf = ({ members = [], enemies = [{}], skills = {}, announced = {}, lost = {}, tactics = [], items = [], bag = [] }: Scene) => ({
  state: battleOf(
    [
      ...[0, 1, 2].map((id) => fighter({ id, side: 'party', ...members[id] })),
      ...enemies.map((enemy, index) => fighter({ id: 3 + index, side: 'enemies', ...enemy })),
    ],
    bag,
  ),
  skillsOf: ({ id }: Combatant) => skills[id] ?? [],
  announced: ({ id }: Combatant) => announced[id] ?? null,
  lostLast: ({ id }: Combatant) => lost[id] ?? 0,
  items,
  tacticOf: ({ id }: Combatant) => tactics[id] ?? 'usual',
})
const commandsFor = (scene: Scene, given?: readonly Command[]) => habitualCommands(sightOf(scene), given)

const heavy: AutoAnnouncement = { aim: 'all', weight: 2, breakDamage: 10 }
const attackOn = (target: number) => [0, 1, 2].map((actor) => ({ type: 'attack', actor, target }))

describe('おまかせ stops', () => {
  test('before what a boss has announced, and says which', () => {
    expect(autoCommands(sightOf({ enemies: [{}, { boss: true }], announced: { 4: heavy } }))).toEqual({
      type: 'stopped',
      reason: 'announced',
      who: 4,
    })
  })

  test('when a member who stands has less than a third of max HP, and says who', () => {
    expect(autoCommands(sightOf({ members: [{}, { hp: 33 }] }))).toEqual({ type: 'stopped', reason: 'hurt', who: 1 })
    expect(autoCommands(sightOf({ members: [{}, { hp: 34 }] }))).toMatchObject({ type: 'commands' })
    expect(autoCommands(sightOf({ members: [{}, { hp: 33, maxHp: 99 }] }))).toMatchObject({ type: 'commands' })
    expect(autoCommands(sightOf({ members: [{}, { hp: 0 }] }))).toMatchObject({ type: 'commands' })
  })

  test('when a turn like the last one would fell a member', () => {
    expect(autoCommands(sightOf({ members: [{}, { hp: 60 }], lost: { 1: 60 } }))).toEqual({ type: 'stopped', reason: 'hurt', who: 1 })
    expect(autoCommands(sightOf({ members: [{}, { hp: 61 }], lost: { 1: 60 } }))).toMatchObject({ type: 'commands' })
  })

  test('not for what a fallen boss had announced, nor for other enemies, nor for a boss that has announced nothing', () => {
    expect(autoCommands(sightOf({ enemies: [{ boss: true }] }))).toEqual({ type: 'commands', commands: attackOn(3) })
    expect(autoCommands(sightOf({ enemies: [{}, { boss: true, hp: 0 }], announced: { 3: heavy, 4: heavy } }))).toMatchObject({
      type: 'commands',
    })
  })
})

describe('its commands', () => {
  test('are one for each standing member, in their order, at the enemy with least HP left', () => {
    expect(commandsFor({ enemies: [{}, { hp: 60 }, { hp: 0 }] })).toEqual(attackOn(4))
    expect(commandsFor({ members: [{}, { hp: 0 }] })).toEqual(attackOn(3).filter(({ actor }) => actor !== 1))
  })

  test('keep what was given already', () => {
    const given: Command = { type: 'defence', actor: 1 }
    expect(commandsFor({}, [given])[1]).toBe(given)
    expect(commandsFor({}, [given])).toHaveLength(3)
  })

  test('use the skill that promises more, as long as half of the AP stays', () => {
    const skills = { 0: [slash] }
    expect(commandsFor({ members: [{ ap: 19 }], skills })[0]).toMatchObject({ type: 'skill', skill: 1, target: 3 })
    expect(commandsFor({ members: [{ ap: 18 }], skills })[0]).toMatchObject({ type: 'attack' })
    expect(commandsFor({ members: [{ ap: 4 }], enemies: [{ boss: true }], skills })[0]).toMatchObject({ type: 'skill' })
    expect(commandsFor({ members: [{ ap: 3 }], enemies: [{ boss: true }], skills })[0]).toMatchObject({ type: 'attack' })
  })

  test('spend no AP on an enemy that a plain blow finishes, and no HP on any', () => {
    expect(commandsFor({ enemies: [{ hp: 5 }], skills: { 0: [slash] } })[0]).toMatchObject({ type: 'attack' })
    expect(commandsFor({ skills: { 0: [{ ...slash, recoils: true }] } })[0]).toMatchObject({ type: 'attack' })
  })

  test('count every hit of a skill', () => {
    // 15² ÷ 25 = 9 of each, against 13 of the plain blow.
    expect(commandsFor({ skills: { 0: [{ ...slash, power: 15, hits: 3 }] } })[0]).toMatchObject({ type: 'skill' })
    expect(commandsFor({ skills: { 0: [{ ...slash, power: 15 }] } })[0]).toMatchObject({ type: 'attack' })
  })

  test('strike all where that takes more together', () => {
    const sweep = skill(5, { reach: 'foes', power: 20 })
    expect(commandsFor({ enemies: [{}, {}], skills: { 0: [sweep] } })[0]).toEqual({ type: 'skill', actor: 0, skill: 5, target: null })
    expect(commandsFor({ enemies: [{}], skills: { 0: [sweep] } })[0]).toMatchObject({ type: 'attack' })
  })

  test('heal whoever is low, all at once when two are, and raise the fallen first', () => {
    const skills = { 2: [tend, tendAll, skill(4, { reach: 'ally', restores: 'fallen' })] }
    expect(commandsFor({ members: [{ hp: 59 }], skills })[2]).toEqual({ type: 'skill', actor: 2, skill: 2, target: 0 })
    expect(commandsFor({ members: [{ hp: 60 }], skills })[2]).toMatchObject({ type: 'attack' })
    expect(commandsFor({ members: [{ hp: 59 }, { hp: 59 }], skills })[2]).toMatchObject({ skill: 3, target: null })
    expect(commandsFor({ members: [{ hp: 59 }, { hp: 60 }], skills })[2]).toMatchObject({ skill: 2, target: 0 })
    expect(commandsFor({ members: [{ hp: 59 }, { hp: 0 }], skills }).at(-1)).toMatchObject({ skill: 4, target: 1 })
    expect(commandsFor({ members: [{ hp: 59 }, { hp: 0 }], skills: { 2: [tend, tendAll] } }).at(-1)).toMatchObject({ skill: 2, target: 0 })
  })

  test('let another heal rather than spend the own turn on oneself', () => {
    const breath = skill(5, { reach: 'self', restores: 'hp' })
    expect(commandsFor({ members: [{ hp: 59 }], skills: { 0: [breath], 2: [tend] } })).toMatchObject([
      { type: 'attack' },
      { type: 'attack' },
      { skill: 2, target: 0 },
    ])
  })

  test('never heal by what gives AP back', () => {
    expect(commandsFor({ members: [{ hp: 40 }], skills: { 2: [{ ...tend, restores: 'ap' }] } })[2]).toMatchObject({ type: 'attack' })
  })

  test('strengthen in boss fights, once while it lasts', () => {
    const drum = skill(6, { reach: 'allies', strengthens: true })
    const up = (turns: number): Partial<Combatant> => ({ modifiers: [modifier(turns)] })
    const modifier = (turns: number): Modifier => ({ ...NO_CHANGE, source: 'skill:6', stats: { str: 5 }, turns })
    const skills = { 0: [drum] }
    expect(commandsFor({ enemies: [{ boss: true }], skills })[0]).toEqual({ type: 'skill', actor: 0, skill: 6, target: null })
    expect(commandsFor({ enemies: [{}], skills })[0]).toMatchObject({ type: 'attack' })
    const members = (turns: number) => [up(turns), up(turns), up(turns)]
    expect(commandsFor({ enemies: [{ boss: true }], skills, members: members(2) })[0]).toMatchObject({ type: 'attack' })
    expect(commandsFor({ enemies: [{ boss: true }], skills, members: members(1) })[0]).toMatchObject({ type: 'skill' })
  })
})

describe('before what a lesser enemy has announced', () => {
  const slow = { base: { str: 20, def: 20, int: 20, spd: 10, luc: 10 } }

  test('those who are faster break it off, as few as it takes', () => {
    // Each promises 20² ÷ 30 = 13; 10 × 1.5 needs two.
    expect(commandsFor({ enemies: [{ hp: 40 }, {}], announced: { 4: heavy } })).toMatchObject([
      { type: 'attack', target: 4 },
      { type: 'attack', target: 4 },
      { type: 'attack', target: 3 },
    ])
  })

  test('everybody crouches when they are too slow, or it cannot be broken off', () => {
    const crouch = [0, 1, 2].map((actor) => ({ type: 'defence', actor }))
    expect(commandsFor({ members: [slow, slow, slow], announced: { 3: heavy } })).toEqual(crouch)
    expect(commandsFor({ announced: { 3: { ...heavy, breakDamage: null } } })).toEqual(crouch)
  })

  test('everybody crouches whom it may reach by chance, nobody before what it does for its own side', () => {
    const members = [slow, slow, slow]
    const types = (aim: AutoAnnouncement['aim']) => commandsFor({ members, announced: { 3: { ...heavy, aim } } }).map(({ type }) => type)
    expect(types('one')).toEqual(['defence', 'defence', 'defence'])
    expect(types('own')).toEqual(['attack', 'attack', 'attack'])
  })

  test('only the one crouches whom it seeks out, and nobody before something light', () => {
    const members = [slow, { ...slow, hp: 70 }, slow]
    const fallen = [{ ...slow, hp: 0 }, { ...slow, hp: 70 }, slow]
    expect(commandsFor({ members: fallen, announced: { 3: { ...heavy, aim: 'weakest' } } })).toMatchObject([
      { type: 'defence', actor: 1 },
      { type: 'attack', actor: 2 },
    ])
    expect(commandsFor({ members, announced: { 3: { ...heavy, aim: 'weakest' } } }).map(({ type }) => type)).toEqual([
      'attack',
      'defence',
      'attack',
    ])
    expect(commandsFor({ members, announced: { 3: { ...heavy, weight: 1 } } }).map(({ type }) => type)).toEqual([
      'attack',
      'attack',
      'attack',
    ])
  })
})

describe('a member told to', () => {
  const types = (scene: Scene) => commandsFor(scene).map(({ type }) => type)

  test('fight fiercely spends all AP on blows, those that cost HP too, and heals late', () => {
    const skills = { 0: [slash], 1: [{ ...slash, recoils: true }], 2: [tend] }
    expect(types({ members: [{ ap: 4 }, { ap: 4 }, { ap: 4 }], skills })).toEqual(['attack', 'attack', 'attack'])
    expect(types({ members: [{ ap: 4 }, { ap: 4 }, { ap: 4 }], skills, tactics: ['fierce', 'fierce', 'fierce'] })).toEqual([
      'skill',
      'skill',
      'attack',
    ])
    expect(types({ members: [{ hp: 55 }, {}, {}], skills, tactics: ['usual', 'usual', 'fierce'] })[2]).toBe('attack')
    expect(types({ members: [{ hp: 55 }, {}, {}], skills })[2]).toBe('skill')
  })

  test('guard heals early, but crouches first under whatever may meet it, while the others break that off', () => {
    const announced = { 3: heavy }
    expect(types({ announced, tactics: ['guarding'] })).toEqual(['defence', 'attack', 'attack'])
    expect(types({ announced: { 3: { ...heavy, weight: 1 } }, tactics: ['guarding'] })).toEqual(['defence', 'attack', 'attack'])
    expect(types({ announced: { 3: { ...heavy, weight: null } }, tactics: ['guarding'] })).toEqual(['attack', 'attack', 'attack'])
    const skills = { 2: [tend] }
    const hurt = { members: [{ hp: 65 }], skills }
    expect(types({ ...hurt, tactics: ['usual', 'usual', 'guarding'] })[2]).toBe('skill')
    expect(types(hurt)[2]).toBe('attack')
    expect(types({ ...hurt, announced, tactics: ['usual', 'usual', 'guarding'] })[2]).toBe('defence')
  })

  test('guard gives from the bag, once for each piece, where no skill heals', () => {
    const candy = skill(11, { isItem: true, reach: 'ally', apCost: 0, restores: 'hp' })
    const bag = [{ item: 11, count: 1 }]
    const scene: Scene = { members: [{ hp: 45 }, { hp: 45 }], items: [candy], bag }
    expect(types({ ...scene, tactics: ['usual', 'usual', 'guarding'] })).toEqual(['attack', 'attack', 'item'])
    expect(types({ ...scene, tactics: ['guarding', 'guarding', 'guarding'] }).filter((type) => type === 'item')).toHaveLength(1)
    expect(types(scene)).toEqual(['attack', 'attack', 'attack'])
    expect(types({ ...scene, skills: { 2: [tend] }, tactics: ['guarding', 'usual', 'guarding'] })).toEqual(['item', 'attack', 'skill'])
    expect(types({ ...scene, members: [{ hp: 50 }], tactics: ['guarding'] })).toEqual(['attack', 'attack', 'attack'])
  })

  test('put its skills away spends no AP, against bosses neither', () => {
    const skills = { 0: [slash, tend], 1: [{ ...slash, apCost: 0 }] }
    expect(types({ enemies: [{ boss: true }], members: [{}, {}, { hp: 40 }], skills, tactics: ['saving', 'saving'] })).toEqual([
      'attack',
      'skill',
      'attack',
    ])
  })

  test('support strengthens in every fight, and weakens the enemy with most HP', () => {
    const drum = skill(6, { reach: 'allies', strengthens: true })
    const fog = skill(7, { reach: 'foe', strengthens: true })
    const skills = { 0: [drum], 1: [fog] }
    const scene: Scene = { enemies: [{ hp: 40 }, {}], skills }
    expect(types(scene)).toEqual(['attack', 'attack', 'attack'])
    expect(commandsFor({ ...scene, tactics: ['supporting', 'supporting'] })).toMatchObject([
      { type: 'skill', skill: 6, target: null },
      { type: 'skill', skill: 7, target: 4 },
      { type: 'attack', target: 3 },
    ])
    expect(types({ ...scene, enemies: [{ boss: true }] })).toEqual(['skill', 'attack', 'attack'])
    expect(commandsFor({ ...scene, enemies: [{}, { hp: 40 }], tactics: ['usual', 'supporting'] })[1]).toMatchObject({ skill: 7, target: 3 })
    expect(commandsFor({ ...scene, enemies: [{}, {}], tactics: ['usual', 'supporting'] })[1]).toMatchObject({ skill: 7, target: 3 })
  })

  test('support weakens no other enemy beside a boss, and what weakens counts for nobody else', () => {
    const weakened = (...ids: readonly number[]): Partial<Combatant> => ({
      modifiers: ids.map((id) => ({ ...NO_CHANGE, source: `skill:${id}`, stats: { def: -5 }, turns: 3, bad: true }) as const),
    })
    const [fog, rust, drum] = [
      skill(7, { strengthens: true }),
      skill(8, { strengthens: true }),
      skill(6, { reach: 'allies', strengthens: true }),
    ]
    const beside: Scene = { enemies: [{ boss: true, hp: 40, ...weakened(7) }, {}], skills: { 0: [fog] }, tactics: ['supporting'] }
    expect(commandsFor(beside)[0]).toMatchObject({ type: 'attack' })
    expect(commandsFor({ enemies: [{ boss: true, ...weakened(7, 8) }], skills: { 0: [fog, rust, drum] } })[0]).toMatchObject({ skill: 6 })
  })
})

test('whatever the tactics, おまかせ stops before what a boss has announced and when somebody is about to fall', () => {
  for (const tactic of TACTICS) {
    const tactics = [tactic, tactic, tactic]
    expect(autoCommands(sightOf({ enemies: [{ boss: true }], announced: { 3: heavy }, tactics }))).toMatchObject({ reason: 'announced' })
    expect(autoCommands(sightOf({ members: [{ hp: 33 }], tactics }))).toMatchObject({ reason: 'hurt' })
  }
})

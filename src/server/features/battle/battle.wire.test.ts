import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { catalog, itemEntry, skillEntry } from '../../../content/catalog.ts'
import { fields } from '../../../content/fields.ts'
import { ENDLESS } from '../../../content/named-ids.ts'
import { slips } from '../../../content/slips.ts'
import { type Adventure, enterNextStage, playTurn, startAdventure } from '../../../rules/adventure/adventure.ts'
import { newMember } from '../../../rules/party/growth.ts'
import { rngStateFrom, seededRng } from '../../../rules/rng.ts'
import { applyEvent } from '../../../rules/battle/event.ts'
import { BRACED, NO_CHANGE } from '../../../rules/battle/modify.ts'
import { type Combatant, combatantsOf, standing } from '../../../rules/battle/state.ts'
import { resolveTurn } from '../../../rules/battle/turn.ts'
import { anyBattle, anyCommand } from '../../../../tests/rules/random-battle.ts'
import type { BattleEnemy } from '../../../contract/battle/combatants.ts'
import type { StoredAdventure } from '../../store/rows/battle/adventures.ts'
import { encounterToWire, eventToWire, maskedState, turnToWire } from './battle.wire.ts'
import { endlessToWire, intervalToWire } from './encore/slips.wire.ts'
import type { KnownDefences } from './learning.ts'
import { narrate } from './narration.ts'

const party = [1, 2, 3].map((role) => newMember(role))
const taught = (member: (typeof party)[number]) => ({ ...member, skills: [{ id: 101, level: 1 }] })
const begun = (field: number): Adventure => startAdventure({ field, members: party, bag: [], rng: rngStateFrom(field) }, catalog)
const lastStageOf = (field: number): Adventure => {
  let adventure = begun(field)
  for (let stage = 1; stage < catalog.field(field).stages.length; stage++) {
    adventure = enterNextStage({ ...adventure, phase: 'won' }, catalog)
  }
  return adventure
}
const everywhere = [...fields.map(({ id }) => id), ENDLESS]
const NOTHING: KnownDefences = new Map()
/** The same battle after a turn of defence, in which enemies made plans. */
const planned = (adventure: Adventure) =>
  playTurn(
    adventure,
    [0, 1, 2].map((actor) => ({ type: 'defence', actor })),
    catalog,
  ).adventure.battle

describe('the battle as a player may know it', () => {
  test.each(everywhere)('holds nothing of an enemy’s tables in field %i', (field) => {
    for (const adventure of [begun(field), lastStageOf(field)]) {
      for (const battle of [adventure.battle, planned(adventure)]) {
        const enemies = combatantsOf(maskedState(battle), 'enemies')
        for (const { base, skills, forced, foreseen, mind, ...shown } of enemies) {
          expect(base).toEqual({ str: 0, def: 0, int: 0, spd: expect.any(Number), luc: 0 })
          expect({ skills, foreseen, mind }).toEqual({ skills: [], foreseen: null, mind: null })
          expect([null, 0]).toContain(forced)
          // A new property of combatants has to be judged here before it may leave the server.
          expect(Object.keys(shown).toSorted()).toEqual(['ap', 'boss', 'hp', 'id', 'kind', 'maxAp', 'maxHp', 'modifiers', 'side'])
        }
      }
    }
  })

  test('is where a screen ends that applies the events as they are sent', () => {
    const BATTLES = 300
    let turns = 0
    for (let seed = 1; seed <= BATTLES; seed += 1) {
      const rng = seededRng(rngStateFrom(seed))
      for (let battle = anyBattle(rng); battle.outcome === null; turns += 1) {
        const commands = standing(battle, 'party').map(({ id }) => anyCommand(battle, id, rng))
        const { state, events } = resolveTurn(battle, commands, rng, catalog)
        const sent = events.filter(({ type }) => type !== 'planned').map(eventToWire)
        expect(sent.reduce(applyEvent, maskedState(battle))).toEqual(maskedState(state))
        battle = state
      }
    }
    expect(turns).toBeGreaterThan(BATTLES)
  })

  test('still says that an enemy prepares something, and leaves the party as it is', () => {
    const { battle } = begun(1)
    const preparing = { ...battle, combatants: battle.combatants.map((one) => (one.side === 'enemies' ? { ...one, forced: 1201 } : one)) }
    const masked = maskedState(preparing)
    expect(masked.combatants.slice(3).map(({ forced }) => forced)).toEqual(battle.combatants.slice(3).map(() => 0))
    expect(masked.combatants.slice(0, 3)).toEqual(battle.combatants.slice(0, 3))
  })
})

describe('what is told of an enemy', () => {
  const cast = [1, 2, 3].map((id) => ({ id, name: `${id}` }))
  const seen = (state: Adventure) => ({ id: 1, sessionId: 'a', cast, state, win: null, speech: null, numberedSince: null })
  const entered = (state: Adventure, known = NOTHING) =>
    encounterToWire({ adventure: seen(state), log: [], wounded: false, clears: 0, known, tactics: [] })
  /** The same stage with other figures of the enemies, of which nobody may learn but by what happens. */
  const disguised = (state: Adventure): Adventure => {
    const other = (one: Combatant) => ({ ...one, base: { ...one.base, str: 7001, def: 7002, int: 7003, luc: 7004 } })
    const combatants = state.battle.combatants.map((one) => (one.side === 'enemies' ? other(one) : one))
    return { ...state, battle: { ...state.battle, combatants } }
  }
  /** STR shows in how heavy an announced skill is: light, heavy, or that it may fell somebody. */
  const unweighed = ({ announcement, ...enemy }: BattleEnemy) => ({
    ...enemy,
    announcement: announcement && { ...announcement, weight: null },
  })

  test('is this, and the bounds that own blows allow of its defences', () => {
    const known = { physical: { least: 3, most: 9 }, magical: null }
    const [, [enemy, other]] = entered(begun(1), new Map([[11, known]]))
    // A new property has to be judged here before it may leave the server.
    const figures = 'value_hp max_value_hp value_ap max_value_ap buffs is_defeated_flag telegraph announcement foresight known'
    const own = 'id enemy_index name portrait aspect_ratio is_enemy is_boss has_pattern skills'
    expect(Object.keys(enemy ?? {}).toSorted()).toEqual(`${own} ${figures}`.split(' ').toSorted())
    expect([enemy?.known, other?.known]).toEqual([known, known])
    expect(entered(begun(1))[1].map((one) => one.known)).toEqual([enemy, other].map(() => ({ physical: null, magical: null })))
  })

  test.each(everywhere)('is the same whatever its STR, DEF, INT and LUC are, in field %i', (field) => {
    for (const stage of [begun(field), lastStageOf(field)]) {
      let state = stage
      for (let turn = 1; turn <= 4 && state.phase === 'fighting'; turn++) {
        const [encounter, same] = [entered(state), entered(disguised(state))]
        expect(same.with(1, same[1].map(unweighed))).toEqual(encounter.with(1, encounter[1].map(unweighed)))
        const target = state.battle.combatants.findIndex(({ side, hp }) => side === 'enemies' && hp > 0)
        const standing = state.battle.combatants.filter(({ side, hp }) => side === 'party' && hp > 0)
        const commands = standing.map(({ id }) => ({ type: 'attack', actor: id, target }) as const)
        const { adventure, events } = playTurn(state, commands, catalog)
        const [reply, likewise] = [adventure, disguised(adventure)].map((after) =>
          turnToWire({ adventure: seen(after), narration: narrate({ cast, state: after }, events), turn, known: NOTHING }),
        )
        expect(likewise?.with(1, likewise[1].map(unweighed))).toEqual(reply?.with(1, reply[1].map(unweighed)))
        state = adventure
      }
    }
  })
})

describe('what is told between two stages of 無尽の幕', () => {
  /** After the first stage; every shadow of the field comes next. */
  const won = (): Adventure => {
    const start = begun(ENDLESS)
    const lineUp = (catalog.field(ENDLESS).drawn?.shadows ?? []).map(({ id }) => id)
    const next = { slips: slips.map(({ id }) => id), lineUp }
    return { ...start, phase: 'won', endless: { first: 1, points: 10, taken: [], next } }
  }

  test('is who comes next, by names and pictures, and the slips by their words', () => {
    const told = intervalToWire(won())
    // A new property has to be judged here before it may leave the server: nobody may learn a figure of an enemy.
    expect(Object.keys(told ?? {}).toSorted()).toEqual(['gained', 'next', 'next_worth', 'points', 'slips'])
    expect(new Set(told?.next.flatMap((one) => Object.keys(one)))).toEqual(new Set(['id', 'name', 'portrait', 'is_boss']))
    expect(new Set(told?.slips.flatMap((one) => Object.keys(one)))).toEqual(new Set(['id', 'kind', 'glyph', 'name', 'words']))
    expect(told?.next.every(({ name, portrait }) => name !== '' && portrait.startsWith('/'))).toBe(true)
    expect(told?.slips).toHaveLength(slips.length)
  })

  test.each(slips.map(({ id, name }) => [name, id] as const))('under %s nothing of an enemy’s tables is shown', (_, id) => {
    const stage = enterNextStage(won(), catalog, id)
    expect(endlessToWire(stage)).toMatchObject({ points: 10, slip: { id } })
    const enemies = combatantsOf(maskedState(stage.battle), 'enemies')
    for (const enemy of enemies) expect(enemy).toMatchObject({ base: { str: 0, def: 0, int: 0, luc: 0 }, skills: [], mind: null })
  })

  test('is nothing elsewhere, and nothing in a run from before there were slips', () => {
    const { endless: _, ...before } = won()
    for (const state of [begun(1), before]) expect([intervalToWire(state), endlessToWire(state)]).toEqual([null, null])
    expect(intervalToWire(begun(ENDLESS))).toBeNull()
  })
})

test('names tell what has put a modifier on somebody, without the skills of the party, which the acts of the stage tell', () => {
  const modifier = { ...NO_CHANGE, bleed: 1, turns: 2, bad: true }
  const start = startAdventure({ field: 2, members: party.map(taught), bag: [], rng: rngStateFrom(2) }, catalog)
  const modifiers = (['skill:101', 'skill:2102', 'item:6', 'defence'] as const).map((source) => ({ ...modifier, source }))
  const combatants = start.battle.combatants.map((one, place) => (place === 1 ? { ...one, modifiers } : one))
  const state = { ...start, battle: { ...start.battle, combatants } }
  const reply = encounterToWire({
    adventure: { id: 1, sessionId: 'a', cast: [], state, win: null, speech: null, numberedSince: null },
    log: [],
    wounded: false,
    clears: 0,
    known: NOTHING,
    tactics: [],
  })
  expect(reply[9].skills.map(({ id }) => id)).toEqual([101])
  expect(reply[7].names).toEqual({ 'skill:2102': skillEntry(2102).name, 'item:6': itemEntry(6).name, defence: '身構え' })
})

test('wide drawings are told as 2/1, all others with null, in every stage [BATTLE-50]', () => {
  const told = new Map<number, string | null>()
  for (const { id, stages } of fields) {
    let state = begun(id)
    for (let stage = 1; stage <= stages.length; stage += 1) {
      if (stage > 1) state = enterNextStage({ ...state, phase: 'won' }, catalog)
      const adventure = { id: 1, sessionId: 'a', cast: [], state, win: null, speech: null, numberedSince: null }
      const [, enemies] = encounterToWire({ adventure, log: [], wounded: false, clears: 0, known: NOTHING, tactics: [] })
      for (const enemy of enemies) told.set(enemy.id, enemy.aspect_ratio)
    }
  }
  for (const [kind, ratio] of told) {
    const [, , width = 0, height = 1] =
      /viewBox="([^"]+)"/
        .exec(readFileSync(`src/web/art/svg/enemies/${kind}.svg`, 'utf8'))?.[1]
        ?.split(' ')
        .map(Number) ?? []
    expect(ratio, String(kind)).toBe(width / height > 1.5 ? '2/1' : null)
  }
  expect(new Set(told.values())).toEqual(new Set(['2/1', null]))
})

describe('an enemy that prepares a skill', () => {
  const shown = (forced: number | null) => {
    const start = lastStageOf(4)
    const [octopus] = start.battle.combatants.filter(({ boss }) => boss)
    const combatants = start.battle.combatants.map((one) => (one.id === octopus?.id ? { ...one, forced } : one))
    const state = { ...start, battle: { ...start.battle, combatants } }
    const [, enemies] = encounterToWire({
      adventure: { id: 1, sessionId: 'a', cast: [], state, win: null, speech: null, numberedSince: null },
      log: [],
      wounded: false,
      clears: 0,
      known: NOTHING,
      tactics: [],
    })
    return enemies.find(({ is_boss }) => is_boss)
  }

  test('tells its kind, its aim, how heavy it is and what breaks it off, and not which skill it is', () => {
    expect(shown(4504)).toMatchObject({ telegraph: true, skills: [] })
    expect(shown(4504)?.announcement).toStrictEqual({
      kind: 'magical',
      aim: 'all',
      weight: 3,
      break_damage: Math.ceil(catalog.enemy(45).hp * 0.12),
    })
  })

  test('tells when it cannot be broken off', () => {
    expect(shown(4506)?.announcement).toMatchObject({ aim: 'all', break_damage: null })
  })

  test('tells nothing when it prepares nothing', () => expect(shown(null)).toMatchObject({ telegraph: false, announcement: null }))
})

describe('what a plain attack and a crouch leave', () => {
  const seen = (change: (one: Combatant) => Combatant) => {
    const start = startAdventure({ field: 1, members: party.map(taught), bag: [], rng: rngStateFrom(1) }, catalog)
    const state = { ...start, battle: { ...start.battle, combatants: start.battle.combatants.map(change) } }
    return encounterToWire({
      adventure: {
        id: 1,
        sessionId: 'a',
        cast: [1, 2, 3].map((id) => ({ id, name: `${id}` })),
        state,
        win: null,
        speech: null,
        numberedSince: null,
      },
      log: [],
      wounded: false,
      clears: 0,
      known: NOTHING,
      tactics: [],
    })
  }

  test('of a foreseen action its kind and aim are told, and not which skill it is', () => {
    const told = (foreseen: number | 'attack') => {
      const [, enemies, , , , , , view] = seen((one) => (one.id === 3 ? { ...one, foreseen } : one))
      return [enemies.map(({ foresight }) => foresight), view.state.combatants[3]?.foreseen]
    }
    expect(told(1302)).toEqual([[{ kind: 'physical', aim: 'all' }, null], 0])
    expect(told('attack')).toEqual([[{ kind: 'physical', aim: 'one' }, null], 'attack'])
  })

  test('a skill is told with what it costs whoever crouched under what was announced', () => {
    const [members] = seen((one) => (one.id === 0 ? { ...one, modifiers: [BRACED] } : one))
    const [cheaper = 0, full = 0] = members.map(({ skills }) => skills[0]?.ap_cost ?? 0)
    expect(cheaper).toBe(full - 2)
    expect(members[0]?.buffs[0]).toMatchObject({ buffed_skill_name: '踏みこらえ', buffed_skill_id: null, buffed_from: 'DEFENCE' })
  })

  test('the acts of a stage tell what ATTACK of each role brings', () => {
    const { attacks } = seen((one) => one)[9]
    expect(attacks.map(({ role, kind, effects }) => [role, kind, effects.map(({ type }) => type)])).toEqual([
      [1, 'physical', ['modify']],
      [2, 'physical', ['restoreAp']],
      [3, 'physical', ['modify']],
    ])
    expect(attacks[1]?.note).toBe('APのいちばん少ない者に、2戻す。')
  })
})

describe('a won stage', () => {
  const start = begun(1)
  const adventure = (state: Adventure): StoredAdventure => ({
    id: 1,
    sessionId: 'a',
    saveId: 1,
    cast: [],
    isCurrent: true,
    difficulty: 'normal',
    state,
    win: null,
    speech: null,
    numberedSince: null,
  })

  test('tells HP and AP after recovery, with the maxima of a new level', () => {
    const grown = start.party.map((member) => ({ ...member, level: 2, hp: 40, ap: 9 }))
    const [, , , , , , , view] = encounterToWire({
      adventure: adventure({ ...start, phase: 'won', party: grown }),
      log: [],
      wounded: false,
      clears: 0,
      known: NOTHING,
      tactics: [],
    })
    const before = start.battle.combatants.slice(0, 3)
    expect(view.recovered?.map(({ hp, ap }) => [hp, ap])).toEqual(before.map(() => [40, 9]))
    for (const [place, vitals] of (view.recovered ?? []).entries()) expect(vitals.maxHp).toBeGreaterThan(before[place]?.maxHp ?? 0)
  })

  test('is what alone tells them: in a fight there is nothing to recover from yet', () => {
    expect(
      encounterToWire({ adventure: adventure(start), log: [], wounded: false, clears: 0, known: NOTHING, tactics: [] })[7].recovered,
    ).toBeNull()
  })
})

import { catalog, enemies } from '../../src/content/catalog.ts'
import { ENDLESS } from '../../src/content/named-ids.ts'
import { items } from '../../src/content/items.ts'
import { roles } from '../../src/content/roles.ts'
import { partySkills } from '../../src/content/skills/all.ts'
import { slips } from '../../src/content/slips.ts'
import { DIFFICULTIES, enemyScale } from '../../src/rules/adventure/difficulty.ts'
import { newRun } from '../../src/rules/adventure/slips.ts'
import { type AdventureMember, stageBattle } from '../../src/rules/adventure/stage-battle.ts'
import { type Command, commandRefusal } from '../../src/rules/battle/command.ts'
import { STATS } from '../../src/rules/battle/figures.ts'
import { type Bag, type BattleState, type Combatant, LAST_TURN, type Modifier, type Source } from '../../src/rules/battle/state.ts'
import { expAtLevel, mapAttributes, MAX_LEVEL, totalAttributes } from '../../src/rules/party/growth.ts'
import { rngStateFrom, type SeededRng, seededRng } from '../../src/rules/rng.ts'

const fieldIds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]
const oneIn = (rng: SeededRng, many: number): boolean => rng.int(1, many) === 1

/** A battle of the whole game, and of more than it has: any three roles, points, skills, bag, place, difficulty, slip; now and then any figures at all. */
export function battleOfSeed(rng: SeededRng): BattleState {
  const party = partyOf(rng)
  const bag: Bag = items.filter(() => oneIn(rng, 3)).map(({ id }) => ({ item: id, count: rng.int(1, 3) }))
  const scale = enemyScale(rng.pick(DIFFICULTIES), rng.pick([0, 0, 4, 20]))
  const place = oneIn(rng, 3) ? curtain(rng) : stageOf(rng)
  const state = stageBattle({ ...place, party, bag, scale }, seededRng(rngStateFrom(rng.int(1, 1e9))), catalog)
  const wild = oneIn(rng, 4)
  const isMiddle = oneIn(rng, 2)
  // Both sides shortly before their end.
  const dying = oneIn(rng, 12)
  const combatants = state.combatants.map((one) => {
    const able = wild ? withAnyFigures(one, rng) : one
    const hurt = isMiddle ? inItsMiddle(able, rng) : able
    return dying && hurt.hp > 0 ? nearItsEnd(hurt, rng) : hurt
  })
  return { ...state, turn: oneIn(rng, 20) ? LAST_TURN - rng.int(0, 2) : 1, combatants }
}

function partyOf(rng: SeededRng): readonly AdventureMember[] {
  const level = rng.int(1, MAX_LEVEL)
  const left = roles.map(({ id }) => id)
  return [0, 1, 2].map(() => {
    const role = left.splice(rng.int(0, left.length - 1), 1)[0] ?? 1
    const spent = mapAttributes(() => (oneIn(rng, 2) ? 0 : rng.int(0, 4 * level)))
    const skills = partySkills.filter((skill) => skill.role === role && oneIn(rng, 2)).map(({ id }) => ({ id, level: rng.int(1, 3) }))
    const member = { role, exp: expAtLevel(level), level, spent, skills }
    const { hp, ap } = totalAttributes(catalog.role(role), member)
    return { ...member, hp, ap }
  })
}

/** Any stage of a field or of 千秋楽, or any shadows that never meet there. */
function stageOf(rng: SeededRng) {
  const field = rng.pick(fieldIds)
  const stage = rng.int(1, catalog.field(field).stages.length)
  return oneIn(rng, 3) ? { field, stage, lineUp: Array.from({ length: rng.int(1, 4) }, () => rng.pick(enemies).id) } : { field, stage }
}

/** A curtain of 無尽の幕, drawn, under any slip or none. */
function curtain(rng: SeededRng) {
  const stage = rng.int(1, 30)
  const taken = oneIn(rng, 4) ? [] : [rng.pick(slips).id]
  return { field: ENDLESS, stage, endless: { ...newRun(stage), taken } }
}

/** Figures that no equipment or level gives: all limits and roundings come up. */
function withAnyFigures(one: Combatant, rng: SeededRng): Combatant {
  const [str = 0, def = 0, int = 0, spd = 0, luc = 0] = STATS.map(() => rng.int(0, rng.pick([3, 40, 120])))
  const maxHp = oneIn(rng, 2) ? 100 * rng.int(1, 20) : rng.int(1, rng.pick([30, 300]))
  const maxAp = one.side === 'party' ? rng.int(1, 60) : 0
  return { ...one, base: { str, def, int, spd, luc }, hp: maxHp, maxHp, ap: maxAp, maxAp }
}

/** Percents of HP at which something begins: phases, conditions. */
const THRESHOLDS = [30, 33, 40, 45, 50, 60, 66, 70]

/** Hurt, tired and under modifiers, so that later phases, limits, falls and want of AP come up too; of the members some have fallen. */
function inItsMiddle(one: Combatant, rng: SeededRng): Combatant {
  if (one.side === 'party' && one.id > 0 && oneIn(rng, 5)) return { ...one, hp: 0, modifiers: [] }
  const percent = oneIn(rng, 3) ? rng.pick(THRESHOLDS) : rng.int(1, 100)
  const modifiers = SOURCES.filter(() => oneIn(rng, 6)).map((source) => anyModifier(one, source, rng))
  return { ...one, hp: Math.ceil((one.maxHp * percent) / 100), ap: rng.int(0, one.maxAp), modifiers: [...one.modifiers, ...modifiers] }
}

/** So that both sides may go down at once. */
function nearItsEnd(one: Combatant, rng: SeededRng): Combatant {
  const source = 'skill:8302'
  const others = one.modifiers.filter((modifier) => modifier.source !== source)
  const bleeding = { ...anyModifier(one, source, rng), bleed: rng.int(1, 12), bad: true }
  return { ...one, hp: Math.min(one.hp, rng.int(1, 12)), modifiers: [...others, bleeding] }
}

/** Of some that are put on again in the battle, too. */
const SOURCES: readonly Source[] = [
  'attack',
  'braced',
  'skill:301',
  'skill:302',
  'skill:503',
  'skill:506',
  'skill:8302',
  'item:13',
  'item:24',
]
const GUARDS = [100, 100, 72, 65, 58, 45, 40]

/** Any figures; only AP and taunt as the game has them. */
function anyModifier({ base, side }: Combatant, source: Source, rng: SeededRng): Modifier {
  const least = oneIn(rng, 2) ? -60 : 0
  const stats = Object.fromEntries(
    STATS.filter(() => oneIn(rng, 3)).map((stat) => [stat, Math.trunc((base[stat] * rng.int(least, 150)) / 100) + 0]),
  )
  const bleed = oneIn(rng, 4) ? rng.int(1, 12) : 0
  const taunt = side === 'party' && (source === 'attack' || source === 'skill:302')
  return {
    source,
    stats,
    damageTaken: rng.pick(GUARDS),
    taunt,
    once: taunt && source === 'attack',
    discount: side === 'party' && source === 'braced' ? 2 : 0,
    regen: oneIn(rng, 6) ? rng.int(1, 15) : 0,
    bleed,
    turns: rng.int(1, 4),
    bad: least < 0 || bleed > 0,
  }
}

const kinds = ['attack', 'attack', 'defence', 'skill', 'skill', 'skill', 'skill', 'item'] as const

/** Any command that may be given. */
export function commandFor(state: BattleState, actor: number, rng: SeededRng): Command {
  const enemy = rng.pick(state.combatants.filter(({ side }) => side === 'enemies')).id
  const attack: Command = { type: 'attack', actor, target: enemy }
  const aim = (reach: string) => (reach === 'foe' ? enemy : reach === 'ally' ? rng.int(0, 2) : null)
  const chosen = (kind: (typeof kinds)[number]): Command => {
    const skills = state.combatants[actor]?.skills ?? []
    if (kind === 'defence') return { type: kind, actor }
    if (kind === 'skill' && skills.length > 0) {
      const { id } = rng.pick(skills)
      return { type: kind, actor, skill: id, target: aim(catalog.skill(id).reach) }
    }
    if (kind === 'item' && state.bag.length > 0) {
      const { item } = rng.pick(state.bag)
      return { type: kind, actor, item, target: aim(catalog.item(item).reach) }
    }
    return attack
  }
  const command: Command = oneIn(rng, 30) ? { type: 'escape', actor } : chosen(rng.pick(kinds))
  return commandRefusal(state, command, catalog) === null ? command : attack
}

import { catalog } from '../../src/content/catalog.ts'
import { fields } from '../../src/content/fields.ts'
import { items } from '../../src/content/items.ts'
import { roles } from '../../src/content/roles.ts'
import { partySkills } from '../../src/content/skills/all.ts'
import { startAdventure } from '../../src/rules/adventure/adventure.ts'
import { expAtLevel, NO_POINTS } from '../../src/rules/party/growth.ts'
import { rngStateFrom, type SeededRng } from '../../src/rules/rng.ts'
import { type Command, commandRefusal } from '../../src/rules/battle/command.ts'
import { FRESH_MIND } from '../../src/rules/battle/enemy.ts'
import { type BattleState, combatantsOf } from '../../src/rules/battle/state.ts'

/** A battle of any stage by any three roles of any level with any learned skills and any bag. */
export function anyBattle(rng: SeededRng): BattleState {
  const ids = roles.map((role) => role.id)
  const party = [0, 1, 2].map(() => ids.splice(rng.int(0, ids.length - 1), 1)[0] ?? 1)
  const level = rng.int(1, 10)
  const members = party.map((role) => ({
    role,
    level,
    exp: expAtLevel(level),
    spent: { ...NO_POINTS, hp: rng.int(0, 10), str: rng.int(0, 10), int: rng.int(0, 10) },
    skills: partySkills.filter((skill) => skill.role === role && rng.int(1, 2) === 1).map(({ id }) => ({ id, level: rng.int(1, 3) })),
  }))
  const bag = items.filter(() => rng.int(1, 3) === 1).map(({ id }) => ({ item: id, count: rng.int(1, 3) }))
  const field = rng.pick(fields).id
  const start = startAdventure({ field, members, bag, rng: rngStateFrom(rng.int(1, 1e9)) }, catalog)
  const { stages, ownShadows } = catalog.field(field)
  const nth = rng.int(1, stages.length)
  const stage = nth === ownShadows?.stage ? members.map(({ role }) => ownShadows.byRole[role] ?? 0) : (stages[nth - 1] ?? [])
  // Half of the battles begin in their middle, so that later phases come up too.
  const isMiddle = rng.int(1, 2) === 1
  const enemies = stage.map((kind, index) => enemyAt(kind, 3 + index, isMiddle ? rng.int(15, 100) : 100))
  return { ...start.battle, combatants: [...start.battle.combatants.slice(0, 3), ...enemies] }
}

function enemyAt(kind: number, id: number, hpPercent: number): BattleState['combatants'][number] {
  const { hp, stats, boss } = catalog.enemy(kind)
  return {
    id,
    side: 'enemies',
    kind,
    boss,
    hp: Math.ceil((hp * hpPercent) / 100),
    maxHp: hp,
    ap: 0,
    maxAp: 0,
    base: stats,
    skills: [],
    modifiers: [],
    forced: null,
    foreseen: null,
    mind: FRESH_MIND,
  }
}

export function anyCommand(state: BattleState, actor: number, rng: SeededRng): Command {
  const enemy = rng.pick(combatantsOf(state, 'enemies')).id
  const ally = rng.int(0, 2)
  const aim = (reach: string) => (reach === 'foe' ? enemy : reach === 'ally' ? ally : null)
  const skills = (state.combatants[actor]?.skills ?? []).map<Command>(({ id }) => ({
    type: 'skill',
    actor,
    skill: id,
    target: aim(catalog.skill(id).reach),
  }))
  const held = state.bag.map<Command>(({ item }) => ({ type: 'item', actor, item, target: aim(catalog.item(item).reach) }))
  const escape: readonly Command[] = rng.int(1, 40) === 1 ? [{ type: 'escape', actor }] : []
  const all: readonly Command[] = [{ type: 'attack', actor, target: enemy }, { type: 'defence', actor }, ...skills, ...held, ...escape]
  return rng.pick(all.filter((command) => commandRefusal(state, command, catalog) === null))
}

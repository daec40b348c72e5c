import { catalog } from '../../content/catalog.ts'
import { autoCommands, type AutoSight, habitualCommands } from '../../rules/auto/auto-commands.ts'
import { seenAct, seenItem } from '../../rules/auto/seen-act.ts'
import type { Tactic } from '../../rules/auto/tactics.ts'
import { restoredBy } from '../../rules/battle/classify.ts'
import type { Command } from '../../rules/battle/command.ts'
import { type BattleState, effective, standing } from '../../rules/battle/state.ts'
import { announcementOf } from '../../rules/battle/telegraph.ts'
import { weightOf } from '../../rules/battle/weight.ts'
import type { Policy } from './policy.ts'

/**
 * Presses おまかせ, with these tactics for the members by place. Where it stops: everybody crouches before what a boss has announced; whoever is about to
 * fall eats from the bag, when nobody heals.
 */
export const autoWith = (tactics: readonly Tactic[]): Policy => ({
  name: 'auto',
  choose: (state) => {
    const sight = autoSightOf(state, tactics)
    const turn = autoCommands(sight)
    if (turn.type === 'commands') return turn.commands
    if (turn.reason === 'announced') return standing(state, 'party').map(({ id }) => ({ type: 'defence', actor: id }))
    return withItem(state, turn.who, habitualCommands(sight))
  },
})

export const auto = autoWith([])

/** What the battle screen shows, from the whole state. */
export function autoSightOf(state: BattleState, tactics: readonly Tactic[] = []): AutoSight {
  return {
    state,
    skillsOf: (member) => member.skills.map(({ id, level }) => seenAct(catalog.skill(id), level, (stat) => effective(member, stat))),
    announced: (enemy) => {
      const announcement = announcementOf(enemy, catalog)
      return announcement && { ...announcement, weight: weightOf(state, enemy, catalog) }
    },
    items: state.bag.map(({ item }) => seenItem(catalog.item(item))),
    // A policy sees the state alone.
    lostLast: () => 0,
    tacticOf: ({ id }) => tactics[id] ?? 'usual',
  }
}

function withItem(state: BattleState, who: number, commands: readonly Command[]): readonly Command[] {
  const heals = (command: Command) => command.type === 'skill' && restoredBy(catalog.skill(command.skill)) === 'hp'
  const candy = state.bag.find(({ item }) => restoredBy(catalog.item(item)) === 'hp')
  const eater = commands.at(-1)
  if (!candy || !eater || commands.some(heals)) return commands
  const { reach } = catalog.item(candy.item)
  return [...commands.slice(0, -1), { type: 'item', actor: eater.actor, item: candy.item, target: reach === 'ally' ? who : null }]
}

import { catalog } from '../../content/catalog.ts'
import { bestBlow, bossIn, commandTo, healthOf, lowest, payable, type SeenAct } from '../../rules/auto/planner.ts'
import { type Command, commandRefusal } from '../../rules/battle/command.ts'
import { jsonOf } from '../../rules/adventure/recording.ts'
import { emptyPlan, type PersonsPlan } from '../choose.ts'
import { newKnowledge } from '../person.ts'
import { stagesAfter } from '../play-stage.ts'
import { traitsOf } from '../traits.ts'
import { viewOf } from '../view.ts'
import type { Moment } from './playouts.ts'

/** Something plain that could have been ordered instead. Members and target are places in the battle. */
export interface Alternative {
  /** `strike`: the best blow of each member, skills included, at `target` alone. */
  readonly type: 'crouch' | 'strike' | 'skill' | 'item'
  /** Who does it. All others do as they were ordered. */
  readonly members: readonly number[]
  /** Id of the skill or item; null for the other types. */
  readonly act: number | null
  readonly target: number | null
  /** One for each standing member. */
  readonly commands: readonly Command[]
}

type Member = PersonsPlan['members'][number]

/** All plain alternatives to what was ordered. Blows are chosen as an experienced player chooses them. */
export function alternativesTo({ adventure, memory }: Moment, ordered: readonly Command[]): readonly Alternative[] {
  const knowledge = { ...newKnowledge(traitsOf('experienced'), 1), memory }
  const plan = emptyPlan(knowledge, { view: viewOf(adventure.battle), stagesLeft: stagesAfter(adventure) })
  const up = plan.members.filter(({ hp }) => hp > 0)
  const all = [...crouching(up, ordered), ...striking(plan, up), ...up.flatMap((member) => supporting(plan, member, ordered))]
  return all.filter(
    ({ commands }) => !isSame(commands, ordered) && commands.every((each) => commandRefusal(adventure.battle, each, catalog) === null),
  )
}

/** All who stand, and each alone. */
function crouching(up: readonly Member[], ordered: readonly Command[]): readonly Alternative[] {
  const groups = up.length > 1 ? [up, ...up.map((member) => [member])] : [up]
  return groups.map((group) => {
    const members = group.map(({ id }) => id)
    const commands = members.map((actor): Command => ({ type: 'defence', actor }))
    return { type: 'crouch', members, act: null, target: null, commands: withOthers(commands, ordered) }
  })
}

/** Everybody at one foe, each of them in turn. */
function striking(plan: PersonsPlan, up: readonly Member[]): readonly Alternative[] {
  return plan.foes.map((foe) => ({
    type: 'strike',
    members: up.map(({ id }) => id),
    act: null,
    target: foe.id,
    commands: up.map((member) => bestBlow(plan, member, foe, true).command),
  }))
}

/** Each skill and item of the member that does no damage, where it does most good. */
function supporting(plan: PersonsPlan, member: Member, ordered: readonly Command[]): readonly Alternative[] {
  return payable(member)
    .filter(({ power, hits }) => power === 0 && hits === 0)
    .flatMap((act) => {
      const target = targetFor(plan, member, act)
      if (target === null) return []
      const command = commandTo(member, act, target)
      const type = act.isItem ? 'item' : 'skill'
      const at = 'target' in command ? command.target : null
      return [{ type, members: [member.id], act: act.id, target: at, commands: withOthers([command], ordered) }]
    })
}

/** Whom the act serves best; null where it serves nobody. */
function targetFor(plan: PersonsPlan, member: Member, { reach, restores }: SeenAct): { readonly id: number } | null {
  const { members, foes } = plan
  if (reach === 'foe' || reach === 'foes') return bossIn(plan) ?? lowest(foes)
  const reached = reach === 'self' ? [member] : members
  const up = reached.filter(({ hp }) => hp > 0)
  const most = (list: readonly Member[], need: (one: Member) => number) =>
    list.filter((one) => need(one) > 0).toSorted((a, b) => need(b) - need(a))[0] ?? null
  switch (restores) {
    case 'fallen':
      return most(reached, ({ hp }) => (hp > 0 ? 0 : 1))
    case 'hp':
      return most(up, (one) => 1 - healthOf(one))
    case 'ap':
      return most(up, ({ ap, maxAp }) => 1 - ap / maxAp)
    case null:
      return most(up, ({ strength }) => strength)
  }
}

const withOthers = (commands: readonly Command[], ordered: readonly Command[]): readonly Command[] => [
  ...commands,
  ...ordered.filter(({ actor }) => !commands.some((command) => command.actor === actor)),
]

const isSame = (some: readonly Command[], others: readonly Command[]): boolean => inOrder(some) === inOrder(others)
const inOrder = (commands: readonly Command[]): string => jsonOf(commands.toSorted((a, b) => a.actor - b.actor))

import { catalog } from '../../content/catalog.ts'
import { strongestBlow, bossIn, commandTo, healthOf, lowest, payable, type SeenAct } from '../../rules/auto/planner.ts'
import { type Command, commandRefusal } from '../../rules/battle/command.ts'
import { jsonOf } from '../../rules/adventure/recording.ts'
import { emptyDraft, type PersonsDraft } from '../choose.ts'
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

type Member = PersonsDraft['members'][number]

/** All plain alternatives to what was ordered. Blows are chosen as an experienced player chooses them. */
export function alternativesTo({ adventure, memory }: Moment, ordered: readonly Command[]): readonly Alternative[] {
  const knowledge = { ...newKnowledge(traitsOf('experienced'), 1), memory }
  const draft = emptyDraft(knowledge, { view: viewOf(adventure.battle), stagesLeft: stagesAfter(adventure) })
  const up = draft.members.filter(({ hp }) => hp > 0)
  const all = [...crouching(up, ordered), ...striking(draft, up), ...up.flatMap((member) => supporting(draft, member, ordered))]
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

/** Everybody at one enemy, each of them in turn. */
function striking(draft: PersonsDraft, up: readonly Member[]): readonly Alternative[] {
  return draft.enemies.map((enemy) => ({
    type: 'strike',
    members: up.map(({ id }) => id),
    act: null,
    target: enemy.id,
    commands: up.map((member) => strongestBlow(draft, member, enemy, true).command),
  }))
}

/** Each skill and item of the member that does no damage, where it does most good. */
function supporting(draft: PersonsDraft, member: Member, ordered: readonly Command[]): readonly Alternative[] {
  return payable(member)
    .filter(({ power, hits }) => power === 0 && hits === 0)
    .flatMap((act) => {
      const target = targetFor(draft, member, act)
      if (target === null) return []
      const command = commandTo(member, act, target)
      const type = act.isItem ? 'item' : 'skill'
      const at = 'target' in command ? command.target : null
      return [{ type, members: [member.id], act: act.id, target: at, commands: withOthers([command], ordered) }]
    })
}

/** Whom the act serves best; null where it serves nobody. */
function targetFor(draft: PersonsDraft, member: Member, { reach, restores }: SeenAct): { readonly id: number } | null {
  const { members, enemies } = draft
  if (reach === 'foe' || reach === 'foes') return bossIn(draft) ?? lowest(enemies)
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

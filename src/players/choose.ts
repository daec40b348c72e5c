import {
  type Belief,
  strongestBlow,
  bossIn,
  orderBreak,
  commandTo,
  crouch,
  freeIn,
  healthOf,
  isLeft,
  lowest,
  payable,
  type TurnDraft,
  type SeenAct,
  type SeenMember,
  strengthen,
  tend,
} from '../rules/auto/planner.ts'
import type { Command } from '../rules/battle/command.ts'
import type { SeededRng as Rng } from '../rules/rng.ts'
import { certainDamage, expectedDamage, type Knowledge } from './expectation.ts'
import type { PlayersView, EnemyView, MemberView } from './view.ts'

type Actor = MemberView & SeenMember
export type PersonsDraft = TurnDraft<Actor, EnemyView> & Pick<PlayersView, 'bag'>
/** What is done about skills that these enemies have announced, before all else. */
export type AnswerStep = (draft: PersonsDraft, preparing: readonly EnemyView[]) => void

interface Sighted {
  readonly view: PlayersView
  /** Stages that follow this one in the field. */
  readonly stagesLeft: number
}

interface Situation extends Sighted {
  /** The player's own chance: lapses, tastes, oversights. Never the battle's. */
  readonly rng: Rng
}

/** Share of a member's HP from which an announced blow is worth a crouch, where its weight is remembered. */
const HEAVY_SHARE = 0.25
/** Chance to strike plainly where somebody gives no thought to it. */
const THOUGHTLESS_ATTACKS = 0.5

/** Breaks off what can be broken off, and crouches under the rest. */
const byHabit: AnswerStep = (draft, preparing) =>
  crouch(
    draft,
    preparing.filter((enemy) => !orderBreak(draft, enemy)),
  )

/** The turn as somebody sees it who has decided nothing yet. */
export function emptyDraft(knowledge: Knowledge, { view, stagesLeft }: Sighted): PersonsDraft {
  const { enemies, order, bag } = view
  // AP is kept only where stages follow.
  const traits = stagesLeft > 0 ? knowledge.traits : { ...knowledge.traits, keptAp: 0 }
  const members = view.members.map((member) => ({ ...member, traits }))
  const commands: Command[] = []
  return { members, enemies, order, bag, commands, ...beliefOf(knowledge, { members, bag, commands }) }
}

/** Commands for every standing member, as a person with these habits gives them. */
export function chooseCommands(knowledge: Knowledge, { rng, ...sighted }: Situation, answer: AnswerStep = byHabit): readonly Command[] {
  const { traits } = knowledge
  const draft = emptyDraft(knowledge, sighted)
  const { enemies, commands } = draft
  const happens = (chance: number) => rng.int(1, 1000) <= chance * 1000
  const preparing = enemies.filter(({ announcement }) => announcement !== null)
  if (preparing.length > 0 && happens(traits.noticesPreparing)) answer(draft, preparing)
  tend(draft)
  if (traits.opening > 0 && bossIn(draft)) refill(draft)
  strengthen(draft)
  for (const member of freeIn(draft)) {
    const isLapse = happens(traits.lapses)
    const target = !isLapse && traits.focuses ? lowest(notFolded(knowledge, draft)) : rng.pick(enemies)
    commands.push(isLapse ? thoughtless(member, target, rng) : strongestBlow(draft, member, target).command)
  }
  return commands
}

/** What blows do, by knowledge; announced blows by memory. Whoever comes first heals by a skill; where nobody can, the last who is free gives an item. */
function beliefOf(
  knowledge: Knowledge,
  { members, bag, commands }: Pick<PersonsDraft, 'members' | 'bag' | 'commands'>,
): Belief<Actor, EnemyView> {
  const { traits, memory } = knowledge
  return {
    damage: (member, act, enemy) =>
      Math.max(0, Math.min(expectedDamage(knowledge, member, act, enemy), hpAfter(knowledge, { members, commands }, enemy))),
    endangers: (enemies, member) => {
      const heaviest = Math.max(...enemies.map(({ kind }) => memory.heaviestOf(kind) ?? Number.POSITIVE_INFINITY))
      const isMeant = !enemies.every(({ announcement }) => announcement?.aim === 'weakest') || member === weakest(members)
      return traits.defends && isMeant && heaviest >= member.hp * HEAVY_SHARE
    },
    help: ({ id }, act, needy) => {
      if (!act.isItem) return members.length
      return healthOf(needy) < traits.itemsBelow && isLeft(bag, commands, act.id) ? id : null
    },
  }
}

/** The enemies that what is ordered does not fold for sure; all, where it folds all. */
function notFolded(knowledge: Knowledge, draft: PersonsDraft): readonly EnemyView[] {
  const left = draft.enemies.filter((enemy) => hpAfter(knowledge, draft, enemy) > 0)
  return left.length > 0 ? left : draft.enemies
}

/** HP of the enemy when what is ordered does what is sure. */
function hpAfter(knowledge: Knowledge, { members, commands }: Pick<PersonsDraft, 'members' | 'commands'>, enemy: EnemyView): number {
  return commands.reduce((left, command) => {
    const member = members.find(({ id }) => id === command.actor)
    return member && isMeantFor(enemy, command, member) ? left - certainDamage(knowledge, member, actOf(command, member), enemy) : left
  }, enemy.hp)
}

const actOf = (command: Command, { acts }: Actor): SeenAct | null =>
  command.type === 'skill' ? (acts.find(({ id, isItem }) => id === command.skill && !isItem) ?? null) : null

function isMeantFor(enemy: EnemyView, command: Command, member: Actor): boolean {
  if (command.type === 'attack') return command.target === enemy.id
  return command.type === 'skill' && (actOf(command, member)?.reach === 'foes' || command.target === enemy.id)
}

/** Against bosses, gives AP to whoever can pay for nothing any more. */
function refill(draft: PersonsDraft): void {
  for (const member of freeIn(draft)) {
    const skills = member.acts.filter(({ isItem }) => !isItem)
    const helper = freeIn(draft).at(-1)
    const item = helper?.acts.find(({ id, isItem, restores }) => isItem && restores === 'ap' && isLeft(draft.bag, draft.commands, id))
    if (helper && item && skills.length > 0 && !payable(member).some((act) => skills.includes(act))) {
      draft.commands.push(commandTo(helper, item, member))
    }
  }
}

/** Any blow. */
function thoughtless(member: Actor, target: EnemyView, rng: Rng): Command {
  const blows = payable(member).filter(({ power }) => power > 0)
  const isPlain = blows.length === 0 || rng.int(1, 1000) <= THOUGHTLESS_ATTACKS * 1000
  return isPlain ? { type: 'attack', actor: member.id, target: target.id } : commandTo(member, rng.pick(blows), target)
}

const weakest = (members: readonly Actor[]): Actor | undefined =>
  members.filter(({ hp }) => hp > 0).toSorted((a, b) => healthOf(a) - healthOf(b))[0]

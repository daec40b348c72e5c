import { kindOf } from '../../../../rules/battle/classify.ts'
import type { outcomeText } from '../../../../content/text/outcome.ts'
import { type CommandCatalog, skillRefusal } from '../../../../rules/battle/command.ts'
import type { BattleEvent } from '../../../../rules/battle/event.ts'
import { type Combatant, combatantAt, standing } from '../../../../rules/battle/state.ts'
import type { Battle } from '../battle-model.ts'

/** How a battle was lost, as far as the screen has seen it. */
export type LossCause = keyof typeof outcomeText.loseAdvice

/** Only the turns in which the party went down count. */
const LAST_TURNS = 2
/** So many weakenings in these turns weighed more than a single blow. */
const MANY_WEAKENINGS = 2

/** So many points of the three together would have changed the fight: more than a level gives one member. */
const MANY_POINTS = 6

/** Many points unused; else why the members went down; else what was left unused; else the first thing that a shop has for it. */
export function causeOfLoss(battle: Battle): LossCause {
  const points = battle.members.reduce((sum, member) => sum + member.freely_status_point + member.freely_skill_point, 0)
  if (points >= MANY_POINTS) return 'points'
  const falls = fallsIn(battle)
  for (const cause of ['announced', 'bled', 'critical'] as const) if (falls.includes(cause)) return cause
  const last = battle.played.slice(-LAST_TURNS).flat()
  const weakenings = last.filter((event) => event.type === 'modified' && event.target < battle.members.length && event.modifier.bad)
  if (weakenings.length >= MANY_WEAKENINGS) return 'weakened'
  const isStrengthened = (one: Combatant) => one.modifiers.some(({ bad, stats }) => !bad && ((stats.str ?? 0) > 0 || (stats.int ?? 0) > 0))
  if (standing(battle.state, 'enemies').some(isStrengthened)) return 'strengthened'
  if (falls.includes('fast')) return 'fast'
  const isHealed = last.some((event) => event.type === 'healed' && event.target < battle.members.length)
  const { state, catalog } = battle
  if (!isHealed && state.bag.some(({ item, count }) => count > 0 && kindOf(catalog.item(item)) === 'heal')) return 'items'
  if (points > 0) return 'points'
  return battle.members.some((_, place) => canUseSkill(combatantAt(state, place), catalog)) ? 'candy' : 'apOut'
}

const canUseSkill = (member: Combatant, catalog: CommandCatalog): boolean =>
  member.skills.length === 0 || member.skills.some(({ id }) => skillRefusal(member, id, catalog) === null)

/** What each member of the last turns went down by; `null` for an ordinary blow in its turn. */
function fallsIn({ played, members }: Battle): readonly (LossCause | null)[] {
  const falls: (LossCause | null)[] = []
  /** Who has announced a skill: it is what they do next. */
  const announced = new Set<number>()
  for (const [at, events] of played.entries()) {
    const counts = at >= played.length - LAST_TURNS
    const acted = new Set<number>()
    let isAnnounced = false
    for (const [index, event] of events.entries()) {
      if (event.type === 'telegraphed') announced.add(event.actor)
      if (event.type === 'interrupted') announced.delete(event.actor)
      if (event.type === 'acted') {
        isAnnounced = announced.delete(event.actor)
        acted.add(event.actor)
      }
      if (event.type !== 'fell' || event.target >= members.length || !counts) continue
      const blow = blowOn(event.target, events.slice(0, index))
      falls.push(
        blow === null
          ? null
          : blow.type === 'bled'
            ? 'bled'
            : isAnnounced
              ? 'announced'
              : blow.critical
                ? 'critical'
                : acted.has(event.target)
                  ? null
                  : 'fast',
      )
    }
  }
  return falls
}

type Blow = Extract<BattleEvent, { type: 'damaged' }> | { readonly type: 'bled'; readonly critical?: never }

/** The last that took HP of a member; null when it was its own doing. */
function blowOn(target: number, before: readonly BattleEvent[]): Blow | null {
  const last = before.findLast(
    (event) => 'target' in event && event.target === target && ['damaged', 'bled', 'recoiled'].includes(event.type),
  )
  if (last?.type === 'damaged') return last
  return last?.type === 'bled' ? { type: 'bled' } : null
}

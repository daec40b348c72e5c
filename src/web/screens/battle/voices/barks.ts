import { type BarkKind, barks } from '../../../../content/story/barks.ts'
import type { Speech } from '../../../../contract/battle/battle.ts'
import { applyEvent, type BattleEvent } from '../../../../rules/battle/event.ts'
import { combatantAt } from '../../../../rules/battle/state.ts'
import { isLow } from '../../../ui/feedback/gauge.tsx'
import { type Battle, type PlayedTurn, turnToPlay } from '../battle-model.ts'
import { type Heard, type LastSaid, numberOf, unlike } from './said-before.ts'

/** Turns from one bark to the next at least. */
const APART = 3

/** Somebody has reason to say a few words. */
interface Occasion {
  readonly kind: BarkKind
  /** Index of the event after which. */
  readonly event: number
  /** Places of those who may say them. */
  readonly speakers: readonly number[]
}

/** What goes before what, if a turn brings several. */
const weights: readonly BarkKind[] = ['risen', 'companionFell', 'low', 'announced']

/** A few words of a member, and what is to be remembered of them. */
export interface Bark {
  readonly speech: Speech & { readonly event: number }
  readonly last: LastSaid
}

/**
 * What a member says in this turn; null when nobody does: in one turn of three at most, nothing that was said lately, and not while others speak.
 * The same turn of the same adventure gives the same again.
 */
export function barkIn(battle: Battle, played: PlayedTurn, last: Heard | null): Bark | null {
  const { turn } = turnToPlay(battle)
  const at = `${battle.sessionId} ${turn}`
  if (isTooSoon(last, battle.sessionId, turn) || isBusy(battle, played)) return null
  const occasions = occasionsIn(battle, played).toSorted((a, b) => weights.indexOf(a.kind) - weights.indexOf(b.kind))
  const [occasion] = occasions.filter(({ speakers }) => speakers.length > 0)
  if (!occasion) return null
  const speaker = occasion.speakers[numberOf(at) % occasion.speakers.length] ?? 0
  const said = unlike(last, at, wordsOf(battle, speaker, occasion.kind))
  return said === null ? null : { speech: { turn, event: occasion.event, speaker, lines: [said] }, last: { at, said } }
}

/** The two lines of a member for an occasion. */
export const wordsOf = ({ members }: Pick<Battle, 'members'>, place: number, kind: BarkKind): readonly string[] =>
  barks[members[place]?.role_id ?? 0]?.[kind] ?? []

function isTooSoon(last: Heard | null, sessionId: string, turn: number): boolean {
  const [session, before] = last?.at.split(' ') ?? []
  return session === sessionId && turn !== Number(before) && turn - Number(before) < APART
}

/** The boss or the story has the word, or the stage is over. */
const isBusy = ({ log, opening }: Battle, { speeches, after }: PlayedTurn): boolean =>
  speeches.length > 0 || (log.length === 0 && opening.length > 0) || after.state.outcome !== null

function occasionsIn(battle: Battle, { events, after }: PlayedTurn): readonly Occasion[] {
  const party = battle.members.map((_, place) => place)
  const standing = party.filter((place) => combatantAt(after.state, place).hp > 0)
  let state = battle.state
  return events.flatMap((event, index): readonly Occasion[] => {
    const before = state
    state = applyEvent(state, event)
    const place = targetOf(event)
    if (event.type === 'telegraphed') {
      const isBlow = (after.enemies[event.actor - party.length]?.announcement?.weight ?? null) !== null
      return isBlow ? [{ kind: 'announced', event: index, speakers: standing }] : []
    }
    if (place === null || !party.includes(place)) return []
    const those = (speakers: readonly number[]) => standing.filter((one) => speakers.includes(one))
    if (event.type === 'fell') return [{ kind: 'companionFell', event: index, speakers: those(party.filter((other) => other !== place)) }]
    if (event.type === 'revived') return [{ kind: 'risen', event: index, speakers: those([place]) }]
    const [then, now] = [combatantAt(before, place), combatantAt(state, place)]
    const isNews = now.hp > 0 && isLow(now.hp, now.maxHp) && !isLow(then.hp, then.maxHp)
    return isNews ? [{ kind: 'low', event: index, speakers: those([place]) }] : []
  })
}

const targetOf = (event: BattleEvent): number | null => ('target' in event ? event.target : null)

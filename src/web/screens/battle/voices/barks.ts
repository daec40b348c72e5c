import { type BarkKind, type BarkLine, barks } from '../../../../content/story/barks.ts'
import type { Speech } from '../../../../contract/battle/battle.ts'
import { applyEvent } from '../../../../rules/battle/event.ts'
import { type Combatant, combatantAt } from '../../../../rules/battle/state.ts'
import { isLow } from '../../../ui/feedback/gauge.tsx'
import { type Battle, type PlayedTurn, turnToPlay } from '../battle-model.ts'
import { type Heard, type LastSaid, unlike } from './said-before.ts'

/** Turns from one bark to the next at least. */
const TURNS_APART = 3

/** What the end of a stage may bring. */
export type ResultOccasion = 'levelUp' | 'unhurt' | 'scraped'
/** What a turn may bring. */
type TurnOccasion = Exclude<BarkKind, ResultOccasion>

/** Somebody has reason to say a few words. */
interface Occasion {
  readonly kind: TurnOccasion
  /** Index of the event after which. */
  readonly event: number
  /** Places of those who may say them. */
  readonly speakers: readonly number[]
}

/** The most pressing first. */
const precedence: readonly TurnOccasion[] = ['risen', 'companionFell', 'healed', 'low', 'brokenOff', 'announced']

/** Nothing is said again within so many barks: where there is nothing else to say, nobody speaks. */
const BARKS_APART = 12

/** A few words of a member, and what is to be remembered of them. */
export interface Bark {
  readonly speech: Speech & { readonly event: number }
  readonly last: LastSaid
}

/**
 * What a member says in this turn; null when nobody does: in one turn of three at most, nothing of the last twelve barks, what was said longest ago
 * first, and not while others speak. The same turn of the same adventure gives the same again.
 */
export function barkIn(battle: Battle, played: PlayedTurn, last: Heard | null): Bark | null {
  const { turn } = turnToPlay(battle)
  const at = `${battle.sessionId} ${turn}`
  if (isTooSoon(last, battle.sessionId, turn) || isBusy(battle, played)) return null
  const lately = last === null || last.at === at ? [] : last.said.slice(0, BARKS_APART)
  const occasions = occasionsIn(battle, played).toSorted((a, b) => precedence.indexOf(a.kind) - precedence.indexOf(b.kind))
  for (const { kind, event, speakers } of occasions) {
    const options = speakers.flatMap((place) => wordsOf(battle, place, kind).filter((words) => !lately.includes(words)))
    const said = unlike(last, at, options)
    const speaker = speakers.find((place) => said !== null && wordsOf(battle, place, kind).includes(said))
    if (said !== null && speaker !== undefined) return { speech: { turn, event, speaker, lines: [said] }, last: { at, said } }
  }
  return null
}

/** What a member may say on an occasion, at this part of the journey. */
export const wordsOf = ({ members, clears }: Pick<Battle, 'members' | 'clears'>, place: number, kind: BarkKind): readonly string[] =>
  (barks[members[place]?.role_id ?? 0]?.[kind] ?? []).filter((line) => isOfItsTime(line, clears)).map((line) => textOf(line))

const isOfItsTime = (line: BarkLine, clears: number): boolean => typeof line === 'string' || isWithin(line.clears, clears)

/** Whether a number of cleared fields is in this part of the journey, its ends included. */
export const isWithin = ([from, to]: readonly [from: number, to: number], clears: number): boolean => from <= clears && clears <= to

const textOf = (line: BarkLine): string => (typeof line === 'string' ? line : line.words)

function isTooSoon(last: Heard | null, sessionId: string, turn: number): boolean {
  const [session, before] = last?.at.split(' ') ?? []
  return session === sessionId && turn !== Number(before) && turn - Number(before) < TURNS_APART
}

/** The boss or the story has the word, or the stage is over. */
const isBusy = ({ log, opening }: Battle, { speeches, after }: PlayedTurn): boolean =>
  speeches.length > 0 || (log.length === 0 && opening.length > 0) || after.state.outcome !== null

function occasionsIn(battle: Battle, { events, after }: PlayedTurn): readonly Occasion[] {
  const party = battle.members.map((_, place) => place)
  const standing = party.filter((place) => combatantAt(after.state, place).hp > 0)
  let state = battle.state
  let actor = -1
  return events.flatMap((event, index): readonly Occasion[] => {
    const before = state
    state = applyEvent(state, event)
    const occasion = (kind: TurnOccasion, who: readonly number[]) => [
      { kind, event: index, speakers: standing.filter((one) => who.includes(one)) },
    ]
    switch (event.type) {
      case 'acted':
        actor = event.actor
        return []
      case 'telegraphed':
        return isBlow(after, event.actor) ? occasion('announced', party) : []
      case 'interrupted':
        return occasion('brokenOff', [actor])
      case 'fell': {
        const others = party.filter((other) => other !== event.target)
        return others.length < party.length ? occasion('companionFell', others) : []
      }
      case 'revived':
        return occasion('risen', [event.target])
      default: {
        if (!('target' in event)) return []
        const isCare = event.type === 'healed' && actor !== event.target
        const kind = newsOfHp(combatantAt(before, event.target), combatantAt(state, event.target), isCare)
        return kind === null ? [] : occasion(kind, [event.target])
      }
    }
  })
}

const isBlow = ({ enemies, members }: Battle, id: number): boolean => (enemies[id - members.length]?.announcement?.weight ?? null) !== null

/** `isCare`: another has changed them. */
function newsOfHp(then: Combatant, now: Combatant, isCare: boolean): TurnOccasion | null {
  const [wasLow, low] = [isLow(then.hp, then.maxHp), isLow(now.hp, now.maxHp)]
  if (low && !wasLow && now.hp > 0) return 'low'
  return wasLow && !low && then.hp > 0 && isCare ? 'healed' : null
}

import { banter } from '../../../../content/story/banter/banter.ts'
import { isWithin, type ResultOccasion, wordsOf } from './barks.ts'
import { type Battle, hasFallen } from '../battle-model.ts'
import { numberOf, talkKey } from './said-before.ts'

/** A stage without a wound, or with somebody on their knees, is remarked on in one case of so many. */
const REMARKED_IN = 2

/**
 * What may be said after this stage, each with its lines in one text: a word of somebody who has a new level; or, now and then, of somebody who
 * has no wound, or stands beside somebody who has fallen; else what two members who stand, or all three, have to say to each other.
 */
export function talkAfter(battle: Battle): readonly string[] {
  const { members, state, recovered, wounded } = battle
  const grown = members.flatMap((_, place) => ((recovered?.[place]?.maxHp ?? 0) > (state.combatants[place]?.maxHp ?? 0) ? [place] : []))
  if (grown.length > 0) return grown.flatMap((place) => wordsAt(battle, place, 'levelUp'))
  if (numberOf(talkKey(battle)) % REMARKED_IN > 0) return exchanges(battle)
  const standing = members.flatMap((_, place) => (hasFallen(battle, place) ? [] : [place]))
  if (standing.length < members.length) return standing.flatMap((place) => wordsAt(battle, place, 'scraped'))
  return wounded ? exchanges(battle) : standing.flatMap((place) => wordsAt(battle, place, 'unhurt'))
}

const wordsAt = (battle: Battle, place: number, kind: ResultOccasion): readonly string[] =>
  wordsOf(battle, place, kind).map((words) => `${battle.members[place]?.name ?? ''}「${words}」`)

function exchanges(battle: Battle): readonly string[] {
  const standing = battle.members.filter((_, place) => !hasFallen(battle, place))
  const isHere = (role: number) => standing.some((member) => member.role_id === role)
  const nameOf = (role: number) => standing.find((member) => member.role_id === role)?.name ?? ''
  return banter
    .filter((part) => isWithin(part.clears, battle.clears))
    .flatMap((part) => part.exchanges)
    .filter((lines) => lines.every(([role]) => isHere(role)))
    .map((lines) => lines.map(([role, text]) => `${nameOf(role)}「${text}」`).join('\n'))
}

import { banter } from '../../../../content/story/banter/banter.ts'
import { isWithin, wordsOf } from './barks.ts'
import { type Battle, hasFallen } from '../battle-model.ts'
import { numberOf, talkKey } from './said-before.ts'

/** A stage without a wound is remarked on in one case of so many. */
const UNHURT_IN = 2

/**
 * What may be said after this stage, each with its lines in one text: a word of somebody who has a new level; or, now and then, of somebody who
 * has no wound; else what two members who stand, or all three, have to say to each other.
 */
export function talkAfter(battle: Battle): readonly string[] {
  const { members, state, recovered, wounded } = battle
  const grown = members.flatMap((_, place) => ((recovered?.[place]?.maxHp ?? 0) > (state.combatants[place]?.maxHp ?? 0) ? [place] : []))
  if (grown.length > 0) return grown.flatMap((place) => wordsAt(battle, place, 'levelUp'))
  const unhurt = !wounded && numberOf(talkKey(battle)) % UNHURT_IN === 0
  if (unhurt) return members.flatMap((_, place) => wordsAt(battle, place, 'unhurt'))
  return exchanges(battle)
}

const wordsAt = (battle: Battle, place: number, kind: 'levelUp' | 'unhurt'): readonly string[] =>
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

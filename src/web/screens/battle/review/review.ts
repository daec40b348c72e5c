import { battleText } from '../../../../content/text/battle.ts'
import { reviewText } from '../../../../content/text/review.ts'
import type { Command } from '../../../../rules/battle/command.ts'
import { hintedOrder } from '../../../../rules/battle/order.ts'
import { type Combatant, combatantsOf, isStanding, type Modifier } from '../../../../rules/battle/state.ts'
import { ownLetter } from '../../../state/own-keys.ts'
import * as usualLetters from '../../../state/usual-letters.ts'
import { announcedWords, foresightWords } from '../../../ui/feedback/telegraph-tag.tsx'
import { type Battle, nameAt } from '../battle-model.ts'
import { effectsOf } from '../party/modifier-words.ts'
import type { Showing } from '../playback/frames.ts'
import type { ReviewKey } from './use-review.tsx'

/** A battle as it stands on the screen. */
export interface Reviewed {
  readonly battle: Battle
  /** Of the turn that is shown, how far it is. */
  readonly showing: Pick<Showing, 'state' | 'line'>
  /** The commands given so far, with the one whose target is asked for. */
  readonly given: readonly Command[]
  readonly nameOf: (modifier: Modifier) => string
}

/** So many lines of the last turn, the latest. */
const LINES = 3

const reviews: Readonly<Record<ReviewKey, (reviewed: Reviewed) => readonly string[]>> = {
  [usualLetters.hearMembers]: (reviewed) => combatantsOf(reviewed.showing.state, 'party').flatMap((one) => memberWords(reviewed, one)),
  [usualLetters.hearEnemies]: (reviewed) => combatantsOf(reviewed.showing.state, 'enemies').flatMap((one) => enemyWords(reviewed, one)),
  [usualLetters.hearOrder]: ({ battle, showing, given }) => {
    const names = hintedOrder(showing.state, given, battle.catalog).map(({ actor }) => nameAt(battle, actor))
    return [reviewText.order(battleText.order, names.join('、'))]
  },
  [usualLetters.hearRecord]: ({ battle, showing: { line } }) =>
    line === null ? (battle.log.at(-1)?.lines.slice(-LINES) ?? [reviewText.nothingYet]) : [line.heading ?? '', line.text],
  '?': () => Object.entries(reviewText.keys).map(([usual, tells]) => reviewText.key(ownLetter(usual).toUpperCase(), tells)),
}

/** What a review key says. */
export const reviewOf = (key: ReviewKey, reviewed: Reviewed): string => reviews[key](reviewed).join('')

function memberWords({ battle, nameOf }: Reviewed, one: Combatant): readonly string[] {
  const name = nameAt(battle, one.id)
  if (!isStanding(one)) return [reviewText.is(name, battleText.fallen)]
  return [reviewText.vitals(name, one.hp, one.maxHp, one.ap, one.maxAp), ...carried(one, nameOf)]
}

/** An enemy's HP is read aloud as its gauge shows it. */
function enemyWords({ battle, nameOf }: Reviewed, one: Combatant): readonly string[] {
  const name = nameAt(battle, one.id)
  if (!isStanding(one)) return [reviewText.is(name, battleText.folded)]
  const { announcement = null, foresight = null } = battle.enemies[one.id - battle.members.length] ?? {}
  const announced = announcedWords(announcement)
  const foreseen = foresightWords(foresight)
  return [
    reviewText.is(name, battleText.hpLeft(one.hp, one.maxHp)),
    ...(announced.length === 0 ? [] : [battleText.announcedAloud(name, announced)]),
    ...(foreseen.length === 0 ? [] : [`${foreseen.join('、')}。`]),
    ...carried(one, nameOf),
  ]
}

const carried = ({ modifiers }: Combatant, nameOf: Reviewed['nameOf']): readonly string[] =>
  modifiers.map((modifier) => reviewText.carries(nameOf(modifier), effectsOf(modifier), battleText.turnsLeft(modifier.turns)))

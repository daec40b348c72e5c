import { battleText } from '../../../../content/text/battle.ts'
import { lookbackText as text } from '../../../../content/text/lookback.ts'
import type { LookbackAdvice, LookbackOrder, LookbackReply, LookbackTurn } from '../../../../contract/battle/lookback.ts'

type Names = Pick<LookbackReply, 'members' | 'foes'>

/** So many tenths are worth a word. */
const WORTH_SAYING = 2

export const chanceWord = (tenths: number): string => text.chances[tenths] ?? ''

export const nameOf = ({ members, foes: enemies }: Names, place: number): string => [...members, ...enemies][place]?.name ?? ''

/** What a lamp says aloud: 「第6回、勝ち目三割、分かれ目」. */
export function lampAloud({ turn, chance, mark }: Pick<LookbackTurn, 'turn' | 'chance' | 'mark'>): string {
  return [
    battleText.turn(turn),
    ...(chance === null ? [] : [`${text.chance}${chanceWord(chance)}`]),
    ...(mark === null ? [] : [text.marks[mark]]),
  ].join('、')
}

/** What is said in a turn's head of the chance before and after it. */
export function changeWord(before: number | null, after: number): string {
  if (before === null) return chanceWord(after)
  return before === after ? text.same(chanceWord(after)) : text.change(chanceWord(before), chanceWord(after))
}

/** 「ここで三人とも身構えていれば、勝ち目は五割あった。命じたとおりなら、三割。」; null without an advice. */
export const adviceHere = (reply: LookbackReply, turn: LookbackTurn): string | null =>
  turn.advice === null ? null : `${text.advice.here}${adviceWords(reply, turn, turn.advice)}`

/** The one thing to learn, once all is counted: 「第6回、三人とも身構えていれば、勝ち目は五割あった。命じたとおりなら、三割。」; null where there is none. */
export function learnedFrom(reply: LookbackReply): string | null {
  if (!reply.is_counted) return null
  const advised = reply.turns.filter(({ advice }) => advice !== null)
  const turn = advised.find(({ mark }) => mark === 'worst') ?? advised[0]
  return turn?.advice ? `${battleText.turn(turn.turn)}、${adviceWords(reply, turn, turn.advice)}` : null
}

function adviceWords(reply: Names, turn: LookbackTurn, advice: LookbackAdvice): string {
  const { from, to } = advice
  const worth = from === 0 ? text.advice.worthFromNone(chanceWord(to)) : text.advice.worth(chanceWord(from), chanceWord(to))
  return `${whoWords(reply, turn, advice)}${whatWords(reply, turn, advice)}${worth}`
}

/** 「三人とも」, 「キリカとトモリが」; of blows at one target 「三人で」, 「キリカとトモリで」. */
function whoWords(reply: Names, { hp }: LookbackTurn, { type, members }: LookbackAdvice): string {
  const standing = reply.members.filter((_, place) => hadHp(hp, place)).length
  const strikes = type === 'strike'
  if (members.length > 1 && members.length === standing) return text.advice[strikes ? 'together' : 'all'][standing === 2 ? 2 : 3]
  const names = members.map((place) => nameOf(reply, place)).join(text.advice.and)
  return `${names}${strikes && members.length > 1 ? text.advice.by : text.advice.subject}`
}

function whatWords(reply: Names, { hp }: LookbackTurn, { type, members, act, target }: LookbackAdvice): string {
  if (type === 'crouch') return text.advice.crouch
  if (type === 'strike') return text.advice.strike(target === null ? null : nameOf(reply, target))
  const isEnemy = target !== null && target >= reply.members.length
  const isOneOfEnemies = isEnemy && reply.foes.filter((_, nth) => hadHp(hp, reply.members.length + nth)).length > 1
  // Whoever acts needs no telling, nor does the only enemy.
  const isTold = target !== null && (isEnemy ? isOneOfEnemies : !members.includes(target))
  return `${isTold ? `${nameOf(reply, target)}${text.advice.at}` : ''}${text.advice.use(act ?? '')}`
}

/** Whether somebody stood when the turn began. */
export const hadHp = (hp: LookbackTurn['hp'], place: number): boolean => (hp[place]?.[0] ?? 0) > 0

/** Why no turn of a lost stage stands out; null where one does, or the stage was won. */
export function unmarkedWords({ is_won: isWon, before, turns }: LookbackReply): string | null {
  if (isWon || turns.some(({ mark }) => mark !== null)) return null
  return before !== null && before < WORTH_SAYING ? text.hopeless : text.gradual
}

/** Tells bad luck from bad orders; null where the dice of the turn took little. */
export function luckWords({ ordered, chance, advice }: LookbackTurn): string | null {
  if (ordered === null || chance === null || ordered - chance < WORTH_SAYING) return null
  return (advice === null ? text.unlucky : text.unluckyToo)(chanceWord(ordered))
}

/** What was announced, could be broken off, was struck and not broken off. */
export function shortfalls(reply: Names, { announced }: LookbackTurn): readonly string[] {
  return announced.flatMap(({ foe: place, break_damage: needed, dealt, is_broken: isBroken }) => {
    if (needed === null || isBroken || dealt <= 0) return []
    return [announced.length > 1 ? text.shortOf(nameOf(reply, place), needed, dealt) : text.short(needed, dealt)]
  })
}

const readings = {
  ATTACK: battleText.commands.attack.reading,
  SKILL: battleText.commands.skill.reading,
  DEFENCE: battleText.commands.defence.reading,
  ITEM: battleText.commands.item.reading,
  ESCAPE: battleText.commands.escape.reading,
} as const

/** 「一文字 → オオカマド」. */
export function orderWords(reply: Names, { command, act, target }: LookbackOrder): string {
  const what = act ?? readings[command]
  return target === null ? what : text.change(what, nameOf(reply, target))
}

/** 「キリカ、一文字をオオカマドに。」 */
export const orderedAloud = (reply: Names, { member, command, act, target }: LookbackOrder): string =>
  battleText.sight.aloud.order(nameOf(reply, member), act ?? readings[command], target === null ? null : nameOf(reply, target))

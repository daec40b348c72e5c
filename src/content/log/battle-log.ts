import type { BattleEvent, FailReason } from '../../rules/battle/event.ts'
import { BRACED_DISCOUNT, STATS } from '../../rules/battle/figures.ts'
import type { Modifier, PlainSource, Source } from '../../rules/battle/state.ts'
import { itemEntry, skillEntry } from '../catalog.ts'
import { itemImages } from './item-images.ts'
import { secondImages } from './second-images.ts'

/** The combatants' names and sides, by id. */
export interface BattleNames {
  combatant(id: number): string
  /** 1–6; null for an enemy. */
  role(id: number): number | null
  isBoss(id: number): boolean
  /** See `lastDeedOf`. */
  lastDeed(id: number): string | null
  /** See `enemyBlows`. Null for a member. */
  blow(id: number): string | null
  /** See `foldings`. Null for a member. */
  folding(id: number): string | null
}

const isMember = (id: number, names: BattleNames): boolean => names.role(id) !== null

export interface LogLine {
  readonly text: string
  /** Index of the line's event, the first of a group: the screen shows the line when it plays that event. */
  readonly event: number
}

/**
 * A turn in Japanese. ！ stands where something is called or turns: an act that is ordered, a skill's name, 会心, a stance that breaks, who rises again, a
 * shadow's announced skill and the blow that it leads to. What else happens is told with 。, so that a glance finds those.
 * Consecutive events that are the same for several combatants of one side share a line.
 */
export function battleLog(events: readonly BattleEvent[], names: BattleNames): readonly LogLine[] {
  const lines: LogLine[] = []
  let index = 0
  while (index < events.length) {
    const run = runAt(events, index, names)
    const text = run ? null : lineFor(events, index, names)
    if (run) lines.push(...run.lines)
    if (text !== null) lines.push({ text, event: index })
    index += run?.length ?? 1
  }
  return lines
}

/** Consecutive events that are told together. */
interface Run {
  readonly lines: readonly LogLine[]
  readonly length: number
}

/** The run that begins at `start`; null where the event there is told by itself. */
function runAt(events: readonly BattleEvent[], start: number, names: BattleNames): Run | null {
  const type = events[start]?.type
  if (type === 'wornOff') return wornOff(events, start, names)
  return type === 'healed' ? healed(events, start, names) : sameForMany(events, start, names)
}

/** The events from `start` on as long as they are of the type. */
function ofType<Type extends BattleEvent['type']>(events: readonly BattleEvent[], start: number, type: Type) {
  const found: (BattleEvent & { readonly type: Type })[] = []
  const isOfType = (event: BattleEvent): event is BattleEvent & { readonly type: Type } => event.type === type
  for (const event of events.slice(start)) {
    if (!isOfType(event)) break
    found.push(event)
  }
  return found
}

/** Whatever wears off at a turn's end: a line for each effect, whoever of a side had it, all with one verb. */
function wornOff(events: readonly BattleEvent[], start: number, names: BattleNames): Run {
  const ends = ofType(events, start, 'wornOff')
  const verb = formOf(endings, events.length + start)
  const groups = Map.groupBy(ends, ({ source, target }) => `${source} ${isMember(target, names)}`)
  const lines = [...groups.values()].flatMap(([first, ...others]) => {
    if (!first || isPlain(first.source)) return []
    const who = together(
      [first, ...others].map(({ target }) => target),
      names,
    )
    return [{ text: `${who}の「${sourceName(first.source)}」${verb}`, event: start + ends.indexOf(first) }]
  })
  return { lines, length: ends.length }
}

/** An act that heals several: those who had no wound are passed over, or share a line when nobody had one. Null for one alone. */
function healed(events: readonly BattleEvent[], start: number, names: BattleNames): Run | null {
  const heals = ofType(events, start, 'healed')
  if (heals.length < 2) return null
  const lines = heals.flatMap((event, at): readonly LogLine[] =>
    event.amount === 0 ? [] : [{ text: amountLine(event, events.length + start + at + event.target, names), event: start + at }],
  )
  const none = {
    text: `${together(
      heals.map(({ target }) => target),
      names,
    )}に、ふさぐ傷はない。`,
    event: start,
  }
  return { lines: lines.length > 0 ? lines : [none], length: heals.length }
}

/** Whether the act at `index` comes to nothing: what it costs is told before that. */
function failsAt(events: readonly BattleEvent[], index: number): boolean {
  const type = events[index + 1]?.type
  return type === 'spentAp' || type === 'usedItem' ? failsAt(events, index + 1) : type === 'failed'
}

type GroupedEvent = Extract<BattleEvent, { type: 'modified' | 'cleansed' | 'dispelled' | 'warded' }>

const isGrouped = (event: BattleEvent | undefined): event is GroupedEvent =>
  event !== undefined && ['modified', 'cleansed', 'dispelled', 'warded'].includes(event.type)

/** At least two consecutive events that are the same for different combatants of one side; null when there are none at `start`. */
function sameForMany(events: readonly BattleEvent[], start: number, names: BattleNames): Run | null {
  const first = events[start]
  if (!isGrouped(first)) return null
  const seed = events.length + start
  const text = predicate(first, seed, names)
  const targets: number[] = []
  for (const event of events.slice(start)) {
    if (!isGrouped(event) || event.type !== first.type || predicate(event, seed, names) !== text) break
    if (isMember(event.target, names) !== isMember(first.target, names) || targets.includes(event.target)) break
    targets.push(event.target)
  }
  if (targets.length < 2) return null
  return { lines: text === null ? [] : [{ text: `${together(targets, names)}${text}`, event: start }], length: targets.length }
}

function together(targets: readonly number[], names: BattleNames): string {
  const areMembers = targets.every((id) => isMember(id, names))
  if (targets.length > 2) return areMembers ? '三人' : '影たち'
  const [one = '', other] = targets.map((id) => names.combatant(id))
  if (other === undefined) return one
  // Of two enemies of a kind the second is named by its letter alone.
  const areAlike = !areMembers && one.slice(0, -1) === other.slice(0, -1)
  return `${one}と${areAlike ? other.slice(-1) : other}`
}

/** The line without its subject, from the particle on; null when the event has no line. */
function predicate(event: GroupedEvent, seed: number, names: BattleNames): string | null {
  switch (event.type) {
    case 'modified':
      return modifierPredicate(event.modifier, seed, isMember(event.target, names))
    case 'cleansed':
      return formOf(cleansings, seed)
    case 'dispelled':
      return formOf(dispellings, seed)
    case 'warded':
      return formOf(wards, seed)
  }
}

/** Of those neither DEFENCE nor the break needs a line of its own: another says it. */
const plainPredicate = ({ source, taunt }: Modifier, seed: number): string | null => {
  if (source === 'attack')
    return taunt ? `${formOf(shieldings, seed)}一人を狙う次の一手を引き受ける。` : `${formOf(closings, seed)}次の回は会心が出やすい。`
  return source === 'braced' ? `は踏みこらえた。次の技はAPが${BRACED_DISCOUNT}少なくて済む。` : null
}

function modifierPredicate(modifier: Modifier, seed: number, isMember: boolean): string | null {
  const { source, stats, damageTaken, taunt, regen, bleed, bad } = modifier
  if (isPlain(source)) return plainPredicate(modifier, seed)
  const named = (wanted: (amount: number) => boolean) => STATS.filter((stat) => wanted(stats[stat] ?? 0)).map((stat) => stat.toUpperCase())
  const up = named((amount) => amount > 0)
  const down = named((amount) => amount < 0)
  if (taunt) return 'に狙いが集まる。受ける傷も浅くなる。'
  if (bleed > 0 && down.length > 0) return `の${down.join('・')}が下がり、墨がにじむ。`
  if (bleed > 0) return 'の傷から墨がにじみはじめた。'
  if (up.length > 0 && down.length > 0) return `の${up.join('・')}が上がり、${down.join('・')}が下がった。`
  if (up.length > 0 && damageTaken < 100) return `の${up.join('・')}が上がり、受ける傷も浅くなった。`
  if (up.length > 0) return `${formOf(isMember ? rises : stiffenings, seed)}${up.join('・')}が上がった。`
  if (bad) return `の${down.join('・')}が下がった。`
  if (regen > 0) return isMember ? 'は足の先から温まりはじめた。' : 'の傷が内側から繕われていく。'
  return 'の受ける傷が浅くなった。'
}

function lineFor(events: readonly BattleEvent[], index: number, names: BattleNames): string | null {
  const event = events[index]
  if (event === undefined) return null
  const seed = events.length + index
  if (isGrouped(event)) {
    const text = predicate(event, seed, names)
    return text === null ? null : `${names.combatant(event.target)}${text}`
  }
  switch (event.type) {
    case 'acted':
      return actionLine(event, seed + event.actor, { names, isVain: failsAt(events, index) })
    case 'failed':
      return formOf(failLines[event.reason], seed)
    case 'fell':
      return `${names.combatant(event.target)}${fallOf(event.target, seed, names)}`
    case 'interrupted':
      return `${names.combatant(event.actor)}の構えが崩れた！ この回は受ける傷が深くなる。`
    case 'hastened':
      return `${names.combatant(event.target)}${formOf(followings, seed)}`
    case 'foreseen':
      return `${names.combatant(event.target)}${formOf(foresights, seed)}${foreseen(event.action)}`
    case 'revived':
      return `${names.combatant(event.target)}${formOf(risings, seed)} HPは${event.hp}。`
    case 'battleEnded':
      return endLine(event.outcome, event.outOfTurns, seed)
    case 'spentAp':
    case 'usedItem':
    case 'telegraphed':
    case 'planned':
    case 'turnEnded':
    case 'wornOff':
      return null
    case 'damaged':
      return damageLine(event, names)
    default:
      return amountLine(event, seed + event.target, names)
  }
}

function fallOf(target: number, seed: number, names: BattleNames): string {
  if (isMember(target, names)) return formOf(falls, seed)
  const isOwn = names.isBoss(target) || (seed + target) % WHOLE_IN === 0
  return names.lastDeed(target) ?? (isOwn ? names.folding(target) : null) ?? formOf(plainFoldings, seed + target)
}

/** Tells the whole blow, also where less was left to take. */
function damageLine({ target, amount, critical, excess = 0 }: Extract<BattleEvent, { type: 'damaged' }>, names: BattleNames): string {
  const over = excess > 0 && !isMember(target, names) ? `（余り${excess}）` : ''
  return `${critical ? '会心！ ' : ''}${names.combatant(target)}に${amount + excess}のダメージ。${over}`
}

/**
 * What is told most often has several forms. Which one is told depends on the turn alone, so that a record always reads the same. Each begins as the
 * others do and has the same words and figures to look for: who, 膝をつく, 身構える, 弱体, 強化, HPが…回復した.
 */
type Forms = readonly [string, ...string[]]

const formOf = (forms: Forms, seed: number): string => forms[seed % forms.length] ?? forms[0]

/** Of any shadow. */
const plainFoldings: Forms = ['はきれいに畳まれた。', 'は角をそろえて畳まれた。', 'は畳まれて軽くなった。']
const falls: Forms = ['は膝をついた。', 'は灯をかばって膝をついた。', 'は膝をついた。灯が傾いた。']
const risings: Forms = ['は灯を持ち直して立った！', 'は膝の埃を払って立った！', 'は呼ばれたほうへ立った！']
const endings: Forms = ['が切れた。', 'がほどけた。', 'はここまで。']
/** Of a member's plain attack, by role. */
const attacksByRole: Readonly<Record<number, Forms>> = {
  1: ['の攻撃！', 'が鋏を入れた！', 'が走りぬけざまに斬った！', 'が斬って、頭を下げた！', 'がためらわず斬った！', 'が列を割って斬った！'],
  2: [
    'の攻撃！',
    'が薬瓶の底で打った！',
    'が外套の灯をぶつけた！',
    'が脈のあたりを突いた！',
    'が包みではたいた！',
    'が袖をまくって打った！',
  ],
  3: ['の攻撃！', 'がゆっくり打った！', 'が屏風の縁で押した！', 'が肩から当たった！', 'が踏みしめて打った！', 'が息を吐いて打った！'],
  4: [
    'の攻撃！',
    'が光をひと筋放った！',
    'が横顔のまま撃った！',
    'が素の光で撃った！',
    'が目を細めて撃った！',
    'がまばたきをこらえて撃った！',
  ],
  5: ['の攻撃！', 'が足元を射た！', 'が息を止めて射た！', 'が影の先を射た！', 'が二歩さがって射た！', 'が風を待って射た！'],
  6: ['の攻撃！', 'が撥を打ちこんだ！', 'が太鼓の縁を鳴らした！', 'が裏拍で打った！', 'が間をおかずに打った！', 'が掛け声ごと打った！'],
}
/** All of them. */
export const attackForms: readonly string[] = [...new Set(Object.values(attacksByRole).flat())]
const enemyAttackForms: Forms = ['の攻撃！', 'が打ってきた！', 'が仕掛けてきた！', 'が向かってきた！']
/** What a plain attack brings besides. */
const closings: Forms = ['は間合いを詰めた。', 'は半歩踏みこんだ。', 'は切っ先を残した。']
const shieldings: Forms = ['は前へ出た。', 'は屏風を寄せた。', 'は茶碗を置いた。']
const followings: Forms = ['がすぐに続く。', 'がその音で続く。', 'が拍に乗って続く。']
const foresights: Forms = ['の次の動きが読めた。', 'は次の動きを隠しそこねた。', 'の次の動きは、形に出ている。']
const crouches: Forms = ['は身構えた。', 'は身構えて待った。', 'は身構えた。灯は袖のなか。']
const wards: Forms = ['は身構えていた。悪いものは肩で滑った。', 'は身構えていた。悪い風が、頭の上を通りすぎた。']
const cleansings: Forms = ['の弱体が払われた。', 'から弱体がはらりと落ちた。']
const dispellings: Forms = ['の強化が消えた。', 'から強化が剥がれた。']
const bleedings: Forms = ['墨がにじむ。', '墨が広がる。', '墨がまだ乾かない。']
/** Before the figure. */
const healings: Forms = ['の', 'の傷がふさがり、', 'の輪郭が戻り、']
const warmings: Forms = ['の', 'は指先まで温まり、', 'の傷が乾いて、']
const mendings: Forms = ['の', 'の破れがつながり、', 'の皺がのびて、']
const rises: Forms = ['の', 'は灯が明るくなり、', 'は胸を張り、']
const stiffenings: Forms = ['の', 'はぴんと張り、', 'は折り目が立ち、']
const trimmings: Forms = ['の', 'の灯が持ち直し、', 'の芯に火が戻り、']

type AmountEvent = Exclude<Extract<BattleEvent, { readonly amount: number; readonly target: number }>, { readonly type: 'damaged' }>

function amountLine({ type, amount, target }: AmountEvent, seed: number, names: BattleNames): string {
  const name = names.combatant(target)
  switch (type) {
    case 'recoiled':
      return `${name}にも${amount}のダメージ。`
    case 'bled':
      return `${formOf(bleedings, seed)}${name}に${amount}のダメージ。`
    case 'healed':
      return amount === 0
        ? `${name}に、ふさぐ傷はない。`
        : `${name}${formOf(isMember(target, names) ? healings : mendings, seed)}HPが${amount}回復した。`
    case 'regenerated':
      return `${name}${formOf(isMember(target, names) ? warmings : mendings, seed)}HPが${amount}回復した。`
    case 'drained':
      return `${name}はそのぶん濃くなり、HPが${amount}回復した。`
    case 'apRestored':
      return amount === 0 ? `${name}のAPはもう満ちている。` : `${name}${formOf(trimmings, seed)}APが${amount}回復した。`
    case 'apDrained':
      return amount === 0 ? `${name}のAPはもう空だ。` : `${name}のAPが${amount}減った。`
  }
}

const glances: Forms = ['は帰り道のほうを見た。', 'は爪先を町へ向けた。', 'は荷を背負い直した。']
const flights: Forms = ['足の速さは、灯留の名産である。', '影は立って見送った。', '足音が、ひとつ多い。']

/** What an enemy will do next. */
const foreseen = (action: Extract<BattleEvent, { type: 'foreseen' }>['action']): string =>
  action === 'attack' ? 'ただ打ってくる。' : `「${skillEntry(action).name}」だ。`

const failLines: Readonly<Record<FailReason, Forms>> = {
  noAp: ['しかし、APが足りない。'],
  outOfReach: ['しかし、手の出しようがない。', 'しかし、のばした手が宙に残った。'],
  noneLeft: ['しかし、空だった。さっきのが最後である。'],
  escapeFailed: ['しかし、帰り道にも影がいた。', 'しかし、裾を踏まれた。', 'しかし、影のほうが速かった。'],
}

function endLine(outcome: 'won' | 'lost' | 'escaped', outOfTurns: boolean, seed: number): string | null {
  if (outcome === 'escaped') return `三人は逃げた。${formOf(flights, seed)}`
  if (outcome === 'won') return null
  return outOfTurns ? '長引いた。三人の灯が、先に尽きた。' : '灯が消えた。……遠くで、鐘が鳴りだした。'
}

function blowOf(actor: number, seed: number, names: BattleNames): string {
  const role = names.role(actor)
  if (role !== null) return formOf(attacksByRole[role] ?? enemyAttackForms, seed)
  return (seed % WHOLE_IN === 0 ? names.blow(actor) : null) ?? formOf(enemyAttackForms, Math.floor(seed / WHOLE_IN))
}

interface ActTelling {
  readonly names: BattleNames
  /** The act comes to nothing: its image is not told. */
  readonly isVain: boolean
}

function actionLine({ actor, action }: Extract<BattleEvent, { type: 'acted' }>, seed: number, { names, isVain }: ActTelling): string {
  const name = names.combatant(actor)
  if (action === 'attack') return `${name}${blowOf(actor, seed, names)}`
  // All crouch first, with two events each: by the place of the event alone three of them have three forms.
  if (action === 'defence') return `${name}${formOf(crouches, seed - actor)}`
  if (action === 'escape') return `${name}${formOf(glances, seed)}`
  const isWhole = !isVain && (!isMember(actor, names) || seed % WHOLE_IN === 0)
  const act = actOf(action)
  if (!('line' in act)) return `${name}は鞄から${act.name}を出した。${isWhole ? act.image : ''}`
  const isSecond = seed % (2 * WHOLE_IN) >= WHOLE_IN
  const line = (isSecond ? act.second : null) ?? act.line
  return (isWhole ? line : openingOf(line)).replace('{n}', name)
}

/**
 * A member's skill, or a thing, is told with its image about once in so many uses, else by its first sentence; an enemy strikes and folds in its own way as
 * often, a boss always folds so. Where a skill has two images, each has its turn.
 */
const WHOLE_IN = 2

const openingOf = (line: string): string => /^[^。！]+[。！]/.exec(line)?.[0] ?? line

/** Name of the skill or item that put a modifier there. */
export const sourceName = (source: Source): string => (isPlain(source) ? plainNames[source] : actOf(source).name)

const plainNames: Readonly<Record<PlainSource, string>> = {
  defence: '身構え',
  attack: '攻めの構え',
  broken: '崩れ',
  braced: '踏みこらえ',
  slip: '札',
}

const isPlain = (source: Source): source is PlainSource => source in plainNames

type NamedAct =
  | { readonly name: string; readonly line: string; readonly second: string | null }
  | { readonly name: string; readonly image: string }

function actOf(source: Exclude<Source, PlainSource>): NamedAct {
  const id = Number(source.slice(source.indexOf(':') + 1))
  if (source.startsWith('item:')) return { name: itemEntry(id).name, image: itemImages[id] ?? '' }
  const { name, line } = skillEntry(id)
  return { name, line, second: secondImages[id] ?? null }
}

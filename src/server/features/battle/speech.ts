import { catalog } from '../../../content/catalog.ts'
import { SHADOWS_BY_ROLE } from '../../../content/enemy-fields.ts'
import { type BossLines, bossLines, type BossMoment, HALF_PERCENT, LOW_PERCENT, type Words } from '../../../content/log/boss-lines.ts'
import { FINALE, isEncore } from '../../../content/named-ids.ts'
import { fieldVoices, shadowVoices } from '../../../content/story/field-voices.ts'
import type { Adventure } from '../../../rules/adventure/adventure.ts'
import { applyEvent, type BattleEvent } from '../../../rules/battle/event.ts'
import type { BattleState, Combatant } from '../../../rules/battle/state.ts'
import type { Said, StageSpeech } from '../../store/rows/battle/adventures.ts'
import { notedOf, noteInJournal } from '../../store/rows/save/journal.ts'
import { progressOf } from '../../store/rows/save/progress.ts'
import type { Tx } from '../../store/store.ts'

/** In a stage that begins: the adventure's own id decides what is left to chance. */
export interface BeginningStage {
  readonly saveId: number
  readonly sessionId: string
  readonly state: Adventure
}

/** What is said when a stage begins, and what its boss has yet to say; null where nothing is. Noted, as each line is said once for a save, but for those of 千秋楽. */
export async function openStage(tx: Tx, { saveId, sessionId, state }: BeginningStage, now: number): Promise<StageSpeech | null> {
  const boss = bossOf(state.battle)
  const own = ownShadowsOf(state)
  if (state.field === FINALE && boss !== null) return saidAtFirst([sayingOf(boss, 'finale')], [])
  if (isEncore(state.field) || (state.stage > state.party.length && boss === null && own.length === 0)) return null
  const heard = await notedOf(tx, saveId, 'heard')
  const bossSays = boss === null ? null : await linesOfBoss(tx, { saveId, sessionId, boss, heard })
  const first = bossSays?.first ?? null
  const met = [...own.filter(({ key }) => !heard.has(key)), ...(boss !== null && first !== null ? [sayingOf(boss, first)] : [])]
  const said = met.length > 0 ? met : voiceOfField(state, heard)
  const left = bossSays?.left ?? []
  if (said.length === 0 && left.length === 0) return null
  const news = said.map(({ key }) => key).filter((key) => !heard.has(key))
  await noteInJournal(tx, saveId, 'heard', news, now)
  return saidAtFirst(said, left)
}

const saidAtFirst = (sayings: readonly Saying[], left: readonly BossMoment[]): StageSpeech => ({
  left,
  said: sayings.map(({ speaker, lines }) => ({ turn: 0, event: null, speaker, lines })),
})

interface Saying {
  /** Of the journal. */
  readonly key: string
  readonly speaker: number | null
  readonly lines: readonly string[]
}

/** One member's reaction to the field, in each of its first stages: another one every time, until all three have said theirs. */
function voiceOfField({ field, stage, party }: Adventure, heard: ReadonlySet<string>): readonly Saying[] {
  if (stage > party.length) return []
  const voices = party.map(({ role }, speaker) => ({
    key: `field:${field}:${role}`,
    speaker,
    lines: [fieldVoices[role]?.[field] ?? ''],
  }))
  const unheard = voices.filter(({ key }) => !heard.has(key))
  const chosen = unheard[field % Math.max(1, unheard.length)]
  return chosen ? [chosen] : []
}

/** What the members say who meet their own shadows here. */
function ownShadowsOf({ party, battle }: Adventure): readonly Saying[] {
  const kinds = battle.combatants.map(({ kind, side }) => (side === 'enemies' ? kind : null))
  return party.flatMap(({ role }, speaker) => {
    const line = shadowVoices[role]
    return line !== undefined && kinds.includes(SHADOWS_BY_ROLE[role] ?? 0) ? [{ key: `shadow:${role}`, speaker, lines: [line] }] : []
  })
}

interface Boss {
  readonly kind: number
  /** In the battle. */
  readonly place: number
  readonly lines: BossLines
}

function bossOf({ combatants }: BattleState): Boss | null {
  const boss = combatants.find(({ side, kind }) => side === 'enemies' && catalog.enemy(kind).boss)
  const lines = boss && bossLines[boss.kind]
  return boss && lines ? { kind: boss.kind, place: boss.id, lines } : null
}

interface BossMeeting extends Omit<BeginningStage, 'state'> {
  readonly boss: Boss
  readonly heard: ReadonlySet<string>
}

/** With what the boss speaks first, and what it has left to say: all that is new, or by chance one line that it has said before; and what it says to the beaten, if that is new. */
async function linesOfBoss(tx: Tx, { saveId, sessionId, boss: { kind, lines }, heard }: BossMeeting) {
  const needed = lines.after?.ifCleared
  const hasAfter = lines.after !== undefined && (needed === undefined || (await progressOf(tx, saveId)).cleared.has(needed))
  const all = (['before', 'half', 'low', 'fall'] as const).filter((moment) => lines[moment] !== undefined)
  const moments: readonly BossMoment[] = hasAfter ? [...all, 'answer', 'after'] : [...all, 'answer']
  // Nobody answers words that were said at another meeting.
  const isAnswered = !heard.has(keyOf(kind, 'fall'))
  const unheard = moments.filter((moment) => !heard.has(keyOf(kind, moment)) && (moment !== 'answer' || isAnswered))
  const chance = [...all, ...all.map(() => null)]
  const again = chance[chanceOf(sessionId) % chance.length] ?? null
  const now = unheard.length > 0 ? unheard : again === null ? [] : [again]
  const hasWon = heard.has(keyOf(kind, 'down'))
  const comesBack = hasWon && !heard.has(keyOf(kind, 'fall')) && !heard.has(keyOf(kind, 'again'))
  const first = comesBack ? 'again' : now.includes('before') ? 'before' : null
  const defeat: readonly BossMoment[] = hasWon ? [] : ['down']
  return { first, left: [...now.filter((moment) => moment !== 'before'), ...defeat] } as const
}

/** A number that is drawn once for each adventure: all its calls get the same. */
const chanceOf = (sessionId: string): number => Number.parseInt(sessionId.slice(0, 6), 16)

const keyOf = (kind: number, moment: BossMoment): string => `boss:${kind}:${moment}`

function wordsOf(lines: BossLines, moment: Exclude<BossMoment, 'answer'>): Words {
  return (moment === 'after' ? lines.after?.lines : lines[moment]) ?? ['']
}

/** What stands in （ ） is told of the boss: nobody says it. */
function sayingOf({ kind, place, lines }: Boss, moment: Exclude<BossMoment, 'answer'>): Saying {
  const words = wordsOf(lines, moment)
  return { key: keyOf(kind, moment), speaker: words[0].startsWith('（') ? null : place, lines: words }
}

/** `standing`: in party order. */
function answersTo({ kind, lines: { answer } }: Boss, standing: readonly Combatant[]): readonly Saying[] {
  const first = standing.find((member) => member.kind === answer.role) ?? standing[0]
  const speakers = answer.role === 'all' || first === undefined ? standing : [first]
  return speakers.map((speaker) => ({ key: keyOf(kind, 'answer'), speaker: speaker.id, lines: answer.lines[speaker.kind] ?? [] }))
}

export interface TurnSpeech {
  readonly speech: StageSpeech
  /** What was said in this turn for the first time. */
  readonly news: readonly string[]
}

/** What a boss says in a turn that has been played; null when nothing. `events` as clients learn them: a speech names one by its index. */
export function speechOfTurn(speech: StageSpeech, battle: BattleState, events: readonly BattleEvent[]): TurnSpeech | null {
  const boss = speech.left.length === 0 ? null : bossOf(battle)
  if (boss === null) return null
  const { at, standing } = momentsOf(boss, battle, events)
  const due = speech.left.filter((moment) => at[moment] !== undefined)
  // Of two thresholds that are passed at once only the lower one is spoken of, and of none when it falls.
  const said = due.filter((moment) => !(moment === 'half' && due.includes('low')) && !isPassedOver(moment, at.fall !== undefined))
  if (due.length === 0) return null
  const sayings = said.flatMap((moment) => {
    const all = moment === 'answer' ? answersTo(boss, standing) : [sayingOf(boss, moment)]
    return all.map((saying) => ({ ...saying, event: at[moment] ?? 0 }))
  })
  return {
    speech: {
      left: speech.left.filter((moment) => !due.includes(moment)),
      said: [...speech.said, ...sayings.map(({ event, speaker, lines }): Said => ({ turn: battle.turn, event, speaker, lines }))],
    },
    news: [...new Set(sayings.map(({ key }) => key))],
  }
}

const isPassedOver = (moment: BossMoment, fallen: boolean): boolean => fallen && (moment === 'half' || moment === 'low')

interface Moments {
  /** The index of the event at which each moment comes, if it comes in this turn. */
  readonly at: Partial<Record<BossMoment, number>>
  /** The members who stand at the last blow. */
  readonly standing: readonly Combatant[]
}

function momentsOf({ place }: Boss, before: BattleState, events: readonly BattleEvent[]): Moments {
  const at: Partial<Record<BossMoment, number>> = {}
  let standing: readonly Combatant[] = []
  let state = before
  for (const [index, event] of events.entries()) {
    state = applyEvent(state, event)
    const { hp, maxHp } = state.combatants[place] ?? { hp: 0, maxHp: 0 }
    if (hp * 100 < maxHp * HALF_PERCENT) at.half ??= index
    if (hp * 100 < maxHp * LOW_PERCENT) at.low ??= index
    if (hp === 0 && at.fall === undefined) {
      at.fall = index
      at.answer = index
      standing = state.combatants.filter((one) => one.side === 'party' && one.hp > 0)
    }
    if (event.type === 'fell' && event.target === place) at.after ??= index
    if (event.type === 'battleEnded' && event.outcome === 'lost' && !event.outOfTurns && hp > 0) at.down = index
  }
  return { at, standing }
}

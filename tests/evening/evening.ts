import { live, SECONDS_PER_ADVENTURE, SECONDS_PER_STAGE, SECONDS_PER_TURN } from '../../src/lab/people/life.ts'
import type { LifeName } from '../../src/lab/people/person.ts'
import { catalog } from '../../src/content/catalog.ts'
import { type Adventure, isLastStage } from '../../src/rules/adventure/adventure.ts'
import { applyEvent, type BattleEvent, isWound } from '../../src/rules/battle/event.ts'
import type { BattleState } from '../../src/rules/battle/state.ts'
import { encounterToWire } from '../../src/server/features/battle/battle.wire.ts'
import { narrate } from '../../src/server/features/battle/narration.ts'
import { type Battle, battleFrom } from '../../src/web/screens/battle/battle-model.ts'
import { choreographyOf } from '../../src/web/screens/battle/playback/choreography.ts'
import { type Heard, type LastSaid, talkKey, unlike, withSaid } from '../../src/web/screens/battle/voices/said-before.ts'
import { barkIn, talkAfter } from '../../src/web/screens/battle/voices/voices.ts'
import { musicOfBattle } from '../../src/web/sound/music/battle-music.ts'
import { musicOfRoute } from '../../src/web/sound/music/music-plan.ts'

/** What is heard and read from the first departure on. */
export interface Evening {
  seconds: number
  turns: number
  adventures: number
  /** Seconds for which each piece sounds. */
  readonly pieces: Map<string, number>
  /** Seconds of the longest time for which one piece sounds without another between. */
  readonly longest: Map<string, number>
  /** How often each effect of the battle is played. */
  readonly effects: Map<string, number>
  /** How often each sentence of the record is read; names and numbers do not tell two apart. */
  readonly sentences: Map<string, number>
  /** What members say in turns and after stages, in order. */
  readonly barks: string[]
  readonly talk: string[]
}

/** What has been counted so far, and what that goes by. */
interface Counts extends Evening {
  /** The piece that sounds, and for how long by now. */
  sounding: { piece: string; seconds: number }
  heard: { bark: Heard | null; talk: Heard | null }
  /** Ids of fields. */
  readonly cleared: Set<number>
}

const add = (to: Map<string, number>, key: string, amount = 1): void => void to.set(key, (to.get(key) ?? 0) + amount)

class Over extends Error {}

/** A person's first hours with a party of three roles, as the lab plays them and with its times, shown and sounded as the screens would. */
export function evening(person: LifeName, party: readonly number[], seed: number, hours: number): Readonly<Evening> {
  const counts: Counts = {
    seconds: 0,
    turns: 0,
    adventures: 0,
    pieces: new Map(),
    longest: new Map(),
    effects: new Map(),
    sentences: new Map(),
    barks: [],
    talk: [],
    sounding: { piece: '', seconds: 0 },
    heard: { bark: null, talk: null },
    cleared: new Set(),
  }
  let wounded = false
  let isNew = true
  try {
    live(
      { type: 'life', person, party, seed, difficulty: 'normal' },
      {
        turn: (stage, before, events) => {
          if (isNew && stage.stage === 1) visitTown(counts)
          if (isNew) wounded = false
          isNew = false
          const battle = shown(stage, before, wounded, counts)
          wounded ||= events.some((event) => isWound(event, party.length))
          showTurn(counts, { stage, battle, events, wounded })
          if (counts.seconds > hours * 3600) throw new Over()
        },
        stageEnd: (_, end) => {
          isNew = true
          showEnd(counts, end, wounded)
        },
      },
    )
  } catch (error) {
    if (!(error instanceof Over)) throw error
  }
  return counts
}

function sound(counts: Counts, piece: string | null, seconds: number): void {
  counts.seconds += seconds
  if (piece === null) return
  add(counts.pieces, piece, seconds)
  if (counts.sounding.piece !== piece) counts.sounding = { piece, seconds: 0 }
  counts.sounding.seconds += seconds
  counts.longest.set(piece, Math.max(counts.longest.get(piece) ?? 0, counts.sounding.seconds))
}

function visitTown(counts: Counts): void {
  counts.adventures++
  sound(counts, musicOfRoute('menu_adventure', counts.cleared.size)?.piece ?? null, SECONDS_PER_ADVENTURE)
}

/** What the screen holds while a stage stands as in `battle`. */
function shown(stage: Adventure, battle: BattleState, wounded: boolean, counts: Counts): Battle {
  const encounter = encounterToWire({
    adventure: {
      id: counts.adventures,
      sessionId: `evening-${counts.adventures}`,
      cast: castOf(stage),
      state: { ...stage, battle },
      win: null,
      speech: null,
      // Orders name their turns.
      numberedSince: 0,
    },
    log: [],
    wounded,
    clears: counts.cleared.size,
    known: new Map(),
    tactics: [],
  })
  return battleFrom({ fieldId: stage.field, stageId: stage.stage }, encounter)
}

/** One letter each. */
const castOf = ({ party }: Adventure) => party.map((_, place) => ({ id: place + 1, name: 'ＡＢＣ'[place] ?? '' }))

interface PlayedTurn {
  readonly stage: Adventure
  readonly battle: Battle
  readonly events: readonly BattleEvent[]
  readonly wounded: boolean
}

function showTurn(counts: Counts, { stage, battle, events: all, wounded }: PlayedTurn): void {
  const { events, lines, lineEvents } = narrate({ state: { ...stage, battle: battle.state }, cast: castOf(stage) }, all)
  const after = shown(stage, all.reduce(applyEvent, battle.state), wounded, counts)
  const turn = { events, lines: lines.map((text, at) => ({ text, event: lineEvents[at] ?? 0 })), speeches: [], after }
  counts.turns++
  for (const { sounds } of choreographyOf(battle.state, turn).parts) {
    for (const name of sounds.flatMap(({ begins, lands }) => [begins, ...lands])) if (name !== null) add(counts.effects, name)
  }
  for (const line of lines) add(counts.sentences, plain(line, battle))
  const bark = barkIn(battle, turn, counts.heard.bark)
  if (bark !== null) counts.heard.bark = say(counts.barks, bark.last, counts.heard.bark)
  sound(counts, musicOfBattle(stage.field, battle.state.combatants, null)?.piece ?? null, SECONDS_PER_TURN)
}

/** The result, and what the three say to each other there. */
function showEnd(counts: Counts, end: Adventure, wounded: boolean): void {
  const outcome = end.phase === 'won' ? 'won' : 'lost'
  const fighters = end.battle.combatants
  sound(counts, musicOfBattle(end.field, fighters, outcome)?.piece ?? null, SECONDS_PER_STAGE)
  if (outcome !== 'won') return
  const battle = shown(end, end.battle, wounded, counts)
  const at = talkKey(battle)
  const words = unlike(counts.heard.talk, at, talkAfter(battle))
  if (words !== null) counts.heard.talk = say(counts.talk, { at, said: words }, counts.heard.talk)
  if (isLastStage(end, catalog)) counts.cleared.add(end.field)
}

function say(to: string[], last: LastSaid, heard: Heard | null): Heard {
  to.push(last.said)
  return withSaid(heard, last)
}

/** A sentence without names and numbers. Enemies first: the letters behind their names are those of the members. */
function plain(line: string, { members, enemies }: Battle): string {
  const names = [...enemies, ...members].map(({ name }) => name)
  return names.reduce((text, name) => text.replaceAll(name, '〇'), line).replaceAll(/[0-9０-９]+/g, '＃')
}

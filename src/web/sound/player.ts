import { firstPieces } from '../../content/music/first-pieces.ts'
import type { Jingle, PieceName } from '../../content/music/pieces.ts'
import type { Score } from '../../content/music/score.ts'
import type { BandState } from './band/band-state.ts'
import { followBand, setBand } from './band/conductor.ts'
import { type Arrangement, arranging } from './band/seats.ts'
import { type EffectName, effects } from './effects/effects.ts'
import { makeWaves } from './instruments/flute.ts'
import { makeMixer } from './mixer.ts'
import type { Music } from './music/music-plan.ts'
import { createEffects, type Scale } from './effects/play-effects.ts'
import type { Effect } from './effects/touches.ts'
import { inSlices, prepareEffect, preparePiece, prepareSection, warmUp } from './prepare.ts'
import type { Point } from './score/grid.ts'
import { toneNameOf } from './score/notation.ts'
import { aheadSeconds, createPlayback, type Place, type Playback } from './score/sequencer.ts'

const tickMilliseconds = 25
const crossfadeSeconds = 0.6
/** From the decision to play until the first note. */
const leadSeconds = 0.1
/** How soon a jingle is gone that gives way to another or to another place. */
const cutSeconds = 0.3
/** How far the music steps back under a jingle. */
const duckDecibels = 16
/** An effect whose samples are not made yet may come so much later; then it is left out. */
const lateSeconds = 0.15
/** How long the last notes and the room go on at most. */
const tailSeconds = 4
/** How long a blow waits for the rhythm of the piece at most. */
const longestWait = 0.12

export interface Levels {
  /** 0–1. */
  readonly music: number
  readonly effects: number
  /** Both ears hear the same. */
  readonly mono: boolean
}

/** What the player has just done, told to whoever listens. Times on the context's clock, in seconds. */
export type SoundReport =
  /** `from`: where the piece was left; null when it begins. */
  | {
      readonly type: 'music'
      readonly piece: PieceName
      readonly at: number
      readonly from: Place | null
      readonly phase: number
      readonly band: BandState | null
    }
  /** The piece goes on; others fare otherwise, or its phase is another. */
  | { readonly type: 'changed'; readonly piece: PieceName; readonly phase: number; readonly band: BandState | null }
  | { readonly type: 'faded'; readonly piece: PieceName; readonly at: number }
  | { readonly type: 'jingle'; readonly piece: PieceName; readonly at: number; readonly until: number }
  /** What celebrated something else has ended early. */
  | { readonly type: 'cut'; readonly at: number }
  /** `step`: on which grid of the piece it stands, in beats; 0: on none; null: it did not look for one. */
  | { readonly type: 'effect'; readonly name: EffectName; readonly at: number; readonly scale: Scale; readonly step: number | null }
  /** `suspended`: nothing is heard, as in a hidden tab. */
  | { readonly type: 'state'; readonly state: AudioContextState }

export interface SoundPlayer {
  /** What goes on until something else is wanted; null: silence. */
  readonly playMusic: (music: Music | null) => void
  /** Sounds once on the effects' fader; the music steps back until it is over. A new one cuts those before; a new level waits for its turn. */
  readonly playJingle: (jingle: Jingle) => void
  readonly playEffect: (name: EffectName) => void
  /**
   * An effect that is heard when something strikes, in so many milliseconds or a little later: in the rhythm of the piece.
   * @returns by how many milliseconds later it should strike, 0–120.
   */
  readonly playBlow: (name: EffectName, milliseconds: number) => number
  readonly setLevels: (levels: Levels) => void
}

interface Playing {
  readonly piece: PieceName
  /** Roles by place; empty: the house alone. */
  readonly roles: string
  readonly playback: Playback
  readonly parts: Arrangement['parts']
  readonly resumes: boolean
  band: BandState | null
}

const rolesOf = ({ band }: Music): string => (band?.members ?? []).map(({ role }) => role).join('')

/** Null where it cannot be had: then what sounds goes on. */
async function scoreOf(piece: PieceName): Promise<Score | null> {
  if (piece in firstPieces) return firstPieces[piece as keyof typeof firstPieces]
  const later = await import('../../content/music/later-pieces.ts').catch(() => null)
  return later?.laterPieces[piece as keyof typeof later.laterPieces] ?? null
}

/** The work is spread over many short tasks, so it answers after a while. */
export async function createPlayer(context: AudioContext, levels: Levels, report: (what: SoundReport) => void): Promise<SoundPlayer> {
  const { sampleRate } = context
  context.addEventListener('statechange', () => report({ type: 'state', state: context.state }))
  await inSlices(warmUp(sampleRate))
  await inSlices(makeWaves(context))
  const mixer = await inSlices(makeMixer(context))
  const sounding = new Set<Playback>()
  const left = new Map<PieceName, Place>()
  let wanted: Music | null = null
  let playing: Playing | null = null
  /** Of the piece that sounds or did last: effects keep to its tones. */
  let scale: Scale = firstPieces.title.scale
  let jingles: readonly { readonly playback: Playback; readonly scale: Scale; readonly until: number }[] = []
  const ready = new Set<EffectName>()
  /** All samples but those needed at once, made one after the other. */
  let preparing = prepareAll()

  setInterval(() => {
    for (const playback of sounding) playback.scheduleUntil(context.currentTime + aheadSeconds)
  }, tickMilliseconds)

  async function prepare(name: EffectName): Promise<void> {
    await inSlices(prepareEffect(effects[name], sampleRate))
    ready.add(name)
  }

  /** The interface first: it is what sounds first. */
  async function prepareAll(): Promise<void> {
    const entries = Object.entries(effects) as readonly (readonly [EffectName, Effect])[]
    for (const kind of ['quiet', 'loud'] as const) for (const [name, effect] of entries) if (effect.kind === kind) await prepare(name)
  }

  function stop(playback: Playback, after: number): void {
    setTimeout(() => {
      sounding.delete(playback)
      playback.disconnect()
    }, after * 1000)
  }

  function leave(at: number): void {
    if (playing === null) return
    const { piece, playback, resumes } = playing
    playing = null
    if (resumes) left.set(piece, playback.placeAt(at))
    playback.fade({ at, seconds: crossfadeSeconds, to: 0 })
    stop(playback, crossfadeSeconds + leadSeconds + 0.2)
    report({ type: 'faded', piece, at })
  }

  /** Another place: what celebrated the last one ends with it. */
  function cutJingles(at: number): void {
    const cut = jingles.filter(({ until }) => until > at)
    for (const { playback } of cut) playback.fade({ at, seconds: cutSeconds, to: 0 })
    jingles = []
    if (cut.length === 0) return
    mixer.music.release(at)
    report({ type: 'cut', at })
  }

  const isWanted = (music: Music): boolean => wanted?.piece === music.piece && rolesOf(wanted) === rolesOf(music)
  const isPlaying = (music: Music): boolean => playing?.piece === music.piece && playing.roles === rolesOf(music)

  async function enter(music: Music): Promise<void> {
    const { piece } = music
    const harmony = await scoreOf(piece)
    if (harmony === null) return
    const roles = music.band?.members.map(({ role }) => role)
    const { score, parts } = roles === undefined ? { score: harmony, parts: [] } : await inSlices(arranging(harmony, roles))
    const from = left.get(piece)
    await inSlices(prepareSection(score, from ?? { round: 0, section: 0 }, sampleRate))
    // Meanwhile something else may have been asked for.
    if (wanted === null || !isWanted(music) || isPlaying(music)) return
    const at = context.currentTime + leadSeconds
    leave(at)
    cutJingles(at)
    const { phase, band = null } = wanted
    const loudness = { loudness: 0, ...(from === undefined ? {} : { from }) }
    const playback = createPlayback(context, mixer.music, score, { at, phase, harmony, ...loudness })
    if (band !== null) setBand({ playback, parts }, band, context.currentTime)
    playback.fade({ at, seconds: from === undefined ? 0.02 : crossfadeSeconds, to: 1 })
    playing = { piece, roles: rolesOf(music), playback, parts, resumes: score.resumes === true, band }
    scale = score.scale
    sounding.add(playback)
    report({ type: 'music', piece, at, from: from ?? null, phase, band })
    preparing = preparing.then(() => inSlices(preparePiece(score, sampleRate)))
  }

  /** The same piece by the same people goes on. */
  function follow(current: Playing, { piece, phase, band = null }: Music): void {
    const now = context.currentTime
    current.playback.setPhase(phase)
    const { playback, parts } = current
    if (current.band !== null && band !== null)
      followBand({ playback, parts, playEffect: (each, at) => void effect(each, tonesAt(at)) }, current.band, band, now)
    current.band = band
    report({ type: 'changed', piece, phase, band })
  }

  /** The tones to which an effect keeps: those of a jingle, else of the chord that sounds, else of the last piece. */
  function tonesAt(at: number): { readonly at: number; readonly scale: Scale; readonly cents: number } {
    const jingle = jingles.find(({ until }) => until > at)
    const chord = jingle === undefined ? playing?.playback.chordAt(at) : undefined
    return { at, scale: jingle?.scale ?? chord?.tones.map(toneNameOf) ?? scale, cents: chord?.cents ?? 0 }
  }

  async function sound(name: EffectName, point: Point | null): Promise<void> {
    const wish = point?.at ?? context.currentTime
    if (!ready.has(name)) await prepare(name)
    const at = Math.max(wish, context.currentTime)
    if (at - wish > lateSeconds) return
    const tones = tonesAt(at)
    if (!effect(effects[name], tones)) return
    const { rests = false }: Effect = effects[name]
    if (rests) playing?.playback.rest(at)
    report({ type: 'effect', name, at, scale: tones.scale, step: point?.step ?? null })
  }

  const effect = createEffects(context, mixer.effects, Math.floor(context.currentTime * 1000) + 7)
  const setLevels = (wish: Levels) => {
    mixer.music.setLevel(wish.music)
    mixer.effects.setLevel(wish.effects)
    mixer.setMono(wish.mono)
  }
  setLevels(levels)
  return {
    setLevels,
    playMusic(music) {
      wanted = music
      if (music === null) return leave(context.currentTime + 0.02)
      if (playing === null || !isPlaying(music)) return void enter(music)
      follow(playing, music)
    },
    async playJingle(piece) {
      const score = firstPieces[piece]
      await inSlices(prepareSection(score, { round: 0, section: 0 }, sampleRate))
      const soon = context.currentTime + leadSeconds
      if (piece !== 'levelUp') cutJingles(soon)
      const at = Math.max(soon, ...jingles.map(({ until }) => until))
      const playback = createPlayback(context, mixer.effects, score, { at })
      const until = playback.endsAt ?? at
      jingles = [...jingles, { playback, scale: score.scale, until }]
      sounding.add(playback)
      mixer.music.duck({ at, seconds: until - at, decibels: duckDecibels })
      stop(playback, until - context.currentTime + tailSeconds)
      report({ type: 'jingle', piece, at, until })
    },
    playEffect(name) {
      void sound(name, null)
    },
    playBlow(name, milliseconds) {
      const wish = context.currentTime + milliseconds / 1000
      const point = playing?.playback.pointAfter(wish, longestWait) ?? { at: wish, step: 0 }
      void sound(name, point)
      return 1000 * (point.at - wish)
    },
  }
}

import { type Jingle, type PieceName, pieces } from '../../content/music/pieces.ts'
import { type EffectName, effects } from './effects/effects.ts'
import { makeWaves } from './instruments/flute.ts'
import { makeMixer } from './mixer.ts'
import type { Music } from './music/music-plan.ts'
import { createEffects, type Scale } from './effects/play-effects.ts'
import type { Effect } from './effects/touches.ts'
import { inSlices, prepareEffect, preparePiece, prepareSection, warmUp } from './prepare.ts'
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
const lateMilliseconds = 150
/** How long the last notes and the room go on at most. */
const tailSeconds = 4

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
  | { readonly type: 'music'; readonly piece: PieceName; readonly at: number; readonly from: Place | null; readonly phase: number }
  | { readonly type: 'phase'; readonly piece: PieceName; readonly phase: number }
  | { readonly type: 'faded'; readonly piece: PieceName; readonly at: number }
  | { readonly type: 'jingle'; readonly piece: PieceName; readonly at: number; readonly until: number }
  /** What celebrated something else has ended early. */
  | { readonly type: 'cut'; readonly at: number }
  | { readonly type: 'effect'; readonly name: EffectName; readonly at: number; readonly scale: Scale }
  /** `suspended`: nothing is heard, as in a hidden tab. */
  | { readonly type: 'state'; readonly state: AudioContextState }

export interface SoundPlayer {
  /** What goes on until something else is wanted; null: silence. */
  readonly playMusic: (music: Music | null) => void
  /** Sounds once on the effects' fader; the music steps back until it is over. A new one cuts those before; a new level waits for its turn. */
  readonly playJingle: (jingle: Jingle) => void
  readonly playEffect: (name: EffectName) => void
  readonly setLevels: (levels: Levels) => void
}

interface Playing {
  readonly piece: PieceName
  readonly playback: Playback
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
  let { scale } = pieces.title
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
    const { piece, playback } = playing
    playing = null
    if (pieces[piece].resumes === true) left.set(piece, playback.placeAt(at))
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

  async function enter(music: Music): Promise<void> {
    const { piece } = music
    const score = pieces[piece]
    const from = left.get(piece)
    await inSlices(prepareSection(score, from ?? { round: 0, section: 0 }, sampleRate))
    // Meanwhile something else may have been asked for.
    if (wanted?.piece !== piece || playing?.piece === piece) return
    const at = context.currentTime + leadSeconds
    leave(at)
    cutJingles(at)
    const { phase } = wanted
    const playback = createPlayback(context, mixer.music, score, { at, phase, loudness: 0, ...(from === undefined ? {} : { from }) })
    playback.fade({ at, seconds: from === undefined ? 0.02 : crossfadeSeconds, to: 1 })
    playing = { piece, playback }
    scale = score.scale
    sounding.add(playback)
    report({ type: 'music', piece, at, from: from ?? null, phase })
    preparing = preparing.then(() => inSlices(preparePiece(score, sampleRate)))
  }

  const effect = createEffects(context, mixer.effects, mixer.music, Math.floor(context.currentTime * 1000) + 7)
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
      if (playing?.piece !== music.piece) return void enter(music)
      playing.playback.setPhase(music.phase)
      report({ type: 'phase', ...music })
    },
    async playJingle(piece) {
      const score = pieces[piece]
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
    async playEffect(name) {
      const asked = performance.now()
      if (!ready.has(name)) await prepare(name)
      if (performance.now() - asked > lateMilliseconds) return
      const at = context.currentTime
      const heard = jingles.find(({ until }) => until > at)?.scale ?? scale
      if (effect(name, heard, at)) report({ type: 'effect', name, at, scale: heard })
    },
  }
}

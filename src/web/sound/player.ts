import type { Jingle } from '../../content/music/pieces.ts'
import { type EffectName, effects } from './effects/effects.ts'
import { createEffects } from './effects/play-effects.ts'
import type { Effect } from './effects/touches.ts'
import { makeWaves } from './instruments/flute.ts'
import { makeMixer } from './mixer.ts'
import type { Music } from './music/music-plan.ts'
import { createMusicPlayer } from './music/music-player.ts'
import { inSlices, prepareEffect, warmUp } from './prepare.ts'
import type { SoundReport } from './report.ts'
import type { Point } from './score/grid.ts'

// Loaded together with it: a chunk of its own would cost more than it holds.
export { listenToInterface } from './interface-sounds.ts'

/** An effect whose samples are not made yet may come so much later; then it is left out. */
const lateSeconds = 0.15

export interface Levels {
  /** 0–1. */
  readonly music: number
  readonly effects: number
  /** Both ears hear the same. */
  readonly mono: boolean
}

export interface SoundPlayer {
  /** What goes on until something else is wanted; null: silence. */
  readonly playMusic: (music: Music | null) => void
  /** Sounds once on the effects' fader; the music steps back until it is over. */
  readonly playJingle: (jingle: Jingle) => void
  /** @param side from where it comes: −1 left to 1 right */
  readonly playEffect: (name: EffectName, side: number) => void
  /** The instrument of the member who is asked for a command, from where their card lies. */
  readonly callMember: (place: number) => void
  /**
   * An effect that is heard when something strikes, in so many milliseconds or a little later: in the rhythm of the piece.
   * @returns by how many milliseconds later it should strike, 0–120.
   */
  readonly playBlow: (name: EffectName, milliseconds: number, side: number) => number
  readonly setLevels: (levels: Levels) => void
}

/** The work is spread over many short tasks, so it answers after a while. */
export async function createPlayer(context: AudioContext, levels: Levels, report: (what: SoundReport) => void): Promise<SoundPlayer> {
  const { sampleRate } = context
  context.addEventListener('statechange', () => report({ type: 'state', state: context.state }))
  await inSlices(warmUp(sampleRate))
  await inSlices(makeWaves(context))
  const mixer = await inSlices(makeMixer(context))
  const ready = new Set<EffectName>()
  /** All samples but those needed at once, made one after the other. */
  let preparing = prepareAll()
  const play = createEffects(context, mixer.effects, Math.floor(context.currentTime * 1000) + 7)
  const later = (work: () => Promise<void>): void => {
    preparing = preparing.then(work)
  }
  const music = createMusicPlayer({ context, mixer, playEffect: play, later, report })

  async function prepare(name: EffectName): Promise<void> {
    await inSlices(prepareEffect(effects[name], sampleRate))
    ready.add(name)
  }

  /** The interface first: it is what sounds first. */
  async function prepareAll(): Promise<void> {
    const entries = Object.entries(effects) as readonly (readonly [EffectName, Effect])[]
    for (const isFirst of [true, false]) for (const [name, { quiet = false }] of entries) if (quiet === isFirst) await prepare(name)
  }

  /** @param point where it should sound; null: now */
  async function sound(name: EffectName, point: Point | null, side: number): Promise<void> {
    const wish = point?.at ?? context.currentTime
    if (!ready.has(name)) await prepare(name)
    const at = Math.max(wish, context.currentTime)
    if (at - wish > lateSeconds) return
    const effect: Effect = effects[name]
    const tones = music.tonesAt(at)
    if (!play(effect, { ...tones, side })) return
    if (effect.rests === true) music.rest(at)
    report({ type: 'effect', name, at, scale: tones.scale, step: point?.step ?? null, side })
  }

  const setLevels = (wish: Levels) => {
    mixer.music.setLevel(wish.music)
    mixer.effects.setLevel(wish.effects)
    mixer.setMono(wish.mono)
  }
  setLevels(levels)
  return {
    setLevels,
    playMusic: (wanted) => music.play(wanted),
    playJingle: (jingle) => music.playJingle(jingle),
    playEffect: (name, side) => void sound(name, null, side),
    callMember: music.callMember,
    playBlow(name, milliseconds, side) {
      const wish = context.currentTime + milliseconds / 1000
      const point = music.pointAfter(wish)
      void sound(name, point, side)
      return 1000 * (point.at - wish)
    },
  }
}

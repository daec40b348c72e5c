import type { Jingle } from '../../content/music/pieces.ts'
import { liveValue } from '../state/live-value.ts'
import { onRemembered, recall, remember } from '../state/stored-choice.ts'
import type { EffectName } from './effects/effects.ts'
import type { Music } from './music/music-plan.ts'
import type { Levels, SoundPlayer } from './player.ts'
import type { SoundReport } from './report.ts'

/** What the player of the game has chosen, remembered by the browser. */
export interface SoundChoice {
  readonly on: boolean
  /** 0–10. */
  readonly music: number
  readonly effects: number
}

/** On the window, for each `SoundReport`. */
export const reportEvent = 'kageakari:sound'

const usualVolume = 7
/** A tap, in the names of DOM events. A finger that only comes down does not let a browser begin a sound. */
const taps = ['click', 'keydown'] as const

const choice = liveValue<SoundChoice>({
  on: recall('sound') === 'on',
  music: recalledVolume('music-volume'),
  effects: recalledVolume('effects-volume'),
})
/** Whether anything has been chosen in this browser yet. */
const asked = liveValue(recall('sound') !== null)
let music: Music | null = null
let context: AudioContext | null = null
let player: Promise<SoundPlayer | null> | null = null
/** The player, once it has been loaded. */
let loaded: SoundPlayer | null = null
let lastPlayed = Number.NEGATIVE_INFINITY

/** Plays an effect, or a jingle under which the music steps back, if sound is wanted. @param side from where an effect comes: −1 left to 1 right */
export function play(name: EffectName | Jingle, side = 0): void {
  lastPlayed = performance.now()
  if (document.hidden) return
  withPlayer((it) => (isJingle(name) ? it.playJingle(name) : it.playEffect(name, side)))
}

/**
 * Plays an effect when something strikes, in so many milliseconds or a little later, in the rhythm of the music.
 * @param side from where it comes: −1 left to 1 right
 * @returns by how many milliseconds later it should strike, 0–120; null where nothing sounds.
 */
export function playBlow(name: EffectName, milliseconds: number, side: number): number | null {
  if (loaded === null || !choice.get().on || document.hidden) return null
  lastPlayed = performance.now()
  return loaded.playBlow(name, milliseconds, side)
}

/** The member in that place is asked for a command: their instrument tells so, in battle. */
export const callMember = (place: number): void => withPlayer((it) => it.callMember(place))

/** What goes on until something else is asked for; null: silence. */
export function playMusic(wanted: Music | null): void {
  music = wanted
  withPlayer((it) => it.playMusic(wanted))
}

/** Whether `play` was called in the last so many milliseconds: then a press has its sound already. */
export const hasJustPlayed = (milliseconds: number): boolean => performance.now() - lastPlayed < milliseconds

const jingles: Readonly<Record<Jingle, true>> = {
  victory: true,
  fieldCleared: true,
  defeat: true,
  levelUp: true,
  learning: true,
  treasure: true,
}

const isJingle = (name: EffectName | Jingle): name is Jingle => name in jingles

function withPlayer(act: (player: SoundPlayer) => void): void {
  if (!choice.get().on || player === null) return
  void player.then((it) => {
    if (it !== null && choice.get().on) act(it)
  })
}

/** Must be called while a tap is handled: browsers allow sound only then. The rest of the house loads now. */
function start(): void {
  for (const tap of taps) window.removeEventListener(tap, start, { capture: true })
  player ??= load()
  if (!document.hidden) void context?.resume()
  void player.then((it) => {
    if (choice.get().on) it?.playMusic(music)
  })
}

/** Null on a device without sound, which is no reason to stop the game. */
async function load(): Promise<SoundPlayer | null> {
  try {
    // To open the device takes a while, so it is a task of its own. It still counts as part of the tap.
    await new Promise((resolve) => setTimeout(resolve))
    const audio = new AudioContext()
    context = audio
    if (choice.get().on && !document.hidden) void audio.resume()
    else void audio.suspend()
    document.addEventListener('visibilitychange', () => void (document.hidden || !choice.get().on ? audio.suspend() : audio.resume()))
    const { createPlayer, listenToInterface } = await import('./player.ts')
    loaded = await createPlayer(audio, levels(), report)
    listenToInterface()
    return loaded
  } catch {
    return null
  }
}

function levels(): Levels {
  const { music: musicVolume, effects } = choice.get()
  return { music: musicVolume / 10, effects: effects / 10, mono: recall('mono') === 'on' }
}

const report = (detail: SoundReport) => void window.dispatchEvent(new CustomEvent(reportEvent, { detail }))

/** Sound that was on in an earlier visit begins with the first tap of this one. */
function waitForTap(): void {
  for (const tap of taps) window.addEventListener(tap, start, { capture: true })
}

/** Changes what is chosen, remembers it, and begins or ends the sound. Called while a tap is handled. */
export function chooseSound(change: Partial<SoundChoice>): void {
  const before = choice.get()
  const on = change.on ?? before.on
  asked.set(true)
  choice.set({ ...before, on })
  remember('sound', on ? 'on' : 'off')
  setVolumes(change)
  if (on && !before.on) start()
  if (!on && before.on) void context?.suspend()
  if (on && !before.on) play('confirm')
}

/** Both 0–10. */
export const volumes = (): Pick<SoundChoice, 'music' | 'effects'> => ({ music: choice.get().music, effects: choice.get().effects })

/** Changes and remembers the volumes that are given, whether there is sound or not. */
export function setVolumes({ music: musicVolume, effects }: { readonly [Name in 'music' | 'effects']?: number | undefined }): void {
  const before = choice.get()
  choice.set({ ...before, music: musicVolume ?? before.music, effects: effects ?? before.effects })
  if (musicVolume !== undefined) remember('music-volume', String(musicVolume))
  if (effects !== undefined) remember('effects-volume', String(effects))
  withPlayer((it) => it.setLevels(levels()))
}

export const useSoundChoice = choice.useValue

/** Whether the player of the game has ever said yes or no. */
export const useSoundAsked = asked.useValue

function recalledVolume(name: string): number {
  const volume = Number(recall(name) ?? usualVolume)
  return Number.isInteger(volume) && volume >= 0 && volume <= 10 ? volume : usualVolume
}

onRemembered((name) => {
  if (name === 'mono') withPlayer((it) => it.setLevels(levels()))
})

if (choice.get().on) waitForTap()

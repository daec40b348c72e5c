import { firstPieces } from '../../../content/music/first-pieces.ts'
import type { Jingle, PieceName } from '../../../content/music/pieces.ts'
import type { Score } from '../../../content/music/score.ts'
import type { BandState } from '../band/band-state.ts'
import { followBand, setBand } from '../band/conductor.ts'
import { callOf, entries } from '../band/entries.ts'
import { type Arrangement, arranging } from '../band/seats.ts'
import type { Use } from '../effects/play-effects.ts'
import type { Effect } from '../effects/touches.ts'
import type { Mixer } from '../mixer.ts'
import { inSlices, prepareEffect, preparePiece, prepareSection } from '../prepare.ts'
import type { SoundReport } from '../report.ts'
import type { Point } from '../score/grid.ts'
import { toneNameOf } from '../score/notation.ts'
import { aheadSeconds, createPlayback, type PiecePosition, type Playback } from '../score/sequencer.ts'
import type { Music } from './music-plan.ts'

const tickMilliseconds = 25
const crossfadeSeconds = 0.6
/** From the decision to play until the first note. */
const leadSeconds = 0.1
/** How soon a jingle is gone that gives way to another or to another place. */
const cutSeconds = 0.3
/** How far the music steps back under a jingle. */
const duckDecibels = 16
/** How long the last notes and the room go on at most. */
const tailSeconds = 4
/** How long a blow waits for the rhythm of the piece at most. */
const longestWait = 0.12

interface MusicPlayer {
  /** What goes on until something else is wanted; null: silence. */
  readonly play: (music: Music | null) => void
  /** The music steps back until it is over. A new one cuts those before; a new level waits for its turn. */
  readonly playJingle: (jingle: Jingle) => void
  /** The tones to which an effect keeps: those of a jingle, else of the chord that sounds, else of the last piece. */
  readonly tonesAt: (at: number) => Use
  /** When a blow should be heard that is ready then. */
  readonly pointAfter: (at: number) => Point
  /** The piece is silent from then to its bar line. */
  readonly rest: (at: number) => void
  /** One stroke of the member's instrument; nothing where no band plays. */
  readonly callMember: (place: number) => void
}

interface Surroundings {
  readonly context: AudioContext
  readonly mixer: Mixer
  readonly playEffect: (effect: Effect, use: Use) => void
  /** Work that can wait, done one after the other. */
  readonly later: (work: () => Promise<void>) => void
  readonly report: (what: SoundReport) => void
}

interface Playing {
  readonly piece: PieceName
  /** Roles by place; empty: the house alone. */
  readonly roles: string
  readonly playback: Playback
  readonly members: Arrangement['members']
  readonly resumes: boolean
  band: BandState | null
}

const rolesOf = ({ band }: Music): string => (band?.members ?? []).map(({ role }) => role).join('')

/** Null where it cannot be had: then what sounds goes on. */
async function scoreOf(piece: PieceName): Promise<Score | null> {
  if (isFirst(piece)) return firstPieces[piece]
  const later = await import('../../../content/music/later-pieces.ts').catch(() => null)
  return later?.laterPieces[piece] ?? null
}

const isFirst = (piece: PieceName): piece is keyof typeof firstPieces => piece in firstPieces

/** Pieces that go on, and jingles over them. */
export function createMusicPlayer({ context, mixer, playEffect, later, report }: Surroundings): MusicPlayer {
  const { sampleRate } = context
  const sounding = new Set<Playback>()
  const left = new Map<PieceName, PiecePosition>()
  let wanted: Music | null = null
  let playing: Playing | null = null
  /** Of the piece that sounds or did last. */
  let { scale }: Pick<Score, 'scale'> = firstPieces.title
  let jingles: readonly { readonly playback: Playback; readonly scale: Score['scale']; readonly until: number }[] = []

  setInterval(() => {
    for (const playback of sounding) playback.scheduleUntil(context.currentTime + aheadSeconds)
  }, tickMilliseconds)

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
    const written = await scoreOf(piece)
    if (written === null) return
    const roles = music.band?.members.map(({ role }) => role)
    const { score, members } = roles === undefined ? { score: written, members: [] } : await inSlices(arranging(written, roles))
    const from = left.get(piece)
    await inSlices(prepareSection(score, from ?? { round: 0, section: 0 }, sampleRate))
    // Meanwhile something else may have been asked for.
    if (wanted === null || !isWanted(music) || isPlaying(music)) return
    const at = context.currentTime + leadSeconds
    leave(at)
    cutJingles(at)
    const { phase, band = null } = wanted
    const start = { at, phase, loudness: 0, ...(from === undefined ? {} : { from }) }
    const playback = createPlayback(context, mixer.music, score, start)
    if (band !== null) setBand({ playback, members }, band, context.currentTime)
    playback.fade({ at, seconds: from === undefined ? 0.02 : crossfadeSeconds, to: 1 })
    playing = { piece, roles: rolesOf(music), playback, members, resumes: score.resumes === true, band }
    scale = score.scale
    sounding.add(playback)
    report({ type: 'music', piece, at, from: from ?? null, phase, band })
    later(() => inSlices(preparePiece(score, sampleRate)))
    for (const { seat } of members) later(() => inSlices(prepareEffect(entries[seat], sampleRate)))
  }

  /** The same piece by the same people goes on. */
  function follow(current: Playing, { piece, phase, band = null }: Music): void {
    const { playback, members } = current
    playback.setPhase(phase)
    if (current.band !== null && band !== null) {
      const group = { playback, members, playEffect: (effect: Effect, at: number) => playEffect(effect, tonesAt(at)) }
      followBand(group, current.band, band, context.currentTime)
    }
    current.band = band
    report({ type: 'changed', piece, phase, band })
  }

  function tonesAt(at: number): Use {
    const jingle = jingles.find(({ until }) => until > at)
    const chord = jingle === undefined ? playing?.playback.chordAt(at) : undefined
    return { at, scale: jingle?.scale ?? chord?.tones.map(toneNameOf) ?? scale, cents: chord?.cents ?? 0 }
  }

  async function playJingle(piece: Jingle): Promise<void> {
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
  }

  return {
    play(music) {
      wanted = music
      if (music === null) leave(context.currentTime + 0.02)
      else if (playing === null || !isPlaying(music)) void enter(music)
      else follow(playing, music)
    },
    playJingle: (piece) => void playJingle(piece),
    tonesAt,
    pointAfter: (at) => playing?.playback.pointAfter(at, longestWait) ?? { at, step: 0 },
    rest: (at) => playing?.playback.rest(at),
    callMember(place) {
      const seat = playing?.members[place]?.seat
      if (seat === undefined) return
      const at = context.currentTime
      playEffect(callOf(seat), { ...tonesAt(at), side: place - 1 })
      report({ type: 'call', place, at })
    },
  }
}

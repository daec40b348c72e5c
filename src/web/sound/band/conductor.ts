import type { Effect } from '../effects/touches.ts'
import type { Playback } from '../score/sequencer.ts'
import type { Gate } from '../score/strips.ts'
import type { BandState } from './band-state.ts'
import { entries, entrySeconds, gathering } from './entries.ts'
import { type Arrangement, HEART } from './seats.ts'

/** By how many cents everything rises when one enemy is left. */
const lastEnemyCents = 200

interface Band {
  readonly playback: Pick<Playback, 'setGate' | 'lift' | 'barAfter'>
  readonly members: Arrangement['members']
  /** What is heard of somebody who comes in, on the context's clock. */
  readonly playEffect: (effect: Effect, at: number) => void
}

/** Sets parts, heartbeat and pitch to `state` when a piece begins, without the effects of a change. */
export function setBand({ playback, members }: Pick<Band, 'playback' | 'members'>, state: BandState, at: number): void {
  for (const [place, { gate }] of state.members.entries()) setParts({ playback, members }, place, gate, at)
  setHeart(playback, state, at)
  if (state.isLastEnemy) playback.lift(at, lastEnemyCents)
}

/** Applies a change of the party's state to the piece that plays: parts fall silent at once and enter at a bar, with their effects. */
export function followBand({ playback, members, playEffect }: Band, before: BandState, after: BandState, now: number): void {
  for (const [place, { gate }] of after.members.entries()) {
    const was = before.members[place]?.gate
    if (was === gate) continue
    const bar = playback.barAfter(now + entrySeconds)
    setParts({ playback, members }, place, gate, was === 'silent' ? bar : now)
    const seat = members[place]?.seat
    if (was === 'silent' && seat !== undefined) playEffect(entries[seat], bar - entrySeconds)
  }
  const bar = playback.barAfter(now)
  if (isInDanger(before) !== isInDanger(after)) setHeart(playback, after, bar)
  if (before.isLastEnemy === after.isLastEnemy) return
  playback.lift(bar, after.isLastEnemy ? lastEnemyCents : 0)
  const strokes = after.isLastEnemy ? gathering(bar - now) : null
  if (strokes !== null) playEffect(strokes, now)
}

function setParts({ playback, members }: Pick<Band, 'playback' | 'members'>, place: number, gate: Gate, at: number): void {
  for (const part of members[place]?.parts ?? []) playback.setGate(part, gate, at)
}

function setHeart({ setGate }: Pick<Playback, 'setGate'>, state: BandState, at: number): void {
  setGate(HEART, isInDanger(state) ? 'full' : 'silent', at)
}

/** Whether somebody is who stands. */
const isInDanger = ({ members }: BandState): boolean => members.some(({ gate }) => gate === 'thin')

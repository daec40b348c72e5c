import type { Effect } from '../effects/touches.ts'
import type { Playback } from '../score/sequencer.ts'
import type { Gate } from '../score/strips.ts'
import type { BandState } from './band-state.ts'
import { entries, entrySeconds, gathering } from './entries.ts'
import { type Arrangement, HEART, seatOfRole } from './seats.ts'

/** By how many cents everything rises when one enemy is left. */
const lastEnemyCents = 200

interface Band {
  readonly playback: Pick<Playback, 'setGate' | 'lift' | 'barAfter'>
  readonly parts: Arrangement['parts']
  /** What is heard of somebody who comes in, on the context's clock. */
  readonly playEffect: (effect: Effect, at: number) => void
}

/** How it stands when the piece begins: nobody comes in, nothing gathers. */
export function setBand(
  { playback, parts }: Pick<Band, 'playback' | 'parts'>,
  { members, isDanger, isLastEnemy }: BandState,
  at: number,
): void {
  for (const [place, { gate }] of members.entries()) for (const part of parts[place] ?? []) playback.setGate(part, gate, at)
  playback.setGate(HEART, isDanger ? 'full' : 'silent', at)
  if (isLastEnemy) playback.lift(at, lastEnemyCents)
}

/** What becomes of the music when those who play fare otherwise than before. */
export function followBand({ playback, parts, playEffect }: Band, before: BandState, after: BandState, now: number): void {
  const setPlace = (place: number, gate: Gate, at: number) => {
    for (const part of parts[place] ?? []) playback.setGate(part, gate, at)
  }
  for (const [place, { role, gate }] of after.members.entries()) {
    const was = before.members[place]?.gate
    if (was === gate) continue
    if (was !== 'silent') {
      setPlace(place, gate, now)
      continue
    }
    const bar = playback.barAfter(now + entrySeconds)
    setPlace(place, gate, bar)
    playEffect(entries[seatOfRole(role)], bar - entrySeconds)
  }
  const bar = playback.barAfter(now)
  if (before.isDanger !== after.isDanger) playback.setGate(HEART, after.isDanger ? 'full' : 'silent', bar)
  if (before.isLastEnemy === after.isLastEnemy) return
  playback.lift(bar, after.isLastEnemy ? lastEnemyCents : 0)
  const strokes = after.isLastEnemy ? gathering(bar - now) : null
  if (strokes !== null) playEffect(strokes, now)
}

import type { Score } from '../../../../content/music/score.ts'
import { createMixer } from '../../mixer.ts'
import { aheadSeconds, createPlayback, type PiecePosition } from '../../score/sequencer.ts'

export const sampleRate = 44100
/** Offline, the rendering stops so often and asks for what comes next, so that no more notes sound at once than live. */
const stepSeconds = 0.5

interface Excerpt {
  readonly seconds: number
  /** Of these, how many come after the last note. */
  readonly tail: number
  readonly from?: PiecePosition
  /** In seconds: where which phase begins. */
  readonly phases?: readonly { readonly at: number; readonly phase: number }[]
}

export async function render(score: Score, { seconds, tail, from, phases = [] }: Excerpt): Promise<AudioBuffer> {
  const context = new OfflineAudioContext(2, Math.ceil(seconds * sampleRate), sampleRate)
  const { music } = createMixer(context)
  const playback = createPlayback(context, music, score, {
    at: 0,
    phase: phases.find(({ at }) => at === 0)?.phase ?? 1,
    ...(from ? { from } : {}),
  })
  // The next round would begin a little early.
  const last = score.once === true ? seconds : seconds - tail - 0.1
  const schedule = (time: number): void => {
    const phase = phases.findLast(({ at }) => at <= time)?.phase
    if (phase !== undefined) playback.setPhase(phase)
    playback.scheduleUntil(Math.min(time, last))
  }
  for (let at = stepSeconds; at < seconds; at += stepSeconds) {
    void context.suspend(at).then(() => {
      schedule(at + stepSeconds + aheadSeconds)
      return context.resume()
    })
  }
  schedule(stepSeconds + aheadSeconds)
  return context.startRendering()
}

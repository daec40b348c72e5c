import { type KeyboardEvent, useRef, useState } from 'react'
import { jobText as text } from '../../../content/text/job.ts'
import { play } from '../../sound/sound.ts'
import { classes } from '../../ui/classes.ts'
import styles from './job.module.css'
import { afterSnip, type Hand, snipAt, steadyHand } from './snip.ts'

interface PushButtonProps {
  readonly clicks: number
  readonly onPush: () => void
}

/** How many "+1" are animated at once. */
const flying = 5

/**
 * A click is made by mouse, finger, Enter or Space. A held key counts once: the repeated key events of a held Enter
 * are kept from becoming clicks.
 */
export function PushButton({ clicks, onPush }: PushButtonProps) {
  const holdOff = (event: KeyboardEvent) => {
    if (event.repeat) event.preventDefault()
  }
  const fire = useRef<HTMLSpanElement>(null)
  const [hand, setHand] = useState(steadyHand)
  const push = () => {
    const phase = phaseOf(fire.current)
    if (phase !== null) setHand(afterSnip(hand, snipAt(phase)))
    onPush()
    play(clicks % 10 === 9 ? 'coin' : 'tab')
  }
  const recent = Array.from({ length: Math.min(flying, clicks) }, (_, at) => clicks - at)
  return (
    <div className={styles.pushPlace}>
      {/* Two names for the same animation, in turn, so that each click restarts it. */}
      <button
        type="button"
        className={styles.push}
        data-beat={clicks === 0 ? undefined : clicks % 2}
        onKeyDown={holdOff}
        onClick={push}
        data-first
      >
        <Lantern />
        <span className={styles.shine} />
        <span className={styles.soot} data-soot={hand.soot} />
        <span ref={fire} className={styles.fire}>
          <Flame />
        </span>
        <span className={styles.word}>{text.push}</span>
        <span className={styles.reading}>{text.pushReading}</span>
      </button>
      <div className={styles.floats} aria-hidden="true">
        {recent.map((each) => (
          <span
            key={each}
            className={classes(styles.float, each === clicks && hand.last === 'perfect' && styles.golden)}
            style={{ '--drift': `${((each * 37) % 110) - 55}px` } as Readonly<Record<string, string>>}
          >
            ＋1
          </span>
        ))}
        <Verdict key={clicks} hand={hand} />
      </div>
    </div>
  )
}

/** Of the last snip. Show only: the figures below are what counts. */
function Verdict({ hand: { last, combo } }: { readonly hand: Hand }) {
  if (last === null) return <span className={styles.hint}>{text.snipHint}</span>
  if (last === 'plain') return null
  return <span className={classes(styles.verdict, styles[last])}>{last === 'perfect' ? text.perfect(combo) : text.sooty}</span>
}

/** How far the flame is in its breath, 0…1; null without motion. */
function phaseOf(fire: HTMLElement | null): number | null {
  const progress = fire?.getAnimations()[0]?.effect?.getComputedTiming().progress
  return progress ?? null
}

function Flame() {
  return (
    <svg viewBox="100 30 100 110" aria-hidden="true">
      <g className={styles.flame}>
        <path fill="#e8641f" d="M150 44c26 30 36 46 30 68-4 16-16 24-30 24s-26-8-30-24c-6-22 4-38 30-68z" />
        <path fill="#ffb03f" d="M150 60c19 24 26 36 22 52-3 12-11 18-22 18s-19-6-22-18c-4-16 3-28 22-52z" />
        <path fill="#fff3bf" d="M150 80c13 17 17 26 14 37-2 9-7 12-14 12s-12-3-14-12c-3-11 1-20 14-37z" />
      </g>
    </svg>
  )
}

/** The upper blade of the shears, closed: its point at the wick, its grip beyond the rivet below. The lower one is its mirror image. */
const BLADE =
  'M152 142C172 130 195 128 214 134L243 146l-5 8L206 143C190 139 172 140 152 142z' +
  'M236 158a16 16 0 1 1 32 0a16 16 0 1 1-32 0zM244 158a8 8 0 1 0 16 0a8 8 0 1 0-16 0z'

function Lantern() {
  return (
    <svg viewBox="0 0 300 300" className={styles.lantern} aria-hidden="true">
      <defs>
        <radialGradient id="job-paper" cx="50%" cy="40%" r="62%">
          <stop offset="0" stopColor="#fffbe2" />
          <stop offset=".32" stopColor="#ffdf8d" />
          <stop offset=".72" stopColor="#f59a36" />
          <stop offset="1" stopColor="#a8421c" />
        </radialGradient>
      </defs>
      <circle cx="150" cy="150" r="146" fill="#170d1e" />
      <circle cx="150" cy="150" r="139" fill="none" stroke="#d39a6a" strokeWidth="2" />
      <circle cx="150" cy="150" r="132" fill="url(#job-paper)" />
      <g fill="none" stroke="#9a4a1c" strokeOpacity=".42" strokeWidth="2.5">
        <path d="M41 76Q150 98 259 76M22 116Q150 138 278 116M18 160Q150 178 282 160M31 204Q150 222 269 204M62 246Q150 260 238 246" />
      </g>
      <path d="M112 33h16M172 33h16" stroke="#7a2a12" strokeWidth="4" strokeLinecap="round" />
      <path d="M150 128v26" stroke="#26121c" strokeWidth="6" strokeLinecap="round" />
      <path className={styles.piece} d="M150 124v12" stroke="#26121c" strokeWidth="6" strokeLinecap="round" />
      <g fill="#1b0f22">
        <path className={styles.blade} d={BLADE} />
        <g transform="matrix(1 0 0 -1 0 282)">
          <path className={styles.blade} d={BLADE} />
        </g>
        <circle cx="208" cy="141" r="3.5" fill="#ffdf8d" />
      </g>
    </svg>
  )
}

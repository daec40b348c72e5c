import type { KeyboardEvent } from 'react'
import { jobText as text } from '../../../content/text/job.ts'
import { play } from '../../sound/sound.ts'
import styles from './job.module.css'

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
  const push = () => {
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
        <span className={styles.word}>{text.push}</span>
        <span className={styles.reading}>{text.pushReading}</span>
      </button>
      <div className={styles.floats} aria-hidden="true">
        {recent.map((each) => (
          <span
            key={each}
            className={styles.float}
            style={{ '--drift': `${((each * 37) % 110) - 55}px` } as Readonly<Record<string, string>>}
          >
            ＋1
          </span>
        ))}
      </div>
    </div>
  )
}

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
      <g className={styles.flame}>
        <path fill="#e8641f" d="M150 44c26 30 36 46 30 68-4 16-16 24-30 24s-26-8-30-24c-6-22 4-38 30-68z" />
        <path fill="#fff3bf" d="M150 76c14 18 18 28 15 40-2 9-8 13-15 13s-13-4-15-13c-3-12 1-22 15-40z" />
      </g>
      <path d="M150 128v26" stroke="#26121c" strokeWidth="6" strokeLinecap="round" />
      <path className={styles.piece} d="M150 124v12" stroke="#26121c" strokeWidth="6" strokeLinecap="round" />
      <g className={styles.shears} fill="#1b0f22" stroke="#ffe6a6" strokeWidth="1.6">
        <path className={styles.bladeUp} d="M158 140 250 108q7-2 5 4L168 150z" />
        <path className={styles.bladeDown} d="M158 144 252 172q7 3 1 6l-88-24z" />
      </g>
    </svg>
  )
}

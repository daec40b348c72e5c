import { type KeyboardEvent, useRef, useState } from 'react'
import { jobText as text } from '../../../content/text/job.ts'
import flame from '../../art/svg/screens/push-flame.svg?raw'
import lantern from '../../art/svg/screens/push-lantern.svg?raw'
import { play } from '../../sound/sound.ts'
import { classes } from '../../ui/classes.ts'
import styles from './job.module.css'
import { afterSnip, type Hand, snipAt, steadyHand } from './snip.ts'

interface PushButtonProps {
  readonly clicks: number
  readonly onPush: () => void
}

/** Inlined, so that a push moves parts of them. */
const lanternPicture = { __html: lantern }
const flamePicture = { __html: flame }

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
        <span dangerouslySetInnerHTML={lanternPicture} aria-hidden="true" />
        <span className={styles.shine} />
        <span className={styles.soot} data-soot={hand.soot} />
        <span ref={fire} className={styles.fire} dangerouslySetInnerHTML={flamePicture} aria-hidden="true" />
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

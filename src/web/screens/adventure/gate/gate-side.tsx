import { useEffect, useState } from 'react'
import { gatekeeper, gateNotices } from '../../../../content/story/town/gate.ts'
import { adventureText as text } from '../../../../content/text/adventure.ts'
import { newsOf, rememberSaid, saidTo, useGreeting, withTalk } from '../../../town/greeting.ts'
import { play } from '../../../sound/sound.ts'
import type { Town } from '../../../town/town.ts'
import { Speech } from '../../../ui/story/speech.tsx'
import styles from './gate-side.module.css'
import layout from '../../../ui/layout.module.css'
import { classes } from '../../../ui/classes.ts'
import { isSmallWindow } from '../../../ui/small-window.ts'

/** How long カンヌキ's words cover the map, in ms: enough to read four short lines twice. */
const READING = 9000

/** カンヌキ, who opens the gate: over the sky of the map, on a phone in the line above it. Folds to the name once it has been read; a click opens and folds it. */
export function Gatekeeper({ town }: { readonly town: Town }) {
  const greeting = useGreeting(town, (known) => ({
    news: newsOf('kannuki', gatekeeper, known),
    usual: withTalk(gatekeeper.entrances, gatekeeper.talk, known.cleared.size),
  }))
  const [isOpen, setOpen] = useState(true)
  useEffect(() => {
    if (!isOpen) return
    const timer = setTimeout(() => setOpen(false), READING)
    return () => clearTimeout(timer)
  }, [isOpen])
  if (greeting === null) return null
  const turn = () => {
    play('page')
    setOpen(!isOpen)
  }
  return (
    <div className={styles.keeper}>
      <Speech name={gatekeeper.name} lines={isOpen ? greeting : []} from="none" />
      <button type="button" className={styles.turn} aria-expanded={isOpen} onClick={turn}>
        <span className="aloud">{isOpen ? text.keeperFold : text.keeperOpen}</span>
        {isOpen ? null : (
          <svg viewBox="0 0 8 10" width="8" aria-hidden="true">
            <path fill="currentColor" d="M0 0l8 5-8 5z" />
          </svg>
        )}
      </button>
    </div>
  )
}

interface GateNoticeProps {
  readonly town: Town
  /** The table of the fields is long: on a phone the notice has no room below it, and opens over it. */
  readonly isTableLong: boolean
}

/** ヨツジ's notice on the gate. Large until it has been open once, then small; a click opens and folds it. */
export function GateNotice({ town: { saveId, cleared }, isTableLong }: GateNoticeProps) {
  const key = `notice-${cleared.size}`
  const [isOpen, setOpen] = useState(() => !saidTo(saveId).has(key) && !(isTableLong && isSmallWindow()))
  useEffect(() => {
    if (isOpen) rememberSaid(saveId, key)
  }, [isOpen, saveId, key])
  const lines = gateNotices[Math.min(cleared.size, gateNotices.length - 1)] ?? gateNotices[0]
  const turn = () => {
    play('page')
    setOpen(!isOpen)
  }
  return (
    <section className={classes(layout.row, styles.notice)} data-open={isOpen} data-over={isOpen && isTableLong} aria-label={text.notice}>
      {/* On a phone the button does not cover it. */}
      <div role="presentation" className={styles.sheet} onClick={turn}>
        {lines.flatMap(rulesIn).map((rule) => (
          <p key={rule}>
            {clausesIn(rule).map((clause) => (
              <span key={clause}>{clause}</span>
            ))}
          </p>
        ))}
        <p className={styles.signature}>{text.noticeSignature}</p>
      </div>
      <button type="button" className={styles.turn} aria-expanded={isOpen} onClick={turn}>
        {isOpen ? text.noticeFold : text.noticeOpen}
      </button>
    </section>
  )
}

/** Each rule of a line: 一、… and 二、… have a column of their own. */
const rulesIn = (line: string): readonly string[] => line.split(/(?<=。)(?=[一二三][、は])/)

/** Where a rule may be broken: after a comma or a full stop, never after its number. */
const clausesIn = (rule: string): readonly string[] => rule.split(/(?<=(?<!^[一二三])[、。])/)

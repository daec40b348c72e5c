import { type CSSProperties, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { battleText } from '../../../../content/text/battle.ts'
import { lookbackText as text } from '../../../../content/text/lookback.ts'
import type { LookbackReply, LookbackTurn } from '../../../../contract/battle/lookback.ts'
import styles from './lamps.module.css'
import { kindledAfter } from './turns.ts'
import { chanceWord, lampAloud } from './words.ts'

interface LampsProps {
  readonly reply: LookbackReply
  /** Index of the turn that is shown. */
  readonly shown: number
  /** Id of the element that shows it. */
  readonly panel: string
  readonly onShow: (nth: number) => void
  /** Stands above the lamps. */
  readonly children: ReactNode
}

/** Even the smallest flame can be seen. */
const LEAST_HEIGHT = 0.075

/** Share of the highest flame, by the chance in tenths. */
const heightOf = (tenths: number): number => Math.max(LEAST_HEIGHT, tenths / 10)

export const lampId = (panel: string, nth: number): string => `${panel}-${nth}`

/** A footlight for each turn: its flame is as high as the chance after it. As a tablist; the keys are the view's. */
export function Lamps({ reply: { turns }, shown, panel, onShow, children }: LampsProps) {
  const [kindled, setKindled] = useState(() => kindledAfter([], turns))
  const now = kindledAfter(kindled, turns)
  if (now.some((lit, nth) => lit !== kindled[nth])) setKindled(now)
  return (
    <div className={styles.lamps}>
      <div className={styles.news}>{children}</div>
      <div className={styles.row} role="tablist" tabIndex={-1} aria-label={text.lamps}>
        <div className={styles.track}>
          <span className={styles.half} aria-hidden="true">
            {text.half}
          </span>
          <div className={styles.stand} style={{ '--turns': turns.length } as CSSProperties}>
            <Thread turns={turns} />
            {turns.map((turn, nth) => (
              <button
                key={turn.turn}
                type="button"
                role="tab"
                id={lampId(panel, nth)}
                aria-selected={nth === shown}
                aria-controls={panel}
                tabIndex={nth === shown ? 0 : -1}
                className={styles.lamp}
                style={{ '--height': heightOf(turn.chance ?? 0), '--wait': kindled[nth] ?? 0 } as CSSProperties}
                onClick={() => onShow(nth)}
              >
                {turn.chance === null ? null : <Light isOut={turn.chance === 0} />}
                <Dish />
                {turn.mark === null ? null : (
                  <b className={styles.mark} data-mark={turn.mark} aria-hidden="true">
                    {text.marks[turn.mark]}
                  </b>
                )}
                <span className="aloud">{lampAloud(turn)}</span>
                <span className={styles.words} aria-hidden="true">
                  <span className="num">{battleText.turn(turn.turn)}</span>
                  <b>{turn.chance === null ? '' : turn.chance === 0 ? text.out : chanceWord(turn.chance)}</b>
                </span>
              </button>
            ))}
          </div>
        </div>
      </div>
    </div>
  )
}

/** Keeps the lamp of the turn that is shown in sight, and the focus on it unless that is elsewhere. `isThere`: there are lamps. */
export function useShownLamp(view: RefObject<HTMLElement | null>, shown: number, isThere: boolean): void {
  const wasThere = useRef(false)
  useEffect(() => {
    const lamp = view.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')
    if (!isThere || !lamp) return
    const hasFocus = lamp.closest('[role="tablist"]')?.contains(document.activeElement) === true
    if (hasFocus || !wasThere.current) lamp.focus({ preventScroll: true })
    wasThere.current = true
    lamp.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [view, shown, isThere])
}

/** From tip to tip. */
function Thread({ turns }: { readonly turns: readonly Pick<LookbackTurn, 'chance'>[] }) {
  const steps = turns.map(({ chance }, nth) =>
    chance === null ? '' : `${nth === 0 || turns[nth - 1]?.chance === null ? 'M' : 'L'}${nth * 100 + 50} ${100 - heightOf(chance) * 100}`,
  )
  return (
    <svg className={styles.thread} viewBox={`0 0 ${turns.length * 100} 100`} preserveAspectRatio="none" aria-hidden="true">
      <path d={steps.join('')} />
    </svg>
  )
}

/** A flame, or what is left of it: a wisp of smoke. */
function Light({ isOut }: { readonly isOut: boolean }) {
  if (isOut) {
    return (
      <svg className={styles.flame} viewBox="0 0 40 100" preserveAspectRatio="none" aria-hidden="true">
        <path fill="none" stroke="#b3957f" strokeWidth="9" d="M20 100q-22-28 0-50t4-46" />
      </svg>
    )
  }
  return (
    <>
      <i className={styles.glow} />
      <svg className={styles.flame} viewBox="0 0 40 100" preserveAspectRatio="none" aria-hidden="true">
        <path fill="#f28a2a" d="M20 0C26 22 40 40 40 68a20 32 0 0 1-40 0C0 42 16 30 20 0z" />
        <path fill="#ffcf73" d="M21 24c4 16 12 28 12 46a13 26 0 0 1-26 0c0-18 11-26 14-46z" />
        <path fill="#fff8dc" d="M20 58c3 9 7 13 7 23a7 15 0 0 1-14 0c0-9 5-13 7-23z" />
      </svg>
    </>
  )
}

function Dish() {
  return (
    <svg className={styles.dish} viewBox="0 0 46 16" width="46" height="16" aria-hidden="true">
      <path fill="#5a2a1c" d="M0 3q0-3 3-3h40q3 0 3 3q0 13-22 13h-2Q0 16 0 3z" />
      <path fill="#c98a4a" d="M0 3q0-3 3-3h40q3 0 3 3q0 4-1.4 5.4H1.4Q0 7 0 3z" />
    </svg>
  )
}

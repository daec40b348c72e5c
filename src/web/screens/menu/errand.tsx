import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { errandText as text } from '../../../content/text/errand.ts'
import { uiText } from '../../../content/text/ui.ts'
import type { ClearState } from '../../../contract/menu.ts'
import { useStoredChoice } from '../../state/stored-choice.ts'
import { Button } from '../../ui/controls/button.tsx'
import styles from './errand.module.css'
import layout from '../../ui/layout.module.css'
import { classes } from '../../ui/classes.ts'

type Steps = NonNullable<ClearState['errand']>
type Step = keyof typeof text.steps

const steps: readonly { readonly step: Step; readonly to: string; readonly isDone: (steps: Steps) => boolean }[] = [
  { step: 'spend', to: 'status', isDone: ({ has_spent: done }) => done },
  { step: 'buy', to: 'shop', isDone: ({ has_bought: done }) => done },
  { step: 'defend', to: 'adventure', isDone: ({ has_defended: done }) => done },
]

/** A phone held sideways: open, the note would lie below the bar's foot. */
const isLow = (): boolean => matchMedia('(max-height: 500px)').matches

/** ヨツジ's note to newcomers: three steps, ticked by what the server knows, then a word of his. It can be folded away. */
export function Errand({ errand }: { readonly errand: Steps }) {
  const [fold, setFold] = useStoredChoice('errand', isLow() ? ['folded', 'open'] : ['open', 'folded'])
  const left = steps.filter(({ isDone }) => !isDone(errand))
  const isOpen = fold === 'open'
  const note = useRef<HTMLElement>(null)
  // There it lies over the screen, and a tap beside it closes it.
  useEffect(() => {
    if (!isOpen || !isLow()) return
    const press = ({ target }: PointerEvent) => {
      if (target instanceof Node && note.current?.contains(target) === false) setFold('folded')
    }
    document.addEventListener('pointerdown', press)
    return () => document.removeEventListener('pointerdown', press)
  }, [isOpen, setFold])
  // There the open note lies over the screen to which a step leads.
  const onGo = () => {
    if (isLow()) setFold('folded')
  }
  return (
    <section ref={note} aria-label={text.title} className={styles.note}>
      <button
        type="button"
        className={classes(layout.row, layout.spread, styles.title)}
        aria-expanded={isOpen}
        onClick={() => setFold(isOpen ? 'folded' : 'open')}
      >
        {text.title}
        <span>
          <span className="num">
            {steps.length - left.length}/{steps.length}
          </span>
          <span aria-hidden="true">{isOpen ? '　ー' : '　＋'}</span>
        </span>
      </button>
      {isOpen ? (
        <div aria-live="polite">
          {isLow() && left.length > 0 ? (
            <Button size="small" tone="quiet" className={styles.close} onClick={() => setFold('folded')}>
              {uiText.close}
            </Button>
          ) : null}
          {left.length === 0 ? <Finished /> : <Steps errand={errand} next={left[0]?.step ?? null} onGo={onGo} />}
        </div>
      ) : null}
    </section>
  )
}

interface StepsProps {
  readonly errand: Steps
  /** The first that is not done. */
  readonly next: Step | null
  /** A step is followed to its screen. */
  readonly onGo: () => void
}

function Steps({ errand, next, onGo }: StepsProps) {
  return (
    <ul className={styles.steps}>
      {steps.map(({ step, to, isDone }) => (
        <li key={step} data-done={isDone(errand) || undefined}>
          <span className={classes(layout.centred, styles.tick)}>
            {isDone(errand) ? text.done : <span className="aloud">{text.undone}</span>}
          </span>
          <span>
            <Link to={`/game/rpg/menu/${to}`} onClick={onGo}>
              {text.steps[step]}
            </Link>
            {step === next ? <small>{text.hints[step]}</small> : null}
          </span>
        </li>
      ))}
    </ul>
  )
}

function Finished() {
  return (
    <p className={styles.finished}>
      {text.finished.map((line) => (
        <span key={line}>{line}</span>
      ))}
      <span className={styles.signature}>{text.signature}</span>
    </p>
  )
}

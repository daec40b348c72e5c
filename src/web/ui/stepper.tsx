import { type ReactNode, useId } from 'react'
import { uiText } from '../../content/text/ui.ts'
import { Button } from './button.tsx'
import { classes } from './classes.ts'
import styles from './field.module.css'

interface StepperProps {
  readonly label: ReactNode
  readonly value: number
  /** Gets what was typed or stepped to, not yet clamped: the screen owns the limits and their messages. */
  readonly onValue: (value: number) => void
  readonly disabled?: boolean
  readonly error?: string | null
  /** Among many in a table: the label is only read aloud, and the table says the messages. */
  readonly compact?: boolean
  /** Has the focus when its dialog opens. */
  readonly autoFocus?: boolean
}

/** A whole number with − and ＋ beside it; the arrow keys step too. */
export function Stepper({ label, value, onValue, disabled = false, error = null, compact = false, autoFocus = false }: StepperProps) {
  const id = useId()
  const whose = compact && typeof label === 'string' ? label : ''
  return (
    <div className={compact ? undefined : styles.field}>
      <label className={compact ? 'aloud' : styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.row}>
        <Button size="small" aria-label={`${whose}${uiText.fewer}`} disabled={disabled} onClick={() => onValue(value - 1)}>
          −
        </Button>
        <input
          id={id}
          type="text"
          inputMode="numeric"
          role="spinbutton"
          aria-valuenow={value}
          aria-invalid={error !== null || undefined}
          aria-describedby={`${id}-error`}
          className={classes(styles.input, styles.stepper, compact && styles.compact)}
          value={String(value)}
          disabled={disabled}
          data-autofocus={autoFocus || undefined}
          onFocus={(event) => event.target.select()}
          onChange={(event) => onValue(wholeNumber(event.target.value))}
          onKeyDown={(event) => {
            const step = { ArrowUp: 1, ArrowDown: -1 }[event.key]
            if (step === undefined) return
            event.preventDefault()
            onValue(value + step)
          }}
        />
        <Button size="small" aria-label={`${whose}${uiText.more}`} disabled={disabled} onClick={() => onValue(value + 1)}>
          ＋
        </Button>
      </div>
      <div id={`${id}-error`} className={compact ? 'aloud' : styles.error} aria-live={compact ? 'off' : 'polite'}>
        {error}
      </div>
    </div>
  )
}

/** Full-width digits count too; anything else is 0. */
function wholeNumber(text: string): number {
  const value = Number.parseInt(text.normalize('NFKC').replace(/[^\d-]/g, ''), 10)
  return Number.isNaN(value) ? 0 : value
}

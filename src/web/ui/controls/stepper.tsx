import { type ChangeEvent, type CompositionEvent, type ReactNode, useId, useState } from 'react'
import { uiText } from '../../../content/text/ui.ts'
import { Button } from './button.tsx'
import { classes } from '../classes.ts'
import styles from './field.module.css'
import type { Limits, NumberEntry } from './number-entry.ts'

interface StepperProps {
  readonly label: ReactNode
  readonly entry: NumberEntry
  readonly limits: Limits
  /** Gets the text as typed or stepped to; the screen judges it (`judgeEntry`) and says what was wrong. */
  readonly onText: (text: string) => void
  readonly disabled?: boolean
  readonly error?: string | null
  /** For tables: the label is only read aloud, and the table shows the error. */
  readonly compact?: boolean
  /** Has the focus when its dialog opens. */
  readonly autoFocus?: boolean
}

/** A whole number with − and ＋ beside it; the arrow keys step too. */
export function Stepper({
  label,
  entry,
  limits,
  onText,
  disabled = false,
  error = null,
  compact = false,
  autoFocus = false,
}: StepperProps) {
  const id = useId()
  const name = compact && typeof label === 'string' ? label : ''
  const step = (by: number) => onText(String((entry.number ?? 0) + by))
  /** A number that was set to a limit is right again: its sentence only says what was done. */
  const isWrong = error !== null && entry.number === null
  const { composing, ...typing } = useTyping(onText)
  return (
    <div className={compact ? undefined : styles.field}>
      <label className={compact ? 'aloud' : styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.row}>
        <Button size="small" aria-label={`${name}${uiText.fewer}`} disabled={disabled} onClick={() => step(-1)}>
          −
        </Button>
        <input
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          role="spinbutton"
          aria-valuenow={entry.number ?? undefined}
          aria-valuetext={entry.number === null ? entry.text : undefined}
          aria-valuemin={limits.least}
          aria-valuemax={limits.most}
          aria-invalid={isWrong || undefined}
          aria-describedby={compact ? undefined : `${id}-error`}
          className={classes(styles.input, styles.stepper, compact && styles.compact)}
          value={composing ?? entry.text}
          disabled={disabled}
          data-autofocus={autoFocus || undefined}
          onFocus={(event) => event.target.select()}
          {...typing}
          onKeyDown={(event) => {
            const by = { ArrowUp: 1, ArrowDown: -1 }[event.key]
            if (by === undefined || event.nativeEvent.isComposing) return
            event.preventDefault()
            step(by)
          }}
        />
        <Button size="small" aria-label={`${name}${uiText.more}`} disabled={disabled} onClick={() => step(1)}>
          ＋
        </Button>
      </div>
      {compact ? null : (
        <div id={`${id}-error`} className={isWrong ? styles.error : styles.hint} aria-live="polite">
          {error}
        </div>
      )}
    </div>
  )
}

/** While an input method composes, its text stays untouched: replacing it would break the composition. It is judged at the end. */
function useTyping(onText: (text: string) => void) {
  const [composing, setComposing] = useState<string | null>(null)
  return {
    composing,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => (composing === null ? onText(target.value) : setComposing(target.value)),
    onCompositionStart: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => setComposing(currentTarget.value),
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
      setComposing(null)
      onText(currentTarget.value)
    },
  }
}

import { type ChangeEvent, type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react'
import { classes } from '../classes.ts'
import { cutToLimit } from '../text/code-points.ts'
import styles from './field.module.css'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'maxLength' | 'ref'> {
  readonly label: ReactNode
  readonly value: string
  readonly onValue: (value: string) => void
  /** In code points; what is typed beyond is cut off. */
  readonly maxLength?: number
  readonly hint?: ReactNode
  readonly error?: string | null
  /** After the input, such as a fixed suffix or a copy button. */
  readonly after?: ReactNode
  /** Before the input, such as a fixed prefix. */
  readonly before?: ReactNode
}

export function TextField({ label, value, onValue, maxLength, hint, error = null, after, before, className, ...rest }: TextFieldProps) {
  const id = useId()
  const limited = useCodePointLimit(maxLength, onValue)
  return (
    <div className={classes(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.row}>
        {before}
        <input
          id={id}
          className={styles.input}
          value={value}
          aria-invalid={error !== null || undefined}
          aria-describedby={`${id}-more`}
          {...limited}
          {...rest}
        />
        {after}
      </div>
      <div id={`${id}-more`}>
        {hint === undefined ? null : <div className={styles.hint}>{hint}</div>}
        {error === null ? null : (
          <div className={styles.error} role="alert">
            {error}
          </div>
        )}
      </div>
    </div>
  )
}

/**
 * Browsers count `maxlength` in UTF-16 units. The attribute is removed while an input event is handled, and code points are
 * counted here instead. During a composition (IME) nothing is cut.
 */
function useCodePointLimit(limit: number | undefined, onValue: (value: string) => void) {
  const ref = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const input = ref.current
    if (input === null || limit === undefined) return
    const lift = () => {
      input.removeAttribute('maxlength')
      setTimeout(() => input.setAttribute('maxlength', String(limit)))
    }
    input.addEventListener('beforeinput', lift)
    return () => input.removeEventListener('beforeinput', lift)
  }, [limit])
  const take = (input: HTMLInputElement) => {
    const { value, selectionStart } = input
    const { text, caret } = cutToLimit({ text: value, caret: selectionStart ?? value.length }, limit ?? Infinity)
    if (text !== value) {
      input.value = text
      // Null for input types without a selection, such as `email`.
      if (selectionStart !== null) input.setSelectionRange(caret, caret)
    }
    onValue(text)
  }
  return {
    ref,
    maxLength: limit,
    onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
      nativeEvent instanceof InputEvent && nativeEvent.isComposing ? onValue(target.value) : take(target),
    onCompositionEnd: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => take(currentTarget),
  }
}

interface CheckFieldProps {
  readonly label: ReactNode
  readonly checked: boolean
  readonly onChecked: (checked: boolean) => void
  readonly disabled?: boolean
}

export function CheckField({ label, checked, onChecked, disabled = false }: CheckFieldProps) {
  return (
    <label className={styles.check}>
      <input type="checkbox" checked={checked} disabled={disabled} onChange={(event) => onChecked(event.target.checked)} />
      {label}
    </label>
  )
}

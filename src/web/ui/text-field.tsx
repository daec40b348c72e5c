import { type ComponentProps, type ReactNode, useId } from 'react'
import { classes } from './classes.ts'
import styles from './field.module.css'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  readonly label: ReactNode
  readonly value: string
  readonly onValue: (value: string) => void
  readonly hint?: ReactNode
  readonly error?: string | null
  /** Stands after the input, such as a fixed ending or a copy button. */
  readonly after?: ReactNode
  /** Stands before the input, such as a fixed beginning. */
  readonly before?: ReactNode
}

/** A labelled line of text with its hint and its error. */
export function TextField({ label, value, onValue, hint, error = null, after, before, className, ...rest }: TextFieldProps) {
  const id = useId()
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
          onChange={(event) => onValue(event.target.value)}
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

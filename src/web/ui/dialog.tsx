import { type ReactNode, useEffect, useId, useRef } from 'react'
import { classes } from './classes.ts'
import styles from './dialog.module.css'
import { Panel } from './panel.tsx'

interface DialogProps {
  readonly open: boolean
  readonly title: ReactNode
  /** The safe answer: Escape and a click beside the dialog give it. Null when the dialog cannot be dismissed. */
  readonly onClose: (() => void) | null
  readonly children: ReactNode
  /** Buttons, the primary one last. */
  readonly actions?: ReactNode
  /** `book`: for long texts. */
  readonly size?: 'normal' | 'wide' | 'book'
  readonly tone?: 'lit' | 'washi'
}

/**
 * A modal on the native `<dialog>`: the browser traps the focus and gives it back. The element marked
 * `data-autofocus` gets it, else the first that can have it. Its content exists only while it is open.
 */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null
}

function OpenDialog({ title, onClose, children, actions, size = 'normal', tone = 'lit' }: Omit<DialogProps, 'open'>) {
  const element = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    const dialog = element.current
    const before = document.activeElement
    dialog?.showModal()
    dialog?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => {
      dialog?.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape and the click beside it are the dialog's own
    <dialog
      ref={element}
      className={classes(styles.dialog, size !== 'normal' && styles[size])}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault()
        onClose?.()
      }}
      // Chrome closes on a second Escape whatever `cancel` says: keep what cannot be dismissed open.
      onKeyDown={(event) => {
        if (event.key === 'Escape' && onClose === null) event.preventDefault()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose?.()
      }}
    >
      <Panel tone={tone} className={styles.frame ?? ''}>
        <h2 id={heading}>{title}</h2>
        <div className={styles.body}>{children}</div>
        {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
      </Panel>
    </dialog>
  )
}

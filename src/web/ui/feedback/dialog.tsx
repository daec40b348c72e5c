import { type ReactNode, useId, useRef } from 'react'
import { classes } from '../classes.ts'
import styles from './dialog.module.css'
import { Panel } from '../panel.tsx'
import { ScrollArea } from '../controls/scroll-area.tsx'
import { useModal } from './use-modal.ts'

interface DialogProps {
  readonly open: boolean
  readonly title: ReactNode
  /** Called by Escape and by a click beside the dialog. Null when it cannot be dismissed. */
  readonly onClose: (() => void) | null
  readonly children: ReactNode
  /** Buttons, the primary one last. */
  readonly actions?: ReactNode
  /** `book`: for long texts; `slip`: a narrow one at the right, which leaves the picture behind it in sight. */
  readonly size?: 'normal' | 'wide' | 'book' | 'slip'
  /** On a phone it is as wide as the screen, and its buttons stand beside the title: below, they would take a sixth of its height. */
  readonly forReading?: boolean
  /** For a size that only one screen needs. */
  readonly className?: string | undefined
  readonly tone?: 'lit' | 'washi'
}

/**
 * A modal on the native `<dialog>`. The element marked `data-autofocus` gets the focus, else the first that can; closing gives
 * it back. The content is mounted only while the dialog is open.
 */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null
}

function OpenDialog({
  title,
  onClose,
  children,
  actions,
  size = 'normal',
  forReading = false,
  className,
  tone = 'lit',
}: Omit<DialogProps, 'open'>) {
  const element = useModal()
  /** Where the press began: a drag out of the dialog must not close it. */
  const pressed = useRef<EventTarget | null>(null)
  const heading = useId()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape and the click beside it are the dialog's own
    <dialog
      ref={element}
      className={classes(styles.dialog, size !== 'normal' && styles[size], forReading && styles.spread, className)}
      aria-labelledby={heading}
      // No ring round a text that was given the focus: the first Tab brings it.
      data-quiet
      onCancel={(event) => {
        event.preventDefault()
        onClose?.()
      }}
      // Chrome closes on a second Escape whatever `cancel` says: keep what cannot be dismissed open.
      onKeyDown={(event) => {
        if (event.key === 'Tab') event.currentTarget.removeAttribute('data-quiet')
        if (event.key === 'Escape' && onClose === null) event.preventDefault()
      }}
      onPointerDown={(event) => {
        pressed.current = event.target
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget && pressed.current === event.currentTarget) onClose?.()
      }}
    >
      <Panel tone={tone} className={styles.frame ?? ''}>
        <h2 id={heading}>{title}</h2>
        <ScrollArea className={styles.body}>{children}</ScrollArea>
        {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
      </Panel>
    </dialog>
  )
}

import { type ReactNode, useState } from 'react'
import { journalText as text } from '../../../content/text/journal.ts'
import { RovingList } from '../../ui/roving-list.tsx'
import { ScrollArea } from '../../ui/scroll-area.tsx'
import styles from './journal.module.css'

interface Leaf {
  readonly id: string
  readonly label: string
  /** Small, at the right of the label. */
  readonly note?: string
}

interface LeavesProps {
  /** Names the list. */
  readonly label: string
  readonly leaves: readonly Leaf[]
  /** The page of a leaf. */
  readonly children: (id: string) => ReactNode
}

/** A list at the left; the page of what has the focus, or had it last, at the right. */
export function Leaves({ label, leaves, children }: LeavesProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  const open = leaves.find(({ id }) => id === chosen) ?? leaves[0]
  if (open === undefined) return null
  return (
    <div className={styles.leaves}>
      <nav aria-label={label} className={styles.list}>
        <RovingList>
          {leaves.map(({ id, label: name, note }) => (
            <button
              key={id}
              type="button"
              aria-current={id === open.id ? 'true' : undefined}
              onFocus={() => setChosen(id)}
              onClick={() => setChosen(id)}
            >
              {name}
              {note === undefined ? null : <small>{note}</small>}
            </button>
          ))}
        </RovingList>
      </nav>
      <ScrollArea key={open.id} className={styles.page} as="section" aria-label={text.page} tabIndex={0}>
        <h2 className={styles.heading}>{open.label}</h2>
        {children(open.id)}
      </ScrollArea>
    </div>
  )
}

/** One box of a few lines. */
export function Box({ lines, className }: { readonly lines: readonly string[]; readonly className?: string | undefined }) {
  return (
    <p className={className}>
      {lines.map((line) => (
        <span key={line} className={styles.line}>
          {line}
        </span>
      ))}
    </p>
  )
}

/** What stands where there is nothing yet. */
export const Blank = ({ lines }: { readonly lines: readonly string[] }) => <Box lines={lines} className={styles.blank} />

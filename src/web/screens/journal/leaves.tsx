import { type ReactNode, useState } from 'react'
import type { Townsperson } from '../../../content/story/story.ts'
import { journalText as text } from '../../../content/text/journal.ts'
import { Bust } from '../../ui/bust.tsx'
import { RovingList } from '../../ui/roving-list.tsx'
import { ScrollArea } from '../../ui/scroll-area.tsx'
import styles from './journal.module.css'

interface Leaf {
  readonly id: string
  readonly label: string
  /** Small, at the right of the label. */
  readonly note?: string
  /** Whose portrait stands before the label, and large on the page. */
  readonly person?: Townsperson | undefined
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
          {leaves.map(({ id, label: name, note, person }) => (
            <button
              key={id}
              type="button"
              aria-current={id === open.id ? 'true' : undefined}
              onFocus={() => setChosen(id)}
              onClick={() => setChosen(id)}
            >
              {person === undefined ? null : <Bust name={`portrait-${person}`} className={styles.face} />}
              {name}
              {note === undefined ? null : <small>{note}</small>}
            </button>
          ))}
        </RovingList>
      </nav>
      <ScrollArea key={open.id} className={styles.page} as="section" aria-label={text.page} tabIndex={0}>
        {open.person === undefined ? null : <Bust name={`portrait-${open.person}`} className={styles.portrait} />}
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

/** What stands where there is nothing yet: the places of what will be pinned there, and a slip that says so. */
export function Blank({ lines }: { readonly lines: readonly string[] }) {
  return (
    <div className={styles.blank}>
      {Array.from({ length: 9 }, (_, at) => (
        <i key={at} />
      ))}
      <Box lines={lines} />
    </div>
  )
}

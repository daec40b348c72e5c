import { type ReactNode, useState } from 'react'
import type { Townsperson } from '../../../content/story/story.ts'
import { journalText as text } from '../../../content/text/journal.ts'
import { Bust } from '../../ui/story/bust.tsx'
import { RovingList } from '../../ui/controls/roving-list.tsx'
import { ScrollArea } from '../../ui/controls/scroll-area.tsx'
import index from '../../ui/controls/index-list.module.css'
import styles from './journal.module.css'
import layout from '../../ui/layout.module.css'
import { classes } from '../../ui/classes.ts'

interface Leaf {
  readonly id: string
  readonly label: string
  /** Small, at the right of the label. */
  readonly note?: string
  /** Whose portrait stands before the label, and large on the page: somebody of the town, or the URL of a picture. */
  readonly person?: Townsperson | undefined
  readonly picture?: string | undefined
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
    <div className={classes(layout.fill, layout.stack, layout.gap5, styles.leaves)}>
      <nav aria-label={label} className={classes(index.list, styles.list)}>
        <ScrollArea>
          <RovingList>
            {leaves.map(({ id, label: name, note, ...whose }) => (
              <button
                key={id}
                type="button"
                aria-current={id === open.id ? 'true' : undefined}
                onFocus={() => setChosen(id)}
                onClick={() => setChosen(id)}
              >
                <Face {...whose} className={styles.face} />
                {name}
                {note === undefined ? null : <small>{note}</small>}
              </button>
            ))}
          </RovingList>
        </ScrollArea>
      </nav>
      <ScrollArea key={open.id} className={styles.page} as="section" aria-label={text.page} tabIndex={0}>
        <Face person={open.person} picture={open.picture} className={styles.portrait} />
        <h2 className={styles.heading}>{open.label}</h2>
        {children(open.id)}
      </ScrollArea>
    </div>
  )
}

function Face({ person, picture, className }: Pick<Leaf, 'person' | 'picture'> & { readonly className: string | undefined }) {
  if (person !== undefined) return <Bust name={`portrait-${person}`} className={className} />
  return picture === undefined ? null : <img src={picture} alt="" className={className} />
}

/** One box of a few lines. */
export function Box({ lines, className }: { readonly lines: readonly string[]; readonly className?: string | undefined }) {
  return (
    <p className={className}>
      {lines.map((line) => (
        <span key={line} className={classes(styles.line, lines[0]?.startsWith('「') && styles.hung)}>
          {line}
        </span>
      ))}
    </p>
  )
}

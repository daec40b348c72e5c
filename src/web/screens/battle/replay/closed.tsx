import type { ReactNode } from 'react'
import { Panel } from '../../../ui/panel.tsx'
import { useDocumentTitle } from '../../../ui/text/page-title.tsx'
import { paperOf } from '../../../looks/paper.ts'
import battle from '../battle.module.css'
import { Backdrop } from '../stage/stage.tsx'
import styles from './closed.module.css'

/** A page of the replays on which nothing is played. */
export function Apart({ children }: { readonly children: ReactNode }) {
  return (
    <div className={`${battle.battle} ${styles.apart}`} style={paperOf(1)}>
      <Backdrop fieldId={1} />
      <div className={styles.content}>{children}</div>
    </div>
  )
}

interface ClosedProps {
  readonly title: string
  readonly sentences: readonly string[]
  /** The ways on, as links. */
  readonly children: ReactNode
}

/** Says why nothing is shown. */
export function Closed({ title, sentences, children }: ClosedProps) {
  useDocumentTitle(title)
  return (
    <Apart>
      <Panel tone="lit" className={styles.closed ?? ''}>
        <h1 className={styles.closedTitle}>{title}</h1>
        {sentences.map((sentence) => (
          <p key={sentence} className={styles.sentence}>
            {sentence}
          </p>
        ))}
        <div className={styles.ways}>{children}</div>
      </Panel>
    </Apart>
  )
}

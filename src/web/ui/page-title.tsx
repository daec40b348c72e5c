import { type ReactNode, useEffect } from 'react'
import { uiText } from '../../content/text/ui.ts'
import { Seal } from './chip.tsx'
import styles from './page-title.module.css'

interface PageTitleProps {
  /** One kanji for the seal. */
  readonly glyph: string
  readonly title: string
  readonly note?: ReactNode
}

/** The screen's heading; also the title of the document. */
export function PageTitle({ glyph, title, note }: PageTitleProps) {
  useDocumentTitle(title)
  return (
    <div className={styles.plaque}>
      <Seal glyph={glyph} />
      <h1>{title}</h1>
      {note === undefined ? null : <span className={styles.note}>{note}</span>}
    </div>
  )
}

export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title === uiText.gameName ? title : `${title}｜${uiText.gameName}`
  }, [title])
}

/** A key of the keyboard, shown beside what it does; hidden on touch screens. */
export function KeyHint({ children }: { readonly children: ReactNode }) {
  return (
    <kbd className={styles.key} aria-hidden="true">
      {children}
    </kbd>
  )
}

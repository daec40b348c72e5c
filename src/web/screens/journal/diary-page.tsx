import { journalText as text } from '../../../content/text/journal.ts'
import type { Journal } from '../../../contract/journal.ts'
import { Pieces } from '../../ui/ruby.tsx'
import { piecesOf } from '../../ui/prose-markup.ts'
import { ScrollArea } from '../../ui/scroll-area.tsx'
import { Blank } from './blank.tsx'
import styles from './journal.module.css'
import { diaryPages } from './pages.ts'

/** What the three have read of the diary. */
export function DiaryPage({ journal }: { readonly journal: Journal }) {
  const pages = diaryPages(journal)
  if (pages.length === 0) return <Blank page="diary" lines={text.empty.diary} />
  return (
    <ScrollArea className={styles.diary} as="section" aria-label={text.page} tabIndex={0}>
      <h2 className={styles.heading}>{text.diaryTitle}</h2>
      <p className={styles.origin}>{text.diaryNote}</p>
      <div className={styles.entries}>
        {pages.map((lines) => (
          <p key={lines.join('')}>
            {lines.map((line) => (
              <span key={line} className={styles.line}>
                <Pieces pieces={piecesOf(line)} />
              </span>
            ))}
          </p>
        ))}
      </div>
    </ScrollArea>
  )
}

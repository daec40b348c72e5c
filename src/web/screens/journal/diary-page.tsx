import { journalText as text } from '../../../content/text/journal.ts'
import type { Journal } from '../../../contract/journal.ts'
import bowl from '../../art/svg/screens/diary-bowl.svg?url'
import edge from '../../art/svg/screens/diary-edge.svg?url'
import flame from '../../art/svg/screens/diary-flame.svg?url'
import hand from '../../art/svg/screens/diary-hand.svg?url'
import mirror from '../../art/svg/screens/diary-mirror.svg?url'
import { Pieces } from '../../ui/text/ruby.tsx'
import { piecesOf } from '../../ui/text/prose-markup.ts'
import { ScrollArea } from '../../ui/controls/scroll-area.tsx'
import { Blank } from './blank.tsx'
import styles from './journal.module.css'
import { diaryPages, hasAddition } from './pages.ts'
import layout from '../../ui/layout.module.css'
import { classes } from '../../ui/classes.ts'

/** By a word of the page. */
const cutOuts = [
  ['手をかざした', hand],
  ['鏡', mirror],
  ['料理番', bowl],
  ['灯を消す', flame],
] as const
const cutOutOf = (lines: readonly string[]) => cutOuts.find(([word]) => lines.some((line) => line.includes(word)))?.[1]

/** The torn edge at the left, the paper beside it. */
const paper = { backgroundImage: `url("${edge}"), linear-gradient(#fffaf0, #fffaf0)` }

/** What the three have read of the diary. */
export function DiaryPage({ journal }: { readonly journal: Journal }) {
  const pages = diaryPages(journal)
  if (pages.length === 0) return <Blank page="diary" lines={text.empty.diary} />
  return (
    <ScrollArea className={classes(layout.fill, styles.diary)} as="section" aria-label={text.page} tabIndex={0}>
      <h2 className={styles.heading}>{text.diaryTitle}</h2>
      <p className={styles.origin}>{text.diaryNote}</p>
      {hasAddition(journal) ? <p className={styles.origin}>{text.diaryAfter.note}</p> : null}
      <div className={styles.entries} style={paper}>
        {pages.map((lines) => (
          <p key={lines.join('')}>
            <CutOut picture={cutOutOf(lines)} />
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

const CutOut = ({ picture }: { readonly picture: string | undefined }) =>
  picture === undefined ? null : <img src={picture} alt="" width={76} height={76} className={styles.cutOut} />

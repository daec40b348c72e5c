import { useId, useMemo, useRef, useState } from 'react'
import { librarian } from '../../../content/story/town/keepers/librarian.ts'
import { libraryText as text } from '../../../content/text/library.ts'
import { uiText } from '../../../content/text/ui.ts'
import type { Book } from '../../../contract/library.ts'
import bookplate from '../../art/svg/screens/bookplate.svg?url'
import type { ApiFailure } from '../../server/api.ts'
import { Button } from '../../ui/controls/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { CallFailure } from '../../ui/feedback/notice.tsx'
import { Prose } from '../../ui/text/prose.tsx'
import { type Block, parseProse, plainText } from '../../ui/text/prose-markup.ts'
import { ScrollArea } from '../../ui/controls/scroll-area.tsx'
import index from '../../ui/controls/index-list.module.css'
import bookStyles from './book.module.css'
import styles from './reading-dialog.module.css'

interface ReadingDialogProps {
  readonly book: Book
  readonly marking: boolean
  /** Of the last try to mark the book. */
  readonly failure: ApiFailure | null
  readonly onMark: () => void
  readonly onClose: () => void
}

/** An open book. Reading it does not mark it. */
export function ReadingDialog(props: ReadingDialogProps) {
  const { book, onClose } = props
  const blocks = useMemo(() => parseProse(book.markup), [book.markup])
  return (
    <Dialog open size="book" forReading tone="washi" title={book.name} onClose={onClose} actions={<Actions {...props} />}>
      <Pages blocks={blocks} />
    </Dialog>
  )
}

/** Chapters at the left, the page at the right. */
function Pages({ blocks }: { readonly blocks: readonly Block[] }) {
  const ids = useId()
  const page = useRef<HTMLDivElement>(null)
  const chapters = blocks.filter((block) => block.type === 'chapter')
  const [at, setAt] = useState(0)
  const goTo = (chapter: number) => {
    const heading = page.current?.querySelector<HTMLElement>(`#${CSS.escape(`${ids}-${chapter}`)}`)
    heading?.scrollIntoView({ block: 'start', behavior: 'smooth' })
    heading?.focus({ preventScroll: true })
    setAt(chapter)
  }
  const onScroll = () => setAt(chapterInSight(page.current))
  return (
    <div className={bookStyles.book} data-plain={chapters.length < 2 || undefined}>
      {chapters.length < 2 ? null : <Chapters chapters={chapters} at={at} onGo={goTo} />}
      {/* It has the focus first, so that the arrow keys scroll it. */}
      <ScrollArea ref={page} className={styles.page} as="section" aria-label={text.page} tabIndex={0} onScroll={onScroll} data-autofocus>
        <Prose blocks={blocks} chapterIds={ids} />
        <div className={styles.stamp} aria-hidden="true">
          {text.stamp.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </div>
      </ScrollArea>
    </div>
  )
}

/** Index of the last chapter whose heading has reached the upper part of the page. */
function chapterInSight(page: HTMLElement | null): number {
  if (page === null) return 0
  const headings = [...page.querySelectorAll('h3')]
  if (page.scrollTop + page.clientHeight >= page.scrollHeight - 4) return headings.length - 1
  const top = page.getBoundingClientRect().top + 80
  return Math.max(
    0,
    headings.findLastIndex((heading) => heading.getBoundingClientRect().top <= top),
  )
}

function Actions({ book, marking, failure, onMark, onClose }: ReadingDialogProps) {
  return (
    <>
      {/* Not in the body, where it would lie below the book and out of sight. */}
      {failure === null ? null : (
        <div className={styles.failure}>
          <CallFailure failure={failure} always={text.failed} />
        </div>
      )}
      {book.is_read ? (
        <output className={styles.read}>{librarian.alreadyRead}</output>
      ) : (
        <span className={styles.question}>{librarian.markQuestion}</span>
      )}
      {book.is_read ? null : (
        <Button pending={marking} onClick={onMark} glyph="栞">
          {marking ? text.marking : text.markFinished}
        </Button>
      )}
      <Button tone="primary" onClick={onClose} disabled={marking}>
        {uiText.close}
      </Button>
    </>
  )
}

interface ChaptersProps {
  readonly chapters: readonly Extract<Block, { readonly type: 'chapter' }>[]
  readonly at: number
  readonly onGo: (chapter: number) => void
}

function Chapters({ chapters, at, onGo }: ChaptersProps) {
  return (
    <nav aria-label={text.chapters} className={classes(index.list, styles.chapters)}>
      <ScrollArea>
        <ol>
          {chapters.map((chapter) => (
            <li key={chapter.at}>
              <button type="button" aria-current={chapter.at === at ? 'true' : undefined} onClick={() => onGo(chapter.at)}>
                {plainText(chapter.title)}
              </button>
            </li>
          ))}
        </ol>
      </ScrollArea>
      {/* On the inside of the cover: whose book it is. */}
      {chapters.length > MOST_BESIDE_PLATE ? null : <img src={bookplate} alt="" width={160} height={188} className={styles.plate} />}
    </nav>
  )
}

/** A longer list of chapters leaves the plate no room. */
const MOST_BESIDE_PLATE = 7

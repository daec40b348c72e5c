import { useId, useMemo, useRef, useState } from 'react'
import { librarian } from '../../../content/story/keepers.ts'
import { libraryText as text } from '../../../content/text/library.ts'
import { uiText } from '../../../content/text/ui.ts'
import type { Book } from '../../../contract/library.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Prose } from '../../ui/prose.tsx'
import { type Block, parseProse, plainText } from '../../ui/prose-markup.ts'
import styles from './reading-dialog.module.css'

interface ReadingDialogProps {
  readonly book: Book
  readonly marking: 'idle' | 'sending' | 'failed'
  readonly onMark: () => void
  readonly onClose: () => void
}

/** A book, open: its chapters at the left, the page at the right. Reading it does not mark it. */
export function ReadingDialog({ book, marking, onMark, onClose }: ReadingDialogProps) {
  const ids = useId()
  const page = useRef<HTMLDivElement>(null)
  const blocks = useMemo(() => parseProse(book.content), [book.content])
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
    <Dialog
      open
      size="book"
      tone="washi"
      title={book.name}
      onClose={onClose}
      actions={<Actions book={book} marking={marking} onMark={onMark} onClose={onClose} />}
    >
      <div className={styles.book} data-plain={chapters.length < 2 || undefined}>
        {chapters.length < 2 ? null : <Chapters chapters={chapters} at={at} onGo={goTo} />}
        {/* The arrow keys scroll it at once. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long text that scrolls must be reachable */}
        <div ref={page} className={styles.page} role="region" aria-label={text.page} tabIndex={0} onScroll={onScroll} data-autofocus>
          <Prose blocks={blocks} chapterIds={ids} />
        </div>
      </div>
      {marking === 'failed' ? <Notice tone="danger">{text.failed}</Notice> : null}
    </Dialog>
  )
}

/** The last chapter whose heading has come to the upper part of the page. */
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

function Actions({ book, marking, onMark, onClose }: ReadingDialogProps) {
  return (
    <>
      {book.is_read ? (
        <span className={styles.read} role="status">
          {librarian.alreadyRead}
        </span>
      ) : (
        <span className={styles.question}>{librarian.markQuestion}</span>
      )}
      {book.is_read ? null : (
        <Button pending={marking === 'sending'} onClick={onMark} glyph="栞">
          {marking === 'sending' ? text.marking : text.markFinished}
        </Button>
      )}
      <Button tone="primary" onClick={onClose} disabled={marking === 'sending'}>
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
    <nav aria-label={text.chapters} className={styles.chapters}>
      <ol>
        {chapters.map((chapter) => (
          <li key={chapter.at}>
            <button type="button" aria-current={chapter.at === at ? 'true' : undefined} onClick={() => onGo(chapter.at)}>
              {plainText(chapter.title)}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

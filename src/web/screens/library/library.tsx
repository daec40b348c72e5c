import { useQuery } from '@tanstack/react-query'
import { Suspense, useMemo, useRef, useState } from 'react'
import { COVERLESS_BOOK, LOOSE_LEAVES } from '../../../content/named-ids.ts'
import { librarian } from '../../../content/story/town/keepers/librarian.ts'
import { people } from '../../../content/story/town/people.ts'
import { categoryTexts, libraryText as text } from '../../../content/text/library.ts'
import type { Book, BookCategory, Shelves } from '../../../contract/library.ts'
import { useMenuStatus } from '../../state/game-state.ts'
import { newsOf, useGreeting, withTalk } from '../../town/greeting.ts'
import { isLost } from '../../server/api.ts'
import { read, readAgain, useWrite } from '../../server/query.ts'
import { part } from '../../shell/parts.ts'
import { play } from '../../sound/sound.ts'
import { type Town, useTown } from '../../town/town.ts'
import { Chip } from '../../ui/feedback/chip.tsx'
import { FailurePanel } from '../../ui/feedback/failure-panel.tsx'
import { useKeptFocus } from '../../ui/controls/kept-focus.ts'
import { Loading } from '../../ui/feedback/loading.tsx'
import { FailureNotice } from '../../ui/feedback/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Room, RoomHead, ToPlaza } from '../../ui/story/room.tsx'
import { ScrollArea } from '../../ui/controls/scroll-area.tsx'
import { Speech } from '../../ui/story/speech.tsx'
import { Tabs } from '../../ui/controls/tabs.tsx'
import { BookList } from './book-list.tsx'
import styles from './library.module.css'
import { PictureBook } from './picture-book.tsx'
import { ReadingDialog } from './reading-dialog.tsx'
import { booksOn, categories, findBook, freshNews, unreadOf, withRead } from './shelves.ts'
import layout from '../../ui/layout.module.css'
import { classes } from '../../ui/classes.ts'

const LooseBook = part(async () => (await import('./loose-book.tsx')).LooseBook)

const shelvesCall = 'GET /api/game/rpg/menu/plaza/library/fetch_book'

/** 積灯庫: four categories of books, and the open book. */
export function Library() {
  const { data, error, isFetching, refetch } = useQuery(read(shelvesCall))
  const [category, setCategory] = useState<BookCategory>('adventure')
  /** Id of the book that was marked last. */
  const [finished, setFinished] = useState<number | null>(null)
  const failed = !data && error && !isFetching
  const town = useTown()
  useMenuStatus(`library: ${data ? category : failed ? 'failed' : 'start'}`)
  const shelves = useMemo(() => (data ? withRead(data, finished) : null), [data, finished])
  const retry = () => void refetch()
  return (
    <Room scene="library" keep="right" className={styles.library}>
      <RoomHead glyph="書" title={text.title} note={text.note} />
      <div className={styles.back}>
        <ToPlaza />
      </div>
      <div className={classes(layout.column, layout.shrinks, styles.shelves)}>
        {shelves === null ? null : (
          <>
            {error ? <FailureNotice message={error.message} failure={error} onRetry={retry} /> : null}
            <OpenShelves shelves={shelves} category={category} onCategory={setCategory} onFinished={setFinished} />
          </>
        )}
        {failed ? <FailurePanel failure={error} onRetry={retry} /> : null}
        {shelves || failed ? null : <Loading text={text.loading} />}
      </div>
      {failed && !isLost(error) ? (
        <Speech name={librarian.name} lines={librarian.failed} from="below" className={styles.librarian} />
      ) : null}
      {data && shelves && town ? <Librarian shelves={data} finished={findBook(shelves, finished)} town={town} /> : null}
    </Room>
  )
}

interface OpenShelvesProps {
  readonly shelves: Shelves
  readonly category: BookCategory
  readonly onCategory: (category: BookCategory) => void
  /** A book was marked as read. */
  readonly onFinished: (id: number) => void
}

function OpenShelves({ shelves, category, onCategory, onFinished }: OpenShelvesProps) {
  const [reading, setReading] = useState<number | null>(null)
  const list = useRef<HTMLDivElement>(null)
  useKeptFocus(list, shelves)
  const books = booksOn(shelves, category)
  const book = findBook(shelves, reading)
  return (
    <>
      <Tabs
        label={text.shelves}
        tabs={categories.map((id) => ({ id, label: <TabLabel category={id} books={booksOn(shelves, id)} /> }))}
        selected={category}
        onSelect={onCategory}
        className={styles.tabs ?? ''}
      >
        <Panel className={styles.shelf}>
          <ScrollArea ref={list} className={styles.rows}>
            {category === 'enemy' ? <PictureBook /> : null}
            {books.length === 0 ? <p>{librarian.empty}</p> : <BookList books={books} onOpen={setReading} />}
          </ScrollArea>
          <p className={classes(layout.note, styles.count)}>{text.count(books.length - unreadOf(books), books.length)}</p>
        </Panel>
      </Tabs>
      {book === null ? null : <OpenBook key={book.id} book={book} onFinished={onFinished} onClose={() => setReading(null)} />}
    </>
  )
}

function TabLabel({ category, books }: { readonly category: BookCategory; readonly books: readonly Book[] }) {
  const unread = unreadOf(books)
  return (
    <span className={styles.tab}>
      {categoryTexts[category].name}
      {unread > 0 ? (
        <Chip>
          <span className="aloud">{text.unread}</span>
          {unread}
        </Chip>
      ) : null}
    </span>
  )
}

interface OpenBookProps {
  readonly book: Book
  readonly onFinished: (id: number) => void
  readonly onClose: () => void
}

function OpenBook({ book, onFinished, onClose }: OpenBookProps) {
  const write = useWrite('POST /api/game/rpg/menu/plaza/library/mark/finished')
  const mark = async () => {
    const outcome = await write.run({ book_id: book.id })
    if (outcome === null) return false
    play(outcome.ok ? 'page' : 'refuse')
    if (!outcome.ok) return false
    onFinished(book.id)
    // A mark may open another book, or a scene for the next place.
    await Promise.all([readAgain(shelvesCall), readAgain('GET /api/game/rpg/menu/can_be_clear')])
    return true
  }
  const close = () => {
    if (!write.pending) onClose()
  }
  const putBack = async () => {
    if (await mark()) onClose()
  }
  const open = { book, marking: write.pending, failure: write.failure, onClose: close }
  return LOOSE_LEAVES.includes(book.id) ? (
    <Suspense fallback={null}>
      <LooseBook {...open} onPutBack={() => void putBack()} />
    </Suspense>
  ) : (
    <ReadingDialog {...open} onMark={() => void mark()} />
  )
}

interface LibrarianProps {
  readonly shelves: Shelves
  readonly finished: Book | null
  readonly town: Town
}

/** What シオリ says depends on the book that was marked last. */
function Librarian({ shelves, finished, town }: LibrarianProps) {
  const entrance = useGreeting(town, (known) => ({
    news: [...freshNews(shelves, known.cleared.size), ...newsOf('shiori', people.shiori, known)],
    usual: withTalk(librarian.entrances, people.shiori.talk, known.cleared.size),
  }))
  const lines = finished === null ? entrance : linesAbout(finished)
  return lines === null ? null : <Speech name={librarian.name} lines={lines} from="below" className={styles.librarian} />
}

function linesAbout({ id, name }: Book): readonly string[] {
  const lines: readonly string[] = id === COVERLESS_BOOK ? librarian.coverless : librarian.finished
  return lines.map((line) => line.replace('{title}', name))
}

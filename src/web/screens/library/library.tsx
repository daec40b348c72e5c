import { useQuery } from '@tanstack/react-query'
import { useEffect, useReducer, useRef, useState } from 'react'
import { librarian } from '../../../content/story/keepers.ts'
import { categoryTexts, libraryText as text } from '../../../content/text/library.ts'
import type { Book } from '../../../contract/library.ts'
import { useMenuStatus } from '../../game-state.ts'
import { read, readAgain, useWrite } from '../../query.ts'
import { play } from '../../sound/sound.ts'
import { Chip } from '../../ui/chip.tsx'
import { useLostFocus } from '../../ui/lost-focus.ts'
import { Loading } from '../../ui/loading.tsx'
import { FailureNotice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Room, RoomHead } from '../../ui/room.tsx'
import { Speech } from '../../ui/speech.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { BookList } from './book-list.tsx'
import {
  booksOn,
  categories,
  findBook,
  initialLibrary,
  type LibraryEvent,
  libraryFlow,
  type LibraryState,
  type OpenLibrary,
  unreadOf,
} from './library-flow.ts'
import styles from './library.module.css'
import { ReadingDialog } from './reading-dialog.tsx'

const shelvesCall = 'GET /api/game/rpg/menu/plaza/library/fetch_book'
/** Marking it opens the last field. */
const coverlessBook = 409

/** 積灯庫: four shelves, and the book that is being read. */
export function Library() {
  const [state, dispatch] = useReducer(libraryFlow, initialLibrary)
  const { data, error, dataUpdatedAt, errorUpdatedAt, refetch } = useQuery(read(shelvesCall))
  useEffect(() => {
    if (error) dispatch({ type: 'shelvesFailed', message: error.message })
    else if (data) dispatch({ type: 'shelvesRead', shelves: data })
  }, [data, error, dataUpdatedAt, errorUpdatedAt])
  useMenuStatus(`library: ${state.status}`)
  const retry = () => {
    dispatch({ type: 'loading' })
    void refetch()
  }
  return (
    <Room scene="library" keep="right" className={styles.library}>
      <RoomHead glyph="書" title={text.title} note={text.note} />
      <div className={styles.shelves}>
        {state.status === 'start' ? <Loading text={text.loading} /> : null}
        {state.status === 'failed' ? <FailureNotice message={state.message} onRetry={retry} /> : null}
        {'shelves' in state ? <OpenShelves state={state} dispatch={dispatch} /> : null}
      </div>
      <Librarian state={state} />
    </Room>
  )
}

interface OpenShelvesProps {
  readonly state: OpenLibrary
  readonly dispatch: (event: LibraryEvent) => void
}

function OpenShelves({ state, dispatch }: OpenShelvesProps) {
  const { shelves, status, reading, marking } = state
  const list = useRef<HTMLDivElement>(null)
  useLostFocus(list, shelves)
  const mark = useMark(reading, dispatch)
  const books = booksOn(shelves, status)
  const book = findBook(shelves, reading)
  return (
    <>
      <Tabs
        label={text.shelves}
        tabs={categories.map((id) => ({ id, label: <Ear category={id} books={booksOn(shelves, id)} /> }))}
        selected={status}
        onSelect={(category) => dispatch({ type: 'categoryChosen', category })}
        className={styles.tabs ?? ''}
      >
        <Panel className={styles.shelf}>
          <div ref={list} className={styles.scroll}>
            {books.length === 0 ? (
              <p>{librarian.empty}</p>
            ) : (
              <BookList books={books} onOpen={(id) => dispatch({ type: 'bookOpened', id })} />
            )}
          </div>
          <p className={styles.count}>{text.count(books.length - unreadOf(books), books.length)}</p>
        </Panel>
      </Tabs>
      {book === null ? null : (
        <ReadingDialog
          key={book.id}
          book={book}
          marking={marking}
          onMark={() => void mark()}
          onClose={() => dispatch({ type: 'bookClosed' })}
        />
      )}
    </>
  )
}

function Ear({ category, books }: { readonly category: OpenLibrary['status']; readonly books: readonly Book[] }) {
  const { name } = categoryTexts[category]
  const unread = unreadOf(books)
  return (
    <span className={styles.ear}>
      {name}
      {unread > 0 ? (
        <Chip>
          <span className="aloud">{text.unread}</span>
          {unread}
        </Chip>
      ) : null}
    </span>
  )
}

/** Marks the open book as read; the shelves are read again, because a mark may open something. */
function useMark(reading: number | null, dispatch: (event: LibraryEvent) => void): () => Promise<void> {
  const write = useWrite('POST /api/game/rpg/menu/plaza/library/mark/finished')
  return async () => {
    if (reading === null) return
    dispatch({ type: 'markSent' })
    const outcome = await write.run({ book_id: reading })
    if (outcome === null) return
    play(outcome.ok ? 'paper' : 'refuse')
    dispatch({ type: outcome.ok ? 'markDone' : 'markFailed' })
    if (outcome.ok) await readAgain(shelvesCall)
  }
}

/** シオリ sleeps on; a finished book makes her stir. */
function Librarian({ state }: { readonly state: LibraryState }) {
  const [at] = useState(() => Math.floor(Math.random() * librarian.entrances.length))
  return (
    <Speech
      name={librarian.name}
      lines={linesOf(state, librarian.entrances[at] ?? librarian.entrances[0])}
      from="below"
      className={styles.librarian}
    />
  )
}

function linesOf(state: LibraryState, entrance: readonly string[]): readonly string[] {
  if (state.status === 'failed') return librarian.failed
  const finished = 'shelves' in state ? findBook(state.shelves, state.finished) : null
  if (finished === null) return entrance
  const lines: readonly string[] = finished.id === coverlessBook ? librarian.coverless : librarian.finished
  return lines.map((line) => line.replace('{title}', finished.name))
}

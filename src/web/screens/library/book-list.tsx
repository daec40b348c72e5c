import { libraryText as text } from '../../../content/text/library.ts'
import type { Book } from '../../../contract/library.ts'
import { classes } from '../../ui/classes.ts'
import { RovingList } from '../../ui/controls/roving-list.tsx'
import styles from './book-list.module.css'
import layout from '../../ui/layout.module.css'

interface BookListProps {
  readonly books: readonly Book[]
  readonly onOpen: (id: number) => void
}

export function BookList({ books, onOpen }: BookListProps) {
  return (
    <RovingList>
      <ul className={styles.books}>
        {books.map(({ id, name, is_read: read }) => (
          <li key={id}>
            <button
              type="button"
              className={classes(layout.row, layout.gap3, styles.book, read && styles.read)}
              data-cloth={id % 5}
              onClick={() => onOpen(id)}
            >
              <span className={styles.name}>{name}</span>
              <span className={styles.mark}>{read ? text.read : text.unread}</span>
            </button>
          </li>
        ))}
      </ul>
    </RovingList>
  )
}

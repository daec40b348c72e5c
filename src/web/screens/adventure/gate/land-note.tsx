import { useQuery } from '@tanstack/react-query'
import { items } from '../../../../content/items.ts'
import { lessons } from '../../../../content/story/lessons.ts'
import { adventureText as text } from '../../../../content/text/adventure.ts'
import { read } from '../../../server/query.ts'
import styles from './land-note.module.css'

/** ヨツジ's note on a land that teaches something, with what the bag holds against it; nothing elsewhere. */
export function LandNote({ field }: { readonly field: number }) {
  const lesson = lessons.find((one) => one.field === field)
  return lesson ? (
    <aside className={styles.note} aria-label={text.landNote}>
      {lesson.note.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p className={styles.signature}>{text.noticeSignature}</p>
      <Held goods={lesson.items} />
    </aside>
  ) : null
}

/** How many of each are in the bag. */
function Held({ goods }: { readonly goods: readonly number[] }) {
  const { data } = useQuery(read('GET /api/game/rpg/shop/information'))
  if (data === undefined) return null
  const heldOf = (item: number) => data.sellItemList.find(({ id }) => id === item)?.possession_number ?? 0
  const named = goods.map((item) => ({ item, name: items.find(({ id }) => id === item)?.name ?? '' }))
  return (
    <p className={styles.held}>
      {named.map(({ item, name }) => (
        <span key={item}>{text.inBag(name, heldOf(item))}</span>
      ))}
    </p>
  )
}

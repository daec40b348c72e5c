import { useQuery } from '@tanstack/react-query'
import { boardText as text } from '../../../content/text/board.ts'
import { read } from '../../server/query.ts'
import { useClearedFields } from '../../town/cleared-fields.ts'
import { useDream } from '../../town/dream.ts'
import { papersOnWall } from './board-flow.ts'
import styles from './board.module.css'

/** Below the posts: no rows of the board, and never taken down. */
export function OldPapers() {
  const cleared = useClearedFields()
  const { data } = useQuery(read('GET /api/game/rpg/title/check_savedata_info'))
  return (
    <div className={styles.old}>
      <h3>{text.old}</h3>
      <ul aria-label={text.old}>
        {papersOnWall(cleared, { ending: data?.ending ?? null, dreamt: useDream() }).map(({ when, words: [first, added] }) => (
          <li key={first} className={styles.paper}>
            <span className={styles.when}>{when}</span>
            <span>{first}</span>
            {added === undefined ? null : <span className={styles.ink}>{added}</span>}
          </li>
        ))}
      </ul>
      <p>{text.nails}</p>
    </div>
  )
}

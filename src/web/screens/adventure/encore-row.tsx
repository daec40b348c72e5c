import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { encorePlaces, encoreText as text } from '../../../content/text/encore.ts'
import { read } from '../../query.ts'
import { Button } from '../../ui/button.tsx'
import { FailureNotice } from '../../ui/notice.tsx'
import { EncoreDialog } from './encore-dialog.tsx'
import styles from './encore-row.module.css'

/** Under the fields, once the story has been seen to its end: the two runs after it. */
export function EncoreRow({ locked }: { readonly locked: boolean }) {
  const { data, error, refetch } = useQuery(read('GET /api/game/rpg/encore'))
  const [asking, setAsking] = useState<number | null>(null)
  if (error && !data) return <FailureNotice message={text.failed} failure={error} onRetry={() => void refetch()} />
  if (!data?.is_open) return null
  const mode = data.modes.find(({ field_id }) => field_id === asking)
  return (
    <section className={styles.row} aria-label={text.heading}>
      <h2 className={styles.heading}>{text.heading}</h2>
      <div className={styles.places}>
        {encorePlaces.map(({ id, name, glyph, about }) => {
          const best = data.modes.find(({ field_id }) => field_id === id)?.best ?? null
          return (
            <div key={id} className={styles.place}>
              <Button glyph={glyph} onClick={() => setAsking(id)}>
                {name}
              </Button>
              <span className={styles.words}>
                <span>{about}</span>
                <span className={styles.best}>{best === null ? text.none : text.best(id, best.stages, best.turns)}</span>
              </span>
            </div>
          )
        })}
      </div>
      {mode ? <EncoreDialog mode={mode} locked={locked} onStay={() => setAsking(null)} /> : null}
    </section>
  )
}

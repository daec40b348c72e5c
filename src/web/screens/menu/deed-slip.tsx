import { useEffect, useState } from 'react'
import { deeds } from '../../../content/story/deeds.ts'
import { journalText as text } from '../../../content/text/journal.ts'
import { api } from '../../server/api.ts'
import styles from './deed-slip.module.css'
import layout from '../../ui/layout.module.css'
import { classes } from '../../ui/classes.ts'

/** How many deeds a slip names: it has the room between a screen's title and the gold. */
const NAMED = 1
const SHOWN_MS = 6000

/** It takes no clicks and goes by itself. Should it fail to be noted, it comes again. */
export function DeedSlip({ ids }: { readonly ids: readonly number[] }) {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    void api('POST /api/game/rpg/journal/told', { deeds: [...ids] })
    const timer = setTimeout(() => setOver(true), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [ids])
  if (isOver) return null
  const names = ids.flatMap((id) => deeds.find((deed) => deed.id === id)?.name ?? [])
  return (
    <div className={styles.news}>
      <p className={classes(layout.line, layout.gap3, layout.oneLine, styles.slip)}>
        <span className={styles.title}>{text.news}</span>
        <strong>{names.slice(0, NAMED).join('、')}</strong>
        {names.length > NAMED ? <span>{text.moreNews(names.length - NAMED)}</span> : null}
      </p>
    </div>
  )
}

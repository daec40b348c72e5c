import { useEffect, useState } from 'react'
import { deeds as allDeeds } from '../../../content/story/deeds.ts'
import { journalText as text } from '../../../content/text/journal.ts'
import { api } from '../../server/api.ts'
import styles from './news-slip.module.css'
import layout from '../../ui/layout.module.css'
import { classes } from '../../ui/classes.ts'

/** How many deeds a slip names: it has the room between a screen's title and the gold. */
const NAMED = 1
const SHOWN_MS = 6000

/** Of the deeds, or, when there are none, of the missing recovery code. It takes no clicks and goes by itself. Should it fail to be noted, it comes again. */
export function NewsSlip({ deeds }: { readonly deeds: readonly number[] }) {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    void api('POST /api/game/rpg/journal/told', { deeds: [...deeds], no_recovery_code: deeds.length === 0 })
    const timer = setTimeout(() => setOver(true), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [deeds])
  if (isOver) return null
  const names = deeds.flatMap((id) => allDeeds.find((deed) => deed.id === id)?.name ?? [])
  const isOfDeeds = deeds.length > 0
  return (
    <div className={styles.news}>
      <p className={classes(layout.line, layout.gap3, layout.oneLine, styles.slip)}>
        <span className={styles.title}>{isOfDeeds ? text.news : text.notice}</span>
        <strong>{isOfDeeds ? names.slice(0, NAMED).join('、') : text.noRecoveryCode}</strong>
        {names.length > NAMED ? <span>{text.moreNews(names.length - NAMED)}</span> : null}
      </p>
    </div>
  )
}

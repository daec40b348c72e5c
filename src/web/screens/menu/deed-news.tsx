import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { deeds } from '../../../content/story/deeds.ts'
import { journalText as text } from '../../../content/text/journal.ts'
import { api } from '../../api.ts'
import { read, readAgain } from '../../query.ts'
import styles from './deed-news.module.css'

const newsCall = 'GET /api/game/rpg/journal/news'
/** How many deeds a slip names. */
const NAMED = 2
const SHOWN_MS = 6000

/** A slip that tells once of small deeds that are done, whenever a screen of the town opens. It takes no clicks and goes by itself. */
export function DeedNews() {
  const { pathname } = useLocation()
  const { data } = useQuery(read(newsCall))
  const [told, setTold] = useState<readonly number[]>([])
  useEffect(() => void readAgain(newsCall), [pathname])
  useEffect(() => {
    if (!data || data.deeds.length === 0) return
    setTold(data.deeds)
    // Should it fail, the slip comes again.
    void api('POST /api/game/rpg/journal/told', { deeds: [...data.deeds] })
  }, [data])
  useEffect(() => {
    if (told.length === 0) return undefined
    const timer = setTimeout(() => setTold([]), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [told])
  const names = told.flatMap((id) => deeds.find((deed) => deed.id === id)?.name ?? [])
  return (
    <div className={styles.news} aria-live="polite">
      {names.length === 0 ? null : (
        <p key={told.join()} className={styles.slip}>
          <span className={styles.title}>{text.news}</span>
          <strong>{names.slice(0, NAMED).join('、')}</strong>
          {names.length > NAMED ? <span>{text.moreNews(names.length - NAMED)}</span> : null}
        </p>
      )}
    </div>
  )
}

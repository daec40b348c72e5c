import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { decoration } from '../../shell/parts.ts'
import { read } from '../../server/query.ts'

/** A chunk of its own: it holds the names of all deeds. */
const NewsSlip = decoration(async () => (await import('./news-slip.tsx')).NewsSlip)

/** Asks, whenever a screen of the town opens, for what is new, and tells of it once: small deeds that are done, then that there is no recovery code. */
export function TownNews() {
  const { pathname } = useLocation()
  const { data } = useQuery({ ...read('GET /api/game/rpg/journal/news'), queryKey: ['GET /api/game/rpg/journal/news', pathname] })
  const isNews = data && (data.deeds.length > 0 || data.no_recovery_code)
  return (
    <div aria-live="polite">
      <Suspense>{isNews ? <NewsSlip key={data.deeds.join()} deeds={data.deeds} /> : null}</Suspense>
    </div>
  )
}

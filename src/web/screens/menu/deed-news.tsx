import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { decoration } from '../../shell/parts.ts'
import { read } from '../../server/query.ts'

/** A chunk of its own: it holds the names of all deeds. */
const DeedSlip = decoration(async () => (await import('./deed-slip.tsx')).DeedSlip)

/** Asks, whenever a screen of the town opens, for small deeds that are done, and tells of them once. */
export function DeedNews() {
  const { pathname } = useLocation()
  const { data } = useQuery({ ...read('GET /api/game/rpg/journal/news'), queryKey: ['GET /api/game/rpg/journal/news', pathname] })
  return (
    <div aria-live="polite">
      <Suspense>{data && data.deeds.length > 0 ? <DeedSlip key={data.deeds.join()} ids={data.deeds} /> : null}</Suspense>
    </div>
  )
}

import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { encoreText as text } from '../../../../content/text/encore.ts'
import { part } from '../../../shell/parts.ts'
import { read } from '../../../server/query.ts'
import { FailureNotice } from '../../../ui/feedback/notice.tsx'

/** A chunk of its own: it is needed only after the story. */
const EncoreRow = part(async () => (await import('./encore-row.tsx')).EncoreRow)

/** The two runs after the story, once it has been seen to its end. */
export function Encore({ locked }: { readonly locked: boolean }) {
  const { data, error, refetch } = useQuery(read('GET /api/game/rpg/encore'))
  if (error && !data) return <FailureNotice message={text.failed} failure={error} onRetry={() => void refetch()} />
  if (!data?.is_open) return null
  return (
    <Suspense fallback={null}>
      <EncoreRow modes={data.modes} locked={locked} />
    </Suspense>
  )
}

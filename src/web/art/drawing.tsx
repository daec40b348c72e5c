import { useId } from 'react'
import { useQuery } from '@tanstack/react-query'

const files = import.meta.glob<string>('./enemies/*.svg', { query: '?raw', import: 'default' })

/** Loads a creature's drawing ahead of its need. */
export function loadDrawing(enemyId: number): Promise<string | null> {
  return files[`./enemies/${enemyId}.svg`]?.() ?? Promise.resolve(null)
}

interface DrawingProps {
  readonly enemyId: number
  readonly className?: string
}

/**
 * A creature's drawing, inlined so that its parts can move and take the field's paper colours. The ids inside get a
 * prefix of their own: the same creature may stand three times side by side. Decoration: the name stands beside it.
 */
export function Drawing({ enemyId, className }: DrawingProps) {
  const own = useId().replace(/\W/g, '')
  const { data } = useQuery({ queryKey: ['drawing', enemyId], queryFn: () => loadDrawing(enemyId), staleTime: Infinity, gcTime: 600_000 })
  if (!data) return <div className={className} aria-hidden="true" />
  const unique = withOwnIds(data, `e${enemyId}-`, `${own}-`)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own checked-in drawings
  return <div className={className} aria-hidden="true" dangerouslySetInnerHTML={{ __html: unique }} />
}

/** Ids are referenced by `url(#…)` and `href="#…"` only. */
export function withOwnIds(svg: string, prefix: string, own: string): string {
  return svg.replaceAll(`id="${prefix}`, `id="${own}`).replaceAll(`#${prefix}`, `#${own}`)
}

import { useQuery } from '@tanstack/react-query'
import { memo, useId, useMemo } from 'react'

const files = import.meta.glob<string>('./svg/enemies/*.svg', { query: '?raw', import: 'default' })

/** Loads an enemy's drawing before it is rendered. */
export function loadDrawing(enemyId: number): Promise<string | null> {
  return files[`./svg/enemies/${enemyId}.svg`]?.() ?? Promise.resolve(null)
}

interface DrawingProps {
  readonly enemyId: number
  /** Pixels for each unit of the drawing; all enemies are drawn to one scale. */
  readonly scale: number
  readonly className?: string
}

/**
 * An enemy's drawing, inlined so that its parts can be animated and take the field's paper colours. The ids inside get a
 * prefix of their own, because the same drawing may be on the page several times. Decoration: hidden from screen readers.
 */
export const Drawing = memo(function Drawing({ enemyId, scale, className }: DrawingProps) {
  const own = useId().replace(/\W/g, '')
  const data = useDrawing(enemyId)
  const { width, height } = sizeOf(data ?? '')
  const style = { width: width * scale, height: height * scale }
  const html = useMemo(() => ({ __html: withOwnIds(data ?? '', `e${enemyId}-`, `${own}-`) }), [data, enemyId, own])
  if (!data) return <div className={className} style={style} aria-hidden="true" />
  return <div className={className} style={style} aria-hidden="true" dangerouslySetInnerHTML={html} />
})

/** The viewBox's size in units. */
export function sizeOf(svg: string): { readonly width: number; readonly height: number } {
  const [, width, height] = /viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(svg) ?? []
  return { width: Number(width ?? 400), height: Number(height ?? 400) }
}

/** Ids are referenced by `url(#…)` and `href="#…"` only. */
export function withOwnIds(svg: string, prefix: string, own: string): string {
  return svg.replaceAll(`id="${prefix}`, `id="${own}`).replaceAll(`#${prefix}`, `#${own}`)
}

/** An enemy's drawing as text; null until it has come, or where there is none. Kept for ten minutes. */
export function useDrawing(enemyId: number): string | null {
  const { data } = useQuery({ queryKey: ['drawing', enemyId], queryFn: () => loadDrawing(enemyId), staleTime: Infinity, gcTime: 600_000 })
  return data ?? null
}

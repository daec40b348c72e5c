import { fieldTexts } from '../../../content/text/fields.ts'
import type { Shadow } from '../../../contract/library.ts'

/** A page of the picture book: the shadows of one field. */
export interface ShadowPage {
  readonly field: number
  /** Null while nobody of the field was met. */
  readonly title: string | null
  /** What the field says of itself; nothing while nobody of it was met. */
  readonly epigraph: readonly string[]
  readonly shadows: readonly Shadow[]
}

/** The pages in the order of the fields. */
export function pagesOf(shadows: readonly Shadow[]): readonly ShadowPage[] {
  const fields = [...new Set(shadows.map(({ field }) => field))]
  return fields.map((field) => {
    const own = shadows.filter((shadow) => shadow.field === field)
    const isKnown = own.some(({ state }) => state !== 'unmet')
    const known = isKnown ? fieldTexts.find(({ id }) => id === field) : undefined
    return { field, title: known?.name ?? null, epigraph: known?.epigraph ?? [], shadows: own }
  })
}

export const foldedOf = (shadows: readonly Shadow[]): number => shadows.filter(({ state }) => state === 'folded').length

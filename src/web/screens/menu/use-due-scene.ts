import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ClearState } from '../../../contract/menu.ts'
import { read } from '../../server/query.ts'
import type { StoryMember } from '../../ui/story/story-page.tsx'

interface DueScene {
  readonly key: string
  readonly isLast: boolean
  /** Null while the members are read. */
  readonly party: readonly StoryMember[] | null
  /** It counts as told as long as the menu is open, whatever the server says. */
  readonly onTold: () => void
}

/** The scene that is told now; null when there is none, or when the members cannot be read. */
export function useDueScene(clear: ClearState | undefined): DueScene | null {
  const [told, setTold] = useState<ReadonlySet<string>>(new Set())
  const due = (clear?.scenes ?? []).filter((key) => !told.has(key))
  const [key] = due
  const { data, error } = useQuery({ ...read('GET /api/game/rpg/parties/information'), enabled: key !== undefined })
  if (key === undefined || (error && !data)) return null
  const party = data?.map(({ role_id, nickname }) => ({ role: role_id, name: nickname })) ?? null
  return { key, isLast: due.length === 1, party, onTold: () => setTold(new Set(told).add(key)) }
}

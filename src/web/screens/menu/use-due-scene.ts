import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'
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

/**
 * The scene that is told now; null when there is none, or when the members cannot be read. What comes to be due while a place is
 * open waits until the player goes on to another, so that nobody is called away, and what is told apart does not follow at once.
 */
export function useDueScene(clear: ClearState | undefined): DueScene | null {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  const due = useScenesOnArrival(clear).filter((key) => !seen.has(key))
  const [key] = due
  const { data, error } = useQuery({ ...read('GET /api/game/rpg/parties/information'), enabled: key !== undefined })
  if (key === undefined || (error && !data)) return null
  const party = data?.map(({ role_id, nickname }) => ({ role: role_id, name: nickname })) ?? null
  return { key, isLast: due.length === 1, party, onTold: () => setSeen(new Set(seen).add(key)) }
}

/** The scenes as they were when this place was opened or the adventure ended, or as they are first read. */
function useScenesOnArrival(clear: ClearState | undefined): readonly string[] {
  const { pathname } = useLocation()
  const [arrival, setArrival] = useState<{ readonly at: string; readonly scenes: readonly string[] } | null>(null)
  const scenes = clear?.scenes
  if (scenes === undefined) return arrival?.scenes ?? []
  const at = clear?.running === null ? pathname : 'out'
  if (arrival?.at === at) return arrival.scenes
  setArrival({ at, scenes })
  return scenes
}

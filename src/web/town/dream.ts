import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { EndingNumber } from '../../rules/adventure/ending.ts'
import { read } from '../server/query.ts'
import { rememberSaid, saidTo } from './greeting.ts'
import { useTown } from './town.ts'

interface Dream {
  /** The ending that the town has dreamt; null: none, or another field was cleared since. */
  readonly dreamt: EndingNumber | null
  /** What is to be remembered as said. */
  readonly key: string
}

/** The town dreams of the last ending until the next field is cleared. `said`: what this browser has shown for the save. */
export function dreamOf(ending: EndingNumber, cleared: number, said: ReadonlySet<string>): Dream {
  const key = `dream-${ending}-${cleared}`
  const isOver = !said.has(key) && [...said].some((each) => each.startsWith(`dream-${ending}-`))
  return { dreamt: isOver ? null : ending, key }
}

/** Null until the town is read, too. */
export function useDream(): EndingNumber | null {
  const town = useTown()
  const { data } = useQuery(read('GET /api/game/rpg/title/check_savedata_info'))
  const ending = data?.ending ?? null
  const saveId = town?.saveId ?? null
  const [dream, setDream] = useState<Dream | null>(null)
  if (dream === null && town !== null && ending !== null) setDream(dreamOf(ending, town.cleared.size, saidTo(town.saveId)))
  useEffect(() => {
    if (saveId !== null && dream !== null && dream.dreamt !== null) rememberSaid(saveId, dream.key)
  }, [saveId, dream])
  return dream?.dreamt ?? null
}

import { useQuery } from '@tanstack/react-query'
import { read } from '../server/query.ts'

/** How many fields are cleared: what the town says, and what is new on its shelves, follows from it. 0 until it is read. */
export function useClearedFields(): number {
  const { data } = useQuery(read('GET /api/game/rpg/field/list'))
  return data?.filter(({ is_cleared }) => is_cleared).length ?? 0
}

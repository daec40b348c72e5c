import { useQuery } from '@tanstack/react-query'
import { read } from '../server/query.ts'

/** Whether an adventure is on: the town can then be looked at, but shop, points and rest refuse to change anything. */
export function useRunningAdventure(): boolean {
  const { data } = useQuery(read('GET /api/game/rpg/menu/can_be_clear'))
  const running = data?.running ?? null
  return running !== null && running.phase !== 'lost'
}

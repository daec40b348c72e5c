import { useQuery } from '@tanstack/react-query'
import { read } from '../server/query.ts'

/** What people of the town go by. */
export interface Town {
  readonly saveId: number
  /** Ids of the cleared fields. */
  readonly cleared: ReadonlySet<number>
  /** Ids of the fields that are open and not cleared. */
  readonly ahead: readonly number[]
  /** Of the three; empty where they cannot be read. */
  readonly roles: readonly number[]
}

/** Null until it is read. */
export function useTown(): Town | null {
  const { data: menu } = useQuery(read('GET /api/game/rpg/menu/can_be_clear'))
  const { data: fields } = useQuery(read('GET /api/game/rpg/field/list'))
  const { data: party, isError } = useQuery(read('GET /api/game/rpg/parties/information'))
  if (menu === undefined || fields === undefined || (party === undefined && !isError)) return null
  const [cleared, ahead] = [true, false].map((wanted) => fields.filter(({ is_cleared }) => is_cleared === wanted).map(({ id }) => id))
  return { saveId: menu.savedata_id, cleared: new Set(cleared), ahead: ahead ?? [], roles: party?.map(({ role_id }) => role_id) ?? [] }
}

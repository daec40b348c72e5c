import { VAST_EXPANSE } from '../../../../content/named-ids.ts'
import type { Field } from '../../../../contract/field.ts'
import { backToFront, type Land, type LandState, nodePlaces } from '../../../art/map-places.ts'

/** What a player has seen of the map, or sees now. */
export interface SeenLands {
  /** Ids of the cleared fields. */
  readonly lit: ReadonlySet<number>
  /** Ids of all fields in the list. */
  readonly open: ReadonlySet<number>
}

export const seenIn = (fields: readonly Field[]): SeenLands => ({
  lit: new Set(fields.filter(({ is_cleared }) => is_cleared).map(({ id }) => id)),
  open: new Set(fields.map(({ id }) => id)),
})

/** What has changed since the player last saw the map. */
export type MapChange = SeenLands

/** Null where no field was cleared since, or where nothing is known of an earlier visit. */
export function changeSince(before: SeenLands | null, now: SeenLands): MapChange | null {
  if (before === null) return null
  const lit = without(now.lit, before.lit)
  return lit.size === 0 ? null : { lit, open: without(now.open, before.open) }
}

const without = (ids: ReadonlySet<number>, others: ReadonlySet<number>): ReadonlySet<number> =>
  new Set([...ids].filter((id) => !others.has(id)))

/** The land's state before and after the change; null where it stays as it is. */
export function turnOf(land: Land, change: MapChange | null): { readonly before: LandState; readonly after: LandState } | null {
  if (typeof land !== 'number' || change === null) return null
  const [opens, lights] = [change.open.has(land), change.lit.has(land)]
  return opens || lights ? { before: opens ? 'unknown' : 'dark', after: lights ? 'lit' : 'dark' } : null
}

/** A set of ids as a text for the browser's storage, and back. */
export const writeSeen = ({ lit, open }: SeenLands): string => `${[...lit].join(' ')}/${[...open].join(' ')}`

export function readSeen(text: string | null): SeenLands | null {
  if (text === null) return null
  const [lit = '', open = ''] = text.split('/')
  return { lit: idsIn(lit), open: idsIn(open) }
}

export const idsIn = (text: string): ReadonlySet<number> =>
  new Set(
    text
      .split(' ')
      .map(Number)
      .filter((id) => id > 0),
  )

/** The steps in which a change is shown, one after the other. */
export const steps = ['before', 'cord', 'lantern', 'land', 'shadow', 'after'] as const
export type MapStep = (typeof steps)[number]

/** How the map looks. */
export interface MapScene {
  readonly lands: ReadonlyMap<Land, LandState>
  /** Lanterns that hang, and whether they burn. */
  readonly lanterns: ReadonlyMap<Land, boolean>
  /** Stretches of the cord that hang, by the land to which they lead, and whether they glow. */
  readonly cords: ReadonlyMap<number, boolean>
  /** 0 night … 1 day. */
  readonly dawn: number
}

/** The map at a step of a change; without one, as it is. */
export function sceneAt(now: SeenLands, change: MapChange | null, step: MapStep): MapScene {
  const reached = (wanted: MapStep): boolean => change === null || steps.indexOf(step) >= steps.indexOf(wanted)
  const isOpen = (land: Land): boolean => land === 'town' || (now.open.has(land) && (reached('after') || change?.open.has(land) !== true))
  const isLit = (land: Land, from: MapStep): boolean =>
    land === 'town' || (now.lit.has(land) && (reached(from) || change?.lit.has(land) !== true))
  const lands = new Map<Land, LandState>(
    backToFront.map((land) => [land, isLit(land, 'land') ? 'lit' : isOpen(land) ? 'dark' : 'unknown'] as const),
  )
  const lanterns = new Map<Land, boolean>()
  for (const land of nodePlaces.keys()) if (isOpen(land)) lanterns.set(land, isLit(land, 'lantern'))
  const cords = new Map<number, boolean>()
  for (const { from, to } of stretches) {
    if (isOpen(from) && isOpen(to)) cords.set(to, isLit(from, 'cord') && isLit(to, 'cord'))
  }
  const lit = [...lands.values()].filter((state) => state === 'lit').length - 1
  return { lands, lanterns, cords, dawn: Math.max(0, (lit - 2) / 10) ** 1.3 }
}

/** The cord runs from the town through the lands in the order of play; the last one hangs alone. */
export const stretches: readonly { readonly from: Land; readonly to: number }[] = Array.from({ length: VAST_EXPANSE - 1 }, (_, at) => ({
  from: at === 0 ? 'town' : at,
  to: at + 1,
}))

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The lantern that lies next in the direction of an arrow key; null where there is none, or for other keys. */
export function neighbour(open: ReadonlySet<number>, from: number, key: string): number | null {
  const direction = directions[key]
  const start = nodePlaces.get(from)
  if (direction === undefined || start === undefined) return null
  let best: number | null = null
  let least = Number.POSITIVE_INFINITY
  for (const land of open) {
    const [x, y] = nodePlaces.get(land) ?? start
    const [dx, dy] = [x - start[0], y - start[1]]
    const ahead = dx * direction[0] + dy * direction[1]
    const aside = Math.abs(dx * direction[1] - dy * direction[0])
    if (land === from || ahead <= 0 || aside > ahead * 2.5) continue
    if (ahead + aside * 2 < least) {
      least = ahead + aside * 2
      best = land
    }
  }
  return best
}

import { leavesOf, type Node, pathTo } from './tree.ts'

/** How often the parts of a group are gone through before the scan leaves it, and everything before it rests. */
const ROUNDS = { group: 2, all: 3 } as const
/** And never before the mark has moved on so often. */
const LEAST = 20

/** What is marked: several things while a group is, one when a press would press it, none while the scan rests. */
export type Marked<Leaf> = readonly Leaf[]

export interface Scanner<Leaf> {
  /** Goes on to the next. */
  readonly tick: () => Marked<Leaf>
  /** The switch: into the group that is marked, or the thing to press; null where nothing is to be pressed. */
  readonly press: () => Leaf | null
  readonly marked: () => Marked<Leaf>
  /** Begins anew at the next tick. */
  readonly restart: () => void
  /** Whether it rests until the next press. */
  readonly rests: () => boolean
}

interface Cursor<Leaf> {
  readonly leaf: Leaf
  /** Of the node that is marked: 0 for what is gone through first. */
  readonly depth: number
  /** How often the mark has moved on at this depth. */
  readonly passed: number
}

/**
 * Goes through what can be pressed with one switch.
 * @param read what can be pressed now; it may have changed at every call.
 * @param first where a scan of this begins.
 */
export function scannerOf<Leaf>(read: () => readonly Node<Leaf>[], first: () => Leaf | null): Scanner<Leaf> {
  let place: Cursor<Leaf> | null = null
  let rests = false

  const begin = (): Cursor<Leaf> | null => {
    const nodes = read()
    const wanted = first()
    const leaf = wanted !== null && pathTo(nodes, wanted).length > 0 ? wanted : nodes[0] === undefined ? null : leavesOf(nodes[0])[0]
    return leaf === undefined || leaf === null ? null : { leaf, depth: 0, passed: 0 }
  }

  /** The node that is marked, among its neighbours; null where it is gone. */
  const step = () => {
    if (place === null) return null
    const path = pathTo(read(), place.leaf)
    return path[Math.min(place.depth, path.length - 1)] ?? null
  }

  const node = () => {
    const now = step()
    return now?.nodes[now.at] ?? null
  }

  const marked = (): Marked<Leaf> => {
    const now = node()
    return rests || now === null ? [] : leavesOf(now)
  }

  return {
    marked,
    rests: () => rests,
    restart() {
      place = null
      rests = false
    },
    tick() {
      if (rests) return []
      const now = step()
      if (now === null || place === null) {
        place = begin()
        return marked()
      }
      const { nodes, at } = now
      const passed = place.passed + 1
      const { depth } = place
      if (passed < (depth === 0 ? Math.max(LEAST, nodes.length * ROUNDS.all) : nodes.length * ROUNDS.group)) {
        const next = nodes[(at + 1) % nodes.length]
        const leaf = next === undefined ? undefined : leavesOf(next)[0]
        if (leaf !== undefined) place = { leaf, depth, passed }
      } else if (depth > 0) place = { ...place, depth: depth - 1, passed: 0 }
      else rests = true
      return marked()
    },
    press() {
      if (rests) {
        rests = false
        place = begin()
        return null
      }
      const now = node()
      if (place === null || now === null) return null
      const leaves = leavesOf(now)
      const [leaf] = leaves
      if (leaf === undefined) return null
      if (leaves.length > 1) {
        place = { leaf, depth: place.depth + 1, passed: 0 }
        return null
      }
      place = { ...place, passed: 0 }
      return leaf
    },
  }
}

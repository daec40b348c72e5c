/** What a scan goes through: a thing that can be pressed, or several that are taken together first. */
export type Node<Leaf> = Leaf | Branch<Leaf>
export interface Branch<Leaf> {
  readonly of: readonly Node<Leaf>[]
}

/** So many at most are gone through one after the other. */
const WIDEST = 10

const isBranch = <Leaf>(node: Node<Leaf>): node is Branch<Leaf> => typeof node === 'object' && node !== null && 'of' in node

/**
 * Neighbours of one group become a branch, and so on into the groups within it; where too many are left side by side, they are cut.
 * @param groupsOf what a leaf lies in, the widest first.
 */
export function treeOf<Leaf>(leaves: readonly Leaf[], groupsOf: (leaf: Leaf) => readonly unknown[]): readonly Node<Leaf>[] {
  const within = (inside: readonly Leaf[], depth: number): readonly Node<Leaf>[] => {
    const runs: { readonly group: unknown; readonly leaves: Leaf[] }[] = []
    for (const leaf of inside) {
      const group = groupsOf(leaf)[depth]
      const run = runs.at(-1)
      if (run && group !== undefined && run.group === group) run.leaves.push(leaf)
      else runs.push({ group, leaves: [leaf] })
    }
    const nodes = runs.map((run) => (run.group === undefined ? (run.leaves[0] as Leaf) : branch(within(run.leaves, depth + 1))))
    const [only] = nodes
    return nodes.length === 1 && only !== undefined && isBranch(only) ? only.of : cut(nodes)
  }
  return within(leaves, 0)
}

function cut<Leaf>(nodes: readonly Node<Leaf>[]): readonly Node<Leaf>[] {
  if (nodes.length <= WIDEST) return nodes
  const grouped = nodes.some(isBranch) ? singlesTogether(nodes) : nodes
  if (grouped.length <= WIDEST) return grouped
  const parts = Math.min(WIDEST, Math.ceil(grouped.length / WIDEST))
  const size = Math.ceil(grouped.length / parts)
  return Array.from({ length: Math.ceil(grouped.length / size) }, (_, nth) => branch(cut(grouped.slice(nth * size, (nth + 1) * size))))
}

/** What is in no group becomes one with its neighbours that are in none. */
function singlesTogether<Leaf>(nodes: readonly Node<Leaf>[]): readonly Node<Leaf>[] {
  const runs: Node<Leaf>[][] = []
  for (const [at, node] of nodes.entries()) {
    const before = nodes[at - 1]
    if (before !== undefined && !isBranch(before) && !isBranch(node)) runs.at(-1)?.push(node)
    else runs.push([node])
  }
  return runs.map((run) => branch(cut(run)))
}

const branch = <Leaf>(nodes: readonly Node<Leaf>[]): Node<Leaf> => (nodes.length === 1 && nodes[0] !== undefined ? nodes[0] : { of: nodes })

export const leavesOf = <Leaf>(node: Node<Leaf>): readonly Leaf[] => (isBranch(node) ? node.of.flatMap((part) => leavesOf(part)) : [node])

/** The way down to a leaf: at each depth the neighbours, and which of them holds it. Empty where it is not there. */
export function pathTo<Leaf>(nodes: readonly Node<Leaf>[], leaf: Leaf): readonly Step<Leaf>[] {
  const at = nodes.findIndex((node) => leavesOf(node).includes(leaf))
  const node = nodes[at]
  if (node === undefined) return []
  return [{ nodes, at }, ...(isBranch(node) ? pathTo(node.of, leaf) : [])]
}

export interface Step<Leaf> {
  readonly nodes: readonly Node<Leaf>[]
  readonly at: number
}

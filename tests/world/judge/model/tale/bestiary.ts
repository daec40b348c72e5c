import { type AdventureState, type Json, must, type Phase, type SaveRules, type SaveState } from '../state.ts'

type Counts = Readonly<Record<string, number>>

/** By kind: how many of these are down. Those that stand are counted with none. */
function downIn(enemies: readonly Json[]): Counts {
  const counts: Record<string, number> = {}
  for (const { id, is_defeated_flag: isDown } of enemies) counts[id] = (counts[id] ?? 0) + (isDown ? 1 : 0)
  return counts
}

const sumOf = (one: Counts, other: Counts): Counts => {
  const sums: Record<string, number> = { ...one }
  for (const [kind, count] of Object.entries(other)) sums[kind] = (sums[kind] ?? 0) + count
  return sums
}

const none = (counts: Counts): Counts => Object.fromEntries(Object.keys(counts).map((kind) => [kind, 0]))

/** What an answer of a battle shows of the enemies. Those that are down are counted when the stage ends. */
export function withEnemies(save: SaveState, enemies: readonly Json[], phase: Phase): SaveState {
  const { adventure } = save
  if (adventure === null || adventure.isCounted) return save
  const down = downIn(enemies)
  const isOver = phase !== 'fighting'
  return {
    ...save,
    folded: sumOf(save.folded, isOver ? down : none(down)),
    adventure: { ...adventure, down, isCounted: isOver },
  }
}

/** The stage was left: given up with what was down, or nobody saw how it ended. */
export function withStageLeft(save: SaveState, adventure: AdventureState): SaveState {
  if (adventure.isCounted) return save
  if (adventure.phase !== 'fighting' || adventure.down === null) return { ...save, isFoldedExact: false }
  return { ...save, folded: sumOf(save.folded, adventure.down) }
}

/** The stage that is on may have been counted: nobody has seen it end. */
function mayBeCounted({ adventure }: SaveState): boolean {
  return adventure !== null && !adventure.isCounted && adventure.phase !== 'fighting'
}

/** Counts are read: what may be among them is not added later. */
const withCountsRead = (save: SaveState): SaveState =>
  mayBeCounted(save) && save.adventure ? { ...save, isFoldedExact: false, adventure: { ...save.adventure, isCounted: true } } : save

/** The shadows and what was counted of them. */
export const bestiary: SaveRules = {
  bestiary: {
    after(save, _args, answer) {
      for (const { id, field, state, name } of answer?.body ?? []) {
        const isMet = save.folded[id] !== undefined
        must(!isMet || state !== 'unmet', `kind ${id} unmet`)
        must((state === 'unmet') === (name === null), `kind ${id} ${state}, and ${name}`)
        must((save.folded[id] ?? 0) === 0 || state === 'folded', `kind ${id} ${state}, and folded`)
        const isCleared = save.clears.includes(field) || save.maybeCleared.includes(field)
        must(
          !save.isFoldedExact || mayBeCounted(save) || isCleared || (save.folded[id] ?? 0) > 0 || state !== 'folded',
          `kind ${id} never folded`,
        )
      }
      return save
    },
  },
  shadow: {
    mayRefuse: ({ folded }, { kind }) => folded[kind] === undefined,
    after(save, { kind }, answer) {
      const count = answer?.body.folded
      const read = withCountsRead(save)
      const known = read.folded[kind] ?? 0
      must(read.isFoldedExact ? count === known : count >= known, `${count} folded of kind ${kind} instead of ${known}`)
      return { ...read, folded: { ...read.folded, [kind]: count } }
    },
  },
}

import { enemyEntry } from '../catalog.ts'

const MARKS = ['Ａ', 'Ｂ', 'Ｃ', 'Ｄ'] as const

/** Names of a line-up, left to right; several of a kind are told apart by a letter. */
export function enemyNames(kinds: readonly number[]): readonly string[] {
  return kinds.map((kind, index) => {
    const { name } = enemyEntry(kind)
    if (kinds.filter((other) => other === kind).length === 1) return name
    const nth = kinds.slice(0, index).filter((other) => other === kind).length
    return `${name}${MARKS[nth] ?? nth + 1}`
  })
}

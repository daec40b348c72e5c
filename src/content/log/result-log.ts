import { outcomeText } from '../text/outcome.ts'
import type { LevelUp, StageResult } from '../../rules/adventure/adventure.ts'

export interface ResultNames {
  /** Nicknames by place in the party. */
  readonly members: readonly string[]
  readonly field: { readonly id: number; readonly name: string }
}

/** By the new level, one after the other. */
const growths = ['影ひとつぶん、濃くなった。', '大きい靴が、少しだけ合ってきた。', '灯を持つ手が、揺れなくなった。'] as const
/** Between two stages. */
const rests = ['灯の芯を切った。', '灯に油を差した。', '三人で、ひと息ついた。']

/** What the result screen says of a won stage, line by line. */
export function resultLog(result: StageResult, names: ResultNames): readonly string[] {
  const lines = [`三人にEXPが${result.exp}ずつ入った。${result.gold.toLocaleString('ja-JP')} Gも手に入れた。`]
  for (const alike of grouped(result.levelUps)) {
    const [{ to, statusPoints, skillPoints, isHighest }] = alike
    const each = alike.length > 1 ? '一人につき、' : ''
    const who =
      alike.length === names.members.length ? '三人とも' : `${alike.map(({ member }) => names.members[member] ?? '').join('と')}が`
    lines.push(`${who}、Lv${to}になった。`)
    const points = skillPoints > 0 ? `力の点を${statusPoints}、技の点を${skillPoints}` : `力の点を${statusPoints}`
    lines.push(`${growths[(to - 2) % growths.length]}${each}${points}得た。`)
    if (isHighest) lines.push('Lvは、ここまで。この先は、考えて強くなる。')
  }
  if (result.fieldCleared) lines.push(outcomeText.lit(names.field.id, names.field.name))
  else if (result.levelUps.length === 0) lines.push(`${rests[result.exp % rests.length]}HPとAPが少し戻った。`)
  return lines
}

type Group = readonly [LevelUp, ...LevelUp[]]

/** Level-ups from the same level to the same one share their lines. Mostly all three, as EXP are the same for all. */
function grouped(levelUps: readonly LevelUp[]): readonly Group[] {
  const groups: Group[] = []
  for (const levelUp of levelUps) {
    const at = groups.findIndex(([{ from, to }]) => from === levelUp.from && to === levelUp.to)
    const group = groups[at]
    if (group) groups[at] = [...group, levelUp]
    else groups.push([levelUp])
  }
  return groups
}

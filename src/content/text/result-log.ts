import type { StageResult } from '../../rules/adventure.ts'

export interface ResultNames {
  /** Nicknames by place in the party. */
  readonly members: readonly string[]
  readonly field: string
}

/** What the result screen says of a won stage, line by line. */
export function resultLog(result: StageResult, names: ResultNames): readonly string[] {
  const lines = [`全員に${result.exp}のEXP。${result.gold} Gを得た。`]
  for (const levelUp of result.levelUps) {
    const name = names.members[levelUp.member] ?? ''
    lines.push(`${name}はLv${levelUp.to}になった。影ひとつぶん、濃くなった。`)
    const { statusPoints, skillPoints } = levelUp
    lines.push(skillPoints > 0 ? `力の点を${statusPoints}、技の点を${skillPoints}得た。` : `力の点を${statusPoints}得た。`)
    if (levelUp.isHighest) lines.push('これ以上は、考えて強くなろう。')
  }
  if (result.fieldCleared) lines.push(`${names.field}に、町の灯がひとつ届いた。`)
  else if (result.levelUps.length === 0) lines.push('ひと息ついた。HPとAPが少し戻った。')
  return lines
}

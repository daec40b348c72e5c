import { outcomeText } from '../text/outcome.ts'
import type { LevelUp, StageResult } from '../../rules/adventure/adventure.ts'

export interface ResultNames {
  /** Nicknames by place in the party. */
  readonly members: readonly string[]
  readonly field: { readonly id: number; readonly name: string }
  readonly stage: number
}

/** By the new level, one after the other. */
const growths = [
  '影ひとつぶん、濃くなった。',
  '大きい靴が少しだけ合ってきた。',
  '灯を持つ手が揺れなくなった。',
  '帰り道の石を覚えてきた。',
  '弁当が少し足りなくなった。',
  '靴の音が、三つそろってきた。',
  '荷が軽い。荷は増えている。',
  '靴紐を結び直さなくなった。',
  '靴の詰めものを、ひとつ抜いた。',
] as const
/** Between two stages, by field; one stage after the other. */
export const rests: Readonly<Record<number, readonly [string, string]>> = {
  1: ['草に座って、靴を直した。', '町の灯を、一度だけ見た。'],
  2: ['水をひと口ずつ飲んだ。', '靴の砂を出した。'],
  3: ['顔の煤を拭いた。', '炉を離れて、首を拭いた。'],
  4: ['濡れた裾を絞った。', '流木に腰をかけた。'],
  5: ['互いの名を確かめた。', '袖から霧を払った。'],
  6: ['薄目のまま、目を休めた。', '三人で背中を寄せた。'],
  7: ['小声で点呼をとった。', '根に背をあずけた。'],
  8: ['立ったまま、水を飲んだ。', '畦で手を拭いた。'],
  9: ['軒先を少し借りた。', '敷居はまたがずに休んだ。'],
  10: ['絨毯の端で靴を拭いた。', '埃の少ない段に座った。'],
  11: ['段に三人並んで座った。', '灯に手をかざした。'],
  12: ['席を借りて、芯を切った。', '遠い幕を、少し見た。'],
}

/** What the result screen says of a won stage, line by line. */
export function resultLog(result: StageResult, names: ResultNames): readonly string[] {
  const lines = [`三人にEXPが${result.exp}ずつ入った。${result.gold.toLocaleString('ja-JP')} Gも手に入れた。`]
  for (const alike of grouped(result.levelUps)) {
    const [{ to, statusPoints, skillPoints, isHighest }] = alike
    const each = alike.length > 1 ? '一人につき、' : ''
    const who =
      alike.length === names.members.length ? '三人とも、' : `${alike.map(({ member }) => names.members[member] ?? '').join('と')}が`
    lines.push(`${who}Lv${to}になった。`)
    const points = skillPoints > 0 ? `力の点を${statusPoints}、技の点を${skillPoints}` : `力の点を${statusPoints}`
    lines.push(`${growths[(to - 2) % growths.length]}${each}${points}得た。`)
    if (isHighest) lines.push('Lvは、ここまで。この先は、考えて強くなる。')
  }
  if (result.fieldCleared) lines.push(outcomeText.lit(names.field.id, names.field.name))
  else if (result.levelUps.length === 0) lines.push(`${rests[names.field.id]?.[names.stage % 2 === 1 ? 0 : 1] ?? ''}HPとAPが少し戻った。`)
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

import { battleText } from '../../../../content/text/battle.ts'
import type { Command } from '../../../../rules/battle/command.ts'
import { type Battle, nameAt } from '../battle-model.ts'

/** Of several enemies of a name, each has a letter at the end. */
const letterOf = (name: string): string => /[Ａ-Ｚ]$/.exec(name)?.[0] ?? name

const targetOf = (order: Command): number | null => ('target' in order ? order.target : null)

function actOf({ catalog }: Battle, order: Command): string {
  if (order.type === 'skill') return catalog.skill(order.skill).name
  if (order.type === 'item') return catalog.item(order.item).name
  return battleText.commands[order.type].reading
}

/** 「一文字→Ａ」. */
export function orderWord(battle: Battle, order: Command): string {
  const target = targetOf(order)
  const act = order.type === 'attack' ? battleText.commands.attack.glyph : actOf(battle, order)
  return target === null ? act : `${act}→${letterOf(nameAt(battle, target))}`
}

/** 「キリカ、一文字をヒノコゾウＡに。」 */
export function orderAloud(battle: Battle, order: Command): string {
  const target = targetOf(order)
  return battleText.sight.aloud.order(nameAt(battle, order.actor), actOf(battle, order), target === null ? null : nameAt(battle, target))
}

import { enemyEntry } from '../catalog.ts'
import { fields } from '../fields.ts'
import { fieldTexts } from '../fields-text.ts'

/** A book's content with its figures filled in from the tables: `{{stats:11}}` and `{{gold}}`. */
export function pageText(content: string): string {
  return content.replace(/\{\{stats:(\d+)\}\}/g, (_, id: string) => statsLine(Number(id))).replace('{{gold}}', goldTable())
}

function statsLine(id: number): string {
  const { hp, stats } = enemyEntry(id)
  return `HP ${hp}　STR ${stats.str}　DEF ${stats.def}　INT ${stats.int}　SPD ${stats.spd}　LUC ${stats.luc}`
}

function goldTable(): string {
  return fields
    .map((field) => {
      const gold = field.stages.flat().reduce((sum, enemy) => sum + enemyEntry(enemy).gold, 0)
      return `${fieldTexts.find((text) => text.id === field.id)?.name ?? ''}　${gold} G`
    })
    .join('\n')
}

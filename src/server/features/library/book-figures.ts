import { catalog, enemyEntry } from '../../../content/catalog.ts'
import { fields } from '../../../content/fields.ts'
import { fieldTexts } from '../../../content/text/fields.ts'

/** The vast expanse is left out. */
const listedFields = fields.filter(({ difficulty }) => difficulty !== null)

/** A book's text with `{{stats:11}}` and `{{gold}}` replaced by figures out of the tables. */
export const withFigures = (content: string): string =>
  content.replaceAll(/^\{\{(\w+)(?::(\d+))?\}\}$/gm, (_, what: string, id?: string) => figures(what, Number(id)))

function figures(what: string, id: number): string {
  if (what === 'stats') return enemyFigures(id)
  if (what === 'gold')
    return listedFields.map(({ id: field, stages }) => `${nameOf(field)}　${goldOf(stages).toLocaleString('ja-JP')} G`).join('\n')
  throw new RangeError(`Unknown figures in a book: ${what}`)
}

function enemyFigures(id: number): string {
  const { hp, stats, exp, gold } = enemyEntry(id)
  const { str, def, int, spd, luc } = stats
  return `HP ${hp}　STR ${str}　DEF ${def}\nINT ${int}　SPD ${spd}　LUC ${luc}\nEXP ${exp}　${gold} G`
}

const nameOf = (field: number): string => fieldTexts.find(({ id }) => id === field)?.name ?? ''

const goldOf = (stages: readonly (readonly number[])[]): number => stages.flat().reduce((sum, enemy) => sum + catalog.enemy(enemy).gold, 0)

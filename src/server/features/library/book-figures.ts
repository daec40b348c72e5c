import { catalog, enemyEntry } from '../../../content/catalog.ts'
import { fields } from '../../../content/fields.ts'
import { fieldTexts } from '../../../content/fields-text.ts'

/** The hidden field is in no ledger. */
const listedFields = fields.filter(({ difficulty }) => difficulty !== null)

const known = new Map<string, string>()

/** A book's text with the figures that it asks for, out of the tables: they are never older than the game. */
export function withFigures(content: string): string {
  const filled =
    known.get(content) ?? content.replaceAll(/^\{\{(\w+)(?::(\d+))?\}\}$/gm, (_, what: string, id?: string) => figures(what, Number(id)))
  known.set(content, filled)
  return filled
}

function figures(what: string, id: number): string {
  if (what === 'stats') return enemyFigures(id)
  if (what === 'gold') return listedFields.map(({ id: field, stages }) => `${nameOf(field)}　${goldOf(stages)} G`).join('\n')
  throw new RangeError(`Books know no figures called ${what}`)
}

function enemyFigures(id: number): string {
  const { hp, stats, exp, gold } = enemyEntry(id)
  const { str, def, int, spd, luc } = stats
  return `HP ${hp}　STR ${str}　DEF ${def}\nINT ${int}　SPD ${spd}　LUC ${luc}\nEXP ${exp}　${gold} G`
}

const nameOf = (field: number): string => fieldTexts.find(({ id }) => id === field)?.name ?? ''

const goldOf = (stages: readonly (readonly number[])[]): number => stages.flat().reduce((sum, enemy) => sum + catalog.enemy(enemy).gold, 0)

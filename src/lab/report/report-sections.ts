import { enemyEntry } from '../../content/catalog.ts'
import { items } from '../../content/items.ts'
import { partySkills } from '../../content/skills/all.ts'
import { builds } from '../builds.ts'
import { barChart, table } from './charts.ts'
import { type Findings, together } from './findings.ts'
import { bestBuildWith, bestScene, itemGains, smokeGain, solverStageTurns } from './measures.ts'
import { USUAL_ORDER } from '../../content/fields.ts'
import { parties, partyName } from '../party.ts'
import { BUILD_FIELDS, buildCell, fieldCell, REPEATING_FIELD, repeatingCell } from '../run/plan.ts'
import { percent, shareOf, withError } from './sample.ts'
import type { Tally } from '../run/trial.ts'

const section = (title: string, note: string, content: string): string => `<h2>${title}<small>${note}</small></h2>\n${content}`

const solverIn = (findings: Findings, fields: readonly number[]): Tally | null =>
  together(
    findings,
    fields.flatMap((field) => parties.map((party) => fieldCell('solver', field, partyName(party)))),
  )

const MOST_DEADLY = 24

/** Turns of stages, and which enemies make members fall. */
export function battleSections(findings: Findings): readonly string[] {
  const rows = USUAL_ORDER.map((field) => {
    const turns = solverStageTurns(findings, field)
    return [String(field), ...Array.from({ length: 5 }, (_, stage) => turns[stage]?.mean.toFixed(1) ?? '')]
  })
  const turns = table(['field', ...[1, 2, 3, 4, 5].map((stage) => `stage ${stage}`)], rows)
  const falls = Object.entries(solverIn(findings, USUAL_ORDER)?.fellBy ?? {})
    .map(([enemy, count]) => ({ enemy: Number(enemy), count }))
    .filter(({ enemy }) => enemy > 6)
    .toSorted((a, b) => b.count - a.count)
  const all = falls.reduce((sum, { count }) => sum + count, 0)
  const bars = falls.slice(0, MOST_DEADLY).map(({ enemy, count }) => {
    const { name, field } = enemyEntry(enemy)
    return { label: name, value: count, note: `${count} falls, ${percent(count / all, 1)} of all, field ${field}` }
  })
  return [
    section('回 Turns', 'mean turns of a stage, the solver’s play, lost battles included', turns),
    section(
      '倒れ Falls',
      `last hits on members, the solver’s play, ${all} in all; にじみ counts for the combatant that acted last`,
      barChart('Falls by enemy', bars),
    ),
  ]
}

/** How often a skill is used, the best build that holds it, and how it does when used every turn. */
export function skillSection(findings: Findings): string {
  const used = together(
    findings,
    builds.flatMap((build) => BUILD_FIELDS.map((field) => buildCell(build, field))),
  )
  const rows = partySkills.map(({ id, name }) => {
    const best = bestBuildWith(findings, id)
    const holders = together(
      findings,
      builds.filter((build) => build.skills.includes(id)).flatMap((build) => BUILD_FIELDS.map((field) => buildCell(build, field))),
    )
    const uses = holders && used ? ((holders.skills[id] ?? 0) / holders.runs).toFixed(1) : '–'
    const repeated = (['alone', 'mixed'] as const).map((how) => findings.cells.get(repeatingCell(id, how)))
    return [
      `${id} ${name}`,
      uses,
      best?.build.name ?? '–',
      best ? withError(best.rate) : '–',
      ...repeated.map((tally) => (tally ? { text: withError(shareOf(tally)), heat: shareOf(tally).mean } : '–')),
    ]
  })
  const heads = ['skill', 'uses an adventure', 'best build with it', 'wins field 9', 'used every turn', 'in the solver’s mix']
  return section(
    '技 Skills',
    `the last two columns: field ${REPEATING_FIELD}, one member repeats the skill, the others play sensibly`,
    table(heads, rows),
  )
}

/** What two of an item add, scene by scene. */
export function itemSection(findings: Findings): string {
  const gains = itemGains(findings)
  const best = items.flatMap(({ id, name, price }) => {
    const top = bestScene(gains, id)
    if (!top) return []
    const { mean, error, n } = top.gain
    return [{ label: name, value: 100 * mean, noise: 100 * error, note: `${price} G, used ${top.used.toFixed(1)}, ${top.where}, N ${n}` }]
  })
  const rows = gains.map(({ item, where, gain, used }) => [
    items.find(({ id }) => id === item)?.name ?? '',
    where,
    `${(100 * gain.mean).toFixed(1)} ±${(100 * gain.error).toFixed(1)}`,
    used.toFixed(2),
    String(gain.n),
  ])
  const smoke = smokeGain(findings)
  const bomb =
    smoke === null
      ? ''
      : `<p>煙玉: each bomb thrown brings ${smoke.mean.toFixed(0)} ±${smoke.error.toFixed(0)} G home beyond what fleeing on foot does (50 G).</p>`
  const note = 'points of win rate that two of it add (±1 standard error), plain builds, in the scene that suits it best'
  return section('品 Items', note, barChart('Item value', best) + bomb + table(['item', 'scene', 'points', 'used in a win', 'N'], rows))
}

/** Every build in the fields where builds are compared. */
export function buildSection(findings: Findings): string {
  const rows = builds.map((build) => [
    `${build.role} ${build.name}`,
    build.skills.map((id) => partySkills.find((skill) => skill.id === id)?.name ?? '').join(' → '),
    build.points.join(' '),
    ...BUILD_FIELDS.map((field) => {
      const tally = findings.cells.get(buildCell(build, field))
      return tally ? { text: withError(shareOf(tally)), heat: shareOf(tally).mean } : '–'
    }),
  ])
  const note = 'the solver’s play in the ten parties that hold the role, the others on their plan'
  return section(
    '型 Builds',
    note,
    table(['build', 'skill points', 'status points', ...BUILD_FIELDS.map((field) => `field ${field}`)], rows),
  )
}

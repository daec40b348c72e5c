import { builds } from '../builds.ts'
import { barChart, lineChart, table } from '../report/charts.ts'
import type { Findings } from '../report/findings.ts'
import { USUAL_ORDER } from '../../content/fields.ts'
import { percent, type Sample, withError } from '../report/sample.ts'
import { judgedLives } from './goals.ts'
import {
  behindBest,
  finishing,
  finishingWithRole,
  firstTry,
  goldKept,
  hoursToEnd,
  levelWorth,
  livesOf,
  minutesIn,
  sideFigureWorth,
  visitsOf,
  type Who,
  winsOf,
} from './measures.ts'
import { roles } from '../../content/roles.ts'
import { HABITS_LEFT_OUT, JUDGED_FIELDS, JUDGED_PERSONS, SIDE_FIGURES } from './variations.ts'

const section = (title: string, note: string, content: string): string => `<h2>${title}<small>${note}</small></h2>\n${content}`
const nameOf = ({ person, difficulty }: Who): string => `${person}, ${difficulty}`
const shown = (sample: Sample | null, digits = 0): string => (sample ? sample.mean.toFixed(digits) : '–')
const share = (sample: Sample | null) => (sample ? { text: withError(sample), heat: sample.mean } : '–')
const ticks = USUAL_ORDER.map(String)

/** What players like people did, for designers. */
export const peopleSections = (findings: Findings): readonly string[] => [
  firstTrySection(findings),
  ...judgedLives.map((who) => careerSection(findings, who)),
  habitSection(findings),
  pointSection(findings),
  roleAndBuildSection(findings),
]

function firstTrySection(findings: Findings): string {
  const lines = judgedLives.map((who) => ({
    name: nameOf(who),
    values: USUAL_ORDER.map((field) => firstTry(findings, who, field)?.mean ?? null),
  }))
  const rows = judgedLives.map((who) => [
    nameOf(who),
    ...USUAL_ORDER.map((field) => share(firstTry(findings, who, field))),
    share(finishing(findings, who)),
    shown(hoursToEnd(findings, who), 1),
  ])
  return section(
    '人 People',
    'fields cleared at the first try, careers of all 20 parties',
    lineChart('First try by field', ticks, lines, (value) => percent(value)) + table(['who', ...ticks, 'finish', 'hours'], rows),
  )
}

/** Where time goes, and with which level and purse people arrive. */
function careerSection(findings: Findings, who: Who): string {
  const rows = USUAL_ORDER.map((field) => {
    const visits = visitsOf(findings, who, field)
    const mean = (of: (visit: (typeof visits)[number]) => number) =>
      visits.length === 0 ? '–' : (visits.reduce((sum, visit) => sum + of(visit), 0) / visits.length).toFixed(1)
    return [
      String(field),
      String(visits.length),
      mean(({ level }) => level),
      mean(({ tries }) => tries),
      mean(({ replays }) => replays),
      shown(minutesIn(findings, who, field)),
      visits.length === 0 ? '–' : Math.max(...visits.map(({ minutes }) => minutes)).toFixed(0),
      shown(goldKept(findings, who, field)),
    ]
  })
  const minutes = USUAL_ORDER.map((field) => minutesIn(findings, who, field)?.mean ?? null)
  const heads = ['field', 'careers', 'level', 'tries', 'replays', 'minutes, median', 'minutes, most', 'G kept, median']
  return section(
    `旅 ${nameOf(who)}`,
    `${livesOf(findings, who).length} careers`,
    table(heads, rows) + lineChart('Minutes by field', ticks, [{ name: 'minutes, median', values: minutes }], (value) => value.toFixed(0)),
  )
}

function habitSection(findings: Findings): string {
  const rows = JUDGED_PERSONS.flatMap((person) =>
    ['usual', ...Object.keys(HABITS_LEFT_OUT)].map((what) => [
      `${person}, ${what}`,
      ...USUAL_ORDER.map((field) => share(winsOf(findings, { person, field, what }))),
    ]),
  )
  const levels = ([-1, 0] as const).map((step) => [
    step < 0 ? 'the level before the entry, worth' : 'one level above the entry, worth',
    ...USUAL_ORDER.map((field) => {
      const worth = levelWorth(findings, field, step)
      return worth ? withError(worth) : '–'
    }),
  ])
  return section(
    '癖 Habits and levels',
    'wins at the entry, normal; levels with a casual player',
    table(['who', ...ticks], [...rows, ...levels]),
  )
}

function pointSection(findings: Findings): string {
  const rows = ['none', 'main', ...SIDE_FIGURES].map((on) => [
    on,
    ...JUDGED_FIELDS.map((field) => share(winsOf(findings, { person: 'casual', field, what: `points-${on}` }))),
  ])
  const worth = SIDE_FIGURES.map((figure) => [
    `${figure}, less half of main`,
    ...JUDGED_FIELDS.map((field) => {
      const sample = sideFigureWorth(findings, figure, field)
      return sample ? withError(sample) : '–'
    }),
  ])
  return section(
    '点 Points',
    'half of all points on the main figure, the other half on this one; casual, normal',
    table(['other half', ...JUDGED_FIELDS.map(String)], [...rows, ...worth]),
  )
}

function roleAndBuildSection(findings: Findings): string {
  const casual = judgedLives.find(({ person }) => person === 'casual')
  const bars = roles.flatMap(({ id, class: label }) => {
    const sample = casual ? finishingWithRole(findings, casual, id) : null
    return sample ? [{ label, value: 100 * sample.mean, noise: 100 * sample.error, note: `${(100 * sample.mean).toFixed(1)} points` }] : []
  })
  const trails = builds.flatMap(({ role, name }) => {
    const sample = behindBest(findings, name)
    return sample
      ? [
          {
            label: `${role} ${name}`,
            value: 100 * sample.mean,
            noise: 100 * sample.error,
            note: `${(100 * sample.mean).toFixed(1)} points`,
          },
        ]
      : []
  })
  return section(
    '役 Roles and builds',
    'finishing with the role less without it (casual); points of wins behind the best build of the role (experienced, late fields)',
    barChart('Roles', bars) + barChart('Builds behind the best', trails),
  )
}

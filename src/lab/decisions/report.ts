import { roles } from '../../content/roles.ts'
import { partySkills } from '../../content/skills/all.ts'
import { table } from '../report/charts.ts'
import type { Findings } from '../report/findings.ts'
import { percent, type Sample, withError } from '../report/sample.ts'
import { ANSWERS } from './answers.ts'
import type { CountedCommand } from './commands.ts'
import { ANSWER_FIELDS, anywhere, bestAnswer, bestCommand, givenCommand, openAnswer, undecided, undecidedTurns } from './measures.ts'

type Which = typeof anywhere

const places: readonly (readonly [name: string, which: Which])[] = [
  ...ANSWER_FIELDS.map((each) => [`field ${each}`, (_announced, field) => field === each] as const satisfies readonly [string, Which]),
  ['bosses', (one, field) => one.isBoss && anywhere(one, field)],
  ['other enemies', (one, field) => !one.isBoss && anywhere(one, field)],
  ['all', anywhere],
]

/** What the decisions of experienced people were worth, for designers. */
export const decisionSections = (findings: Findings): readonly string[] => [answerSection(findings), commandSection(findings)]

const section = (title: string, note: string, content: string): string => `<h2>${title}<small>${note}</small></h2>\n${content}`
const share = (sample: Sample | null) => (sample ? { text: withError(sample), heat: sample.mean } : '–')

function answerSection(findings: Findings): string {
  const rows = places.map(([name, which]) => {
    const none = undecided(findings, which)
    return [
      name,
      String(none?.n ?? 0),
      share(none),
      ...ANSWERS.map((answer) => share(bestAnswer(findings, answer, which))),
      ...ANSWERS.map((answer) => share(openAnswer(findings, answer, which))),
    ]
  })
  const heads = [
    'where',
    'positions',
    'undecided',
    ...ANSWERS.map((one) => `${one} is best`),
    ...ANSWERS.map((one) => `${one} is possible`),
  ]
  return section(
    '断 An announced skill',
    'positions of an experienced person with one announced blow that can be broken off, played on after each answer; best = by more than two standard errors, in wins of the adventure, else in what is left at the end of the stage',
    table(heads, rows),
  )
}

function commandSection(findings: Findings): string {
  const rows = roles.flatMap(({ id, class: role }) => {
    const skills = partySkills.filter((skill) => Math.floor(skill.id / 100) === id)
    const names: readonly (readonly [string, CountedCommand])[] = [
      ['ATTACK', 'attack'],
      ['DEFENCE', 'defence'],
      ['ITEM', 'item'],
      ...skills.map((skill) => [skill.name, `skill:${skill.id}`] as const),
    ]
    return names.flatMap(([label, name]) => {
      const [best, given] = [bestCommand(findings, id, name), givenCommand(findings, id, name)]
      if (!best?.mean && !given?.mean) return []
      return [[`${role}, ${label}`, share(given), share(best), share(undecidedTurns(findings, id))]]
    })
  })
  return section(
    '手 Commands',
    'of an experienced person; best = by more than two standard errors when a turn is played on after each useful command of one member',
    table(['command', 'given', 'best, where decided', 'role’s turns undecided'], rows),
  )
}

/** What the section on decisions says, in a few lines. */
export function decisionLines(findings: Findings): readonly string[] {
  const shown = (sample: Sample | null): string => (sample ? percent(sample.mean) : '–').padStart(6)
  const answers = places.map(([name, which]) => {
    const none = undecided(findings, which)
    const cells = ANSWERS.map((answer) => `${answer}${shown(bestAnswer(findings, answer, which))}`)
    return (
      `announced, ${name}`.padEnd(22) + [`${String(none?.n ?? 0).padStart(5)} positions`, `undecided${shown(none)}`, ...cells].join('  ')
    )
  })
  const attacks = roles.map(({ id, class: role }) => `${role}${shown(givenCommand(findings, id, 'attack'))}`)
  return [...answers, `ATTACK given: ${attacks.join('  ')}`]
}

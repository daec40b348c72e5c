import { roles } from '../../content/roles.ts'
import { partySkills } from '../../content/skills/all.ts'
import type { Goal } from '../report/goals.ts'
import { ANSWERS, type Answer } from './answers.ts'
import { bestAnswer, bestCommand, givenCommand } from './measures.ts'

const WORDS: Readonly<Record<Answer, string>> = { break: 'breaking off', crouch: 'crouching', else: 'something else' }

/** That a turn is a choice: no answer and no command is always the right one. */
export const decisionGoals: readonly Goal[] = [
  ...ANSWERS.flatMap((answer) =>
    [{ atLeast: 0.15 }, { atMost: 0.6 }].map(
      (limit): Goal => ({
        name: `When a skill is announced, ${WORDS[answer]} is best in at ${'atLeast' in limit ? 'least 15' : 'most 60'} % of cases`,
        measure: 'share of positions of experienced people where playing on shows a best answer, fields 3 to 12',
        unit: 'share',
        limit,
        distance: 0.1,
        figures: (findings) => {
          const sample = bestAnswer(findings, answer)
          return sample ? [{ of: WORDS[answer], sample }] : []
        },
      }),
    ),
  ),
  {
    name: 'No skill is the best command of its role in over half of its turns',
    measure: 'share of the turns of the role where playing on shows a best command, by skill; experienced',
    unit: 'share',
    limit: { atMost: 0.5 },
    distance: 0.1,
    figures: (findings) =>
      partySkills.flatMap(({ id, name }) => {
        const sample = bestCommand(findings, Math.floor(id / 100), `skill:${id}`)
        return sample ? [{ of: name, sample }] : []
      }),
  },
  {
    name: 'A medic, a mage and a drummer strike plainly in at most a third of their turns',
    measure: 'share of the turns of the role in which an experienced person gives ATTACK, by role',
    unit: 'share',
    limit: { atMost: 1 / 3 },
    distance: 0.05,
    figures: (findings) =>
      roles
        .filter((role) => ['medic', 'mage', 'buffer'].includes(role.class))
        .flatMap(({ id, class: of }) => {
          const sample = givenCommand(findings, id, 'attack')
          return sample ? [{ of, sample }] : []
        }),
  },
]

import { statusText as text } from '../../../content/text/status.ts'
import { apiText } from '../../../content/text/ui.ts'
import { ATTRIBUTES } from '../../../rules/growth.ts'
import type { ApiFailure } from '../../api.ts'
import { readAgain, useWrite } from '../../query.ts'
import { play } from '../../sound/sound.ts'
import type { OpenStatus, Outcome, StatusEvent } from './status-flow.ts'

const party = 'GET /api/game/rpg/parties/information'
const statusTypes = { hp: 'HP', ap: 'AP', str: 'STR', def: 'DEF', int: 'INT', spd: 'SPD', luc: 'LUC' } as const

export interface PointDeeds {
  /** Spends the whole draft, one figure after the other; stops at the first that fails. */
  readonly spend: () => Promise<void>
  readonly learn: (skill: number) => Promise<void>
}

/** The two deeds of the screen. After each of them the members are read again before the view is back. */
export function usePoints(state: OpenStatus, dispatch: (event: StatusEvent) => void): PointDeeds {
  const increment = useWrite('POST /api/game/rpg/status/increment')
  const learning = useWrite('POST /api/game/rpg/status/skill/learn')
  const id = state.members[state.member]?.party_id
  const close = async (outcome: Outcome) => {
    play(outcome.tone === 'good' ? 'levelUp' : 'refuse')
    await readAgain(party)
    dispatch({ type: 'updateDone', outcome })
  }
  const spend = async () => {
    if (id === undefined) return
    dispatch({ type: 'updateSent' })
    let message = ''
    for (const attribute of ATTRIBUTES.filter((each) => state.draft[each] > 0)) {
      const body = { party_id: id, input_point: state.draft[attribute], status_type: statusTypes[attribute] }
      const outcome = await increment.run(body)
      if (outcome === null) return
      if (!outcome.ok) return close({ tone: 'danger', message: sentenceOf(outcome.failure) })
      message = outcome.value.message
      dispatch({ type: 'pointsSpent', attribute })
    }
    await close({ tone: 'good', message })
  }
  const learn = async (skill: number) => {
    if (id === undefined) return
    dispatch({ type: 'updateSent' })
    const outcome = await learning.run({ party_id: id, skill_id: skill })
    if (outcome === null) return
    await close(outcome.ok ? { tone: 'good', message: outcome.value.message } : { tone: 'danger', message: sentenceOf(outcome.failure) })
  }
  return { spend, learn }
}

/** The server's sentence; where it had none, the specification's. */
const sentenceOf = ({ message }: ApiFailure): string => (message === apiText.unexpected ? text.failed : message)

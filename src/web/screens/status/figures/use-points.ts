import type { PartyMember } from '../../../../contract/status.ts'
import { ATTRIBUTES } from '../../../../rules/party/growth.ts'
import { readAgain, useWrite } from '../../../server/query.ts'
import { play } from '../../../sound/sound.ts'
import type { UpdateOutcome, StatusEvent, StatusState } from '../status-flow.ts'

export const partyInformation = 'GET /api/game/rpg/parties/information'
export const statusTypes = { hp: 'HP', ap: 'AP', str: 'STR', def: 'DEF', int: 'INT', spd: 'SPD', luc: 'LUC' } as const

/** The members, and the menu's note, which ticks the first points. */
export const readPointsAgain = () => Promise.all([readAgain(partyInformation), readAgain('GET /api/game/rpg/menu/can_be_clear')])

export interface PointCalls {
  /** Spends the whole draft, one figure after the other; stops at the first that fails. */
  readonly spend: () => Promise<void>
  readonly learn: (skill: number) => Promise<void>
}

/** Spends points of a member. The members are read again before the screen is usable again. */
export function usePoints({ draft }: StatusState, { party_id }: PartyMember, dispatch: (event: StatusEvent) => void): PointCalls {
  const increment = useWrite('POST /api/game/rpg/status/increment')
  const learning = useWrite('POST /api/game/rpg/status/skill/learn')
  const finish = async (outcome: UpdateOutcome, sound: 'brush' | 'learning') => {
    play(outcome.ok ? sound : 'refuse')
    await readPointsAgain()
    dispatch({ type: 'updateDone', outcome })
  }
  const spend = async () => {
    dispatch({ type: 'updateSent' })
    let message = ''
    for (const attribute of ATTRIBUTES.filter((each) => draft[each] > 0)) {
      const outcome = await increment.run({ party_id, input_point: draft[attribute], status_type: statusTypes[attribute] })
      if (outcome === null) return
      if (!outcome.ok) return finish(outcome, 'brush')
      message = outcome.value.message
      dispatch({ type: 'pointsSpent', attribute })
    }
    await finish({ ok: true, message }, 'brush')
  }
  const learn = async (skill: number) => {
    dispatch({ type: 'updateSent' })
    const outcome = await learning.run({ party_id, skill_id: skill })
    if (outcome === null) return
    await finish(outcome.ok ? { ok: true, message: outcome.value.message } : outcome, 'learning')
  }
  return { spend, learn }
}

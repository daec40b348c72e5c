import type { RestMember } from '../../../contract/rest.ts'
import type { ApiFailure } from '../../server/api.ts'

/** What the player is doing in the rest house; the members and the gold come from the query. */
export interface RestState {
  /** Index of the member whose tab is open; 0 again after each reset. */
  readonly selected: number
  readonly modal: 'closed' | 'asking' | 'sending'
  /** Of the last reset. */
  readonly failure: ApiFailure | null
  /** The name of the member who was reset last. */
  readonly rested: string | null
}

export type RestEvent =
  | { readonly type: 'memberChosen'; readonly index: number }
  | { readonly type: 'restAsked' }
  | { readonly type: 'restLeft' }
  | { readonly type: 'restSent' }
  | { readonly type: 'restFailed'; readonly failure: ApiFailure }
  | { readonly type: 'rested'; readonly name: string }

export const initialRest: RestState = { selected: 0, modal: 'closed', failure: null, rested: null }

export function restFlow(state: RestState, event: RestEvent): RestState {
  switch (event.type) {
    case 'memberChosen':
      return { ...state, selected: event.index }
    case 'restAsked':
      return { ...state, modal: 'asking', failure: null, rested: null }
    case 'restLeft':
      return state.modal === 'sending' ? state : { ...state, modal: 'closed', failure: null }
    case 'restSent':
      return { ...state, modal: 'sending', failure: null }
    case 'restFailed':
      return { ...state, modal: 'asking', failure: event.failure }
    case 'rested':
      return { selected: 0, modal: 'closed', failure: null, rested: event.name }
  }
}

const statNames = ['hp', 'ap', 'str', 'def', 'int', 'spd', 'luc'] as const
export type StatName = (typeof statNames)[number]

export interface StatRow {
  readonly name: StatName
  readonly base: number
  readonly allocated: number
  readonly total: number
}

/** Each stat with its split: total = base + allocated. */
export function statRows({ status }: RestMember): readonly StatRow[] {
  return statNames.map((name) => {
    const [base, allocated] = [status[`value_${name}`], status[`allocated_${name}`]]
    return { name, base, allocated, total: base + allocated }
  })
}

/** Whether a reset would return anything: points that were used, or a learned skill. */
export const canBeReset = (member: RestMember): boolean =>
  member.skills.some((skill) => skill.skill_level > 0) || statRows(member).some(({ allocated }) => allocated > 0)

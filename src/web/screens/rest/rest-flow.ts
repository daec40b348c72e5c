import type { RestMember } from '../../../contract/rest.ts'

/** The rest house, in the words of the specification; `sentAway`: its door did not open, and the plaza follows. */
export type RestState = { readonly status: 'start' } | { readonly status: 'sentAway' } | LoadedRest

export interface LoadedRest {
  readonly status: 'loaded'
  readonly members: readonly RestMember[]
  readonly money: number
  /** Index of the member whose tab is open; 0 after each reading. */
  readonly selected: number
  readonly modal: 'closed' | 'asking' | 'sending'
  readonly problem: string | null
  /** Who has just been unpicked. */
  readonly rested: string | null
}

export type RestEvent =
  | { readonly type: 'membersRead'; readonly members: readonly RestMember[]; readonly money: number }
  | { readonly type: 'membersFailed' }
  | { readonly type: 'memberChosen'; readonly index: number }
  | { readonly type: 'restAsked' }
  | { readonly type: 'restLeft' }
  | { readonly type: 'restSent' }
  | { readonly type: 'restFailed'; readonly message: string }
  | { readonly type: 'rested'; readonly name: string }

export const initialRest: RestState = { status: 'start' }

export function restFlow(state: RestState, event: RestEvent): RestState {
  switch (event.type) {
    case 'membersRead': {
      const { members, money } = event
      const rest = state.status === 'loaded' ? state : { modal: 'closed' as const, problem: null, rested: null }
      return { ...rest, status: 'loaded', members, money, selected: 0 }
    }
    case 'membersFailed':
      return { status: 'sentAway' }
    default:
      return state.status === 'loaded' ? loadedFlow(state, event) : state
  }
}

type LoadedEvent = Exclude<RestEvent, { readonly type: 'membersRead' | 'membersFailed' }>

function loadedFlow(state: LoadedRest, event: LoadedEvent): LoadedRest {
  switch (event.type) {
    case 'memberChosen':
      return { ...state, selected: event.index }
    case 'restAsked':
      return { ...state, modal: 'asking', problem: null, rested: null }
    case 'restLeft':
      return state.modal === 'sending' ? state : { ...state, modal: 'closed', problem: null }
    case 'restSent':
      return { ...state, modal: 'sending', problem: null }
    case 'restFailed':
      return { ...state, modal: 'asking', problem: event.message }
    case 'rested':
      return { ...state, modal: 'closed', problem: null, rested: event.name }
  }
}

export const statNames = ['hp', 'ap', 'str', 'def', 'int', 'spd', 'luc'] as const
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

/** Whether the house has anything to give back: points that were used, or a learned skill. */
export const hasThreads = (member: RestMember): boolean =>
  member.skills.some((skill) => skill.skill_level > 0) || statRows(member).some(({ allocated }) => allocated > 0)

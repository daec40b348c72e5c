import type { PartyMember } from '../../../contract/status.ts'
import { ATTRIBUTES, type Attribute, type Attributes, NO_POINTS } from '../../../rules/growth.ts'
import { findNode, firstLearnable } from './skill-tree.ts'

export type View = 'status' | 'skill'

/** The status screen, in the words of the specification: `updating` while a deed is under way. */
export type StatusState =
  | { readonly status: 'start' }
  | { readonly status: 'failed'; readonly message: string }
  | {
      readonly status: View | 'updating'
      /** What is shown, and shown again after an update. */
      readonly view: View
      readonly members: readonly PartyMember[]
      /** Index of the member whose tab is open. */
      readonly member: number
      /** Points that are not spent yet. */
      readonly draft: Attributes
      readonly correction: Correction | null
      /** The skill in the detail panel; null while none can be learned. */
      readonly skill: number | null
      readonly outcome: Outcome | null
    }

/** Why an input is not what was typed. */
export type Correction =
  | { readonly why: 'negative' | 'noPoints'; readonly attribute: Attribute }
  | { readonly why: 'tooMany'; readonly attribute: Attribute; readonly most: number }

export interface Outcome {
  readonly tone: 'good' | 'danger'
  readonly message: string
}

export type StatusEvent =
  | { readonly type: 'loading' }
  | { readonly type: 'membersRead'; readonly members: readonly PartyMember[] }
  | { readonly type: 'membersFailed'; readonly message: string }
  | { readonly type: 'memberChosen'; readonly member: number }
  | { readonly type: 'viewChosen'; readonly view: View }
  | { readonly type: 'pointsTyped'; readonly attribute: Attribute; readonly points: number }
  | { readonly type: 'draftCleared' }
  | { readonly type: 'skillChosen'; readonly skill: number }
  | { readonly type: 'updateSent' }
  /** These points are spent: they are no draft any more. */
  | { readonly type: 'pointsSpent'; readonly attribute: Attribute }
  | { readonly type: 'updateDone'; readonly outcome: Outcome }

export const initialStatus: StatusState = { status: 'start' }

export function statusFlow(state: StatusState, event: StatusEvent): StatusState {
  switch (event.type) {
    case 'loading':
      return initialStatus
    case 'membersFailed':
      return { status: 'failed', message: event.message }
    case 'membersRead':
      return isOpen(state) ? reread(state, event.members) : opened(event.members)
    default:
      return isOpen(state) ? openFlow(state, event) : state
  }
}

export type OpenStatus = Extract<StatusState, { readonly members: readonly PartyMember[] }>
type OpenEvent = Exclude<StatusEvent, { readonly type: 'loading' | 'membersRead' | 'membersFailed' }>

const isOpen = (state: StatusState): state is OpenStatus => 'members' in state

const opened = (members: readonly PartyMember[]): StatusState => ({
  status: 'status',
  view: 'status',
  members,
  ...untouched(members, 0),
})

/** A member's page as it opens. */
function untouched(members: readonly PartyMember[], member: number) {
  const skill = firstLearnable(members[member]?.skill_tree ?? [])
  return { member, draft: NO_POINTS, correction: null, skill, outcome: null }
}

/** New figures; what was chosen and typed stays as far as it still can be. */
function reread(state: OpenStatus, members: readonly PartyMember[]): OpenStatus {
  const free = members[state.member]?.freely_status_point ?? 0
  const skill = state.skill ?? firstLearnable(members[state.member]?.skill_tree ?? [])
  return { ...state, members, skill, draft: draftTotal(state.draft) > free ? NO_POINTS : state.draft }
}

function openFlow(state: OpenStatus, event: OpenEvent): StatusState {
  const updating = state.status === 'updating'
  switch (event.type) {
    case 'memberChosen':
      return updating || event.member === state.member ? state : { ...state, ...untouched(state.members, event.member) }
    case 'viewChosen':
      return updating ? state : { ...state, status: event.view, view: event.view, outcome: null }
    case 'pointsTyped':
      return updating ? state : { ...state, ...typed(state, event.attribute, event.points), outcome: null }
    case 'draftCleared':
      return updating ? state : { ...state, draft: NO_POINTS, correction: null }
    case 'skillChosen':
      return updating || !isShown(state, event.skill) ? state : { ...state, skill: event.skill, outcome: null }
    case 'updateSent':
      return { ...state, status: 'updating', correction: null, outcome: null }
    case 'pointsSpent':
      return { ...state, draft: { ...state.draft, [event.attribute]: 0 } }
    case 'updateDone':
      return { ...state, status: state.view, outcome: event.outcome }
  }
}

/** ??? cannot be chosen. */
function isShown({ members, member }: OpenStatus, skill: number): boolean {
  return findNode(members[member]?.skill_tree ?? [], skill)?.is_learned === true
}

export const draftTotal = (draft: Attributes): number => ATTRIBUTES.reduce((sum, attribute) => sum + draft[attribute], 0)

/** From 0 to what the other inputs leave. */
function typed(state: OpenStatus, attribute: Attribute, points: number): Pick<OpenStatus, 'draft' | 'correction'> {
  const free = state.members[state.member]?.freely_status_point ?? 0
  const most = free - (draftTotal(state.draft) - state.draft[attribute])
  const put = (value: number) => ({ ...state.draft, [attribute]: value })
  if (points < 0) return { draft: put(0), correction: { why: 'negative', attribute } }
  if (points > 0 && free === 0) return { draft: put(0), correction: { why: 'noPoints', attribute } }
  if (points > most) return { draft: put(most), correction: { why: 'tooMany', attribute, most } }
  return { draft: put(points), correction: null }
}

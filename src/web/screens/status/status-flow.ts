import { ATTRIBUTES, type Attribute, type Attributes, NO_POINTS } from '../../../rules/party/growth.ts'
import type { ApiFailure } from '../../server/api.ts'
import { judgeEntry, type NumberEntry, numberEntry } from '../../ui/controls/number-entry.ts'

export type View = 'status' | 'skill' | 'tactics'

/** What the player is doing on the status screen; the members come from the query. */
export interface StatusState {
  /** The open view; `status` and `skill` in the words of the specification. */
  readonly view: View
  /** The specification's `updating`: points or a skill are being sent. */
  readonly updating: boolean
  /** Index of the member whose tab is open. */
  readonly member: number
  /** Points that are typed and not spent yet. */
  readonly draft: Attributes
  /** Texts of inputs that hold no number; their points in the draft are 0. */
  readonly unread: Readonly<Partial<Record<Attribute, string>>>
  readonly correction: Correction | null
  /** The skill that was chosen; null until one is. */
  readonly skill: number | null
  readonly outcome: UpdateOutcome | null
}

/** What was wrong with what was typed. `elsewhere`: all free points are already in other inputs. */
export type Correction =
  | { readonly why: 'notANumber' | 'negative' | 'noPoints' | 'elsewhere'; readonly attribute: Attribute }
  | { readonly why: 'tooMany'; readonly attribute: Attribute; readonly most: number }

/** How the last update ended. */
export type UpdateOutcome = { readonly ok: true; readonly message: string } | { readonly ok: false; readonly failure: ApiFailure }

export type StatusEvent =
  | { readonly type: 'memberChosen'; readonly member: number }
  | { readonly type: 'viewChosen'; readonly view: View }
  /** `free`: the member's free points. */
  | { readonly type: 'pointsTyped'; readonly attribute: Attribute; readonly text: string; readonly free: number }
  | { readonly type: 'fieldLeft'; readonly attribute: Attribute }
  | { readonly type: 'draftCleared' }
  /** All free points as recommended, to be looked at and confirmed. */
  | { readonly type: 'adviceTaken'; readonly advised: Attributes }
  | { readonly type: 'skillChosen'; readonly skill: number }
  | { readonly type: 'updateSent' }
  | { readonly type: 'pointsSpent'; readonly attribute: Attribute }
  /** `outcome` is null where a dialog tells it. */
  | { readonly type: 'updateDone'; readonly outcome: UpdateOutcome | null }

const emptyDraft = { draft: NO_POINTS, unread: {}, correction: null }
const untouched = { ...emptyDraft, skill: null, outcome: null }

export const initialStatus: StatusState = { view: 'status', updating: false, member: 0, ...untouched }

export function statusFlow(state: StatusState, event: StatusEvent): StatusState {
  switch (event.type) {
    case 'pointsSpent':
      return { ...state, draft: { ...state.draft, [event.attribute]: 0 } }
    case 'updateDone':
      return { ...state, updating: false, outcome: event.outcome }
    default:
      return state.updating ? state : idleFlow(state, event)
  }
}

function idleFlow(state: StatusState, event: Exclude<StatusEvent, { readonly type: 'pointsSpent' | 'updateDone' }>): StatusState {
  switch (event.type) {
    case 'memberChosen':
      return event.member === state.member ? state : { ...state, ...untouched, member: event.member }
    case 'viewChosen':
      return { ...state, ...withoutSentence(state), view: event.view, outcome: null }
    case 'pointsTyped':
      return { ...state, ...typed(withinFree(state, event.free), event), outcome: null }
    case 'fieldLeft':
      return state.correction?.attribute === event.attribute ? { ...state, ...withoutSentence(state) } : state
    case 'draftCleared':
      return { ...state, ...emptyDraft }
    case 'adviceTaken':
      return { ...state, ...emptyDraft, draft: event.advised, outcome: null }
    case 'skillChosen':
      return { ...state, skill: event.skill, outcome: null }
    case 'updateSent':
      return { ...state, updating: true, correction: null, outcome: null }
  }
}

/** Beside a number that was put right a sentence would refuse what is valid; what is no number is still wrong. */
const withoutSentence = ({ correction }: StatusState): Pick<StatusState, 'correction'> => ({
  correction: correction?.why === 'notANumber' ? correction : null,
})

type PointsDraft = Pick<StatusState, 'draft' | 'unread'>

export const draftTotal = (draft: Attributes): number => ATTRIBUTES.reduce((sum, attribute) => sum + draft[attribute], 0)

/** Without a draft that asks for more points than are free, as when another tab has spent them. */
export const withinFree = (state: StatusState, free: number): StatusState =>
  draftTotal(state.draft) > free ? { ...state, ...emptyDraft } : state

/** The most that one input may hold: the free points that no other input holds. */
export const mostFor = ({ draft }: Pick<PointsDraft, 'draft'>, attribute: Attribute, free: number): number =>
  free - (draftTotal(draft) - draft[attribute])

/** What stands in an input. */
export function entryFor({ draft, unread }: PointsDraft, attribute: Attribute): NumberEntry {
  const text = unread[attribute]
  return text === undefined ? numberEntry(draft[attribute]) : { text, number: null }
}

/** Points are given, no more than are free, and every input holds a number. */
export function canSpend({ draft, unread }: PointsDraft, free: number): boolean {
  const total = draftTotal(draft)
  return total >= 1 && total <= free && Object.keys(unread).length === 0
}

type PointsTyped = Extract<StatusEvent, { readonly type: 'pointsTyped' }>

function typed(state: StatusState, { attribute, text, free }: PointsTyped): PointsDraft & Pick<StatusState, 'correction'> {
  const most = mostFor(state, attribute, free)
  const entry = judgeEntry(text, { least: 0, most })
  const { [attribute]: _, ...others } = state.unread
  const draft = { ...state.draft, [attribute]: entry.number ?? 0 }
  switch (entry.fault) {
    case 'notANumber':
      return { draft, unread: { ...others, [attribute]: entry.text }, correction: { why: 'notANumber', attribute } }
    case 'tooMany':
      if (most > 0) return { draft, unread: others, correction: { why: 'tooMany', attribute, most } }
      return { draft, unread: others, correction: { why: free === 0 ? 'noPoints' : 'elsewhere', attribute } }
    case 'negative':
    case 'tooFew':
      return { draft, unread: others, correction: { why: 'negative', attribute } }
    case null:
      return { draft, unread: others, correction: null }
  }
}

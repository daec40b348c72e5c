import type { Role } from '../../../contract/beginning.ts'
import type { Difficulty } from '../../../rules/adventure/difficulty.ts'
import { PARTY_SIZE } from '../../../rules/party/growth.ts'
import { lengthOf, MEMBER_NAME } from '../../../rules/input-limits.ts'
import type { StoryMember } from '../../ui/story/story-page.tsx'

/** What the player is doing, in the words of the specification; the roles come from the query. */
export type BeginningState =
  | { readonly status: 'prologue'; readonly page: number }
  | Selection
  | { readonly status: 'monologue'; readonly page: number; readonly party: readonly StoryMember[] }
  | { readonly status: 'menu' }

export interface Selection {
  readonly status: 'setCharacter'
  /** Index of the shown role; never a picked one as long as another is left. */
  readonly index: number
  /** Indexes of the picked roles, in the order of picking. */
  readonly picks: readonly number[]
  /** The typed names by index; left out = untouched. */
  readonly typed: Readonly<Record<number, string>>
  readonly confirming: boolean
  readonly difficulty: Difficulty
}

export type BeginningEvent =
  /** `pages` = how many the story has. */
  | { readonly type: 'pageTurned'; readonly pages: number }
  | { readonly type: 'pageTurnedBack' }
  | { readonly type: 'storySkipped' }
  /** `roles` = how many there are. */
  | { readonly type: 'rolePaged'; readonly by: 1 | -1; readonly roles: number }
  | { readonly type: 'nameTyped'; readonly name: string }
  | { readonly type: 'picked'; readonly roles: number }
  | { readonly type: 'lastReturned' }
  | { readonly type: 'reset' }
  | { readonly type: 'confirmOpened' }
  | { readonly type: 'confirmLeft' }
  | { readonly type: 'difficultyChosen'; readonly difficulty: Difficulty }
  | { readonly type: 'created'; readonly party: readonly StoryMember[] }

export interface SelectionProps {
  readonly roles: readonly Role[]
  readonly state: Selection
  readonly dispatch: (event: BeginningEvent) => void
}

export const initialBeginning: BeginningState = { status: 'prologue', page: 0 }
const freshSelection: Selection = { status: 'setCharacter', index: 0, picks: [], typed: {}, confirming: false, difficulty: 'normal' }

export function beginningFlow(state: BeginningState, event: BeginningEvent): BeginningState {
  switch (event.type) {
    case 'pageTurned':
      return turned(state, event.pages)
    case 'pageTurnedBack':
      return 'page' in state ? { ...state, page: Math.max(0, state.page - 1) } : state
    case 'storySkipped':
      return turned(state, 0)
    default:
      return state.status === 'setCharacter' ? selectionFlow(state, event) : state
  }
}

function turned(state: BeginningState, pages: number): BeginningState {
  if (state.status !== 'prologue' && state.status !== 'monologue') return state
  if (state.page + 1 < pages) return { ...state, page: state.page + 1 }
  return state.status === 'prologue' ? freshSelection : { status: 'menu' }
}

type SelectionEvent = Exclude<BeginningEvent, { readonly type: 'pageTurned' | 'pageTurnedBack' | 'storySkipped' }>

function selectionFlow(state: Selection, event: SelectionEvent): BeginningState {
  switch (event.type) {
    case 'rolePaged':
      return { ...state, index: nextIndex(state, event) }
    case 'nameTyped':
      return { ...state, typed: { ...state.typed, [state.index]: event.name } }
    case 'picked':
      return picked(state, event.roles)
    case 'lastReturned':
      return lastReturned(state)
    case 'reset':
      return freshSelection
    case 'confirmOpened':
      return { ...state, confirming: state.picks.length === PARTY_SIZE }
    case 'confirmLeft':
      return { ...state, confirming: false }
    case 'difficultyChosen':
      return { ...state, difficulty: event.difficulty }
    case 'created':
      return { status: 'monologue', page: 0, party: event.party }
  }
}

/** The next role in that direction that is not picked; wraps at both ends. */
function nextIndex({ picks, index }: Selection, { by, roles }: { readonly by: 1 | -1; readonly roles: number }): number {
  for (let step = 1; step <= roles; step++) {
    const at = (index + by * step + roles * step) % roles
    if (!picks.includes(at)) return at
  }
  return index
}

function picked(state: Selection, roles: number): Selection {
  const { picks, index } = state
  if (picks.length >= PARTY_SIZE || nameTooLong(state) || picks.includes(index)) return state
  const after = { ...state, picks: [...picks, index] }
  return after.picks.length === PARTY_SIZE ? { ...after, confirming: true } : { ...after, index: nextIndex(after, { by: 1, roles }) }
}

/** Takes back the last pick and shows it again. */
function lastReturned(state: Selection): Selection {
  const last = state.picks.at(-1)
  return last === undefined ? state : { ...state, picks: state.picks.slice(0, -1), index: last, confirming: false }
}

/** A blank name stands for the default. */
export const nameTooLong = ({ typed, index }: Selection): boolean => lengthOf((typed[index] ?? '').trim()) > MEMBER_NAME.max

export function roleAt(roles: readonly Role[], index: number): Role {
  const role = roles[index]
  if (!role) throw new Error(`There is no role at ${index}`)
  return role
}

/** `name` is never blank. */
export interface PickedMember {
  readonly role: Role
  readonly name: string
}

export const pickedMembers = (roles: readonly Role[], { picks, typed }: Selection): readonly PickedMember[] =>
  picks.map((at) => {
    const role = roleAt(roles, at)
    return { role, name: (typed[at] ?? '').trim() || role.default_name }
  })

import type { Role } from '../../../contract/beginning.ts'

export const partySize = 3
export const nameLimit = 6

/** A member as chosen; `name` is never blank. */
export interface PickedMember {
  readonly role: Role
  readonly name: string
}

/** The beginning, in the words of the specification; after the monologue comes the menu. */
export type BeginningState =
  | { readonly status: 'start' }
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'partyExists' }
  | { readonly status: 'prologue'; readonly page: number; readonly roles: readonly Role[] }
  | Selection
  | { readonly status: 'monologue'; readonly page: number; readonly names: readonly string[] }
  | { readonly status: 'menu' }

export interface Selection {
  readonly status: 'setCharacter'
  readonly roles: readonly Role[]
  /** Of the role that is shown, 0–5; never one that is already picked, as long as any is left. */
  readonly index: number
  readonly picks: readonly PickedMember[]
  /** What was typed, by role id; left out = untouched. */
  readonly typed: Readonly<Record<number, string>>
  readonly confirm: 'closed' | 'asking' | 'sending'
  readonly problem: string | null
}

export type BeginningEvent =
  | { readonly type: 'loading' }
  | { readonly type: 'rolesRead'; readonly partyExists: boolean; readonly roles: readonly Role[] }
  | { readonly type: 'rolesFailed'; readonly message: string }
  /** `pages` = how many there are in the story that is being told. */
  | { readonly type: 'pageTurned'; readonly pages: number }
  | { readonly type: 'storySkipped' }
  | { readonly type: 'rolePaged'; readonly by: 1 | -1 }
  | { readonly type: 'nameTyped'; readonly name: string }
  | { readonly type: 'picked' }
  | { readonly type: 'lastReturned' }
  | { readonly type: 'reset' }
  | { readonly type: 'confirmOpened' }
  | { readonly type: 'confirmLeft' }
  | { readonly type: 'sent' }
  | { readonly type: 'creationFailed'; readonly message: string }
  | { readonly type: 'created'; readonly names: readonly string[] }

export const initialBeginning: BeginningState = { status: 'start' }

export function beginningFlow(state: BeginningState, event: BeginningEvent): BeginningState {
  switch (event.type) {
    case 'loading':
      return initialBeginning
    case 'rolesRead':
      // Read again by the way, e.g. after the creation: what is going on goes on.
      if (state.status !== 'start' && state.status !== 'failed') return state
      return event.partyExists ? { status: 'partyExists' } : { status: 'prologue', page: 0, roles: event.roles }
    case 'rolesFailed':
      return state.status === 'start' ? { status: 'failed', message: event.message } : state
    case 'pageTurned':
      return turned(state, event.pages)
    case 'storySkipped':
      return turned(state, 0)
    default:
      return state.status === 'setCharacter' ? selectionFlow(state, event) : state
  }
}

function turned(state: BeginningState, pages: number): BeginningState {
  if (state.status !== 'prologue' && state.status !== 'monologue') return state
  if (state.page + 1 < pages) return { ...state, page: state.page + 1 }
  return state.status === 'prologue' ? selection(state.roles) : { status: 'menu' }
}

const selection = (roles: readonly Role[]): Selection => ({
  status: 'setCharacter',
  roles,
  index: 0,
  picks: [],
  typed: {},
  confirm: 'closed',
  problem: null,
})

type SelectionEvent = Exclude<BeginningEvent, { readonly type: 'loading' | 'rolesRead' | 'rolesFailed' | 'pageTurned' | 'storySkipped' }>

function selectionFlow(state: Selection, event: SelectionEvent): BeginningState {
  if (state.confirm === 'sending' && event.type !== 'creationFailed' && event.type !== 'created') return state
  switch (event.type) {
    case 'rolePaged':
      return { ...state, index: nextIndex(state, event.by) }
    case 'nameTyped':
      return { ...state, typed: { ...state.typed, [shownRole(state).id]: event.name } }
    case 'picked':
      return picked(state)
    case 'lastReturned':
      return lastReturned(state)
    case 'reset':
      return selection(state.roles)
    case 'confirmOpened':
      return state.picks.length === partySize ? { ...state, confirm: 'asking', problem: null } : state
    case 'confirmLeft':
      return { ...state, confirm: 'closed', problem: null }
    case 'sent':
      return { ...state, confirm: 'sending', problem: null }
    case 'creationFailed':
      return { ...state, confirm: 'asking', problem: event.message }
    case 'created':
      return { status: 'monologue', page: 0, names: event.names }
  }
}

/** The role that is shown; the list is never empty. */
export function shownRole({ roles, index }: { readonly roles: readonly Role[]; readonly index: number }): Role {
  const role = roles[index]
  if (!role) throw new Error(`There is no role at ${index}`)
  return role
}

/** The next role in that direction that nobody has picked; past the ends it goes on at the other one. */
function nextIndex({ roles, picks, index }: Selection, by: 1 | -1): number {
  const free = (at: number) => !picks.some((pick) => pick.role.id === roles[at]?.id)
  for (let step = 1; step <= roles.length; step++) {
    const at = (index + by * step + roles.length * step) % roles.length
    if (free(at)) return at
  }
  return index
}

/** What stands in the name field of the role that is shown. */
export const shownName = (state: Selection): string => state.typed[shownRole(state).id] ?? shownRole(state).default_name

/** Whether the name that is shown is too long; a blank one stands for the default. */
export const nameTooLong = (state: Selection): boolean => [...shownName(state).trim()].length > nameLimit

function picked(state: Selection): Selection {
  const role = shownRole(state)
  if (state.picks.length >= partySize || nameTooLong(state) || state.picks.some((pick) => pick.role.id === role.id)) return state
  const picks = [...state.picks, { role, name: shownName(state).trim() || role.default_name }]
  const full = picks.length === partySize
  const after = { ...state, picks, confirm: full ? ('asking' as const) : ('closed' as const) }
  return full ? after : { ...after, index: nextIndex(after, 1) }
}

/** Takes back the last pick and shows it again. */
function lastReturned(state: Selection): Selection {
  const last = state.picks.at(-1)
  if (!last) return state
  const index = state.roles.findIndex((role) => role.id === last.role.id)
  return { ...state, picks: state.picks.slice(0, -1), index, confirm: 'closed', problem: null }
}

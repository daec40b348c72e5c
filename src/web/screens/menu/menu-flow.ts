import type { ClearState, RunningAdventure } from '../../../contract/menu.ts'

/** The menu, in the words of the specification. */
export type MenuState =
  | { readonly status: 'start' }
  | { readonly status: 'failed'; readonly message: string }
  | {
      readonly status: 'loaded'
      /** The altar is reached: the treasure can be looked at. */
      readonly treasure: boolean
      readonly vastExpanseCleared: boolean
      readonly banner: Banner | null
      readonly dialog: 'none' | 'treasure' | 'giveUp'
      readonly ending: Ending
    }

/** What can be done about the adventure that is on. */
export type Banner =
  | { readonly phase: 'fighting'; readonly at: Place }
  /** `next` is null when the boss is folded. */
  | { readonly phase: 'won'; readonly at: Place; readonly next: Place | null }
  | { readonly phase: 'escaped'; readonly at: Place }

export interface Place {
  readonly field: number
  readonly stage: number
  readonly session: string
}

/** How ending the adventure (finish or refresh) stands. */
export type Ending = { readonly view: 'idle' | 'sending' } | { readonly view: 'failed'; readonly message: string }

export type MenuEvent =
  | { readonly type: 'loading' }
  | { readonly type: 'stateRead'; readonly clear: ClearState; readonly stagesOf: (field: number) => number }
  | { readonly type: 'stateFailed'; readonly message: string }
  | { readonly type: 'treasureOpened' }
  | { readonly type: 'giveUpAsked' }
  | { readonly type: 'dialogLeft' }
  | { readonly type: 'endingSent' }
  | { readonly type: 'endingFailed'; readonly message: string }

export const initialMenu: MenuState = { status: 'start' }

export function menuFlow(state: MenuState, event: MenuEvent): MenuState {
  switch (event.type) {
    case 'loading':
      return initialMenu
    case 'stateFailed':
      // What is shown stays: the town can be walked without the newest news.
      return state.status === 'loaded' ? state : { status: 'failed', message: event.message }
    case 'stateRead':
      return loaded(event.clear, event.stagesOf)
    default:
      return state.status === 'loaded' ? loadedFlow(state, event) : state
  }
}

const loaded = ({ is_cleared, is_cleared_vast_expanse, running }: ClearState, stagesOf: (field: number) => number): MenuState => ({
  status: 'loaded',
  treasure: is_cleared,
  vastExpanseCleared: is_cleared_vast_expanse,
  banner: running === null ? null : bannerOf(running, stagesOf(running.field_id)),
  dialog: 'none',
  ending: { view: 'idle' },
})

type Loaded = Extract<MenuState, { readonly status: 'loaded' }>
type LoadedEvent = Exclude<MenuEvent, { readonly type: 'loading' | 'stateRead' | 'stateFailed' }>

function loadedFlow(state: Loaded, event: LoadedEvent): MenuState {
  const sending = state.ending.view === 'sending'
  switch (event.type) {
    case 'treasureOpened':
      return state.treasure ? { ...state, dialog: 'treasure' } : state
    case 'giveUpAsked':
      return state.banner?.phase === 'fighting' ? { ...state, dialog: 'giveUp', ending: { view: 'idle' } } : state
    case 'dialogLeft':
      return sending ? state : { ...state, dialog: 'none', ending: { view: 'idle' } }
    case 'endingSent':
      return { ...state, ending: { view: 'sending' } }
    case 'endingFailed':
      return { ...state, ending: { view: 'failed', message: event.message } }
  }
}

/** A lost adventure is over: nothing is offered. */
function bannerOf({ field_id: field, stage_id: stage, session_id: session, phase }: RunningAdventure, stages: number): Banner | null {
  const at = { field, stage, session }
  switch (phase) {
    case 'fighting':
    case 'escaped':
      return { phase, at }
    case 'won':
      return { phase, at, next: stage < stages ? { ...at, stage: stage + 1 } : null }
    case 'lost':
      return null
  }
}

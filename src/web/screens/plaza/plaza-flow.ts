export type Spot = 'library' | 'board' | 'gate' | 'healing' | 'job'

/** From left to right, as the arrow keys go. */
export const spots: readonly Spot[] = ['library', 'board', 'gate', 'healing', 'job']

/** The plaza, in the words of the specification: `moved` once a spot was chosen. */
export type PlazaState =
  | { readonly status: 'start' }
  | {
      readonly status: 'loaded'
      /** Null when the check could not be read: the house then stays the unknown spot. */
      readonly healingOpen: boolean | null
      /** What went wrong with the check. */
      readonly trouble: string | null
    }
  | { readonly status: 'moved'; readonly healingOpen: boolean | null; readonly trouble: null; readonly to: string }

export type PlazaEvent =
  | { readonly type: 'statusRead'; readonly healingOpen: boolean }
  | { readonly type: 'statusFailed'; readonly message: string }
  | { readonly type: 'spotChosen'; readonly spot: Spot }

export const initialPlaza: PlazaState = { status: 'start' }

/** Routes of the menu. */
const routes: Readonly<Record<Spot, string>> = {
  library: '/game/rpg/menu/library',
  board: '/game/rpg/menu/bbs',
  gate: '/game/rpg/menu/adventure',
  healing: '/game/rpg/menu/refresh',
  job: '/game/rpg/menu/job',
}

export function plazaFlow(state: PlazaState, event: PlazaEvent): PlazaState {
  if (state.status === 'moved') return state
  switch (event.type) {
    case 'statusRead':
      return { status: 'loaded', healingOpen: event.healingOpen, trouble: null }
    case 'statusFailed':
      return { status: 'loaded', healingOpen: null, trouble: event.message }
    case 'spotChosen':
      if (state.status === 'start' || !isOpen(state, event.spot)) return state
      return { status: 'moved', healingOpen: state.healingOpen, trouble: null, to: routes[event.spot] }
  }
}

/** Only the healing house can be closed. */
export function isOpen(state: PlazaState, spot: Spot): boolean {
  return spot !== 'healing' || (state.status !== 'start' && state.healingOpen === true)
}

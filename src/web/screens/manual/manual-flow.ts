/** `at` = index of the open chapter. */
export type ManualState = { readonly view: 'titles' } | { readonly view: 'chapter'; readonly at: number }

export type ManualEvent =
  | { readonly type: 'opened'; readonly at: number }
  /** `chapters` = how many there are. */
  | { readonly type: 'turned'; readonly by: 1 | -1; readonly chapters: number }
  | { readonly type: 'closed' }

export const initialManual: ManualState = { view: 'titles' }

export function manualFlow(state: ManualState, event: ManualEvent): ManualState {
  switch (event.type) {
    case 'opened':
      return { view: 'chapter', at: event.at }
    case 'turned': {
      const at = state.view === 'chapter' ? state.at + event.by : -1
      return at >= 0 && at < event.chapters ? { view: 'chapter', at } : state
    }
    case 'closed':
      return initialManual
  }
}

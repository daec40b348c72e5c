import type { Post } from '../../../contract/board.ts'
import { boardText as text } from '../../../content/text/board.ts'

export const messageLimit = 20

export interface BoardNotice {
  readonly tone: 'good' | 'danger'
  readonly words: string
}

/** The board, in the words of the specification: the loading text stands while the status is `start`. */
export type BoardState = { readonly status: 'start' } | { readonly status: 'failed'; readonly message: string } | LoadedBoard

export interface LoadedBoard {
  readonly status: 'loaded'
  /** The id under which the player posts. */
  readonly savedataId: number
  readonly posts: readonly Post[]
  readonly draft: string
  readonly isSpoiled: boolean
  readonly sending: boolean
  /** What the wall has to say about the last deed. */
  readonly deed: 'none' | 'posted' | 'postFailed' | 'deleted'
  readonly notice: BoardNotice | null
  /** Posts whose deletion is in flight. */
  readonly deleting: readonly number[]
  /** Spoilers turned over on this screen only. */
  readonly revealed: readonly number[]
}

export type BoardEvent =
  | { readonly type: 'loading' }
  | { readonly type: 'postsRead'; readonly savedataId: number; readonly posts: readonly Post[] }
  | { readonly type: 'postsFailed'; readonly message: string }
  | { readonly type: 'draftTyped'; readonly draft: string }
  | { readonly type: 'spoilerChosen'; readonly isSpoiled: boolean }
  | { readonly type: 'draftRefused' }
  | { readonly type: 'postSent' }
  | { readonly type: 'posted'; readonly message: string }
  | { readonly type: 'postFailed'; readonly message: string }
  | { readonly type: 'turnedOver'; readonly id: number }
  | { readonly type: 'deletionSent'; readonly id: number }
  | { readonly type: 'deleted'; readonly id: number; readonly message: string }
  | { readonly type: 'deletionFailed'; readonly id: number }

/** What the parts of the loaded board need. */
export interface WallProps {
  readonly state: LoadedBoard
  readonly dispatch: (event: BoardEvent) => void
}

export const initialBoard: BoardState = { status: 'start' }

/** How many characters a reader counts; spaces at the ends are not posted. */
export const lengthOf = (draft: string): number => [...draft.normalize('NFC').trim()].length

export const canPost = (draft: string): boolean => lengthOf(draft) >= 1 && lengthOf(draft) <= messageLimit

export function boardFlow(state: BoardState, event: BoardEvent): BoardState {
  switch (event.type) {
    case 'loading':
      return state.status === 'loaded' ? state : initialBoard
    case 'postsFailed':
      // What is on the wall stays, and so does the draft.
      return state.status === 'loaded'
        ? { ...state, notice: { tone: 'danger', words: event.message } }
        : { status: 'failed', message: event.message }
    case 'postsRead':
      return state.status === 'loaded'
        ? { ...state, savedataId: event.savedataId, posts: event.posts }
        : { ...fresh, savedataId: event.savedataId, posts: event.posts }
    default:
      return state.status === 'loaded' ? loadedFlow(state, event) : state
  }
}

const fresh: Omit<LoadedBoard, 'savedataId' | 'posts'> = {
  status: 'loaded',
  draft: '',
  isSpoiled: false,
  sending: false,
  deed: 'none',
  notice: null,
  deleting: [],
  revealed: [],
}

type LoadedEvent = Exclude<BoardEvent, { readonly type: 'loading' | 'postsRead' | 'postsFailed' }>

function loadedFlow(state: LoadedBoard, event: LoadedEvent): LoadedBoard {
  switch (event.type) {
    case 'draftTyped':
      return { ...state, draft: event.draft }
    case 'spoilerChosen':
      return { ...state, isSpoiled: event.isSpoiled }
    case 'draftRefused':
      return { ...state, notice: { tone: 'danger', words: text.badLength } }
    case 'postSent':
      return { ...state, sending: true, notice: null }
    case 'posted':
      return { ...state, sending: false, draft: '', isSpoiled: false, deed: 'posted', notice: { tone: 'good', words: event.message } }
    case 'postFailed':
      return { ...state, sending: false, deed: 'postFailed', notice: { tone: 'danger', words: event.message } }
    case 'turnedOver':
      return { ...state, revealed: toggled(state.revealed, event.id) }
    case 'deletionSent':
      return { ...state, deleting: [...state.deleting, event.id], notice: null }
    case 'deleted':
      return { ...state, deleting: without(state.deleting, event.id), deed: 'deleted', notice: { tone: 'good', words: event.message } }
    case 'deletionFailed':
      return { ...state, deleting: without(state.deleting, event.id), notice: { tone: 'danger', words: text.deleteFailed } }
  }
}

const without = (ids: readonly number[], id: number): readonly number[] => ids.filter((each) => each !== id)
const toggled = (ids: readonly number[], id: number): readonly number[] => (ids.includes(id) ? without(ids, id) : [...ids, id])

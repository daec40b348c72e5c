import type { Post } from '../../../contract/board.ts'
import {
  boardText as text,
  dreamPapers,
  furrowPaper,
  homePaper,
  type OldPaper,
  oldPapers,
  townPapers,
} from '../../../content/text/board.ts'
import type { ApiFailure } from '../../server/api.ts'
import type { EndingNumber } from '../../../rules/adventure/ending.ts'
import { lengthOf, POST } from '../../../rules/input-limits.ts'

export interface BoardNotice {
  readonly tone: 'good' | 'danger'
  readonly words: string
  /** Of the call that the notice is about. */
  readonly failure: ApiFailure | null
}

/** What the player is doing at the board; the posts come from the query. */
export interface BoardState {
  readonly draft: string
  readonly isSpoiled: boolean
  /** The last action, on which the wall comments. */
  readonly last: 'none' | 'posted' | 'postFailed' | 'deleted'
  readonly notice: BoardNotice | null
  /** Posts whose deletion is in flight. */
  readonly deleting: readonly number[]
  /** Spoilers revealed on this screen only. */
  readonly revealed: readonly number[]
}

export type BoardEvent =
  | { readonly type: 'draftTyped'; readonly draft: string }
  | { readonly type: 'spoilerChosen'; readonly isSpoiled: boolean }
  | { readonly type: 'draftRefused' }
  | { readonly type: 'postSent' }
  | { readonly type: 'posted'; readonly message: string }
  | { readonly type: 'postFailed'; readonly message: string; readonly failure: ApiFailure }
  | { readonly type: 'revealToggled'; readonly id: number }
  | { readonly type: 'deletionSent'; readonly id: number }
  | { readonly type: 'deleted'; readonly id: number; readonly message: string }
  | { readonly type: 'deletionFailed'; readonly id: number; readonly failure: ApiFailure }

export interface BoardProps {
  readonly savedataId: number
  readonly posts: readonly Post[]
  readonly state: BoardState
  readonly dispatch: (event: BoardEvent) => void
}

export const initialBoard: BoardState = { draft: '', isSpoiled: false, last: 'none', notice: null, deleting: [], revealed: [] }

/** The length that is posted: normalised, without spaces at the ends. */
export const postLength = (draft: string): number => lengthOf(draft.normalize('NFC').trim())

export const canPost = (draft: string): boolean => postLength(draft) >= POST.min && postLength(draft) <= POST.max

export function boardFlow(state: BoardState, event: BoardEvent): BoardState {
  switch (event.type) {
    case 'draftTyped':
      return { ...state, draft: event.draft }
    case 'spoilerChosen':
      return { ...state, isSpoiled: event.isSpoiled }
    case 'draftRefused':
      return { ...state, notice: { tone: 'danger', words: text.badLength, failure: null } }
    case 'postSent':
      return { ...state, notice: null }
    case 'posted':
      return { ...state, draft: '', isSpoiled: false, last: 'posted', notice: good(event.message) }
    case 'postFailed':
      // A refusal says itself what is wrong: the wall only adds its line when the call failed.
      return {
        ...state,
        last: event.failure.body.errorMessage ? 'none' : 'postFailed',
        notice: { tone: 'danger', words: event.message, failure: event.failure },
      }
    case 'revealToggled':
      return { ...state, revealed: toggled(state.revealed, event.id) }
    case 'deletionSent':
      return { ...state, deleting: [...state.deleting, event.id], notice: null }
    case 'deleted':
      return { ...state, deleting: without(state.deleting, event.id), last: 'deleted', notice: good(event.message) }
    case 'deletionFailed':
      return {
        ...state,
        deleting: without(state.deleting, event.id),
        notice: { tone: 'danger', words: text.deleteFailed, failure: event.failure },
      }
  }
}

const good = (words: string): BoardNotice => ({ tone: 'good', words, failure: null })
const without = (ids: readonly number[], id: number): readonly number[] => ids.filter((each) => each !== id)
const toggled = (ids: readonly number[], id: number): readonly number[] => (ids.includes(id) ? without(ids, id) : [...ids, id])

/** A paper that was there before any post; nobody takes it down. */
export interface HungPaper {
  readonly when: string
  /** The second was added later, in new ink. */
  readonly words: readonly [string] | readonly [string, string]
}

interface Endings {
  /** The last that was chosen. */
  readonly ending: EndingNumber | null
  /** The one that the town has dreamt; until the next field is cleared. */
  readonly dreamt?: EndingNumber | null
}

export function papersOnWall(cleared: number, { ending, dreamt = null }: Endings): readonly HungPaper[] {
  const own = townPapers.findLast(({ fromClears }) => cleared >= fromClears)
  const late = [...(own ? [own] : []), ...(cleared >= furrowPaper.fromClears ? [furrowPaper] : [])]
  const isDue = ({ fromClears = 0, afterEnding }: NonNullable<OldPaper['reply']>) =>
    cleared >= fromClears && (afterEnding ?? ending) === ending
  return [...oldPapers, homePaper, ...(dreamt === null ? [] : [dreamPapers[dreamt]]), ...late].map(({ when, words, reply }: OldPaper) => ({
    when,
    words: reply && isDue(reply) ? [words, reply.words] : [words],
  }))
}

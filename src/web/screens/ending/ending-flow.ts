import {
  after1,
  after2,
  ending1,
  ending2,
  ending3,
  ending4,
  endMonologue1,
  endMonologue1After,
  endMonologue2,
  endMonologue2Cleared,
} from '../../../content/story/ending.ts'
import type { Beat } from '../../../content/story/story.ts'

export type EndingNumber = 1 | 2 | 3 | 4
/** 0 = told that the treasure is found, 1 = silent. */
export type Pattern = 0 | 1

/** The ending, in the words of the specification; `returned`: the clear check or the store failed, and the title follows. */
export type EndingState = { readonly status: 'start' } | { readonly status: 'returned' } | LoadedEnding

export interface LoadedEnding {
  readonly status: 'loaded'
  readonly vastExpanseCleared: boolean
  /** Of the three members, for the story. */
  readonly names: readonly string[]
  readonly scene: EndingScene
}

export type EndingScene =
  | { readonly view: 'end_monologue_1'; readonly part: 'before'; readonly page: number }
  | { readonly view: 'end_monologue_1'; readonly part: 'choice' }
  | { readonly view: 'end_monologue_1'; readonly part: 'after'; readonly pattern: Pattern; readonly page: number }
  | { readonly view: 'end_monologue_2'; readonly part: 'before'; readonly pattern: Pattern; readonly page: number }
  | EndingChoiceScene
  | { readonly view: `ending_${EndingNumber}`; readonly ending: EndingNumber; readonly page: number }
  | AfterScene

export interface EndingChoiceScene {
  readonly view: 'end_monologue_2'
  readonly part: 'choice'
  readonly pattern: Pattern
  /** The ending that is asked about, or null. */
  readonly asking: EndingNumber | null
  readonly sending: boolean
}

export interface AfterScene {
  readonly view: 'after_1' | 'after_2'
  readonly ending: EndingNumber
  readonly part: 'credits' | 'words' | 'backstage'
  readonly page: number
}

export type EndingEvent =
  | { readonly type: 'checked'; readonly vastExpanseCleared: boolean; readonly names: readonly string[] }
  | { readonly type: 'failed' }
  | { readonly type: 'pageTurned' }
  | { readonly type: 'skipped' }
  | { readonly type: 'answered'; readonly pattern: Pattern }
  | { readonly type: 'endingAsked'; readonly ending: EndingNumber }
  | { readonly type: 'endingLeft' }
  | { readonly type: 'endingSent' }
  | { readonly type: 'stored' }
  | { readonly type: 'bonusOpened' }
  | { readonly type: 'bonusLeft' }

export const initialEnding: EndingState = { status: 'start' }

export function endingFlow(state: EndingState, event: EndingEvent): EndingState {
  switch (event.type) {
    case 'checked': {
      const { vastExpanseCleared, names } = event
      if (state.status !== 'start') return state
      return { status: 'loaded', vastExpanseCleared, names, scene: { view: 'end_monologue_1', part: 'before', page: 0 } }
    }
    case 'failed':
      // Once the story is being told, only a refused store ends it.
      return state.status === 'start' || isSending(state) ? { status: 'returned' } : state
    default:
      return state.status === 'loaded' ? { ...state, scene: sceneFlow(state, event) } : state
  }
}

const isSending = (state: EndingState): boolean =>
  state.status === 'loaded' && state.scene.view === 'end_monologue_2' && state.scene.part === 'choice' && state.scene.sending

type SceneEvent = Exclude<EndingEvent, { readonly type: 'checked' | 'failed' }>

function sceneFlow(state: LoadedEnding, event: SceneEvent): EndingScene {
  const { scene } = state
  switch (event.type) {
    case 'pageTurned':
      return 'page' in scene && scene.page + 1 < beatsOf(state).length ? { ...scene, page: scene.page + 1 } : afterBeats(scene)
    case 'skipped':
      return afterBeats(scene)
    case 'answered':
      if (scene.view !== 'end_monologue_1' || scene.part !== 'choice' || !patternsOf(state).includes(event.pattern)) return scene
      return { view: 'end_monologue_1', part: 'after', pattern: event.pattern, page: 0 }
    case 'bonusOpened':
      return scene.view === 'after_2' ? { ...scene, part: 'backstage' } : scene
    case 'bonusLeft':
      return scene.view === 'after_2' ? { ...scene, part: 'words' } : scene
    default:
      return scene.view === 'end_monologue_2' && scene.part === 'choice' ? choiceFlow(state, scene, event) : scene
  }
}

type ChoiceEvent = Extract<SceneEvent, { readonly type: 'endingAsked' | 'endingLeft' | 'endingSent' | 'stored' }>

function choiceFlow(state: LoadedEnding, scene: EndingChoiceScene, event: ChoiceEvent): EndingScene {
  switch (event.type) {
    case 'endingAsked':
      return endingsOf(state).includes(event.ending) ? { ...scene, asking: event.ending } : scene
    case 'endingLeft':
      return scene.sending ? scene : { ...scene, asking: null }
    case 'endingSent':
      return scene.asking === null ? scene : { ...scene, sending: true }
    case 'stored':
      return scene.asking === null ? scene : { view: `ending_${scene.asking}`, ending: scene.asking, page: 0 }
  }
}

/** What follows when the beats of a scene have been told, or are skipped. */
function afterBeats(scene: EndingScene): EndingScene {
  switch (scene.view) {
    case 'end_monologue_1':
      if (scene.part === 'before') return { view: 'end_monologue_1', part: 'choice' }
      return scene.part === 'after' ? { view: 'end_monologue_2', part: 'before', pattern: scene.pattern, page: 0 } : scene
    case 'end_monologue_2':
      return scene.part === 'before' ? { ...scene, part: 'choice', asking: null, sending: false } : scene
    case 'after_1':
    case 'after_2':
      return scene.part === 'credits' ? { ...scene, part: 'words', page: 0 } : scene
    default:
      return { view: scene.ending <= 2 ? 'after_1' : 'after_2', ending: scene.ending, part: 'credits', page: 0 }
  }
}

/** The patterns that can be answered in the first monologue: silence only before the vast expanse. */
export const patternsOf = ({ vastExpanseCleared }: Pick<LoadedEnding, 'vastExpanseCleared'>): readonly Pattern[] =>
  vastExpanseCleared ? [0] : [0, 1]

/** The endings that are open. */
export const endingsOf = ({ vastExpanseCleared }: Pick<LoadedEnding, 'vastExpanseCleared'>): readonly EndingNumber[] =>
  vastExpanseCleared ? [3, 4] : [1, 2]

const endings: Readonly<Record<EndingNumber, readonly Beat[]>> = { 1: ending1, 2: ending2, 3: ending3, 4: ending4 }

/** What is told in a scene; the choices stand under the beats before them. */
export function beatsOf({ scene, vastExpanseCleared }: Pick<LoadedEnding, 'scene' | 'vastExpanseCleared'>): readonly Beat[] {
  switch (scene.view) {
    case 'end_monologue_1':
      return scene.part === 'after' ? endMonologue1After[scene.pattern] : endMonologue1
    case 'end_monologue_2':
      return vastExpanseCleared ? endMonologue2Cleared : endMonologue2[scene.pattern]
    case 'after_1':
      // The credits are one picture.
      if (scene.part === 'credits') return []
      return scene.ending === 1 ? after1.ending1.beats : after1.ending2.beats
    case 'after_2':
      return scene.part === 'credits' ? [] : after2.beats
    default:
      return endings[scene.ending]
  }
}

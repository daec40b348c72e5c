import { after1, after2, endMonologue1, endMonologue1After, endMonologue2, endMonologue2Cleared } from '../../../content/story/ending.ts'
import { endingParts } from '../../../content/story/scenes.ts'
import { type Beat, beatsFor } from '../../../content/story/story.ts'
import { type EndingNumber, openEndings } from '../../../rules/adventure/ending.ts'

/** 0 = told that the treasure is found, 1 = silent. */
export type Pattern = 0 | 1

/** What decides the branches and the lines, from the server's answers before the ending began. */
export interface EndingFacts {
  readonly vastExpanseCleared: boolean
  /** Role ids in party order. */
  readonly roles: readonly number[]
}

/** Where the player is in the ending. */
export interface EndingState extends EndingFacts {
  readonly scene: EndingScene
}

export type EndingScene =
  | { readonly view: 'end_monologue_1'; readonly part: 'before'; readonly page: number }
  | { readonly view: 'end_monologue_1'; readonly part: 'choice' }
  | { readonly view: 'end_monologue_1'; readonly part: 'after'; readonly pattern: Pattern; readonly page: number }
  | { readonly view: 'end_monologue_2'; readonly part: 'before'; readonly pattern: Pattern; readonly page: number }
  | EndingChoiceScene
  | { readonly view: `ending_${EndingNumber}`; readonly ending: EndingNumber; readonly pattern: Pattern; readonly page: number }
  | AfterScene

export interface EndingChoiceScene {
  readonly view: 'end_monologue_2'
  readonly part: 'choice'
  readonly pattern: Pattern
  /** The ending that is asked about, or null. */
  readonly asking: EndingNumber | null
}

export interface AfterScene {
  readonly view: 'after_1' | 'after_2'
  readonly ending: EndingNumber
  readonly part: 'credits' | 'words' | 'backstage'
  readonly page: number
}

export type EndingEvent =
  | { readonly type: 'pageTurned' }
  | { readonly type: 'pageTurnedBack' }
  | { readonly type: 'skipped' }
  | { readonly type: 'answered'; readonly pattern: Pattern }
  | { readonly type: 'endingAsked'; readonly ending: EndingNumber }
  | { readonly type: 'endingLeft' }
  | { readonly type: 'stored' }
  | { readonly type: 'bonusOpened' }
  | { readonly type: 'bonusLeft' }

export const beginEnding = (facts: EndingFacts): EndingState => ({
  ...facts,
  scene: { view: 'end_monologue_1', part: 'before', page: 0 },
})

export const endingFlow = (state: EndingState, event: EndingEvent): EndingState => ({ ...state, scene: nextScene(state, event) })

function nextScene(state: EndingState, event: EndingEvent): EndingScene {
  const { scene } = state
  switch (event.type) {
    case 'pageTurned':
      return 'page' in scene && scene.page + 1 < beatsOf(state).length ? { ...scene, page: scene.page + 1 } : afterBeats(state)
    case 'pageTurnedBack':
      return 'page' in scene ? { ...scene, page: Math.max(0, scene.page - 1) } : scene
    case 'skipped':
      return 'page' in scene && isLastWords(scene) ? { ...scene, page: beatsOf(state).length - 1 } : afterBeats(state)
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

type ChoiceEvent = Extract<EndingEvent, { readonly type: 'endingAsked' | 'endingLeft' | 'stored' }>

function choiceFlow(state: EndingState, scene: EndingChoiceScene, event: ChoiceEvent): EndingScene {
  switch (event.type) {
    case 'endingAsked':
      return openEndings(state.vastExpanseCleared).includes(event.ending) ? { ...scene, asking: event.ending } : scene
    case 'endingLeft':
      return { ...scene, asking: null }
    case 'stored':
      return scene.asking === null ? scene : { view: `ending_${scene.asking}`, ending: scene.asking, pattern: scene.pattern, page: 0 }
  }
}

/** The words whose last page stays. */
const isLastWords = (scene: EndingScene): boolean => (scene.view === 'after_1' || scene.view === 'after_2') && scene.part === 'words'

/** The scene after the last page, or after skipping. */
function afterBeats({ scene, ...facts }: EndingState): EndingScene {
  switch (scene.view) {
    case 'end_monologue_1': {
      const lone = loneAnswer(facts)
      if (scene.part === 'before') {
        return lone === null
          ? { view: 'end_monologue_1', part: 'choice' }
          : { view: 'end_monologue_1', part: 'after', pattern: lone, page: 0 }
      }
      return scene.part === 'after' ? { view: 'end_monologue_2', part: 'before', pattern: scene.pattern, page: 0 } : scene
    }
    case 'end_monologue_2':
      return scene.part === 'before' ? { ...scene, part: 'choice', asking: null } : scene
    case 'after_1':
    case 'after_2':
      return scene.part === 'credits' ? { ...scene, part: 'words', page: 0 } : scene
    default:
      return { view: scene.ending <= 2 ? 'after_1' : 'after_2', ending: scene.ending, part: 'credits', page: 0 }
  }
}

/** The answers of the first monologue: silent only while the vast expanse is not cleared. */
export const patternsOf = ({ vastExpanseCleared }: Pick<EndingState, 'vastExpanseCleared'>): readonly Pattern[] =>
  vastExpanseCleared ? [0] : [0, 1]

/** The answer where there is no other: the monologue's last button gives it, without a choice. */
export function loneAnswer(facts: Pick<EndingState, 'vastExpanseCleared'>): Pattern | null {
  const [first = null, ...others] = patternsOf(facts)
  return others.length > 0 ? null : first
}

/** The pages of a scene; a choice is shown with the last page before it. */
export function beatsOf({ scene, vastExpanseCleared, roles }: EndingState): readonly Beat[] {
  switch (scene.view) {
    case 'end_monologue_1':
      return scene.part === 'after' ? endMonologue1After[scene.pattern] : endMonologue1
    case 'end_monologue_2':
      return beatsFor(vastExpanseCleared ? endMonologue2Cleared : endMonologue2[scene.pattern], roles)
    case 'after_1':
      if (scene.part === 'credits') return []
      return scene.ending === 1 ? after1.ending1.beats : after1.ending2.beats
    case 'after_2':
      if (scene.part === 'credits') return []
      return scene.ending === 3 ? after2.ending3 : after2.ending4
    default:
      return beatsFor(endingParts(scene.ending, scene.pattern), roles)
  }
}

import type { ComponentType } from 'react'
import type { Scene } from '../../content/story/story.ts'
import type { PlacedBox } from '../art/plaza-places.ts'
import type { LampScene } from '../lamp/scene.ts'

/** How a layer lies: opacity; CSS transform; delay in ms. */
export type Pose = readonly [opacity: number, transform?: string, delay?: number]
/** From which state of the scene on, and how the layer then lies. */
export type Change<State extends string = string> = readonly [from: State, opacity: number, transform?: string, delay?: number]
/** How a layer lies at first, and what changes, in the order of the scene's states. */
export type Poses<State extends string = string> = readonly [first: Pose, ...changes: readonly Change<State>[]]

/** How the party of the save can be drawn: `scenes/party-<pose>-<role>`, 200 × 240 px, feet at (100, 220); all from behind. */
export const partyPoses = ['standing', 'walking', 'seated', 'shadow', 'waving'] as const
export type PartyPose = (typeof partyPoses)[number]
/** Also from the front, whole (`roles/<role>`) or on the knees (`roles/<role>-down`), its lap and knees as it sits (`scenes/party-lap-<role>`), what each has beside it in the first ending (`scenes/party-idle-<role>`), the cloth over its eyes there (`scenes/party-cloth-<role>`), what it does before the shadows of the second (`scenes/party-noon-<role>`), waving back to the one that waves (`scenes/party-reply-<role>`), what became of it in the third (`scenes/party-wish-<role>`), and its shadow there as the way home tells of it (`scenes/party-told-<role>`). */
export type MemberPose = PartyPose | 'front' | 'kneeling' | 'lap' | 'idle' | 'cloth' | 'noon' | 'reply' | 'wish' | 'told'
/** Where a member's feet stand in the scene, how large it is, and a CSS transform about the feet. */
export type Footing = readonly [x: number, y: number, scale: number, transform?: string]

/** A picture that lies on a scene and changes with the scene's state (`state` of a beat). */
export interface SceneLayer<State extends string = string> {
  /** `scenes/<picture>`; with `party` only a name. */
  readonly picture: string
  /** Instead of a picture, the three of the save in the order of their slots. */
  readonly party?: { readonly pose: MemberPose; readonly footings: readonly [Footing, Footing, Footing] }
  /** Its viewBox, in px of the scene's 1280 × 720. */
  readonly place: PlacedBox
  /** CSS transform origin; left out: the middle. */
  readonly origin?: string
  readonly poses: Poses<State>
}

/** From which state of the scene on; how far enlarged; the point, in px of the scene, that then lies in the middle of what is seen above the text. */
export type View<State extends string = string> = readonly [from: State, scale: number, x: number, y: number]

/** What changes in a scene while it is told. */
export interface Staging<State extends string = string> {
  /** Those of the scene's text, in their order; the first is that before a page names one. */
  readonly states: readonly State[]
  /** From back to front. */
  readonly layers: readonly SceneLayer<State>[]
  /** Left out: the scene is shown whole all the time, as it is before the first view. In the order of the states. */
  readonly views?: readonly View<State>[]
  /** In which of them the player leads the light of a lantern. Left out: in none. */
  readonly flame?: Flame<State>
  /** Shows that light; only the page has it (`lit-stagings.ts`). */
  readonly Light?: ComponentType<{ readonly state: string | null }>
}

/** A lantern whose light leans to the player's hand. */
export interface Flame<State extends string = string> {
  readonly lantern: LampScene
  readonly states: readonly State[]
}

/** By scene; a scene that is one still picture has none. */
export type Stagings = Partial<Readonly<Record<Scene, Staging>>>

/** A place in px of the scene. */
export const at = (x: number, y: number, width: number, height: number): PlacedBox => ({ x, y, width, height })
export const whole = at(0, 0, 1280, 720)
/** It only lies there. */
export const still: Poses<never> = [[1]]
/** The scene darkens. */
export const night = <State extends string>(...poses: Poses<State>): SceneLayer<State> => ({ picture: 'veil-night', place: whole, poses })
/** The scene darkens, but for the light round a lamp at (x, y). */
export const dusk = <State extends string>(x: number, y: number, ...poses: Poses<State>): SceneLayer<State> => ({
  picture: 'veil-dusk',
  place: at(x - 1280, y - 720, 2560, 1440),
  poses,
})
/** The scene brightens. */
export const light = <State extends string>(...poses: Poses<State>): SceneLayer<State> => ({ picture: 'veil-light', place: whole, poses })
/** The three of the save; left out: they only stand there. */
export const party = <State extends string = never>(
  pose: MemberPose,
  first: Footing,
  second: Footing,
  third: Footing,
  rest: Pick<SceneLayer<State>, 'place' | 'origin' | 'poses'> = { place: whole, poses: still },
): SceneLayer<State> => ({ picture: `party-${pose}`, party: { pose, footings: [first, second, third] }, ...rest })

const aside: Footing = [-400, 0, 1]

/**
 * The words in which a scene with these states is staged. A span of states is named by its first and its last, so that a state that is put between
 * two others belongs to what spans them, and to nothing else. `before` and `after` are the CSS transforms with which a layer comes and goes.
 */
export function stagingOf<State extends string>(states: readonly State[]) {
  type Layers = Pick<Staging<State>, 'layers' | 'views' | 'flame'>
  /** Hidden once `last` is over; nothing when no state follows. */
  const goneAfter = (last: State, after: string): readonly Change<State>[] => {
    const next = states[states.indexOf(last) + 1]
    return next === undefined ? [] : [[next, 0, after]]
  }
  /** Shown from a state on. */
  const since = (first: State, before = 'none'): Poses<State> => [
    [0, before],
    [first, 1],
  ]
  /** Shown from a state to another, in both of them too. */
  const during = (first: State, last: State, before = 'none', after = 'none'): Poses<State> => [
    ...since(first, before),
    ...goneAfter(last, after),
  ]
  /** Shown in one state. */
  const only = (state: State, before = 'none', after = 'none'): Poses<State> => during(state, state, before, after)
  /** Shown up to a state, in that too. */
  const until = (last: State, after = 'none'): Poses<State> => [[1], ...goneAfter(last, after)]
  /** One of the three, in the one state that tells of nobody else. */
  const alone = (pose: MemberPose, slot: 0 | 1 | 2, footing: Footing, state: State): SceneLayer<State> => {
    const footingOf = (other: number): Footing => (other === slot ? footing : aside)
    const rest = { place: whole, poses: only(state) }
    return { ...party(pose, footingOf(0), footingOf(1), footingOf(2), rest), picture: `party-alone-${pose}-${slot}` }
  }
  const staging = (layers: Layers): Staging<State> => ({ states, ...layers })
  return { since, during, only, until, alone, staging }
}

/** Whether a scene has come to a state; null: no page has named one yet. */
const reached =
  (states: readonly string[], state: string | null) =>
  ([from]: readonly [from: string, ...unknown[]]): boolean =>
    state !== null && states.indexOf(from) <= states.indexOf(state)

/** How a layer lies in a state of its scene. */
export function poseIn(
  { states }: Pick<Staging, 'states'>,
  { poses: [first, ...changes] }: Pick<SceneLayer, 'poses'>,
  state: string | null,
): Pose {
  const change = changes.findLast(reached(states, state))
  if (change === undefined) return first
  const [, ...pose] = change
  return pose
}

/** The CSS transform, about the upper left corner, that shows a scene as its view says: whole before the first. */
export function viewIn({ states, views = [] }: Pick<Staging, 'states' | 'views'>, state: string | null): string {
  const [, scale, x, y] = views.findLast(reached(states, state)) ?? ([null, 1, 640, 290] as const)
  return `translate(${(640 - x * scale) / 12.8}%, ${(290 - y * scale) / 7.2}%) scale(${scale})`
}

/** The picture of a member, and its place as shares of the layer's. */
export function memberIn({ place }: Pick<SceneLayer, 'place'>, [x, y, scale, transform]: Footing) {
  const share = (value: number, of: number) => `${(value / of) * 100}%`
  return {
    left: share(x - 100 * scale - place.x, place.width),
    top: share(y - 220 * scale - place.y, place.height),
    width: share(200 * scale, place.width),
    height: share(240 * scale, place.height),
    transform,
    transformOrigin: `50% ${(220 / 240) * 100}%`,
  } as const
}

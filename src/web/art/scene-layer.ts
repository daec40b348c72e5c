import type { Scene } from '../../content/story/story.ts'
import type { Position } from './plaza-places.ts'

/** From which state of the scene on; opacity; CSS transform; delay in ms. */
export type Pose = readonly [from: number, opacity: number, transform?: string, delay?: number]

/** How the party of the save can be drawn: `scenes/party-<pose>-<role>`, 200 × 240 px, feet at (100, 220); all from behind. */
export const partyPoses = ['standing', 'walking', 'seated', 'shadow', 'waving'] as const
export type PartyPose = (typeof partyPoses)[number]
/** Also from the front, whole (`roles/<role>`) or on the knees (`roles/<role>-down`), its lap and knees as it sits (`scenes/party-lap-<role>`), what each has beside it in the first ending (`scenes/party-idle-<role>`), the cloth over its eyes there (`scenes/party-cloth-<role>`), what it does before the shadows of the second (`scenes/party-noon-<role>`), waving back to the one that waves (`scenes/party-reply-<role>`), what became of it in the third (`scenes/party-wish-<role>`), and its shadow there as the way home tells of it (`scenes/party-told-<role>`). */
export type MemberPose = PartyPose | 'front' | 'kneeling' | 'lap' | 'idle' | 'cloth' | 'noon' | 'reply' | 'wish' | 'told'
/** Where a member's feet stand in the scene, how large it is, and a CSS transform about the feet. */
export type Footing = readonly [x: number, y: number, scale: number, transform?: string]

/** A picture that lies on a scene and changes with the scene's state (`state` of a beat). */
export interface SceneLayer {
  /** `scenes/<picture>`; with `party` only a name. */
  readonly picture: string
  /** Instead of a picture, the three of the save in the order of their slots. */
  readonly party?: { readonly pose: MemberPose; readonly footings: readonly [Footing, Footing, Footing] }
  /** Its viewBox, in px of the scene's 1280 × 720. */
  readonly place: Position
  /** CSS transform origin; left out: the middle. */
  readonly origin?: string
  /** In the order of the states; the first is that of state 0. */
  readonly poses: readonly [Pose, ...Pose[]]
}

/** From which state of the scene on; how far enlarged; the point, in px of the scene, that then lies in the middle of what is seen above the text. */
export type View = readonly [from: number, scale: number, x: number, y: number]
/** The views of scenes that are not shown whole all the time, in the order of the states. */
export type SceneViews = Partial<Readonly<Record<Scene, readonly View[]>>>

/** The layers of scenes, from back to front. */
export type SceneLayers = Partial<Readonly<Record<Scene, readonly SceneLayer[]>>>

/** A place in px of the scene. */
export const at = (x: number, y: number, width: number, height: number): Position => ({ x, y, width, height })
export const whole = at(0, 0, 1280, 720)
/** The scene darkens. */
export const night = (...poses: readonly [Pose, ...Pose[]]): SceneLayer => ({ picture: 'veil-night', place: whole, poses })
/** The scene darkens, but for the light round a lamp at (x, y). */
export const dusk = (x: number, y: number, ...poses: readonly [Pose, ...Pose[]]): SceneLayer => ({
  picture: 'veil-dusk',
  place: at(x - 1280, y - 720, 2560, 1440),
  poses,
})
/** The scene brightens. */
export const light = (...poses: readonly [Pose, ...Pose[]]): SceneLayer => ({ picture: 'veil-light', place: whole, poses })
/** It only lies there. */
export const still = [[0, 1]] as const
type Poses = SceneLayer['poses']
/** Shown from one state up to another; the CSS transforms are those with which it comes and goes. */
export const during = (from: number, to: number, before = 'none', after = 'none'): Poses => [
  [0, 0, before],
  [from, 1],
  [to, 0, after],
]
/** Shown from a state on. */
export const since = (from: number, before = 'none'): Poses => [
  [0, 0, before],
  [from, 1],
]
/** Shown up to a state. */
export const until = (to: number, after = 'none'): Poses => [
  [0, 1],
  [to, 0, after],
]
/** The three of the save; left out: they only stand there. */
export const party = (
  pose: MemberPose,
  first: Footing,
  second: Footing,
  third: Footing,
  rest: Pick<SceneLayer, 'place' | 'origin' | 'poses'> = { place: whole, poses: still },
): SceneLayer => ({ picture: `party-${pose}`, party: { pose, footings: [first, second, third] }, ...rest })

const aside: Footing = [-400, 0, 1]
/** One of the three, in the one state that tells of nobody else. */
export const alone = (pose: MemberPose, slot: 0 | 1 | 2, footing: Footing, state: number): SceneLayer => {
  const footingOf = (other: number): Footing => (other === slot ? footing : aside)
  const poses = during(state, state + 1)
  return { ...party(pose, footingOf(0), footingOf(1), footingOf(2), { place: whole, poses }), picture: `party-alone-${pose}-${slot}` }
}

/** How a layer lies in a state of its scene. */
export function poseIn({ poses }: SceneLayer, state: number): Pose {
  return poses.findLast(([from]) => from <= state) ?? poses[0]
}

const allOfIt: View = [0, 1, 640, 290]

/** The CSS transform, about the upper left corner, that shows a scene as its view says. */
export function viewIn(views: readonly View[] = [], state: number): string {
  const [, scale, x, y] = views.findLast(([from]) => from <= state) ?? allOfIt
  return `translate(${(640 - x * scale) / 12.8}%, ${(290 - y * scale) / 7.2}%) scale(${scale})`
}

/** The picture of a member, and its place as shares of the layer's. */
export function memberIn({ place }: SceneLayer, [x, y, scale, transform]: Footing) {
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

import type { Scene } from '../../content/story/story.ts'
import type { Position } from './plaza-places.ts'

/** From which state of the scene on; opacity; CSS transform; delay in ms. */
export type Pose = readonly [from: number, opacity: number, transform?: string, delay?: number]

/** A picture that lies on a scene and changes with the scene's state (`state` of a beat). */
export interface SceneLayer {
  /** `scenes/<picture>`. */
  readonly picture: string
  /** Its viewBox, in px of the scene's 1280 × 720. */
  readonly place: Position
  /** CSS transform origin; left out: the middle. */
  readonly origin?: string
  /** In the order of the states; the first is that of state 0. */
  readonly poses: readonly [Pose, ...Pose[]]
}

/** The layers of scenes, from back to front. */
export type SceneLayers = Partial<Readonly<Record<Scene, readonly SceneLayer[]>>>

/** A place in px of the scene. */
export const at = (x: number, y: number, width: number, height: number): Position => ({ x, y, width, height })
export const whole = at(0, 0, 1280, 720)
/** The scene darkens. */
export const night = (...poses: readonly [Pose, ...Pose[]]): SceneLayer => ({ picture: 'veil-night', place: whole, poses })
/** The scene brightens. */
export const light = (...poses: readonly [Pose, ...Pose[]]): SceneLayer => ({ picture: 'veil-light', place: whole, poses })
/** It only lies there. */
export const still = [[0, 1]] as const

/** How a layer lies in a state of its scene. */
export function poseIn({ poses }: SceneLayer, state: number): Pose {
  return poses.findLast(([from]) => from <= state) ?? poses[0]
}

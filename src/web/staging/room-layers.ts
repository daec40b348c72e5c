import type { PlacedBox } from '../art/plaza-places.ts'
import { at } from './staging.ts'

/** A part of a room's scene that moves by itself. */
export interface RoomLayer {
  /** `scenes/<picture>`. */
  readonly picture: string
  /** Its viewBox, in px of the scene's 1280 × 720. */
  readonly place: PlacedBox
  readonly idle?: 'breathe' | 'nod' | 'flicker'
  /** Closed eyes, a picture at the same place. */
  readonly lids?: string
  /** What changes in the face while the room's news are bad, a picture at the same place. */
  readonly troubled?: string
  /** Sinks with the hour, by this share of its height at most: ロウ is a candle. */
  readonly sinks?: number
}

/** From back to front. */
export const roomLayers: Readonly<Record<string, readonly RoomLayer[]>> = {
  shop: [
    { picture: 'shop-keeper', place: at(900, 150, 340, 480), idle: 'breathe', lids: 'shop-lids', troubled: 'shop-troubled', sinks: 0.2 },
    { picture: 'shop-till', place: at(0, 490, 1280, 230) },
  ],
  library: [
    { picture: 'library-glow', place: at(1064, 270, 216, 340), idle: 'flicker' },
    { picture: 'library-sleeper', place: at(760, 400, 520, 220), idle: 'breathe' },
  ],
  rest: [
    { picture: 'rest-glow', place: at(0, 0, 570, 660), idle: 'flicker' },
    { picture: 'rest-head', place: at(1000, 190, 270, 290), idle: 'nod', lids: 'rest-lids' },
  ],
  board: [{ picture: 'board-glow', place: at(0, 0, 1280, 580), idle: 'flicker' }],
  job: [{ picture: 'job-flame', place: at(744, 380, 240, 240), idle: 'flicker' }],
}

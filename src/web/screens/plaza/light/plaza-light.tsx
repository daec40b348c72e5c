import type { CSSProperties } from 'react'
import { lanternsOn, plazaPlaces, ropes } from '../../../art/plaza-places.ts'
import lampUrl from '../../../art/svg/screens/lamp.svg?url'
import { Lamp } from '../../../lamp/lamp.tsx'
import type { LampScene, Point } from '../../../lamp/scene.ts'
import styles from './plaza-light.module.css'

/** The lamp stays above the signs, its stick too. */
const plaza: LampScene = {
  size: { width: 1280, height: 720 },
  reach: { x: 40, y: 60, width: 1200, height: 310 },
  rest: { x: 412, y: 300 },
}

/** What glows when the lamp comes near: the middle of its light and how far that goes, in px of the map. */
interface Answer extends Point {
  readonly wide: number
  readonly high: number
}

/** Of a lantern of the size 1: from the rope to the middle of its paper, and how far its light goes. */
const hanging = { below: 34, reach: 120 } as const

const lanterns: readonly Answer[] = ropes.flatMap(lanternsOn).map(([x, y, size]) => ({
  x,
  y: y + hanging.below * size,
  wide: hanging.reach * size,
  high: hanging.reach * size,
}))

/** The openings of the houses. */
const houses: readonly Answer[] = Object.values(plazaPlaces).map(({ x, y, width, height }) => ({
  x: x + width / 2,
  y: y + height * 0.72,
  wide: width * 0.36,
  high: height * 0.3,
}))

const glow = (answer: Answer) => (
  <div
    key={`${answer.x},${answer.y}`}
    className={styles.answer}
    style={{ '--x': answer.x, '--y': answer.y, '--wide': answer.wide, '--high': answer.high } as CSSProperties}
  />
)

/** Behind the houses: the lanterns answer the lamp, and the floor shows it once more. */
export const Answers = () => (
  <div className={styles.answers} aria-hidden="true" data-part="answers">
    {lanterns.map(glow)}
    <div className={styles.floor}>
      <img src={lampUrl} alt="" className={styles.mirrored} />
    </div>
  </div>
)

/** In front of the houses, whose openings answer too. */
export const PlazaLamp = () => (
  <>
    <div className={styles.openings} aria-hidden="true">
      {houses.map(glow)}
    </div>
    <Lamp scene={plaza} hand={null} className={styles.lamp} />
  </>
)

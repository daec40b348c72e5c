import { PAD_STICK } from '../pad/right-stick.ts'
import { drifted, type LampScene, type Point, placeOfStick, placeUnder } from './scene.ts'

/** Milliseconds between two goals: on the way from one to the next the style sheet leads the lamp. */
const PACE = 100
/** Milliseconds without a hand after which it drifts, and those of one step of the drift. */
const ALONE = 6000
const STEP = 1500

/** Puts the lamp of a scene into a place: `--lamp-x` and `--lamp-y`, in the scene's px, lead it and all shadows. `data-lamp` says how they go there. */
export function putLamp(scene: HTMLElement, { x, y }: Point, by: 'hand' | 'drift' = 'hand'): void {
  scene.dataset['lamp'] = by
  scene.style.setProperty('--lamp-x', x.toFixed(1))
  scene.style.setProperty('--lamp-y', y.toFixed(1))
}

/** Takes the lamp of a scene away: what goes by it is as it is without one. */
export function takeLamp(scene: HTMLElement): void {
  delete scene.dataset['lamp']
  for (const name of ['--lamp-x', '--lamp-y']) scene.style.removeProperty(name)
}

/** Lets mouse, finger and right stick lead the lamp, which begins at `start`; without them it drifts. `onLed`: it is about to move. @returns how to end that. */
export function followHand(scene: HTMLElement, lamp: LampScene, start: Point, onLed: () => void): () => void {
  const ending = new AbortController()
  let goal = start
  let last = -Infinity
  let next: ReturnType<typeof setTimeout> | undefined
  let alone: ReturnType<typeof setTimeout> | undefined
  const drift = (after: number) => {
    if (!document.hidden) putLamp(scene, drifted(goal, after, lamp), 'drift')
    alone = setTimeout(drift, STEP, after + STEP)
  }
  const go = () => {
    next = undefined
    last = performance.now()
    putLamp(scene, goal)
    onLed()
    clearTimeout(alone)
    alone = setTimeout(drift, ALONE, STEP)
  }
  const lead = (place: Point) => {
    goal = place
    next ??= setTimeout(go, Math.max(0, last + PACE - performance.now()))
  }
  const point = ({ clientX, clientY }: PointerEvent) => lead(placeUnder({ x: clientX, y: clientY }, scene.getBoundingClientRect(), lamp))
  const listening = { signal: ending.signal, passive: true }
  window.addEventListener('pointermove', point, listening)
  window.addEventListener('pointerdown', point, listening)
  window.addEventListener(PAD_STICK, (event) => lead(placeOfStick((event as CustomEvent<Point>).detail, lamp)), listening)
  go()
  return () => {
    ending.abort()
    clearTimeout(next)
    clearTimeout(alone)
  }
}

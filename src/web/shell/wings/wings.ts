import { mirror, rasterised } from '../../motion/pieces/bitmaps.ts'
import { Clock } from '../../motion/clock.ts'
import { ease } from '../../motion/easings.ts'
import { edges, lantern } from './edges.ts'
import { stageScale } from '../../ui/fit-to-window.ts'
import { hasLessMotion, motion } from '../../settings/settings.ts'
import styles from './wings.module.css'

/** How one screen goes over to the next: wings alone, or a lantern that passes before them. */
export type Passage = 'wings' | 'lantern'

/** Ms of closing, of opening, and of the lantern's way across. */
const beats = { close: 210, open: 210, lantern: 620 } as const
/** The wings never stay shut longer than this, in ms: a screen that does not say it is ready must not be hidden for ever. */
const longest = 4000
/** How far each edge stays behind the first when shut, in px, nearest the viewer last. */
const steps = [0, 62, 120, 176, 236] as const
/** The edges that are drawn on one ply: where the processor draws, each ply costs every frame as much as the whole screen behind it. */
const bound = [[0, 1], [2, 3], [4]] as const
const last = bound.length - 1
/** Ms by which each ply leads the next one. */
const apart = 34

/** Of a ply as it is shown, in px. */
const plyWidth = 809
/** What a bitmap is sharper than it is shown. A ply never comes nearer. */
const sharper = 1.2
/** Six bitmaps as large as the window: on very large or dense screens they are not made as fine as these. */
const finest = 1.5

interface Ply {
  readonly element: HTMLElement
  /** Left or right of the stage. */
  readonly side: -1 | 1
  readonly nth: number
  /** How far it stays behind the first when shut, in px. */
  readonly step: number
}

/** Hung at the foot: on the way its head lags behind. */
const away = (side: -1 | 1): string => `translateX(${side * 112}%) rotate(${side * 2.4}deg)`
/** In its place, or so many px too far. */
const shut = ({ side, step }: Ply, over = 0): string => `translateX(${side * (step - over)}px)`

const drawn = (nth: number): Promise<HTMLCanvasElement> => rasterised(edges[nth] ?? '', plyWidth / sharper, Math.min(finest, stageScale()))

/** The wings of black paper that close over one screen and open on the next. One for the whole game. */
class Wings {
  readonly clock = new Clock()
  #plies: readonly Ply[] = []
  #lantern: HTMLElement | null = null
  #root: HTMLElement | null = null
  #closing: Promise<void> | null = null
  /** When the lantern has passed. */
  #passed: Promise<void> = Promise.resolve()
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Draws the plies into `root`. Until they are drawn, screens change without wings. */
  async hang(root: HTMLElement): Promise<void> {
    const plies: Ply[] = []
    for (const [nth, [far, near]] of bound.entries()) {
      const step = steps[far]
      const left = await drawn(far)
      if (near !== undefined) left.getContext('2d')?.drawImage(await drawn(near), ((step - steps[near]) * left.width) / plyWidth, 0)
      for (const side of [-1, 1] as const) {
        const element = side === -1 ? left : mirror(left)
        element.className = `${styles['ply']} ${side === 1 ? styles['right'] : ''}`
        element.style.transform = away(side)
        plies.push({ element, side, nth, step })
      }
    }
    const light = await rasterised(lantern, 680)
    light.className = styles['lantern'] ?? ''
    root.replaceChildren(...plies.map(({ element }) => element), light)
    this.#plies = plies
    this.#lantern = light
    this.#root = root
  }

  /** Closes over the screen that is shown. Resolves when nothing of it is seen any more. */
  close(passage: Passage): Promise<void> {
    if (this.#root === null || document.hidden || motion() === 'none') return Promise.resolve()
    this.#closing ??= this.#close(passage)
    return this.#closing
  }

  /** Opens on the screen that is shown now, which is ready. Resolves as they begin to open. */
  async open(): Promise<void> {
    if (this.#closing === null) return
    await this.#closing
    await this.#passed
    if (this.#closing === null) return
    this.#closing = null
    clearTimeout(this.#timer)
    if (this.#root) delete this.#root.dataset.shut
    // At rest they are hidden: each commit of the page would wait for canvases that nobody sees.
    this.clock.at(beats.open + last * apart * 0.5 + 20, () => {
      if (this.#closing === null) delete this.#root?.dataset.moving
    })
    for (const ply of this.#plies) {
      ply.element.style.transform = away(ply.side)
      // Near plies leave first.
      const late = (last - ply.nth) * apart * 0.5
      // Without motion they fade where they are.
      const gone = this.clock.reduced ? { transform: shut(ply), opacity: 0 } : { transform: away(ply.side), opacity: 1 }
      this.clock.pose(ply.element, [
        [0, { transform: shut(ply), opacity: 1 }],
        // It gathers before it goes.
        [late + 36, { transform: shut(ply, this.clock.reduced ? 0 : 12), opacity: 1 }, ease.both],
        [beats.open + late, gone, ease.in],
      ])
    }
  }

  async #close(passage: Passage): Promise<void> {
    this.clock.reduced = hasLessMotion()
    if (this.#root) Object.assign(this.#root.dataset, { shut: '', moving: '' })
    for (const ply of this.#plies) {
      ply.element.style.transform = shut(ply)
      // Far plies lead, near ones follow and come to stand farther out.
      const late = ply.nth * apart
      this.clock.pose(ply.element, [
        [0, { transform: away(ply.side), opacity: this.clock.reduced ? 0 : 1 }],
        [late + 1, { transform: away(ply.side), opacity: this.clock.reduced ? 0 : 1 }],
        // Paper has weight: a little too far, and back.
        [beats.close - 74 + late * 0.5, { transform: shut(ply, 14), opacity: 1 }, ease.both],
        [beats.close, { transform: shut(ply), opacity: 1 }, ease.both],
      ])
    }
    this.#timer = setTimeout(() => void this.open(), longest)
    await this.#after(beats.close)
    if (passage === 'lantern') this.#passed = this.#pass()
  }

  /** A lantern is carried across in the dark, from town to field. */
  async #pass(): Promise<void> {
    if (this.#lantern && !this.clock.reduced) {
      const at = (x: number, y: number, turn: number): Keyframe => ({
        transform: `translate(${x}vw, ${y}px) rotate(${turn}deg)`,
        opacity: 1,
      })
      this.clock.pose(this.#lantern, [
        [0, at(-54, 10, 10)],
        [150, at(-14, -18, -7), ease.both],
        [310, at(24, 10, 8), ease.both],
        [470, at(62, -16, -8), ease.both],
        [beats.lantern, at(104, 8, 9), ease.both],
      ])
      await this.#after(beats.lantern - 90)
    }
  }

  readonly #after = (ms: number): Promise<void> => new Promise((done) => this.clock.at(ms, done))
}

export const wings = new Wings()

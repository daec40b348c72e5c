import type { Clock } from '../clock.ts'
import type { Piece, PieceKind } from './pieces.ts'
import type { FlyingPiece, PiecesRequest } from './pieces.worker.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

/** Where pieces fly, in px of the stage: the browser draws anew whatever lies under a canvas that has changed, so each is no larger than a burst. */
const pane = { width: 560, height: 460 } as const
/** Bursts at a time. */
const paneCount = 4
/** From here on, in px, a burst has a pane of its own. */
const apart = 120

/** A small generator of its own, so that the same blow looks the same in two frame strips. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) | 0
    return (state >>> 0) / 4294967296
  }
}

export interface TearOptions {
  readonly kind?: PieceKind
  readonly count?: number
  /** Where the blow goes: pieces follow it, and go round. */
  readonly way?: Point
  readonly speed?: number
  readonly size?: number
  readonly spread?: number
  /** How far from the middle they come off. */
  readonly edge?: number
  /** On which part of the way round, in radians; all round when left out. */
  readonly rounds?: { readonly from: number; readonly to: number }
  /** Downward pull; negative rises. */
  readonly weight?: number
  readonly life?: number
}

interface RiseOptions {
  readonly count?: number
  /** Ms over which they leave. */
  readonly span?: number
  readonly width?: number
  readonly height?: number
  readonly size?: number
}

/** A small canvas that is put where something bursts. */
interface Pane {
  readonly canvas: HTMLCanvasElement
  /** Its upper left corner on the stage. */
  origin: Point
  /** Ms of stage time until nothing of it flies. */
  left: number
}

/** Torn paper, petals and arrows on a few canvases. They fly and are drawn in a worker: a canvas that changes costs the page's own thread in every frame. */
export class Shards {
  readonly #clock: Clock
  readonly #random = seeded(11)
  #worker: Worker | null = null
  #panes: readonly Pane[] = []
  /** Have begun since the last frame. */
  #begun: FlyingPiece[] = []
  #stop: (() => void) | null = null

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Puts the canvases into an element that covers the stage; null lets them go. */
  hang(layer: HTMLElement | null): void {
    this.#worker?.terminate()
    this.#worker = null
    for (const { canvas } of this.#panes) canvas.remove()
    this.#panes = []
    if (layer === null) return
    const canvases = Array.from({ length: paneCount }, () => Object.assign(document.createElement('canvas'), pane))
    const offscreen = canvases.map((canvas) => canvas.transferControlToOffscreen())
    this.#worker = new Worker(new URL('pieces.worker.ts', import.meta.url), { type: 'module' })
    this.#worker.postMessage({ type: 'panes', canvases: offscreen } satisfies PiecesRequest, offscreen)
    this.#panes = canvases.map((canvas) => ({ canvas, origin: { x: 0, y: 0 }, left: 0 }))
    layer.append(...canvases)
  }

  /** Waits until all that flies is drawn: for frame strips. */
  async finish(): Promise<void> {
    const worker = this.#worker
    if (!worker) return
    const { promise, resolve } = Promise.withResolvers<unknown>()
    worker.addEventListener('message', resolve, { once: true })
    this.#ask({ type: 'finish' })
    await promise
  }

  /** Thrown hard, then the air has them. */
  tear(at: Point, colours: readonly string[], options: TearOptions = {}): void {
    if (this.#clock.reduced) return
    const {
      kind = 'shard',
      count = 11,
      way = { x: 0, y: -1 },
      speed = 1150,
      size = 17,
      spread = 60,
      edge = 60,
      rounds = { from: 0, to: Math.PI * 2 },
      weight = 620,
      life = 460,
    } = options
    const random = this.#random
    for (let nth = 0; nth < count; nth++) {
      const round = rounds.from + random() * (rounds.to - rounds.from)
      const along = 0.35 + 0.65 * random()
      const pace = speed * (0.35 + 0.75 * random())
      this.#send(at, {
        kind,
        x: at.x + (random() - 0.5) * spread + Math.cos(round) * edge,
        y: at.y + (random() - 0.5) * spread + Math.sin(round) * edge,
        vx: (way.x * along + Math.cos(round) * 0.7) * pace,
        vy: (way.y * along + Math.sin(round) * 0.5) * pace,
        turn: round,
        spin: (random() - 0.5) * 14,
        flip: random() * 6,
        flipping: 6 + random() * 10,
        size: size * (0.55 + 0.75 * random()),
        long: 0.7 + random() * 0.9,
        notch: random(),
        colour: colours[nth % colours.length] ?? '#fff',
        weight,
        drag: 4.4,
        life: life * (1 + 0.8 * random()),
      })
    }
  }

  /** Light that rises, swaying; each piece a little after the one before. */
  rise(at: Point, colours: readonly string[], { count = 16, span = 240, width = 130, height = 220, size = 15 }: RiseOptions = {}): void {
    if (this.#clock.reduced) return
    const random = this.#random
    // The pane reaches as high as they rise.
    const middle = { x: at.x, y: at.y - height * 0.4 }
    for (let nth = 0; nth < count; nth++) {
      const life = 620 + random() * 260
      this.#send(middle, {
        kind: 'petal',
        x: at.x + (random() - 0.5) * width,
        y: at.y + random() * 30,
        vx: (random() - 0.5) * 30,
        vy: (-height / life) * 1000 * (0.8 + random() * 0.5),
        turn: random() * 6,
        spin: (random() - 0.5) * 5,
        flip: random() * 6,
        flipping: 4 + random() * 4,
        size: size * (0.6 + random() * 0.7),
        long: 1.5,
        colour: colours[nth % colours.length] ?? '#fff',
        weight: -40,
        drag: 0.4,
        life,
        wait: (span * nth) / count,
      })
    }
  }

  /** Arrows of paper, up or down at both sides of somebody so wide: the face and a number over it stay free. */
  arrows(at: Point, wide: number, colours: readonly string[], up: boolean): void {
    if (this.#clock.reduced) return
    const random = this.#random
    const count = 6
    for (let nth = 0; nth < count; nth++) {
      this.#send(at, {
        kind: 'arrow',
        x: at.x + (nth % 2 === 0 ? -1 : 1) * Math.min(200, wide * (0.24 + nth * 0.04)),
        y: at.y + (up ? 0 : -150) + (random() - 0.5) * 50,
        vy: (up ? -1 : 1) * (360 + random() * 160),
        flip: random() * 6,
        flipping: 9,
        size: 10 + random() * 4,
        long: 2 + random(),
        colour: colours[nth % colours.length] ?? '#fff',
        drag: 2.4,
        life: 480 + random() * 160,
        wait: nth * 26,
      })
    }
  }

  /** Rings of sound or water that grow from a point. */
  rings(at: Point, colours: readonly string[], count: number, size = 150): void {
    if (this.#clock.reduced) return
    for (let nth = 0; nth < count; nth++) {
      this.#send(at, {
        kind: 'ring',
        x: at.x,
        y: at.y,
        size: size * (1 + nth * 0.16),
        colour: colours[nth % colours.length] ?? '#fff',
        life: 420,
        wait: nth * 70,
      })
    }
  }

  clear(): void {
    for (const one of this.#panes) one.left = 0
    this.#begun = []
    this.#ask({ type: 'clear' })
  }

  #ask(request: PiecesRequest): void {
    this.#worker?.postMessage(request)
  }

  #send(at: Point, piece: Partial<Piece> & Pick<Piece, 'x' | 'y' | 'life'>): void {
    const found = this.#paneAt(at)
    if (!found) return
    const { x, y, life, wait = 0 } = piece
    this.#begun.push({ pane: this.#panes.indexOf(found), piece: { ...piece, x: x - found.origin.x, y: y - found.origin.y } })
    found.left = Math.max(found.left, life + wait)
    this.#stop ??= this.#clock.follow((ms) => this.#step(ms))
  }

  /** The pane of a burst near by, else a free one that is put there, else the first. */
  #paneAt({ x, y }: Point): Pane | undefined {
    const middle = { x: x - pane.width / 2, y: y - pane.height * 0.56 }
    const near = this.#panes.find(({ left, origin }) => left > 0 && Math.hypot(origin.x - middle.x, origin.y - middle.y) < apart)
    if (near) return near
    const free = this.#panes.find(({ left }) => left <= 0)
    if (!free) return this.#panes[0]
    free.origin = middle
    free.canvas.style.transform = `translate(${middle.x}px, ${middle.y}px)`
    return free
  }

  #step(ms: number): void {
    // While the stage is held nothing flies.
    if (ms === 0 && this.#begun.length === 0) return
    this.#ask({ type: 'advance', ms, begun: this.#begun })
    this.#begun = []
    for (const one of this.#panes) one.left = Math.max(0, one.left - ms)
    if (this.#panes.some(({ left }) => left > 0)) return
    // A step further, in which the last of them are gone.
    this.#ask({ type: 'clear' })
    this.#stop?.()
    this.#stop = null
  }
}

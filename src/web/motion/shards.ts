import type { Clock } from './clock.ts'
import { fly, idle, type Piece, type PieceKind, shapes } from './pieces.ts'

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

/** The most pieces of a pane at a time; what comes on top is left out. */
const most = 48

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
  readonly pen: CanvasRenderingContext2D
  readonly pieces: Piece[]
  /** Its upper left corner on the stage. */
  origin: Point
  /** Something flies there. */
  busy: boolean
}

function paneOf(): readonly Pane[] {
  const canvas = Object.assign(document.createElement('canvas'), pane)
  const pen = canvas.getContext('2d')
  return pen ? [{ canvas, pen, pieces: Array.from({ length: most }, () => ({ ...idle })), origin: { x: 0, y: 0 }, busy: false }] : []
}

/** Torn paper, petals and strips: a few canvases, one pool each; nothing is made while they fly. */
export class Shards {
  readonly #clock: Clock
  readonly #random = seeded(11)
  #panes: readonly Pane[] = []
  #stop: (() => void) | null = null

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Puts the canvases into an element that covers the stage; null lets them go. */
  hang(layer: HTMLElement | null): void {
    for (const { canvas } of this.#panes) canvas.remove()
    this.#panes = layer === null ? [] : Array.from({ length: paneCount }, paneOf).flat()
    layer?.append(...this.#panes.map(({ canvas }) => canvas))
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
      weight = 620,
      life = 460,
    } = options
    const random = this.#random
    for (let nth = 0; nth < count; nth++) {
      const round = random() * Math.PI * 2
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
    for (let nth = 0; nth < count; nth++) {
      const life = 620 + random() * 260
      this.#send(at, {
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

  /** Strips of paper, up or down. */
  strips(at: Point, colours: readonly string[], up: boolean): void {
    if (this.#clock.reduced) return
    const random = this.#random
    const count = 11
    for (let nth = 0; nth < count; nth++) {
      this.#send(at, {
        kind: 'strip',
        x: at.x + ((nth + 0.5) / count - 0.5) * 250,
        y: at.y + (up ? 70 : -120) + (random() - 0.5) * 60,
        vy: (up ? -1 : 1) * (620 + random() * 380),
        flip: random() * 6,
        flipping: 9,
        size: 4 + random() * 3,
        long: 6 + random() * 7,
        colour: colours[nth % colours.length] ?? '#fff',
        drag: 2.4,
        life: 420 + random() * 180,
        wait: random() * 110,
      })
    }
  }

  /** Rings of sound or water that grow from a point. */
  rings(at: Point, colours: readonly string[], count: number): void {
    if (this.#clock.reduced) return
    for (let nth = 0; nth < count; nth++) {
      this.#send(at, {
        kind: 'ring',
        x: at.x,
        y: at.y,
        size: 150 + nth * 24,
        colour: colours[nth % colours.length] ?? '#fff',
        life: 420,
        wait: nth * 70,
      })
    }
  }

  clear(): void {
    for (const one of this.#panes) {
      for (const piece of one.pieces) piece.life = 0
      draw(one)
    }
  }

  #send(at: Point, state: Partial<Piece>): void {
    const found = this.#paneAt(at)
    const piece = found?.pieces.find(({ life }) => life <= 0)
    if (!found || !piece) return
    Object.assign(piece, idle, state)
    piece.x -= found.origin.x
    piece.y -= found.origin.y
    found.busy = true
    this.#stop ??= this.#clock.follow((ms) => this.#step(ms))
  }

  /** The pane of a burst near by, else a free one that is put there, else the first. */
  #paneAt({ x, y }: Point): Pane | undefined {
    const middle = { x: x - pane.width / 2, y: y - pane.height * 0.56 }
    const near = this.#panes.find(({ busy, origin }) => busy && Math.hypot(origin.x - middle.x, origin.y - middle.y) < apart)
    if (near) return near
    const free = this.#panes.find(({ busy }) => !busy)
    if (!free) return this.#panes[0]
    free.origin = middle
    free.canvas.style.transform = `translate(${middle.x}px, ${middle.y}px)`
    return free
  }

  #step(ms: number): void {
    for (const one of this.#panes) {
      if (!one.busy) continue
      for (const piece of one.pieces) if (piece.life > 0) fly(piece, ms)
      draw(one)
    }
    if (this.#panes.some(({ busy }) => busy)) return
    this.#stop?.()
    this.#stop = null
  }
}

function draw(one: Pane): void {
  const { pen, pieces } = one
  pen.setTransform(1, 0, 0, 1, 0, 0)
  pen.clearRect(0, 0, pane.width, pane.height)
  one.busy = false
  for (const piece of pieces) {
    if (piece.life <= 0) continue
    one.busy = true
    if (piece.wait > 0) continue
    const rest = 1 - piece.age / piece.life
    // Torn paper shrinks away edge-on rather than fading.
    const near = Math.min(1, rest * 3.2) * Math.min(1, 0.3 + piece.age / 50)
    shapes[piece.kind](pen, piece, near)
  }
}

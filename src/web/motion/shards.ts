import type { Clock } from './clock.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

/** What flies: torn paper, a petal of light, a strip, a drop, a flake, a tongue of flame, a ring. */
export type PieceKind = 'shard' | 'petal' | 'strip' | 'drop' | 'flake' | 'flame' | 'ring'

/** One piece in the air. Places in px of the stage, speeds in px a second, angles in radians, times in ms. */
interface Piece {
  kind: PieceKind
  x: number
  y: number
  vx: number
  vy: number
  turn: number
  spin: number
  flip: number
  flipping: number
  size: number
  long: number
  notch: number
  colour: string
  weight: number
  drag: number
  life: number
  age: number
  wait: number
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

const idle: Piece = {
  kind: 'shard',
  x: 0,
  y: 0,
  vx: 0,
  vy: 0,
  turn: 0,
  spin: 0,
  flip: 0,
  flipping: 0,
  size: 0,
  long: 1,
  notch: 0,
  colour: '#000',
  weight: 0,
  drag: 0,
  life: 0,
  age: 0,
  wait: 0,
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
  rise(at: Point, colours: readonly string[], { count = 16, span = 240, width = 130, height = 220 }: RiseOptions = {}): void {
    const random = this.#random
    for (let nth = 0; nth < count; nth++) {
      const life = 620 + random() * 260
      this.#send(at, {
        kind: 'petal',
        x: at.x + (random() - 0.5) * width,
        y: at.y + random() * 30,
        vx: (random() - 0.5) * 30,
        vy: this.#clock.reduced ? 0 : (-height / life) * 1000 * (0.8 + random() * 0.5),
        turn: random() * 6,
        spin: (random() - 0.5) * 5,
        flip: random() * 6,
        flipping: 4 + random() * 4,
        size: 15 * (0.6 + random() * 0.7),
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

function fly(piece: Piece, ms: number): void {
  if (piece.wait > 0) {
    piece.wait -= ms
    return
  }
  const seconds = ms / 1000
  const slow = Math.exp(-piece.drag * seconds)
  piece.vx *= slow
  piece.vy = piece.vy * slow + piece.weight * seconds
  // Paper does not fall straight: it slides on the air the way it lies.
  if (piece.kind !== 'ring') piece.x += (piece.vx + Math.sin(piece.flip) * 46) * seconds
  piece.y += piece.vy * seconds
  piece.turn += piece.spin * seconds
  piece.flip += piece.flipping * seconds
  piece.age += ms
  if (piece.age >= piece.life) piece.life = 0
}

function draw(one: Pane): void {
  const { pen, pieces, origin } = one
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
    shapes[piece.kind](pen, { ...piece, x: piece.x - origin.x, y: piece.y - origin.y }, near)
  }
}

type Draw = (pen: CanvasRenderingContext2D, piece: Piece, near: number) => void

const shapes: Readonly<Record<PieceKind, Draw>> = {
  shard(pen, { x, y, turn, flip, size, long, notch, colour }, near) {
    const face = Math.cos(flip)
    const [cos, sin] = [Math.cos(turn) * near * size, Math.sin(turn) * near * size]
    pen.setTransform(cos, sin, -sin * face, cos * face, x, y)
    scrap(pen, long, notch, 0.09)
    pen.fillStyle = face > 0 ? '#ffd9a0' : '#c98a6a'
    pen.fill()
    scrap(pen, long, notch, -0.05)
    pen.fillStyle = colour
    pen.fill()
  },
  petal(pen, { x, y, turn, flip, size, long, colour }, near) {
    pen.globalAlpha = near
    const face = 0.35 + 0.65 * Math.abs(Math.cos(flip))
    const [cos, sin] = [Math.cos(turn) * size, Math.sin(turn) * size]
    pen.setTransform(cos, sin, -sin * face, cos * face, x, y)
    lens(pen, long * 0.6, 0.9)
    pen.fillStyle = colour
    pen.fill()
    lens(pen, long * 0.35, 0.4)
    pen.fillStyle = '#fffdf0'
    pen.fill()
    pen.globalAlpha = 1
  },
  strip(pen, { x, y, flip, size, long, colour }, near) {
    pen.setTransform(size, 0, 0, size * near, x, y)
    const lean = Math.sin(flip) * 0.9
    for (const [shift, paint] of [
      [-0.22, '#fff4d9'],
      [0, colour],
    ] as const) {
      pen.fillStyle = paint
      pen.beginPath()
      pen.moveTo(-0.7 + shift, -long)
      pen.lineTo(0.7 + shift, -long + 0.8)
      pen.quadraticCurveTo(0.7 + lean + shift, 0, 0.7 + shift, long)
      pen.lineTo(-0.7 + shift, long - 0.8)
      pen.quadraticCurveTo(-0.7 + lean + shift, 0, -0.7 + shift, -long)
      pen.fill()
    }
  },
  drop(pen, { x, y, vx, vy, size, colour }, near) {
    const turn = Math.atan2(vy, vx)
    const [cos, sin] = [Math.cos(turn) * size * near, Math.sin(turn) * size * near]
    pen.setTransform(cos, sin, -sin * 0.6, cos * 0.6, x, y)
    pen.beginPath()
    pen.moveTo(-1.3, 0)
    pen.quadraticCurveTo(-0.2, -0.7, 0.5, -0.5)
    pen.quadraticCurveTo(1.1, 0, 0.5, 0.5)
    pen.quadraticCurveTo(-0.2, 0.7, -1.3, 0)
    pen.fillStyle = colour
    pen.fill()
  },
  flake(pen, { x, y, turn, size, colour }, near) {
    const [cos, sin] = [Math.cos(turn) * size * near, Math.sin(turn) * size * near]
    pen.setTransform(cos, sin, -sin, cos, x, y)
    pen.beginPath()
    for (let nth = 0; nth < 12; nth++) {
      const far = nth % 2 === 0 ? 1 : 0.34
      pen.lineTo(Math.cos((nth * Math.PI) / 6) * far, Math.sin((nth * Math.PI) / 6) * far)
    }
    pen.closePath()
    pen.fillStyle = colour
    pen.fill()
  },
  flame(pen, { x, y, flip, size, long, colour }, near) {
    const lean = Math.sin(flip) * 0.5
    pen.setTransform(size * near, 0, 0, size * near, x, y)
    for (const [grow, paint] of [
      [1, colour],
      [0.5, '#fff6d0'],
    ] as const) {
      pen.beginPath()
      pen.moveTo(lean * grow, -1.5 * long * grow)
      pen.quadraticCurveTo(0.9 * grow, -0.2, 0.5 * grow, 0.5 * grow)
      pen.quadraticCurveTo(0, 0.9 * grow, -0.5 * grow, 0.5 * grow)
      pen.quadraticCurveTo(-0.9 * grow, -0.2, lean * grow, -1.5 * long * grow)
      pen.fillStyle = paint
      pen.fill()
    }
  },
  ring(pen, { x, y, size, age, life, colour }) {
    const share = age / life
    pen.setTransform(1, 0, 0, 1, x, y)
    pen.globalAlpha = 1 - share
    pen.beginPath()
    pen.ellipse(0, 0, size * (0.25 + 0.75 * share), size * (0.25 + 0.75 * share), 0, 0, Math.PI * 2)
    pen.lineWidth = 12 * (1 - share) + 1
    pen.strokeStyle = colour
    pen.stroke()
    pen.globalAlpha = 1
  },
}

/** A torn scrap: four unequal corners and a nick. */
function scrap(pen: CanvasRenderingContext2D, long: number, notch: number, grow: number): void {
  pen.beginPath()
  pen.moveTo(-long - grow, -0.5 + notch * 0.3)
  pen.lineTo(-0.1, -0.75 - grow)
  pen.lineTo(0.15 + notch * 0.2, -0.35)
  pen.lineTo(long + grow, -0.6 * notch)
  pen.lineTo(0.4, 0.75 + grow)
  pen.lineTo(-0.55, 0.4 + notch * 0.3)
  pen.closePath()
}

function lens(pen: CanvasRenderingContext2D, half: number, high: number): void {
  pen.beginPath()
  pen.moveTo(-half, 0)
  pen.quadraticCurveTo(0, -high, half, 0)
  pen.quadraticCurveTo(0, high, -half, 0)
}

/** What flies: torn paper, a petal of light, an arrow of paper, a drop, a flake, a tongue of flame, a ring. */
export type PieceKind = 'shard' | 'petal' | 'arrow' | 'drop' | 'flake' | 'flame' | 'ring'

/** One piece in the air. Places in px of its canvas, speeds in px a second, angles in radians, times in ms. */
export interface Piece {
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

/** A piece that does not fly. */
export const idle: Piece = {
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

/** Moves a piece on by `ms` of stage time. */
export function fly(piece: Piece, ms: number): void {
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

type Pen = OffscreenCanvasRenderingContext2D
type Draw = (pen: Pen, piece: Piece, near: number) => void

/** Draws a piece on its canvas; `near` 0–1: how much of it is left to be seen. */
export const shapes: Readonly<Record<PieceKind, Draw>> = {
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
  arrow(pen, { x, y, vy, flip, size, long, colour }, near) {
    pen.setTransform(size * near, 0, 0, vy < 0 ? size * near : -size * near, x, y)
    const lean = Math.sin(flip) * 0.5
    for (const [grow, paint] of [
      [0.26, '#fff4d9'],
      [0, colour],
    ] as const) {
      pen.fillStyle = paint
      pen.beginPath()
      pen.moveTo(0, -long - 1.4 - grow * 1.6)
      pen.lineTo(1.8 + grow * 1.6, -long + 0.7 + grow)
      pen.lineTo(0.9 + grow, -long + 0.7 + grow)
      pen.quadraticCurveTo(0.9 + lean + grow, 0, 0.9 + grow, long + grow)
      pen.lineTo(0, long - 0.8 + grow)
      pen.lineTo(-0.9 - grow, long + grow)
      pen.quadraticCurveTo(-0.9 + lean - grow, 0, -0.9 - grow, -long + 0.7 + grow)
      pen.lineTo(-1.8 - grow * 1.6, -long + 0.7 + grow)
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
function scrap(pen: Pen, long: number, notch: number, grow: number): void {
  pen.beginPath()
  pen.moveTo(-long - grow, -0.5 + notch * 0.3)
  pen.lineTo(-0.1, -0.75 - grow)
  pen.lineTo(0.15 + notch * 0.2, -0.35)
  pen.lineTo(long + grow, -0.6 * notch)
  pen.lineTo(0.4, 0.75 + grow)
  pen.lineTo(-0.55, 0.4 + notch * 0.3)
  pen.closePath()
}

function lens(pen: Pen, half: number, high: number): void {
  pen.beginPath()
  pen.moveTo(-half, 0)
  pen.quadraticCurveTo(0, -high, half, 0)
  pen.quadraticCurveTo(0, high, -half, 0)
}

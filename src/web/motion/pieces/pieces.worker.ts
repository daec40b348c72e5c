import { fly, idle, type Piece, shapes } from './pieces.ts'

/** What the page asks for. Panes are numbered in the order in which they came. */
export type PiecesRequest =
  | { readonly type: 'panes'; readonly canvases: readonly OffscreenCanvas[] }
  /** So many ms of stage time have passed; what has begun to fly meanwhile flies with the rest. */
  | { readonly type: 'advance'; readonly ms: number; readonly begun: readonly FlyingPiece[] }
  | { readonly type: 'clear' }
  /** Answered with null once all of the above is drawn. */
  | { readonly type: 'finish' }

/** In px of its pane; what is not given is as in `idle`. */
export interface FlyingPiece {
  readonly pane: number
  readonly piece: Partial<Piece>
}

/** The most pieces of a pane at a time; what comes on top is left out. */
const most = 48

interface Pane {
  readonly canvas: OffscreenCanvas
  readonly pen: OffscreenCanvasRenderingContext2D
  readonly pieces: readonly Piece[]
  /** Something of it is seen. */
  busy: boolean
}

let panes: readonly Pane[] = []

addEventListener('message', ({ data }: MessageEvent<PiecesRequest>) => {
  switch (data.type) {
    case 'panes':
      panes = data.canvases.flatMap(paneOf)
      return
    case 'advance':
      for (const one of data.begun) begin(one)
      for (const pane of panes) {
        if (!pane.busy) continue
        for (const piece of pane.pieces) if (piece.life > 0) fly(piece, data.ms)
        draw(pane)
      }
      return
    case 'clear':
      for (const pane of panes) {
        for (const piece of pane.pieces) piece.life = 0
        draw(pane)
      }
      return
    case 'finish':
      // The canvases are handed over after this task.
      requestAnimationFrame(() => postMessage(null))
  }
})

function begin({ pane: number, piece }: FlyingPiece): void {
  const pane = panes[number]
  const free = pane?.pieces.find(({ life }) => life <= 0)
  if (!pane || !free) return
  Object.assign(free, idle, piece)
  pane.busy = true
}

function paneOf(canvas: OffscreenCanvas): readonly Pane[] {
  const pen = canvas.getContext('2d')
  return pen ? [{ canvas, pen, pieces: Array.from({ length: most }, () => ({ ...idle })), busy: false }] : []
}

function draw(pane: Pane): void {
  const { pen, canvas, pieces } = pane
  pen.setTransform(1, 0, 0, 1, 0, 0)
  pen.clearRect(0, 0, canvas.width, canvas.height)
  pane.busy = false
  for (const piece of pieces) {
    if (piece.life <= 0) continue
    pane.busy = true
    if (piece.wait > 0) continue
    const rest = 1 - piece.age / piece.life
    // Torn paper shrinks away edge-on rather than fading.
    const near = Math.min(1, rest * 3.2) * Math.min(1, 0.3 + piece.age / 50)
    shapes[piece.kind](pen, piece, near)
  }
}

import { topmost } from '../pad/focus.ts'
import styles from './ring.module.css'

/** Between what is marked and its ring, in pixels of the stage. */
const GAP = 5

const layer = document.createElement('div')
const ring = document.createElement('div')
/** Stands for the way back among what is marked; else it tells how the scan goes on. */
export const backChip = document.createElement('div')
layer.className = styles.layer ?? ''
layer.popover = 'manual'
layer.setAttribute('aria-hidden', 'true')
ring.className = styles.ring ?? ''
backChip.className = styles.chip ?? ''
layer.append(ring, backChip)

/** What the layer was put over: a dialog that opens later would cover it. */
let under: HTMLElement | null = null

/** Lies around what is marked; `data-around` says whether that is one thing. @param words of the chip; empty: it is not seen. */
export function drawRing(marked: readonly HTMLElement[], words: string): void {
  const top = topmost()
  if (under !== top || !layer.isConnected) {
    under = top
    document.body.append(layer)
    if (layer.matches(':popover-open')) layer.hidePopover()
    layer.showPopover()
  }
  backChip.textContent = words
  ring.dataset.around = marked.length === 0 ? 'nothing' : marked.length > 1 ? 'several' : 'one'
  if (marked.length === 0) return
  const boxes = marked.map((element) => element.getBoundingClientRect())
  // Engines differ in whether boxes are told with the root's zoom.
  const unit = layer.getBoundingClientRect().width / layer.offsetWidth
  const [left, upper] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))]
  const [right, lower] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))]
  Object.assign(ring.style, {
    left: `${left / unit - GAP}px`,
    top: `${upper / unit - GAP}px`,
    width: `${(right - left) / unit + 2 * GAP}px`,
    height: `${(lower - upper) / unit + 2 * GAP}px`,
  })
}

export const removeRing = (): void => layer.remove()

import styles from './motion.module.css'

/** Of a sheet that is folded, from the ground up: its lower half, the back of the upper, the upper, and the crease. */
const parts = ['lower', 'back', 'upper', 'line'] as const
export type FoldPart = (typeof parts)[number]

/** A picture as a sheet that can be folded, to be laid over the picture; unseen unless posed. It is made before the fight: it takes too long in a turn. */
export function foldOf(picture: HTMLImageElement, back: HTMLImageElement): HTMLElement {
  const halves: Readonly<Record<FoldPart, HTMLElement>> = {
    lower: copyOf(picture),
    upper: copyOf(picture),
    back,
    line: document.createElement('i'),
  }
  const sheet = Object.assign(document.createElement('div'), { className: styles['folding'] ?? '' })
  sheet.dataset['unseen'] = ''
  for (const part of parts) {
    halves[part].dataset['half'] = part
    sheet.append(halves[part])
  }
  return sheet
}

const copyOf = ({ src }: HTMLImageElement): HTMLImageElement => Object.assign(new Image(), { alt: '', decoding: 'sync', src })

import type { Drawing } from '../tools/drawing.ts'

// The curtain that falls at the end of a battle: cloth whose folds are lit from one side, and a hem of scallops with a gold edge.

const p = 'cus'
const size = { width: 1280, height: 640 }
/** Of the cloth itself; the scallops hang below it. */
const hem = 602
const scallops = 'q-53.33 36-106.67 0'.repeat(12)
const cloth = `M0 0H${size.width}V${hem}${scallops}z`
const folds = Array.from({ length: 14 }, (_, nth) => {
  const wide = (nth * 31) % 24
  return `<path fill="url(#${p}-fold)" d="M${nth * 94 - 20} 0h${70 + wide}v${size.height}h-${60 + wide}z"/>`
}).join('')

const defs =
  `<linearGradient id="${p}-down" x2="0" y2="1"><stop stop-color="#2b1223"/><stop offset=".84" stop-color="#471527"/><stop offset="1" stop-color="#762532"/></linearGradient>` +
  `<linearGradient id="${p}-fold"><stop stop-color="#ffbe6e" stop-opacity=".09"/><stop offset=".4" stop-color="#000" stop-opacity=".3"/><stop offset=".7" stop-color="#000" stop-opacity=".16"/><stop offset="1" stop-color="#ffbe6e" stop-opacity=".09"/></linearGradient>` +
  `<clipPath id="${p}-cloth"><path d="${cloth}"/></clipPath>`

export const drawing: Drawing = {
  name: 'screens/curtain',
  svg:
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}"><defs>${defs}</defs><path fill="#ffb03f" d="M0 0H${size.width}V${hem + 6}${scallops}z"/>` +
    `<path fill="url(#${p}-down)" d="${cloth}"/><g clip-path="url(#${p}-cloth)">${folds}</g></svg>`,
}

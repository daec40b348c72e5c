import type { Drawing } from '../tools/drawing.ts'

// What the shop shows of a bag with nothing to sell in it: black paper before a lamp, open.

const p = 'ebs'
const opening = 'M98 138Q200 186 302 138'
const left = 'C84 146 82 160 80 172C66 220 64 268 76 306'
const right = 'C316 146 318 160 320 172C334 220 336 268 324 306'

const defs =
  `<radialGradient id="${p}-lamp"><stop stop-color="#fff0b4"/><stop offset=".45" stop-color="#ffbe55"/><stop offset=".8" stop-color="#d8662c"/><stop offset="1" stop-color="#8f3a2a"/></radialGradient>` +
  `<radialGradient id="${p}-glow"><stop offset=".55" stop-color="#ff9a3c" stop-opacity=".4"/><stop offset="1" stop-color="#ff9a3c" stop-opacity="0"/></radialGradient>`
const light = `<ellipse cx="200" cy="160" rx="198" ry="160" fill="url(#${p}-glow)"/><circle cx="200" cy="152" r="128" fill="url(#${p}-lamp)"/>`
const ground =
  '<ellipse cx="200" cy="306" rx="186" ry="22" fill="#2a1422"/><path d="M16 300Q200 258 384 300" fill="none" stroke="#c9743a" stroke-width="1.5"/>'
const handle =
  '<path d="M138 132C122 16 278 16 262 132" fill="none" stroke="#150c1c" stroke-width="15"/><path d="M145 130C132 26 268 26 255 130" fill="none" stroke="#ffe6a8" stroke-width="2"/>'
const inside =
  '<path d="M98 138Q200 92 302 138Q200 186 98 138z" fill="#a8502a" stroke="#ffe6a8" stroke-width="2"/><path d="M98 138Q200 122 302 138Q200 186 98 138z" fill="#3a1624"/>'
const front =
  `<path d="${opening}${right}Q200 322 76 306C64 268 66 220 80 172C82 160 84 146 98 138z" fill="#150c1c"/>` +
  `<path d="${opening}" fill="none" stroke="#ffe6a8" stroke-width="2.5"/><path d="M98 138${left}M302 138${right}" fill="none" stroke="#ffb860" stroke-width="2"/>`
const pocket =
  '<path d="M92 218Q200 250 308 218" fill="none" stroke="#8a5230" stroke-width="2" stroke-dasharray="9 8"/>' +
  '<path d="M156 222H244L238 274Q200 282 162 274z" fill="#22121f" stroke="#a8643a" stroke-width="1.6"/><path d="M200 238l9 10-9 10-9-10z" fill="#ffcf73"/>'

export const drawing: Drawing = {
  name: 'screens/empty-bag',
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 340"><defs>${defs}</defs>${light}${ground}${handle}${inside}${front}${pocket}</svg>`,
}

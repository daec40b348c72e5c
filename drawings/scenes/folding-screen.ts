import type { Drawing } from '../tools/drawing.ts'
import { leaf, shape, taper } from '../tools/paper.ts'

// The screen that a member crouches behind: a moon on gold leaf over hills, and a pine in the wind.

const hillsFar = shape('-10,150 22,118 46,140 76,112 104,140 132,116 156,146 156,230 -10,230')
const hillsNear = shape('-10,180 34,152 70,174 112,150 156,178 156,230 -10,230')
const trunk = taper('24,216 22,168 32,126 58,96 92,84', [15, 12, 10, 7, 2])
const bough = taper('30,134 14,114 -8,108', [8, 6, 2]) + taper('54,100 62,74 84,58', [6, 5, 1])
const needles = [
  [92, 84, 46, 20],
  [84, 58, 38, 17],
  [58, 92, 34, 15],
  [2, 108, 36, 16],
  [34, 120, 30, 13],
]
  .map(([x = 0, y = 0, long = 0, high = 0]) =>
    [-0.5, -0.25, 0, 0.25, 0.5]
      .map((turn) => leaf(x + turn * long * 0.7, y - high * (0.5 - Math.abs(turn) * 0.6), long * 0.62, high * 0.42, turn))
      .join(''),
  )
  .join('')
/** Squares of gold leaf overlap at their edges. */
const seams = Array.from({ length: 6 }, (_, row) => `<path d="M0 ${row * 36 + 14}H144"/>`).join('')
const joints = Array.from({ length: 8 }, (_, column) => `<path d="M${column * 36 - 8} 0V214"/>`).join('')

export const drawing: Drawing = {
  name: 'scenes/folding-screen',
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 144 214"><defs><linearGradient id="fos-g" x2="0" y2="1"><stop stop-color="#fff3c4"/><stop offset=".5" stop-color="#ffcb6b"/><stop offset="1" stop-color="#d9692f"/></linearGradient></defs><path fill="url(#fos-g)" d="M0 0h144v214H0z"/><g fill="none" stroke="#fff8e0" opacity=".35">${seams}${joints}</g><circle cx="104" cy="46" r="27" fill="#fffdf2"/><path fill="#a4485a" d="${hillsFar}"/><path fill="#5c2c50" d="${hillsNear}"/><path fill="#190b1d" d="${trunk}${bough}"/><path fill="#12301f" d="${needles}"/></svg>\n`,
}

import type { RoleClass } from '../../src/content/roles.ts'
import type { Drawing } from '../tools/drawing.ts'
import { shape, taper } from '../tools/paper.ts'

/** Where the cloth over each one's eyes is tied at the back of the head, from the feet. */
const heads: Readonly<Record<RoleClass, readonly [x: number, y: number, half: number]>> = {
  striker: [0, -135, 25],
  medic: [0, -132, 20],
  paladin: [0, -137, 22],
  mage: [0, -134, 26],
  ranger: [0, -138, 26],
  buffer: [0, -119, 22],
}

/** Band, knot and two ends that stand out beside the head, where the bright ground shows them. */
function cloth([x, y, half]: readonly [number, number, number]): string {
  const moved = (points: string): string =>
    points.replace(/(-?\d+),(-?\d+)/g, (_, dx: string, dy: string) => `${(Number(dx) * half) / 25 + x},${Number(dy) + y}`)
  const plies = [
    taper(moved('3,-1 18,-9 30,-5 42,-13'), [4, 7, 8, 9], { per: 1 }),
    taper(moved('3,3 20,5 30,13 40,14'), [4, 7, 8, 9], { per: 1 }),
    taper(moved('-26,-5 -12,1 0,3 12,1 26,-5'), [11, 13, 13, 13, 11], { per: 1 }),
    shape(moved('-8,-5* 0,-8 9,-5* 9,9 0,11 -8,9*')),
  ]
  return `<g fill="#5e3a68">${plies.map((d) => `<path fill="#ffd2a0" transform="translate(0-1.600)" d="${d}"/><path d="${d}"/>`).join('')}</g>`
}

// What ロウ sells in the first ending, on each of the three from behind: 200 × 240, feet at (100, 220).
export const drawings: readonly Drawing[] = Object.entries(heads).map(
  ([role, head]): Drawing => ({
    name: `scenes/party-cloth-${role}`,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 240"><g transform="translate(100 220)">${cloth(head)}</g></svg>\n`,
  }),
)

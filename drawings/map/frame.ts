import type { Drawing } from '../tools/drawing.ts'
import { many } from '../places/map.ts'
import { num } from '../tools/points.ts'
import { vertical } from '../places/scenery.ts'

// The hand scroll round the sheet: brocade above and below, two lacquered rollers.
const p = 'mframe'
const wave = (x: number, y: number, r: number): string =>
  `M${num(x - r)} ${num(y)}a${num(r)} ${num(r)} 0 0 1 ${num(2 * r)} 0h-3a${num(r - 3)} ${num(r - 3)} 0 0 0-${num(2 * (r - 3))} 0z`
const waves = many(46, (i) => wave(54 + i * 26, 0, 13) + wave(54 + i * 26, 0, 7.8))
const roller = `<path fill="url(#${p}-e)" d="M40 14h40v612h-40z"/><rect x="6" y="8" width="38" height="624" rx="5" fill="url(#${p}-w)"/><path fill="#ffd98a" opacity=".5" d="M14 12h2.5v616h-2.5z"/><g fill="url(#${p}-g)"><rect x="2" y="2" width="46" height="18" rx="5"/><rect x="2" y="620" width="46" height="18" rx="5"/><path d="M4 38h42v4h-42zM4 598h42v4h-42z"/></g>`
const across = (id: string, ...list: Parameters<typeof vertical> extends [string, ...infer Stops] ? Stops : never): string =>
  vertical(id, ...list).replace(' x2="0" y2="1"', '')

export const drawing: Drawing = {
  name: 'map/frame',
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 640"><defs>${
    across(`${p}-e`, [0, '#0a0510', 0.7], [1, '#0a0510', 0]) +
    across(`${p}-w`, [0, '#1c0a10'], [0.35, '#7a2a22'], [0.6, '#4a1418'], [1, '#14070c']) +
    across(`${p}-g`, [0, '#6a3a14'], [0.35, '#ffe29a'], [0.65, '#c98a34'], [1, '#4a2410'])
  }<path id="${p}-v" d="${waves}"/><g id="${p}-r">${roller}</g></defs><path fill="#2b1633" d="M40 14h1200v24H40zM40 602h1200v24H40z"/><g fill="#8a5a4a" opacity=".8"><use href="#${p}-v" y="36"/><use href="#${p}-v" y="624"/></g><path fill="#ffcf73" d="M40 38h1200v1.8H40zM40 600.2h1200v1.8H40z"/><use href="#${p}-r"/><use href="#${p}-r" transform="matrix(-1 0 0 1 1280 0)"/></svg>`,
}

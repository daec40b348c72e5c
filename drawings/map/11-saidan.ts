import { box, vertical } from '../places/scenery.ts'
import { circle, shape } from '../tools/paper.ts'
import { gel, landDrawing, roof } from '../places/map.ts'

// 祭壇: the cracked lamp of the castle.
export const drawing = landDrawing(11, {
  defs: vertical('m11-r1', [0, '#fff3b8'], [0.5, '#ffc04a'], [1, '#d8502c']) + vertical('m11-r2', [0, '#b83a34'], [1, '#5a1724']),
  plies: [
    { d: shape('1096,218* 1098,150 1112,116 1131,106 1150,116 1164,150 1166,218*'), fill: 'url(#m11-r1)', edge: '#fffbe6', depth: 1 },
    {
      d:
        box(1092, 204, 78, 16) +
        box(1094, 140, 6, 70) +
        box(1162, 140, 6, 70) +
        roof(1131, 122, 96, 34) +
        circle(1131, 82, 6) +
        box(1129.5, 60, 3, 24) +
        box(1086, 216, 90, 6),
      fill: 'url(#m11-r2)',
      edge: '#ffd27a',
      depth: 2,
    },
  ],
  light: [
    [
      0,
      gel(shape('1131,204* 1120,196 1118,180 1126,166 1130,148* 1140,166 1146,182 1142,196'), '#ffffff') +
        `<path fill="none" stroke="#8a2418" stroke-width="2.200" d="M1112 134l8 16l-6 14l10 12"/>`,
    ],
  ],
  goal: true,
  faint: `<path fill="none" stroke="#c89a4a" stroke-width="2" d="M1116 140l8 14l-6 12l10 14l-4 14"/>`,
})

import { circle, shape, taper } from '../tools/paper.ts'
import { fir, gel, landDrawing, torii } from '../places/map.ts'
import { vertical } from '../places/scenery.ts'

// 白抜きの雪原: the whitest mountain, a ring of cold suns, a gate without a shrine.
export const drawing = landDrawing(6, {
  defs:
    vertical('m6-f1', [0, '#ffffff'], [0.5, '#c4e0f8'], [1, '#7fb0e0']) +
    vertical('m6-f2', [0, '#f2faff'], [1, '#6a9cd4']) +
    vertical('m6-f3', [0, '#24467e'], [1, '#122450']),
  plies: [
    {
      d: shape('588,350* 622,280 650,210 664,186* 682,212 700,196 724,128 736,104* 750,132 776,186 790,170* 812,206 838,270 866,350*'),
      fill: 'url(#m6-f1)',
      edge: '#ffffff',
      depth: 0,
    },
    {
      d: shape('560,520* 582,362 604,328 640,312 690,322 740,306 800,320 850,332 884,372 900,520*'),
      fill: 'url(#m6-f2)',
      edge: '#ffffff',
      depth: 1,
    },
    {
      d: fir(620, 342, 30, 62) + fir(644, 350, 24, 46) + fir(822, 344, 30, 60) + fir(846, 352, 24, 44) + fir(600, 354, 22, 40),
      fill: 'url(#m6-f3)',
      edge: '#e2f1fc',
      depth: 2,
    },
    { d: torii(732, 338, 46, 44), fill: '#ffffff', edge: '#ffffff', depth: 1 },
  ],
  light: [
    [
      -1,
      `<g fill="none" stroke="#ffffff" stroke-opacity=".75" stroke-width="3"><circle cx="730" cy="178" r="104"/></g>` +
        gel(circle(626, 178, 9) + circle(834, 178, 9), '#fffbe6'),
    ],
    [
      0,
      gel(shape('736,104* 742,140 726,172 738,214 716,262 706,330 640,340 660,270 690,230 712,176'), '#8fbce8', 0.42) +
        gel(shape('664,186* 668,220 650,260 660,300 620,330 604,330 634,262'), '#8fbce8', 0.42) +
        gel(shape('790,170* 796,210 782,250 800,300 780,330 812,330 800,260'), '#8fbce8', 0.36),
    ],
    [
      3,
      gel(torii(732, 338, 46, 44), '#ffffff') +
        gel(taper('650,336 690,344 716,338', [0, 2.4, 0]) + taper('756,342 790,336 816,342', [0, 2.4, 0]), '#7fb0e0'),
    ],
  ],
})

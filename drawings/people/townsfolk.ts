/** Townspeople whole, as figures of the story, feet at the origin, about 150 px tall; their heads are those of their busts. The scene has `faceDefs` and a `plyFilter`. */
import { omigakiHead } from './omigaki.ts'
import { circle, shape, taper } from '../tools/paper.ts'
import { parsePoints } from '../tools/points.ts'
import { box } from '../places/scenery.ts'
import { head as haze } from '../scenes/job-boss-0.ts'
import { head as kannuki } from '../scenes/portrait-kannuki.ts'
import { head as maru } from '../scenes/portrait-maru.ts'
import { head as rou } from '../scenes/portrait-rou.ts'
import { head as shiori } from '../scenes/portrait-shiori.ts'
import { head as soroban } from '../scenes/portrait-soroban.ts'
import { head as yotsuji } from '../scenes/portrait-yotsuji.ts'
import { smallHand } from '../bodies/small-hands.ts'

const edge = '#fffbe6'
export const ply = (fill: string, d: string): string =>
  `<path fill="${edge}" transform="translate(1-2)" d="${d}"/><path fill="${fill}" d="${d}"/>`
export const lit = (fill: string, d: string): string => `<path fill="${fill}" d="${d}"/>`
export const skin = '#f5c68c'
/** The head with its chin at (x, y). */
export const headAt = (head: string, x: number, y: number, scale = 0.27): string =>
  `<g transform="translate(${x} ${y})scale(${scale})translate(-189-212)">${head}</g>`
const robeOutline = parsePoints('-28,-4* -25,-40 -21,-64 -27,-88 -20,-100 -8,-106* 8,-106* 20,-100 27,-88 21,-64 25,-40 28,-4* 0,-8')
/** A robe so many times as wide as usual, and two feet. */
export const robe = (u: number): string =>
  shape(robeOutline.map(({ x, y, corner }) => [x * u, y, corner])) + box(-18 * u, -6, 14, 6) + box(18 * u - 14, -6, 14, 6)
export const neck = lit('#d8945a', 'M-7-118h14v14l-7 6-7-6z')
export const lapels = (fill: string): string =>
  lit(fill, taper('-10,-108 -2,-88 3,-68', [5, 6, 5]) + taper('10,-108 2,-88 -2,-72', [5, 6, 5]))

/** 組合長ススケ, who fell asleep on the table of his own feast: a cup has tipped over. */
export const susukeAsleep = (): string => {
  const table = box(-84, -40, 188, 8) + box(-76, -32, 8, 32) + box(88, -32, 8, 32)
  const stripes = [-76, -44, -12, 20, 52, 84].map((x) => box(x, -32, x === 84 ? 12 : 16, 24)).join('')
  const tail = taper('52,-62 66,-50 46,-42 8,-42 -8,-45', [13, 13, 12, 10, 4])
  const body = shape('-56,-40* -60,-58 -46,-80 -18,-92 14,-92 42,-80 58,-58 56,-40*')
  const head = shape('-66,-41* -76,-52 -74,-70 -76,-92* -62,-82 -50,-80 -38,-82 -24,-92* -26,-70 -24,-52 -34,-41*')
  const cup = shape('70,-41* 69,-49* 82,-56 92,-41*')
  const spilt = shape('84,-41* 92,-43 101,-41* 103,-36 99,-28 97,-37 84,-38*')
  return (
    ply('#7a4a3a', table) +
    lit('#f8efdc', box(-76, -32, 172, 24)) +
    lit('#c2362c', stripes) +
    ply('#1d1030', body) +
    lit(
      '#4a3450',
      taper('-6,-88 6,-76 8,-62', [0, 3, 0]) + taper('12,-88 24,-76 26,-62', [0, 3, 0]) + taper('28,-84 40,-72 42,-58', [0, 3, 0]),
    ) +
    ply('#1d1030', head + tail) +
    lit('#8a3448', shape('-72,-84* -66,-78 -70,-72') + shape('-28,-84* -34,-78 -30,-72')) +
    lit('#ffcf73', taper('-68,-62 -62,-58 -55,-61', [1, 3, 1]) + taper('-45,-61 -38,-58 -32,-62', [1, 3, 1])) +
    lit('#f08a7a', shape('-53,-55* -50,-57 -47,-55* -50,-51')) +
    lit('#c2362c', taper('-66,-44 -50,-41 -34,-44', [2, 5, 2])) +
    ply('#3f74a8', cup) +
    lit('#f8efdc', taper('76,-51 79,-46 79,-41', [2, 2, 2])) +
    lit('#16243f', shape('82,-53 87,-49 90,-41 85,-43')) +
    lit('#9cc8dc', spilt)
  )
}

/** 親方ハゼ before the bundles of wicks, a hand at his ear; the scissors lie on the bench. */
export const hazeListening = (s: string): string => {
  const bench = box(-96, -52, 74, 7) + box(-90, -45, 7, 45) + box(-36, -45, 7, 45)
  const bundle = (x: number, y: number): string => box(x, y - 22, 22, 22)
  const wicks = (x: number, y: number): string => [2, 7, 12, 17].map((dx) => box(x + dx, y - 27, 2.5, 27)).join('')
  const heap: readonly (readonly [number, number])[] = [
    [40, 0],
    [66, 0],
    [92, 0],
    [53, -28],
    [79, -28],
    [66, -56],
  ]
  return (
    lit('#fffaf0', heap.map(([x, y]) => wicks(x, y)).join('')) +
    ply('#b8905e', heap.map(([x, y]) => bundle(x, y)).join('')) +
    lit('#7a2a1e', heap.map(([x, y]) => box(x, y - 13, 22, 4)).join('')) +
    ply('#2b1b38', robe(1.05) + taper('-22,-96 -36,-74 -30,-52', [7, 15, 11]) + taper('22,-96 42,-92 40,-116', [7, 15, 11])) +
    neck +
    lapels('#a83a2a') +
    lit('#e8b070', taper('-22,-62 0,-58 22,-62', [6, 8, 6])) +
    headAt(haze(s), 0, -106) +
    smallHand('open', 40, -121, 164, 1, 1.05) +
    lit('#fff8e6', box(37, -134, 5, 4)) +
    ply('#7a4a3a', bench) +
    lit('#5a6478', taper('-86,-54 -62,-56 -44,-57', [1, 4, 3]) + taper('-86,-60 -62,-57 -44,-54', [1, 4, 3])) +
    lit('#5a6478', circle(-38, -60, 4.5) + circle(-38, -52, 4.5)) +
    smallHand('open', -32, -57, 72, -1)
  )
}

interface StovePaints {
  readonly stove: string
  readonly bands: string
  readonly rack: string
  readonly sticks: string
  readonly robe: string
  readonly lapels: string
  readonly apron: string
}
const atNoon: StovePaints = {
  stove: '#a8604a',
  bands: '#d89a72',
  rack: '#7a5238',
  sticks: '#8a5a34',
  robe: '#74384a',
  lapels: '#ffd9b0',
  apron: '#f8efdc',
}

/** マル before the great stove: a hundred dumplings at a time, and one spit held out. */
export const maruAtTheStove = (s: string, paints: StovePaints = atNoon): string => {
  const stove = shape('46,0* 44,-48 58,-78 92,-90 126,-78 140,-48 138,0*')
  const row = (y: number): string => Array.from({ length: 8 }, (_, at) => circle(-118 + at * 11, y, 4.6)).join('')
  const rows = [-22, -32, -42, -58, -68, -78, -94, -104, -114]
  const sticks = [-22, -58, -94].flatMap((y) => Array.from({ length: 8 }, (_, at) => box(-119 + at * 11, y - 26, 2, 36))).join('')
  return (
    ply(paints.stove, stove + box(60, -106, 64, 18)) +
    lit('#3a1a20', shape('70,0* 70,-26 92,-40 114,-26 114,0*')) +
    lit('#ff9a33', shape('78,0* 74,-14 84,-18 90,-34* 98,-20 108,-14 106,0*')) +
    lit('#fff7d0', shape('86,0* 86,-8 92,-16* 98,-8 98,0*')) +
    lit(paints.bands, box(60, -100, 64, 3) + box(60, -94, 64, 3)) +
    lit('#fffaf0', taper('78,-110 70,-126 82,-138 76,-152', [0, 8, 8, 0]) + taper('104,-110 112,-128 102,-140 108,-156', [0, 8, 8, 0])) +
    lit(paints.rack, box(-130, -126, 5, 126) + box(-34, -126, 5, 126) + [-14, -50, -86].map((y) => box(-130, y, 101, 4)).join('')) +
    lit(paints.sticks, sticks) +
    lit('#e8a85e', rows.map(row).join('')) +
    ply(paints.robe, robe(1.3) + taper('-28,-96 -44,-84 -46,-104', [9, 18, 12]) + taper('28,-96 46,-74 56,-66', [9, 17, 12])) +
    neck +
    lapels(paints.lapels) +
    ply(paints.apron, shape('-22,-10* -20,-66 0,-70 20,-66 22,-10*')) +
    headAt(maru(s), 0, -106, 0.29) +
    lit('#8a5a34', box(-48, -150, 3, 50)) +
    lit('#e8a85e', [-144, -131, -118].map((y) => circle(-46.5, y, 7)).join('')) +
    smallHand('fist', -45, -104, 0, -1) +
    smallHand('open', 60, -63, -56)
  )
}

/** ロウ, who only stands there. */
export const rouStanding = (s: string): string =>
  ply('#e6b878', robe(0.66) + taper('-14,-96 -24,-76 -20,-54', [6, 13, 9]) + taper('14,-96 24,-76 20,-54', [6, 13, 9])) +
  lit('#fff1cc', shape('-19,-90* -14,-102 0,-104* 14,-102 19,-90* 18,-66 13,-84 9,-58 4,-86 -6,-84 -10,-50 -14,-84 -18,-60')) +
  neck +
  lapels('#2c1626') +
  headAt(rou(s), 0, -104, 0.29) +
  smallHand('open', -19, -51, 6, 1, 0.8) +
  smallHand('open', 19, -51, -6, -1, 0.8)

/** ロウ with a bale of black cloth over his arm, a length of it held out. */
export const rouSelling = (s: string): string =>
  ply('#e6b878', robe(0.72) + taper('-14,-96 -30,-82 -44,-86', [6, 13, 9]) + taper('14,-96 30,-78 40,-70', [6, 13, 9])) +
  lit('#fff1cc', shape('-19,-90* -14,-102 0,-104* 14,-102 19,-90* 18,-66 13,-84 9,-58 4,-86 -6,-84 -10,-50 -14,-84 -18,-60')) +
  neck +
  lapels('#2c1626') +
  headAt(rou(s), 0, -104, 0.29) +
  smallHand('open', 38, -72, -60, 1, 0.8) +
  ply('#1d1030', shape('-58,-88* -36,-92* -38,-60 -32,-24 -36,-4* -56,-6* -62,-30 -56,-60')) +
  lit('#4a3460', taper('-51,-84 -48,-50 -52,-12', [1, 3, 2])) +
  smallHand('fist', -44, -88, 96, -1, 0.85) +
  ply('#1d1030', shape('26,-66* 30,-78 62,-78 66,-66* 62,-56 30,-56') + box(52, -6, 54, 6) + box(56, -20, 46, 13) + box(60, -34, 40, 13)) +
  lit('#4a3460', circle(60, -67, 6) + box(56, -15, 46, 2) + box(60, -29, 40, 2))

/** What is seen of ロウ since: cloth, and the flame of his topknot. */
export const rouInCloth = (): string =>
  lit('#ff9a33', shape('0,-168* 7,-154 4,-146 0,-144 -5,-147 -6,-154')) +
  ply('#1d1030', shape('-34,0* -38,-40 -30,-84 -22,-124 -10,-142 0,-146* 12,-142 24,-122 32,-84 40,-40 36,0*')) +
  lit(
    '#4a3460',
    taper('-24,-112 0,-98 26,-108', [2, 4, 2]) +
      taper('-30,-80 4,-62 33,-76', [2, 4, 2]) +
      taper('-36,-44 0,-28 38,-42', [2, 4, 2]) +
      taper('-20,-128 2,-118 20,-126', [1, 3, 1]) +
      taper('30,-60 0,-84 -26,-92', [0, 3, 1]),
  ) +
  ply('#1d1030', box(52, -6, 54, 6) + box(56, -20, 46, 13) + box(60, -34, 40, 13)) +
  lit('#4a3460', box(56, -15, 46, 2) + box(60, -29, 40, 2))

/** シオリ awake over her desk: in the open book there is nothing left to read. */
export const shioriAwake = (s: string): string => {
  const desk = box(-96, -50, 192, 9) + box(-90, -41, 180, 41)
  const shelf = box(-110, -150, 5, 110) + box(104, -150, 5, 110) + box(-110, -152, 219, 5) + box(-110, -102, 219, 4)
  const books = [-98, -84, -72, -56, -44, 44, 56, 72, 84]
  return (
    lit('#c8a070', shelf) +
    lit(
      '#fffdf4',
      books
        .map((x, at) => box(x, -102 - 32 - (at % 3) * 5, 10, 32 + (at % 3) * 5) + box(x, -50 - 34 - (at % 2) * 6, 10, 34 + (at % 2) * 6))
        .join(''),
    ) +
    ply(
      '#4a2874',
      shape('-46,-44* -44,-72 -34,-92 -10,-104* 10,-104* 34,-92 44,-72 46,-44*') +
        taper('-38,-84 -48,-62 -30,-54', [8, 18, 12]) +
        taper('38,-84 48,-62 30,-54', [8, 18, 12]),
    ) +
    lit(
      '#f0d4e0',
      [
        [-34, -80],
        [-40, -66],
        [34, -80],
        [40, -66],
        [-24, -92],
        [24, -92],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 2))
        .join(''),
    ) +
    neck +
    lapels('#e8839a') +
    headAt(shiori(s, 'wide'), 0, -104, 0.3) +
    ply('#a8704a', desk) +
    lit('#7a4a3a', box(-90, -24, 180, 2) + box(-32, -41, 2, 41) + box(32, -41, 2, 41)) +
    ply('#ffffff', shape('-46,-52* -42,-62 -20,-64 0,-58* 20,-64 42,-62 46,-52* 22,-55 0,-50* -22,-55')) +
    lit('#e0c8a0', box(-0.7, -58, 1.4, 8)) +
    smallHand('open', -35, -57, -72, 1, 0.9) +
    smallHand('open', 35, -57, 72, -1, 0.9)
  )
}

/** おミガキ, her pail in one hand and the brush in the other, sleeves tied up. */
export const omigakiWithPail = (s: string): string =>
  ply('#3f5a78', robe(1.15) + taper('-24,-96 -40,-76 -44,-52', [8, 16, 11]) + taper('24,-96 42,-80 48,-60', [8, 16, 11])) +
  neck +
  lapels('#e8d8b8') +
  lit('#c2362c', taper('-18,-104 4,-84 26,-74', [4, 4, 4]) + taper('18,-104 -4,-84 -26,-74', [4, 4, 4])) +
  lit('#e8e0d0', shape('-21,-10* -20,-62 0,-66 20,-62 21,-10*')) +
  headAt(omigakiHead(s, 'calm'), 0, -104, 0.29) +
  lit('#5a3a2a', taper('-58,-38 -44,-52 -30,-38', [3, 3, 3])) +
  ply('#8a5a3a', shape('-62,-38* -26,-38* -30,-6* -58,-6*')) +
  lit('#3a2430', box(-61, -32, 34, 3) + box(-59, -14, 30, 3)) +
  ply('#d8b070', box(36, -68, 32, 8)) +
  lit('#b08a50', [0, 1, 2, 3, 4].map((at) => box(38 + at * 6, -60, 3, 9)).join('')) +
  smallHand('fist', -44, -51, 90) +
  smallHand('fist', 49, -64, 84, -1)

const skewer = (x: number, y: number): string => box(x - 1.5, y - 46, 3, 52)
const dumplings = (x: number, y: number): string => [-42, -29, -16].map((dy) => circle(x, y + dy, 7)).join('')

/** マル with skewers in both hands. */
export const maruGiving = (s: string): string => {
  const spits = [
    [-50, -104],
    [-37, -108],
    [50, -104],
    [37, -108],
  ] as const
  return (
    ply('#74384a', robe(1.3) + taper('-28,-96 -46,-80 -44,-104', [9, 18, 12]) + taper('28,-96 46,-80 44,-104', [9, 18, 12])) +
    neck +
    lapels('#ffd9b0') +
    ply('#f8efdc', shape('-22,-10* -20,-66 0,-70 20,-66 22,-10*')) +
    headAt(maru(s), 0, -106, 0.29) +
    lit('#8a5a34', spits.map(([x, y]) => skewer(x, y)).join('')) +
    lit('#fff0d0', spits.map(([x, y]) => dumplings(x, y)).join('')) +
    smallHand('fist', -44, -102, 0, -1, 1.1) +
    smallHand('fist', 44, -102, 0, 1, 1.1)
  )
}

/** マル on the ground, with one skewer left. */
export const maruSpent = (s: string): string =>
  ply('#74384a', shape('-56,0* -58,-18 -44,-36 -30,-62 -8,-74* 8,-74* 30,-62 44,-36 58,-18 56,0*')) +
  lit('#d8945a', 'M-7-86h14v14l-7 6-7-6z') +
  ply('#f8efdc', shape('-26,-4* -22,-46 0,-50 22,-46 26,-4*')) +
  ply('#74384a', taper('-28,-60 -46,-34 -40,-10', [0, 17, 12]) + taper('28,-60 46,-34 40,-10', [0, 17, 12])) +
  headAt(maru(s), 0, -74, 0.29) +
  lit('#8a5a34', skewer(46, -10)) +
  lit('#fff0d0', dumplings(46, -10)) +
  smallHand('open', -41, -12, 30, 1) +
  smallHand('fist', 45, -10)

/** シオリ asleep on her feet, her head on the shoulder of somebody who carries a lamp. */
export const shioriAsleep = (s: string): string =>
  ply('#2b1b38', shape('22,-4* 24,-50 30,-90 20,-118 34,-136 46,-140* 58,-140* 70,-136 84,-118 76,-90 80,-50 82,-4* 52,0')) +
  lit(skin, circle(52, -158, 19)) +
  lit('#1d1030', shape('32,-156* 32,-176 52,-182 72,-176 72,-156* 64,-168 40,-168')) +
  lit(
    '#8a3a2e',
    taper('42,-156 47,-154 51,-156', [1, 2, 1]) + taper('56,-156 61,-154 65,-156', [1, 2, 1]) + taper('50,-146 54,-145 58,-147', [1, 2, 1]),
  ) +
  `<g transform="rotate(9)">${ply('#4a2874', robe(1.1) + taper('-24,-94 -34,-70 -26,-50', [8, 18, 12]) + taper('24,-94 30,-70 16,-54', [8, 18, 12]))}${neck}${lapels('#e8839a')}${headAt(shiori(s, 'shut'), 2, -102, 0.29)}</g>`

/** ヨツジ, who asks: an open hand held out. */
export const yotsujiAsking = (s: string): string =>
  ply('#2c2440', robe(1.45) + taper('-32,-94 -50,-70 -44,-46', [11, 20, 14]) + taper('32,-94 52,-78 62,-62', [11, 20, 13])) +
  neck +
  lit('#8a3444', taper('-16,-106 -6,-84 2,-62', [7, 8, 7]) + taper('16,-106 6,-84 -2,-66', [7, 8, 7])) +
  lit('#150d1c', box(-34, -62, 68, 6)) +
  lit('#ffc25a', [-27, -9, 9, 27].map((x) => box(x - 6, -54, 12, 16)).join('')) +
  headAt(yotsuji(s), 0, -104, 0.3) +
  smallHand('fist', -43, -44, 100, 1, 1.05) +
  smallHand('open', 66, -58, -64, 1, 1.15)

/** カンヌキ, who waves with both hands. */
export const kannukiWaving = (s: string): string =>
  ply('#2a3b5e', robe(1.2) + taper('-12,-92 -46,-96 -58,-128', [7, 18, 12]) + taper('12,-92 46,-96 58,-128', [7, 18, 12])) +
  neck +
  lapels('#8a9ab8') +
  lit(
    '#f3dcb0',
    taper('-27,-60 0,-55 27,-60', [6, 8, 6]) + taper('-64,-122 -58,-119 -52,-122', [3, 4, 3]) + taper('52,-122 58,-119 64,-122', [3, 4, 3]),
  ) +
  headAt(kannuki(s), 0, -106) +
  smallHand('open', -59, -134, 172) +
  smallHand('open', 59, -134, -172, -1)

/** カンヌキ when the gate is shut: the key at his belt, and two hands with nothing to do. */
export const kannukiIdle = (s: string): string =>
  ply('#2a3b5e', robe(1.2) + taper('-27,-94 -44,-74 -48,-54', [8, 16, 12]) + taper('27,-94 44,-74 48,-54', [8, 16, 12])) +
  neck +
  lapels('#8a9ab8') +
  lit(
    '#f3dcb0',
    taper('-27,-60 0,-55 27,-60', [6, 8, 6]) + taper('-54,-64 -48,-60 -40,-62', [3, 4, 3]) + taper('40,-62 48,-60 54,-64', [3, 4, 3]),
  ) +
  headAt(kannuki(s), 0, -106) +
  lit('#ffcf73', circle(20, -48, 5) + box(18.5, -46, 3, 18) + box(18.5, -32, 8, 2.5) + box(18.5, -37, 6, 2.5)) +
  smallHand('open', -49, -48, 5) +
  smallHand('open', 49, -48, -5, -1)

/** カンヌキ at his door: on his left side one finger holds it open. */
export const kannukiOpening = (s: string): string => {
  const thin = { per: 1 } as const
  const coat = robe(1.2) + taper('-14,-97 -36,-88 -48,-86', [8, 17, 12], thin) + taper('14,-99 42,-80 48,-54', [8, 17, 12], thin)
  return (
    `<use href="#${s}-j" transform="translate(1-2)" fill="${edge}"/><g fill="#2a3b5e"><path id="${s}-j" d="${coat}"/></g>` +
    neck +
    lit('#8a9ab8', taper('-10,-108 -2,-88 3,-68', [5, 6, 5], thin) + taper('10,-108 2,-88 -2,-72', [5, 6, 5], thin)) +
    lit(
      '#f3dcb0',
      taper('-27,-60 0,-55 27,-60', [6, 8, 6], thin) +
        taper('-44,-93 -42,-86 -43,-79', [3, 4, 3], thin) +
        taper('40,-62 48,-60 54,-64', [3, 4, 3], thin),
    ) +
    headAt(kannuki(s), 0, -106) +
    lit(skin, taper('-54,-90 -67,-91', [5, 4], thin)) +
    smallHand('fist', -52, -87, 0, -1) +
    smallHand('open', 49, -48, -5, -1)
  )
}

/** ソロバン, who counts with a finger what is on his left; the abacus is under his arm. */
export const sorobanCounting = (s: string): string =>
  ply('#3c4a30', robe(1) + taper('-22,-96 -42,-86 -58,-92', [8, 15, 11]) + taper('22,-96 40,-78 24,-62', [8, 16, 12])) +
  lit(
    '#66784a',
    taper('-16,-70 -18,-40 -18,-10', [2, 2, 2]) + taper('4,-56 5,-30 5,-10', [2, 2, 2]) + taper('20,-50 21,-30 22,-10', [2, 2, 2]),
  ) +
  neck +
  lapels('#f3dcb0') +
  lit('#e8b070', taper('-23,-62 0,-57 23,-62', [6, 8, 6])) +
  headAt(soroban(s), 0, -105, 0.28) +
  lit(skin, taper('-62,-95 -70,-97 -77,-98', [4.6, 4.2, 2.6])) +
  smallHand('fist', -60, -93, 8, -1, 0.9) +
  ply('#7a4a2a', box(-6, -80, 50, 22)) +
  lit('#f3dcb0', box(-2, -76, 42, 14)) +
  lit('#a8582f', [2, 10, 18, 26, 34].map((x, at) => circle(x, -72.5, 2.6) + circle(x, -66 + (at % 2) * 1.5, 2.6)).join('')) +
  smallHand('fist', 22, -60, 80, 1, 0.9)

/** The painter of signs, who holds his eyes; the board beside him is white, whatever he wrote on it. */
export const signPainter = (): string => {
  const easel = box(52, -118, 70, 6) + box(58, -150, 6, 150) + box(110, -150, 6, 150)
  const board = box(46, -140, 82, 92)
  const faded = [62, 86, 110]
    .flatMap((x, at) => [-128, -106, -84, -64].map((y, row) => box(x - 7, y, 14 - ((at + row) % 3) * 3, 3) + box(x - 1.5, y - 5, 3, 13)))
    .join('')
  const pots = shape('-64,0* -68,-22 -42,-22 -46,0*') + shape('-96,0* -99,-16 -76,-16 -79,0*')
  const fingers = [-13, -8.5, -4, 4, 8.5, 13]
    .map((x) =>
      taper(
        [
          [x * 1.25, -122],
          [x * 0.92, -138],
        ],
        [5.2, 4],
        { per: 1 },
      ),
    )
    .join('')
  return (
    ply('#8a5a3c', easel) +
    ply('#fffdf4', board) +
    lit('#eadfc8', faded) +
    ply('#7a5238', pots) +
    lit('#3a1a30', box(-67, -22, 24, 4)) +
    lit('#c2362c', box(-98, -16, 21, 3)) +
    lit('#8a5a34', taper('-52,-20 -44,-48', [3, 2.5], { per: 1 })) +
    lit('#1d1030', taper('-44,-48 -42,-58', [5, 1], { per: 1 })) +
    ply('#38506a', robe(1.1)) +
    neck +
    lapels('#e8d8b8') +
    lit('#f0e2c4', shape('-20,-10* -19,-62 0,-66 19,-62 20,-10*')) +
    lit('#c2362c', taper('-8,-40 -2,-34 4,-36', [2, 5, 2])) +
    lit('#1d1030', taper('8,-28 13,-24', [5, 3], { per: 1 })) +
    lit('#dc9c62', shape('-19,-130 -17,-112 -8,-104 0,-102 8,-104 17,-112 19,-130 12,-146 0,-150 -12,-146')) +
    lit('#9a5a34', taper('-6,-111 0,-113 6,-111', [1, 2.5, 1])) +
    lit('#2a1626', shape('-22,-124* -23,-142 -12,-156 0,-159 12,-156 23,-142 22,-124* 17,-138 0,-144 -17,-138') + circle(0, -163, 6)) +
    lit('#f4ead2', taper('-22,-143 0,-150 22,-143', [6, 8, 6])) +
    ply('#38506a', taper('-21,-94 -44,-98 -24,-116', [0, 17, 11]) + taper('21,-94 44,-98 24,-116', [0, 17, 11])) +
    lit('#fbd8a6', circle(-13, -122, 8) + circle(13, -122, 8) + fingers) +
    lit('#b87a48', taper('-8.5,-136 -9,-126', [1, 1], { per: 1 }) + taper('8.5,-136 9,-126', [1, 1], { per: 1 }))
  )
}

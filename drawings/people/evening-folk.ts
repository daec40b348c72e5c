/** Townspeople of the third ending, whole, feet at the origin, about 150 px tall; tools as in `townsfolk.ts`. */
import { omigakiHead, omigakiProfile } from './omigaki.ts'
import { circle, shape, taper } from '../tools/paper.ts'
import { box } from '../places/scenery.ts'
import { head as maru } from '../scenes/portrait-maru.ts'
import { head as yotsuji } from '../scenes/portrait-yotsuji.ts'
import { smallHand } from '../bodies/small-hands.ts'
import { headAt, lapels, lit, neck, ply, robe, skin } from './townsfolk.ts'

/** ヨツジ with the three lanterns that are left over, thinking. */
export const yotsujiWithLanterns = (s: string): string => {
  const lanterns = [-88, -60, -32]
  return (
    ply('#3a2a3c', box(-63, -176, 6, 176) + taper('-96,-166 -60,-172 -24,-166', [5, 6, 5])) +
    lit('#3a2a3c', lanterns.map((x) => box(x - 1, -168, 2, 10) + box(x - 6, -159, 12, 4) + box(x - 6, -127, 12, 4)).join('')) +
    ply(
      '#b9a9c4',
      lanterns
        .map((x) =>
          shape([
            [x - 9, -155, true],
            [x + 9, -155, true],
            [x + 11, -141],
            [x + 9, -127, true],
            [x - 9, -127, true],
            [x - 11, -141],
          ]),
        )
        .join(''),
    ) +
    lit('#7d6c90', lanterns.map((x) => box(x - 10, -149, 20, 2) + box(x - 10.5, -142, 21, 2) + box(x - 10, -135, 20, 2)).join('')) +
    ply('#f0e2cc', shape('-34,0* -34,-8 -8,-8* -6,0*') + shape('6,0* 8,-8 34,-8* 34,0*')) +
    ply('#544468', shape('-40,-6* -36,-36 -32,-64* 32,-64* 36,-36 40,-6* 6,-5* 2,-34 0,-42* -2,-34 -6,-5*')) +
    lit('#7a6a90', taper('-18,-60 -20,-34 -22,-8', [1, 2, 2]) + taper('18,-60 20,-34 22,-8', [1, 2, 2])) +
    ply(
      '#2c2440',
      shape('-36,-58* -40,-84 -32,-100 -10,-108* 10,-108* 32,-100 40,-84 36,-58*') + taper('-32,-96 -58,-84 -62,-98', [23, 19, 13]),
    ) +
    neck +
    lit('#8a3444', taper('-16,-106 -6,-84 2,-62', [7, 8, 7]) + taper('16,-106 6,-84 -2,-66', [7, 8, 7]) + box(-37, -64, 74, 7)) +
    headAt(yotsuji(s), 0, -104, 0.3) +
    ply('#2c2440', taper('32,-96 56,-72 28,-92', [23, 20, 12])) +
    lit(skin, circle(-60, -104, 7.5) + circle(22, -98, 8))
  )
}

const herBlue = '#3f5a78'
const herTrousers = '#2f4560'

const bowedLegs = taper('18,-60 24,-34 24,-6', [28, 22, 15]) + taper('8,-60 0,-34 2,-6', [32, 24, 15])
const bowedFeet = shape('6,0* 7,-7 18,-10 33,-9* 33,0*') + shape('-18,0* -17,-7 -5,-10 11,-9* 11,0*')
const bowedTrunk = shape('30,-44 36,-62 28,-78 6,-86 -20,-88 -42,-84 -52,-74 -50,-62 -38,-56 -16,-54 2,-42')
const bowedHead = shape('-44,-78 -62,-81 -82,-79 -94,-66 -94,-54 -86,-45 -74,-44* -66,-41 -60,-44* -51,-50 -40,-62')

/** What おミガキ casts as she bows. */
export const omigakiBowed = bowedLegs + bowedFeet + bowedTrunk + bowedHead + taper('-34,-70 -28,-50 -12,-36', [18, 15, 10])

/** おミガキ bows from the hips, her hands on her knees; to the left. */
export const omigakiBowing =
  ply('#f0e6d8', bowedFeet) +
  ply(herTrousers, bowedLegs) +
  lit('#5b7896', taper('13,-54 12,-32 12,-8', [1, 2.5, 1])) +
  lit('#e8e0d0', shape('-14,-58* 2,-46 -4,-18 -26,-16* -24,-40')) +
  `<g transform="translate(-43-71)rotate(-98)scale(.26)translate(-212-246)">${omigakiProfile}</g>` +
  ply(herBlue, bowedTrunk) +
  lit('#e8e0d0', taper('6,-85 0,-64 2,-44', [9, 11, 9]) + shape('4,-84* 14,-100 22,-94 12,-84*') + shape('4,-84* -8,-100 -14,-92 0,-83*')) +
  lit('#c2362c', taper('-24,-87 -30,-72 -46,-64', [4, 4, 4])) +
  ply(herBlue, taper('-34,-72 -28,-52 -16,-42', [19, 16, 12])) +
  lit(skin, taper('-18,-44 -10,-36', [9, 8])) +
  smallHand('open', -9, -35, -40, 1, 0.88)

const sweptLegs = taper('14,-60 26,-34 34,-6', [28, 22, 15]) + taper('4,-60 -8,-34 -12,-6', [32, 24, 15])
const sweptFeet = shape('22,0* 23,-7 30,-10 44,-9* 44,0*') + shape('-30,0* -29,-7 -18,-10 -3,-9* -3,0*')
const sweptTrunk = shape('24,-48 26,-70 14,-94 -4,-108 -24,-106 -34,-94 -30,-74 -22,-54 0,-44')
const broomStick = taper('-32,-89 -58,-50 -84,-12', [4, 4, 4], { per: 1 })
const bristles = shape('-78,-24* -70,-18 -84,2 -122,4* -104,-6')

/** What おミガキ casts as she sweeps. */
export const omigakiSwept = sweptLegs + sweptFeet + sweptTrunk + circle(-26, -126, 19) + broomStick + bristles

/** おミガキ with a broom; to the left. */
export const omigakiSweeping = (s: string): string =>
  ply('#f0e6d8', sweptFeet) +
  ply(herTrousers, sweptLegs) +
  lit(herBlue, taper('-24,-94 -44,-88 -46,-70', [17, 15, 11])) +
  ply(herBlue, sweptTrunk) +
  lit('#e8e0d0', shape('-24,-60* -2,-50 -4,-20 -30,-24*') + taper('24,-56 2,-50 -24,-60', [8, 8, 8])) +
  headAt(omigakiHead(s, 'calm'), -22, -103, 0.29) +
  ply('#a87a44', broomStick) +
  ply('#d8b070', bristles) +
  lit('#c2362c', taper('-80,-26 -68,-16', [5, 5], { per: 1 }) + taper('-2,-106 0,-86 -14,-72', [4, 4, 4])) +
  ply(herBlue, taper('-4,-94 -14,-70 -42,-62', [20, 17, 12])) +
  lit(skin, circle(-38, -80, 6.5) + circle(-47, -62, 6.5))

/** マル calls over the fields, her hands at her mouth. */
export const maruCalling = (s: string): string =>
  ply('#74384a', robe(1.3)) +
  neck +
  lapels('#ffd9b0') +
  ply('#f8efdc', shape('-22,-10* -20,-66 0,-70 20,-66 22,-10*')) +
  headAt(maru(s), 0, -106, 0.29) +
  ply('#74384a', taper('-28,-96 -52,-84 -26,-104', [20, 18, 12]) + taper('28,-96 52,-84 22,-104', [20, 18, 12])) +
  lit(skin, taper('-30,-100 -22,-116', [11, 8]) + taper('26,-100 14,-116', [11, 8]))

const kidHand = (side: 1 | -1, raised: boolean): readonly [number, number] => (raised ? [36 * side, -92] : [25 * side, -34])

/** Where the two arms of a child go: up, or down to the hand of the next. */
interface Arms {
  readonly left: boolean
  readonly right: boolean
}

const kidArms = ({ left, right }: Arms): string =>
  ([-1, 1] as const)
    .map((side) => {
      const [x, y] = kidHand(side, side === 1 ? right : left)
      return taper(
        [
          [11 * side, -54],
          [23 * side, -56 + (y + 60) * -0.2],
          [x, y],
        ],
        [13, 12, 10],
        { per: 1 },
      )
    })
    .join('')
const kidBody = shape('-21,-5* -18,-30 -14,-50 -7,-60* 7,-60* 14,-50 18,-30 21,-5*') + box(-13, -6, 10, 6) + box(3, -6, 10, 6)
const kidHair = shape('-20,-62* -23,-80 -13,-97 0,-101 13,-97 23,-80 20,-62* 15,-80 0,-88 -15,-80')

/** What a child casts. */
export const kidOutline = (arms: Arms, headX = 0, headY = -79): string => kidBody + kidArms(arms) + circle(headX, headY, 20)

/** A child of the town, 100 px tall, singing. */
export const kid = (colour: string, sash: string, arms: Arms): string => {
  const hands = ([-1, 1] as const).map((side) => kidHand(side, side === 1 ? arms.right : arms.left))
  return (
    ply(colour, kidBody + kidArms(arms)) +
    lit(sash, taper('-15,-38 0,-34 15,-38', [8, 9, 8])) +
    lit('#fff1d8', taper('-7,-59 0,-48 7,-59', [3, 3, 3])) +
    lit(skin, hands.map(([x, y]) => circle(x, y, 5)).join('') + circle(0, -77, 18)) +
    ply('#1d1030', kidHair) +
    lit('#2a1626', circle(-7, -76, 2.4) + circle(7, -76, 2.4)) +
    lit('#9a2f34', shape('-5,-69* 5,-69* 3,-62 -3,-62')) +
    lit('#e8845a', circle(-12, -70, 2.8) + circle(12, -70, 2.8))
  )
}

/** The old man who only watched for a hundred years, with a spit of dumplings of his own. */
export const oldManWithSpit = (): string =>
  ply('#7a5238', taper('-46,-84 -44,-40 -45,0', [5, 4, 4])) +
  ply('#8a7ba0', robe(0.94)) +
  ply(
    '#43385a',
    shape('-20,-20* -26,-58 -28,-88 -18,-102 -6,-106* -4,-60 -6,-22*') + shape('20,-20* 26,-58 28,-88 18,-102 6,-106* 4,-60 6,-22*'),
  ) +
  lit('#d8cfe4', taper('0,-72 0,-60', [10, 10], { per: 1 })) +
  lit('#dca070', 'M-7-112h14v14l-7 6-7-6z') +
  `<g transform="translate(-4 4)rotate(-6 0-110)">` +
  lit('#eebb88', shape('-18,-130 -16,-113 -8,-104 0,-102 8,-104 16,-113 18,-130 12,-146 0,-151 -12,-146')) +
  lit('#f6f0ea', circle(-18, -128, 6) + circle(18, -128, 6) + circle(-17, -119, 4.5) + circle(17, -119, 4.5)) +
  lit('#ffe8c4', taper('-8,-145 0,-148 7,-145', [1, 3, 1])) +
  lit('#f6f0ea', taper('-14,-128 -9,-132 -3,-129', [3, 4.5, 2]) + taper('3,-129 9,-132 14,-128', [2, 4.5, 3])) +
  lit('#5a2a26', taper('-12,-122 -8,-125 -4,-122', [1, 2.4, 1]) + taper('4,-122 8,-125 12,-122', [1, 2.4, 1])) +
  lit('#d8925e', shape('-3,-114* 0,-123 3,-114* 0,-112')) +
  ply('#f6f0ea', shape('-15,-112* -8,-114 0,-110 8,-114 15,-112* 12,-94 3,-74* -9,-92')) +
  lit('#b0503a', taper('-4,-106 0,-104 4,-106', [1, 3, 1])) +
  '</g>' +
  ply('#43385a', taper('-22,-94 -42,-80 -44,-62', [19, 16, 12]) + taper('22,-94 46,-80 38,-104', [19, 17, 12])) +
  lit('#8a5a34', box(35.5, -164, 3, 64)) +
  lit('#fff0d0', [-158, -143, -128].map((y) => circle(37, y, 8)).join('')) +
  lit(skin, circle(-45, -60, 6.5) + circle(37, -108, 7))

/** ソロバン, asleep over his abacus in the middle of a sum. */
export const sorobanAsleep = (): string => {
  const rods = [-70, -60, -50, -40, -30, -20]
  return (
    ply('#3a4a30', shape('-46,-38* -44,-66 -28,-84 -6,-90* 22,-90* 46,-78 60,-58 60,-38*')) +
    lit('#7d9060', taper('-30,-78 -34,-58 -34,-42', [1, 2.5, 2]) + taper('42,-74 48,-58 49,-42', [1, 2.5, 2])) +
    ply('#7a4a3a', box(-90, -40, 180, 8) + box(-80, -32, 8, 32) + box(72, -32, 8, 32)) +
    ply('#a8703c', box(-80, -62, 70, 4) + box(-80, -46, 70, 5) + box(-82, -64, 5, 25) + box(-13, -64, 5, 25)) +
    lit('#ffd08a', rods.map((x, at) => circle(x, -54 + (at % 3) * 2, 3.6)).join('')) +
    ply('#3a4a30', taper('52,-66 66,-50 30,-46', [22, 20, 14]) + taper('-14,-72 -10,-50 26,-47', [20, 18, 13])) +
    `<g transform="translate(14 -66)rotate(-74)">` +
    ply(
      '#1d1030',
      shape('-19,8* -23,-6 -16,-20 0,-23 16,-20 23,-6 19,8*') +
        shape('-6,-20* -7,-34 0,-40 7,-34 6,-20*') +
        taper('0,-36 12,-42 18,-36', [8, 7, 3]),
    ) +
    lit(skin, shape('-17,6 -16,-8 -13,-17 0,-21 13,-17 16,-8 17,6 10,17 0,21 -10,17')) +
    lit('#5a2a26', taper('-12,3 -8,6 -3,3', [1, 2.4, 1]) + taper('3,3 8,6 12,3', [1, 2.4, 1]) + circle(0, 14, 2.6)) +
    `<path fill="none" stroke="#150d1c" stroke-width="2" d="${circle(-7.5, 3, 7.5)}${circle(7.5, 3, 7.5)}"/>` +
    '</g>' +
    lit(skin, circle(29, -45, 6))
  )
}

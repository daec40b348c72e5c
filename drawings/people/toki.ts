/** The head of トキ in the box of `face` (x 130–228, y 92–212): a round face, silver hair combed back to a knot with a needle, half spectacles low on the nose. */
import { face, faceLids } from '../bodies/figure.ts'
import { circle, shape, taper } from '../tools/paper.ts'

const hair = shape(
  '120,180* 106,152 102,112 116,78 148,56 190,50 230,60 254,90 260,130 250,178* 240,172 238,142 230,116* 212,100 186,94 158,100 142,116* 136,142 134,174',
)
const knot = circle(124, 58, 26)
const needle = taper('84,84 124,58 168,30', [2, 5, 2.5], { per: 1 })
const combed =
  'M152 104q-12-16-20-20M172 96q-12-20-28-24M194 94q-10-24-34-32M216 102q-2-26-40-40M234 122q4-34-40-58M110 46q12-8 26 0M106 60q18-10 34 0'
const spectacles = `<path fill="#ffffff" opacity=".1" d="${circle(164, 173, 17)}${circle(208, 171, 15)}"/><path fill="none" stroke="#8a5a1c" stroke-width="3.500" d="${circle(164, 173, 17)}${circle(208, 171, 15)}M181 170q6-5 12 0M147 171l-14-11M223 169l12-9"/>`

/** Face and all; needs `faceDefs` and `<prefix>-s`. `edge` = the light that falls on her hair. */
export const tokiHead = (prefix: string, edge: string): string => {
  const ply = (d: string): string =>
    `<g filter="url(#${prefix}-s)"><path fill="${edge}" transform="translate(1.500-2.500)" d="${d}"/><path fill="#a9adbc" d="${d}"/></g>`
  return (
    `${ply(knot)}<path fill="#fff6dc" stroke="#3a3f52" d="${needle}"/>${face(prefix, { iris: '#7a4a24', eyes: 'calm', jaw: 'round', brow: 0.3, blush: 0.3, forehead: '130,112* 150,106 186,100 226,112* 230,122 200,112 160,114 132,124' })}` +
    `<path fill="none" stroke="#b9582f" stroke-width="2" stroke-linecap="round" opacity=".65" d="M138 146l-8-4M137 154l-9 0M234 145l6-3M235 153l7 0M160 196q-5 4-4 9M216 195q5 4 3 9M160 118q24-6 46 0"/>` +
    `${ply(hair)}<path fill="none" stroke="#6c7186" stroke-width="2.500" stroke-linecap="round" d="${combed}"/>${spectacles}`
  )
}

/** For a blink; the spectacles stay on. */
export const tokiLids = (prefix: string): string => faceLids(prefix) + spectacles

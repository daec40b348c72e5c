import { monologueStates } from '../../../content/story/ending.ts'
import { at, party, whole, stagingOf } from '../staging.ts'

const { only, during, until, staging } = stagingOf(monologueStates['ending-square'])

/** Somebody who is there from the second page until the crowd goes home. */
const known = (from: string) => during('neighbours', 'yotsuji-looks', `translateX(${from})`, `translateX(${from})`)
const home = (to: string) => until('yotsuji-looks', `translateX(${to})`)

/** The square the night the three come back: up to the question, then after either answer. */
export const endingSquare = staging({
  layers: [
    {
      picture: 'ending-square-lamps-far',
      place: at(190, 180, 900, 110),
      origin: '50% 0',
      poses: [[1], ['cheers', 1, 'skewX(14deg)'], ['roster', 1]],
    },
    { picture: 'ending-square-back', place: at(180, 270, 960, 110), poses: home('0') },
    { picture: 'ending-square-stains-first', place: at(400, 410, 620, 120), poses: only('first-stains') },
    {
      picture: 'ending-square-stains',
      place: at(310, 390, 800, 160),
      origin: '50% 50%',
      poses: [
        [0, 'scale(1.3)'],
        ['ring', 1],
        ['all-gone', 0.35],
      ],
    },
    { picture: 'ending-square-seats', place: at(530, 470, 376, 34), poses: only('free-seats') },
    { picture: 'ending-square-left', place: at(50, 260, 340, 270), poses: home('-12%') },
    { picture: 'ending-square-right', place: at(900, 260, 340, 270), poses: home('12%') },
    { picture: 'ending-square-cheer', place: at(50, 230, 1190, 260), poses: during('cheers', 'three-gone', 'translateY(8%)') },
    { picture: 'ending-square-skewers', place: at(50, 200, 1190, 260), poses: during('dumplings', 'three-gone') },
    { picture: 'ending-square-omigaki', place: at(182, 320, 150, 180), poses: known('-60%') },
    { picture: 'ending-square-shiori', place: at(1018, 300, 160, 205), poses: known('60%') },
    {
      picture: 'ending-square-maru',
      place: at(904, 310, 160, 190),
      poses: [
        [0, 'translateX(60%)'],
        ['neighbours', 1],
        ['dumplings', 0],
        ['small-glow', 1],
        ['crowd-gone', 0, 'translateX(60%)'],
      ],
    },
    { picture: 'ending-square-maru-spent', place: at(904, 340, 160, 160), poses: during('dumplings', 'three-gone') },
    {
      picture: 'ending-square-yotsuji',
      place: at(318, 280, 190, 210),
      origin: '50% 100%',
      poses: [
        [1, 'translate(-10%, -34%) scale(0.66)'],
        ['yotsuji-asks', 1],
        ['yotsuji-looks', 1, 'translateX(14%)'],
        ['crowd-gone', 0, 'translate(-30%, -20%)'],
      ],
    },
    { picture: 'ending-square-roster', place: at(440, 334, 100, 110), poses: only('roster', 'translateY(12%)') },
    {
      picture: 'ending-square-glow',
      place: at(410, 270, 320, 280),
      poses: [[0], ['glow', 1], ['three-gone', 0], ['small-glow', 0.5], ['yotsuji-looks', 0.25], ['crowd-gone', 0.5], ['all-gone', 0]],
    },
    { picture: 'ending-square-coat', place: at(450, 340, 150, 150), origin: '80% 10%', poses: during('open-coat', 'cheers') },
    party('standing', [580, 482, 1], [724, 488, 1], [856, 482, 1], {
      place: whole,
      poses: [[1], ['three-gone', 0, 'translateY(3%)'], ['small-glow', 1], ['all-gone', 0, 'translateX(6%)']],
    }),
    { picture: 'ending-square-flame', place: at(460, 380, 136, 136), poses: during('open-coat', 'cheers') },
    {
      picture: 'ending-square-lamps',
      place: at(-20, 40, 1320, 190),
      origin: '50% 0',
      poses: [[1], ['cheers', 1, 'skewX(-12deg)'], ['roster', 1]],
    },
  ],
  views: [
    ['glow', 1.6, 600, 400],
    ['first-stains', 1.45, 690, 420],
    ['yotsuji-asks', 1, 640, 290],
    ['open-coat', 1.48, 565, 400],
    ['cheers', 1, 640, 290],
    ['roster', 1.9, 480, 390],
    ['dumplings', 1.9, 940, 390],
    ['three-gone', 1, 640, 290],
    ['small-glow', 1.6, 560, 400],
    ['crowd-gone', 1, 640, 290],
  ],
})

import { ending3States } from '../../../content/story/ending.ts'
import { at, still, stagingOf } from '../staging.ts'

const { since, until, staging } = stagingOf(ending3States['unpicking-house'])

/** The room behind the curtain, which stays closed in the interludes. */
export const unpickingHouse = staging({
  layers: [
    {
      picture: 'unpicking-house-wall',
      place: at(60, 50, 780, 430),
      poses: [[0], ['open-curtain', 1, 'none', 300], ['shears', 0]],
    },
    {
      picture: 'unpicking-house-curtain',
      place: at(60, 50, 390, 440),
      origin: '8% 0%',
      poses: [...until('closed', 'scaleX(0.2)'), ['shears', 1]],
    },
    { picture: 'unpicking-house-shears', place: at(60, 50, 390, 440), poses: since('shears') },
    {
      picture: 'unpicking-house-young',
      place: at(440, 90, 310, 380),
      poses: [[0], ['young-toki', 0.94, 'none', 500], ['shears', 0]],
    },
    { picture: 'unpicking-house-front', place: at(150, 190, 1000, 330), poses: still },
    { picture: 'unpicking-house-ends', place: at(150, 400, 1000, 140), poses: since('shears') },
  ],
})

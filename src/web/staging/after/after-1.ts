import { after1States } from '../../../content/story/ending.ts'
import { at, stagingOf } from '../staging.ts'

const { since, until, staging } = stagingOf(after1States['after-1'])

/** The stain on the empty plaza; after the second ending it waves. */
export const after1 = staging({
  layers: [
    { picture: 'after-1-puddle', place: at(490, 440, 310, 120), poses: until('puddle') },
    { picture: 'after-1-waving', place: at(430, 386, 420, 164), poses: since('waving') },
  ],
})

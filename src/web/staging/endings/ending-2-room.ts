import { ending2States } from '../../../content/story/ending.ts'
import { at, night, stagingOf } from '../staging.ts'

const { staging } = stagingOf(ending2States['ending-2-room'])

/** The back room with one lamp, and what looks out from under the floor of the store. */
export const ending2Room = staging({
  layers: [
    night([0], ['under-the-floor', 0.8]),
    {
      picture: 'ending-2-room-eyes',
      place: at(440, 480, 140, 60),
      poses: [[0], ['under-the-floor', 1, 'none', 900]],
    },
  ],
})

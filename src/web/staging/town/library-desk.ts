import { ending3States } from '../../../content/story/ending.ts'
import { at, whole, stagingOf } from '../staging.ts'

const { since, until, staging } = stagingOf(ending3States['library-desk'])

/** Shiori at her desk; only the third ending wakes her. */
export const libraryDesk = staging({
  layers: [
    { picture: 'library-desk-asleep', place: at(290, 190, 730, 340), poses: until('asleep') },
    { picture: 'library-desk-reading', place: at(290, 150, 570, 380), poses: since('name-tag') },
    { picture: 'library-desk-dusk', place: whole, poses: since('name-tag') },
    { picture: 'library-desk-tag', place: at(980, 370, 130, 150), poses: since('name-tag') },
  ],
  views: [['name-tag', 1.7, 790, 400]],
})

import { at, party, still, type Staging } from '../staging.ts'

/** The company on its rods. */
export const after2: Staging = {
  states: [],
  layers: [
    { picture: 'after-2-left', place: at(150, 230, 400, 250), poses: still },
    party('shadow', [576, 474, 0.78], [676, 478, 0.78], [774, 474, 0.78]),
    { picture: 'after-2-right', place: at(770, 210, 370, 280), poses: still },
  ],
}

import { party, type Staging } from '../staging.ts'

/** The three come back. */
export const gateNight: Staging = { states: [], layers: [party('walking', [540, 530, 0.82], [626, 536, 0.84], [712, 530, 0.82])] }

import { party, type Staging } from '../staging.ts'

/** The three come back. */
export const gateNight: Staging = { states: [], layers: [party('walking', [506, 530, 0.74], [622, 536, 0.76], [738, 530, 0.74])] }

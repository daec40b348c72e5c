import { type PartyPose, party, type Staging } from '../staging.ts'

/** The three, seen from behind. */
const three = (pose: PartyPose): Staging => ({ states: [], layers: [party(pose, [496, 502, 0.92], [620, 510, 0.96], [746, 502, 0.94])] })

/** The ways home, before the backgrounds of the lands' fights: the three walk, stand, or sit down to eat or rest. */
export const lands = {
  'land-1': three('walking'),
  'land-2': three('walking'),
  'land-3': three('seated'),
  'land-4': three('standing'),
  'land-5': three('standing'),
  'land-6': three('walking'),
  'land-7': three('seated'),
  'land-8': three('seated'),
  'land-9': three('walking'),
  'land-10': three('standing'),
} as const

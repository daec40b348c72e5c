import { after1 } from './after-1.ts'
import { after2 } from './after-2.ts'
import { ending1 } from './ending-1.ts'
import { ending2 } from './ending-2.ts'
import { ending2Gate } from './ending-2-gate.ts'
import { ending2Room } from './ending-2-room.ts'
import { ending3 } from './ending-3.ts'
import { ending3Fields } from './ending-3-fields.ts'
import { ending3Night } from './ending-3-night.ts'
import { ending3WayHome } from './ending-3-way-home.ts'
import { ending4 } from './ending-4.ts'
import { endingSquare } from './ending-square.ts'
import { gateNight } from './gate-night.ts'
import { gateThreshold } from './gate-threshold.ts'
import { hill } from './hill.ts'
import { libraryDesk } from './library-desk.ts'
import { plaza } from './plaza.ts'
import { prologueStagings } from './prologue-stagings.ts'
import type { Stagings } from './staging.ts'
import { unpickingHouse } from './unpicking-house.ts'

/** Every scene whose picture is more than one. */
export const stagings: Stagings = {
  ...prologueStagings,
  'gate-night': gateNight,
  'gate-threshold': gateThreshold,
  plaza,
  'unpicking-house': unpickingHouse,
  'library-desk': libraryDesk,
  'ending-square': endingSquare,
  hill,
  'ending-1': ending1,
  'ending-2': ending2,
  'ending-2-gate': ending2Gate,
  'ending-2-room': ending2Room,
  'ending-3': ending3,
  'ending-3-fields': ending3Fields,
  'ending-3-night': ending3Night,
  'ending-3-way-home': ending3WayHome,
  'ending-4': ending4,
  'after-1': after1,
  'after-2': after2,
}

import { after1 } from './after/after-1.ts'
import { after2 } from './after/after-2.ts'
import { ending1 } from './endings/ending-1.ts'
import { ending2 } from './endings/ending-2.ts'
import { ending2Gate } from './endings/ending-2-gate.ts'
import { ending2Room } from './endings/ending-2-room.ts'
import { ending3 } from './endings/ending-3.ts'
import { ending3Fields } from './endings/ending-3-fields.ts'
import { ending3Night } from './endings/ending-3-night.ts'
import { ending3WayHome } from './endings/ending-3-way-home.ts'
import { ending4 } from './endings/ending-4.ts'
import { endingSquare } from './endings/ending-square.ts'
import { gateNight } from './town/gate-night.ts'
import { gateThreshold } from './town/gate-threshold.ts'
import { hill } from './endings/hill.ts'
import { lands } from './town/lands.ts'
import { libraryDesk } from './town/library-desk.ts'
import { plaza } from './town/plaza.ts'
import { prologueStagings } from './prologue/prologue-stagings.ts'
import type { Stagings } from './staging.ts'
import { unpickingHouse } from './town/unpicking-house.ts'

/** Every scene whose picture is more than one. */
export const stagings: Stagings = {
  ...prologueStagings,
  ...lands,
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

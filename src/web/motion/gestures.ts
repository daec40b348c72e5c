import { arrive, bossEntrance } from './gestures/entrance.ts'
import { call } from './gestures/call.ts'
import { bleed, broken, drops, failed, guard, mend, revive, wound } from './gestures/results.ts'
import { fall, kneel, waver } from './gestures/fall.ts'
import { heal } from './gestures/heal.ts'
import { lunge } from './gestures/lunge.ts'
import { escape, item, pause, settle } from './gestures/small-acts.ts'
import { cleanse, dispel, stampStrong, stampWeak, ward } from './gestures/stamp.ts'
import { strikeBow } from './gestures/strike-bow.ts'
import { strikeDrum } from './gestures/strike-drum.ts'
import { strikeLamp } from './gestures/strike-lamp.ts'
import { strikeScreen } from './gestures/strike-screen.ts'
import { strikeShears } from './gestures/strike-shears.ts'
import { strikeSlide } from './gestures/strike-slide.ts'
import { strike } from './gestures/strike.ts'
import { telegraph } from './gestures/telegraph.ts'
import { throwElement } from './gestures/throw-element.ts'
import type { Gesture } from './gesture.ts'

/** Every gesture under the name that choreographies use. */
export const gestures = {
  // The stage opens.
  arrive,
  bossEntrance,
  // Members strike, by role.
  strikeShears,
  strikeLamp,
  strikeScreen,
  strikeSlide,
  strikeBow,
  strikeDrum,
  strike,
  // Other acts.
  heal,
  call,
  item,
  guard,
  escape,
  failed,
  lunge,
  throwElement,
  telegraph,
  broken,
  // What comes of acts.
  wound,
  bleed,
  mend,
  drops,
  stampStrong,
  stampWeak,
  cleanse,
  dispel,
  ward,
  fall,
  kneel,
  waver,
  revive,
  pause,
  settle,
} as const satisfies Readonly<Record<string, Gesture>>

export type GestureName = keyof typeof gestures

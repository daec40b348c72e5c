import type { Jingle, PieceName } from '../../content/music/pieces.ts'
import type { BandState } from './band/band-state.ts'
import type { EffectName } from './effects/effects.ts'
import type { Scale } from './effects/play-effects.ts'
import type { PiecePosition } from './score/sequencer.ts'

/** What the player has just done, told to whoever listens. Times on the context's clock, in seconds. */
export type SoundReport =
  /** `from`: where the piece was left; null when it begins. */
  | {
      readonly type: 'music'
      readonly piece: PieceName
      readonly at: number
      readonly from: PiecePosition | null
      readonly phase: number
      readonly band: BandState | null
    }
  /** The piece goes on; others fare otherwise, or its phase is another. */
  | { readonly type: 'changed'; readonly piece: PieceName; readonly phase: number; readonly band: BandState | null }
  | { readonly type: 'faded'; readonly piece: PieceName; readonly at: number }
  | { readonly type: 'jingle'; readonly piece: Jingle; readonly at: number; readonly until: number }
  /** What celebrated something else has ended early. */
  | { readonly type: 'cut'; readonly at: number }
  /** `step`: on which grid of the piece it stands, in beats; 0: on none; null: it did not look for one. `side`: −1 left to 1 right. */
  | {
      readonly type: 'effect'
      readonly name: EffectName
      readonly at: number
      readonly scale: Scale
      readonly step: number | null
      readonly side: number
    }
  /** A member is asked for a command. */
  | { readonly type: 'call'; readonly place: number; readonly at: number }
  /** `suspended`: nothing is heard, as in a hidden tab. */
  | { readonly type: 'state'; readonly state: AudioContextState }

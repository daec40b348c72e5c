import { type PieceName, pieces } from '../../../../content/music/pieces.ts'
import { type EffectName, effects } from '../../effects/effects.ts'
import { glanceAtParty, growthOf, measureBand } from './measure-band.ts'
import { measureEffect, mostAlike } from './measure-effect.ts'
import { glanceAtPiece, measurePiece } from './measure-piece.ts'

/** What a test or the page of the lab may ask for, as `window.studio`. */
export const studio = {
  pieces: Object.keys(pieces) as readonly PieceName[],
  effects: Object.keys(effects) as readonly EffectName[],
  measurePiece,
  glanceAtPiece,
  measureEffect,
  mostAlike,
  glanceAtParty,
  measureBand,
  growthOf,
}

declare global {
  interface Window {
    studio: typeof studio
  }
}

window.studio = studio

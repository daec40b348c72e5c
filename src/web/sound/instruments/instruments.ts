import type { InstrumentName } from '../../../content/music/score.ts'
import { shakuhachi, shinobue } from './flute.ts'
import { hall } from './hall.ts'
import { hyoshigi } from './hyoshigi.ts'
import { kane } from './kane.ts'
import { musicBox } from './music-box.ts'
import type { Instrument } from './note.ts'
import { paper } from './paper.ts'
import { biwa, koto, shamisen } from './plucked.ts'
import { odaiko, shime } from './taiko.ts'

export const instruments: Readonly<Record<InstrumentName, Instrument>> = {
  koto,
  shamisen,
  biwa,
  shakuhachi,
  shinobue,
  odaiko,
  shime,
  kane,
  hyoshigi,
  paper,
  musicBox,
  hall,
}

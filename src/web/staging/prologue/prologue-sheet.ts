import { prologueStates } from '../../../content/story/prologue.ts'
import { at, whole, stagingOf } from '../staging.ts'

const { staging } = stagingOf(prologueStates['prologue-sheet'])

/** The lamp behind the sheet, and the world that falls on it. */
export const prologueSheet = staging({
  layers: [
    {
      picture: 'prologue-sheet-dark',
      place: whole,
      poses: [[1], ['world', 0]],
    },
    {
      picture: 'prologue-sheet-world',
      place: at(190, 370, 900, 214),
      poses: [
        [0, 'translateY(10%)'],
        ['world', 1, 'none', 500],
      ],
    },
    {
      picture: 'prologue-sheet-light',
      place: at(470, 130, 340, 340),
      origin: '50% 64%',
      poses: [
        [0, 'scale(0.2)'],
        ['flame', 0.9, 'scale(0.5)', 400],
        ['world', 1],
      ],
    },
  ],
})

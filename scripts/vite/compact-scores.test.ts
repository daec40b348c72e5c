import { expect, test } from 'vitest'
import { pieces } from '../../src/content/music/pieces.ts'
import { read } from '../../src/web/sound/score/notation.ts'
import { compact } from './compact-scores.ts'

test('every part of every piece says the same when it is compact', () => {
  const texts = Object.values(pieces).flatMap(({ meter, sections, waiting = {} }) =>
    [
      ...Object.values(sections).flatMap(({ parts }) => Object.values(parts)),
      ...Object.values(waiting).flatMap((part) => Object.values(part.sections)),
    ].map((text) => ({ meter, text })),
  )
  expect(texts.length).toBeGreaterThan(400)
  for (const { meter, text } of texts) expect(read(compact(`\`${text}\``).slice(1, -1), meter)).toEqual(read(text, meter))
})

test('lines, blanks and rests that end a bar go, dynamics and other rests stay', () => {
  expect(compact('`\n    _ _/ _. | f A4 - {C5 D5}A4\n  | mf _ _ _ | ドン _/ ド/ _ _ | _ D4 _. | ドン ド p <`')).toBe(
    '`|fA4-{C5D5}A4|mf|ドン_/ド/|_D4|ドン ドp<`',
  )
})

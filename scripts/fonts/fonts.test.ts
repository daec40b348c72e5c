import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { collectTiers } from './characters.ts'
import { askedOf, faces } from './faces.ts'
import { drawnBy } from './subset-fonts.ts'

const tiers = collectTiers(resolve(import.meta.dirname, '../..'))

/** Signs of buttons that the faces lack and every system has. */
const notOurs = new Set('♪◀▶')

describe('the fonts', () => {
  test.each(faces)('draw every character that the game says: $family $weight', async (face) => {
    const wanted = [...tiers.first, ...tiers.game, ...(face.carriesBooks ? tiers.books : tiers.bookHeadings)]
    const text = wanted.filter((character) => character > '~' && !notOurs.has(character)).join('')
    const ask = (file: string) => drawnBy(file, Array.from(text).filter(askedOf(face, file)).join(''))
    const drawn = new Set((await Promise.all(face.files.map(ask))).flat())
    expect(Array.from(text).filter((character) => !drawn.has(character.codePointAt(0) ?? 0))).toEqual([])
  })

  test.each(faces)('draw ー as a bar, not as Kaisei Decol does: $family $weight', (face) => {
    const files = face.files.filter((file) => file.includes('-japanese-') && askedOf(face, file)('ー'))
    expect(files).toEqual([expect.stringContaining('zen-kaku-gothic-new')])
  })

  test('find a missing glyph when there is one', async () => {
    expect(await drawnBy(faces[1]?.files[1] ?? '', 'あ𓀀')).toEqual([0x3042])
  })

  test('know the title screen’s words before the rest of the game', () => {
    expect(tiers.first.has('影')).toBe(true)
    expect(tiers.game.isDisjointFrom(tiers.first)).toBe(true)
    expect(tiers.books.isDisjointFrom(tiers.first.union(tiers.game))).toBe(true)
    // `shell/game-fonts.ts` asks for the game's fonts by it.
    expect(tiers.game.has('\u2191')).toBe(true)
  })
})

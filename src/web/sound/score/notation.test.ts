import { describe, expect, test } from 'vitest'
import { pitchOf, read } from './notation.ts'

const brief = (text: string, meter = 4) =>
  read(text, meter).map(({ beat, beats, pitches, stroke }) => ({ beat, beats, what: stroke ?? pitches.join('+') }))

describe('a part', () => {
  test('has notes, rests, dots, ties and chords', () => {
    expect(brief('A4. B4/ D5 - | _ [D3+A3]/ D3/ _ _')).toEqual([
      { beat: 0, beats: 1.5, what: '69' },
      { beat: 1.5, beats: 0.5, what: '71' },
      { beat: 2, beats: 2, what: '74' },
      { beat: 5, beats: 0.5, what: '50+57' },
      { beat: 5.5, beats: 0.5, what: '50' },
    ])
  })

  test('has strokes, and bars that come again', () => {
    expect(brief('ドン _ ツ/ ク/ | %', 3).map(({ what }) => what)).toEqual(['ドン', 'ツ', 'ク', 'ドン', 'ツ', 'ク'])
  })

  test('grows evenly between two dynamics', () => {
    const [first, , , last] = read('p < A4 A4 A4 f A4', 4)
    expect(first?.loudness).toBeCloseTo(0.39)
    expect(last?.loudness).toBeCloseTo(0.74)
    expect(read('p < A4 A4 A4 f A4', 4)[2]?.loudness).toBeCloseTo(0.39 + ((0.74 - 0.39) * 2) / 3)
  })

  test('keeps its ornaments', () => {
    expect(read('{C5 D5}A4(suri-2,yuri) - - -', 4)[0]).toMatchObject({
      graces: [72, 74],
      ornaments: [
        { name: 'suri', amount: -2 },
        { name: 'yuri', amount: null },
      ],
    })
  })
})

describe('what cannot be played is refused with its place', () => {
  test.each([
    ['A4 - - - | A4 A4 A4 A4 A4', 'A4 A4 A4 A4 A4'],
    ['H4 - - -', 'H4 - - -'],
    ['_ - - -', '_ - - -'],
    ['A4(wobble) - - -', 'wobble'],
  ])('%s', (text, message) => {
    expect(() => read(text, 4)).toThrow(message)
  })

  test('pitches have a name and an octave', () => {
    expect([pitchOf('A4'), pitchOf('Eb3'), pitchOf('C4')]).toEqual([69, 51, 60])
    expect(() => pitchOf('Q9')).toThrow('Q9')
  })
})

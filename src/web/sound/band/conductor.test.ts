import { expect, test } from 'vitest'
import type { BandState } from './band-state.ts'
import { followBand, setBand } from './conductor.ts'

const full: BandState = {
  members: [
    { role: 1, gate: 'full' },
    { role: 2, gate: 'full' },
  ],
  isLastEnemy: false,
}
const withSecond = (gate: 'full' | 'thin' | 'silent'): BandState => ({
  ...full,
  members: [
    { role: 1, gate: 'full' },
    { role: 2, gate },
  ],
})

/** A bar line at every whole second. */
function listen(): { readonly told: string[]; readonly band: Parameters<typeof followBand>[0] } {
  const told: string[] = []
  return {
    told,
    band: {
      members: [
        { seat: 'tune', parts: ['shamisen'] },
        { seat: 'breath', parts: ['flute', 'own breath'] },
      ],
      playback: {
        setGate: (part, gate, at) => void told.push(`${part} ${gate} ${at}`),
        lift: (at, cents) => void told.push(`lift ${cents} ${at}`),
        barAfter: (at) => Math.ceil(at),
      },
      playEffect: ({ touches }, at) => void told.push(`${touches[0]?.instrument} from ${at.toFixed(2)}`),
    },
  }
}

const follow = (before: BandState, after: BandState, now = 10.5) => {
  const { told, band } = listen()
  followBand(band, before, after, now)
  return told
}

test('who kneels falls silent at once, with all their parts', () => {
  expect(follow(full, withSecond('silent'))).toEqual(['flute silent 10.5', 'own breath silent 10.5'])
})

test('who rises leads to the bar line and plays from there on', () => {
  expect(follow(withSecond('silent'), full)).toEqual(['flute full 11', 'own breath full 11', 'shakuhachi from 10.64'])
})

test('with a bar line too near for an entry the next one is taken', () => {
  expect(follow(withSecond('silent'), full, 10.7)).toEqual(['flute full 12', 'own breath full 12', 'shakuhachi from 11.64'])
})

test('in danger a part thins at once, and a heart beats from the bar line', () => {
  expect(follow(full, withSecond('thin'))).toEqual(['flute thin 10.5', 'own breath thin 10.5', 'heart full 11'])
  expect(follow(withSecond('thin'), full)).toEqual(['flute full 10.5', 'own breath full 10.5', 'heart silent 11'])
})

test('who kneels is out of danger: the heart ends with the bar', () => {
  expect(follow(withSecond('thin'), withSecond('silent'))).toEqual(['flute silent 10.5', 'own breath silent 10.5', 'heart silent 11'])
})

test('with the last enemy strokes gather up to the bar line, and all rises there until the next stage', () => {
  expect(follow(full, { ...full, isLastEnemy: true })).toEqual(['lift 200 11', 'odaiko from 10.50'])
  expect(follow(full, { ...full, isLastEnemy: true }, 10.9)).toEqual(['lift 200 11'])
  expect(follow({ ...full, isLastEnemy: true }, full)).toEqual(['lift 0 11'])
})

test('nothing changes where nobody fares otherwise', () => {
  expect(follow(withSecond('thin'), withSecond('thin'))).toEqual([])
})

test('a piece that begins in the middle of a fight begins as it stands, without entries', () => {
  const { told, band } = listen()
  setBand(band, { ...withSecond('thin'), isLastEnemy: true }, 3)
  expect(told).toEqual(['shamisen full 3', 'flute thin 3', 'own breath thin 3', 'heart full 3', 'lift 200 3'])
})

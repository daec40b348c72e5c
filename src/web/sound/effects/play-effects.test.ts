import { describe, expect, test } from 'vitest'
import { pieces } from '../../../content/music/pieces.ts'
import { effects } from './effects.ts'
import type { Note } from '../instruments/note.ts'
import { goals } from '../lab/goals.ts'
import { pitchOf } from '../score/notation.ts'
import { createDrawer, isTonal, notesOf, type Scale } from './play-effects.ts'
import { seededRandom } from '../random.ts'
import { type Effect, takesOf, type Touch } from './touches.ts'

const scales = [...new Map(Object.values(pieces).map(({ scale }) => [scale.join(' '), scale])).values()]
const seeds = Array.from({ length: 200 }, (_, index) => index * 7919 + 1)
const listed: readonly (readonly [string, Pick<Effect, 'touches'>])[] = Object.entries(effects).flatMap(([name, effect]) =>
  takesOf(effect).map((touches, nth) => [`${name} ${nth}`, { touches }] as const),
)
const tonal = listed.filter(([, { touches }]) => touches.some(isTonal))

/** MIDI number at which the touch stands: a slide is written as a way from it. */
const standing = (touch: Touch, note: Note): number => note.pitch + ((note.bend[0]?.cents ?? 0) - (touch.bend?.[0]?.cents ?? 0)) / 100

const take = ({ touches }: Pick<Effect, 'touches'>, scale: Scale, seed: number) =>
  notesOf(touches, { at: 0, scale, random: seededRandom(seed) }).flatMap((note, index) => {
    const touch = touches[index]
    return touch === undefined ? [] : [{ touch, note, pitch: standing(touch, note) }]
  })

const centsFrom = (pitch: number, scale: Scale): number =>
  100 * Math.min(...scale.map((name) => Math.abs(((pitch - pitchOf(`${name}4`) + 606) % 12) - 6)))

describe.each(tonal)('%s', (_, effect) => {
  test('its tones stand in the tuning and the scale of every piece', () => {
    const off = scales.flatMap((scale) =>
      seeds.flatMap((seed) => take(effect, scale, seed).flatMap(({ touch, pitch }) => (isTonal(touch) ? [centsFrom(pitch, scale)] : []))),
    )
    expect(Math.max(...off)).toBeLessThanOrEqual(goals.cents)
  })

  test('it is played on at least three degrees of the scale, not far from where it is written', () => {
    for (const scale of scales) {
      const takes = seeds.map((seed) => take(effect, scale, seed).filter(({ touch }) => isTonal(touch)))
      expect(new Set(takes.map((each) => each.map(({ pitch }) => Math.round(pitch)).join(' '))).size).toBeGreaterThanOrEqual(3)
      const moved = takes.flat().map(({ touch, pitch }) => Math.abs(pitch - pitchOf(touch.pitch ?? '')))
      expect(Math.max(...moved)).toBeLessThan(6)
    }
  })

  test('what rises still rises, what falls still falls', () => {
    const turned = scales.flatMap((scale) =>
      seeds.slice(0, 20).flatMap((seed) => {
        const tones = take(effect, scale, seed).filter(({ touch }) => isTonal(touch))
        return tones
          .slice(1)
          .filter(({ touch, pitch }, index) => {
            const before = tones[index]
            if (before === undefined) return true
            const written = pitchOf(touch.pitch ?? '') - pitchOf(before.touch.pitch ?? '')
            return Math.sign(written) !== Math.sign(Math.round(pitch - before.pitch))
          })
          .map(({ touch }) => `${scale.join(' ')} ${seed} ${touch.pitch}`)
      }),
    )
    expect(turned).toEqual([])
  })
})

describe.each(listed.filter(([, { touches }]) => touches.some((touch) => !isTonal(touch))))('%s', (_, effect) => {
  test('noise, skins and wood vary freely, each by itself', () => {
    const shifts = seeds.map((seed) =>
      take(effect, pieces.town.scale, seed).flatMap(({ touch, note }) => (isTonal(touch) ? [] : [note.bend[0]?.cents ?? 0])),
    )
    expect(Math.max(...shifts.flat())).toBeGreaterThan(101)
    expect(Math.min(...shifts.flat())).toBeLessThan(-101)
    expect(shifts.filter((each) => each.length > 1 && new Set(each).size === 1)).toEqual([])
  })
})

test('no two takes of an effect are alike', () => {
  for (const [, effect] of listed) {
    const takes = seeds.map((seed) => JSON.stringify(take(effect, pieces.bossGrass.scale, seed)))
    expect(new Set(takes).size).toBe(seeds.length)
  }
})

test('an effect never sounds twice running in the same variant, and every variant comes', () => {
  for (const effect of Object.values<Effect>(effects).filter(({ variants = [] }) => variants.length > 1)) {
    const draw = createDrawer(3)
    const drawn = Array.from({ length: 60 }, () => draw(effect, { at: 0, scale: pieces.bossGrass.scale }))
    const variants = drawn.map(({ touches }) => touches.map(({ instrument, manner, pitch }) => `${instrument} ${manner} ${pitch}`).join())
    expect(variants.filter((variant, nth) => variant === variants[nth - 1])).toEqual([])
    expect(new Set(variants).size).toBe(effect.variants?.length)
  }
})

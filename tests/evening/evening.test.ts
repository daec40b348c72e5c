import { describe, expect, test } from 'vitest'
import { type Evening, evening } from './evening.ts'

const HOURS = 4

/** Three casual players with each party. Figures: docs/sound.md, “An evening”. */
const evenings = [
  [1, 2, 3],
  [4, 5, 6],
].flatMap((party) => [7, 8, 9].map((seed) => [party.join(), seed, evening('casual', party, seed, HOURS)] as const))

const most = (counts: ReadonlyMap<string, number>): readonly (readonly [name: string, count: number])[] =>
  [...counts].toSorted(([, a], [, b]) => b - a)

/** The times at which each is said. */
const placesOf = (said: readonly string[]) => Map.groupBy(said.entries(), ([, words]) => words)

/** Found at a glance in the same words each time: what somebody loses. */
const isLoss = (sentence: string): boolean => /のダメージ。|が下がった。/.test(sentence)

describe.each(evenings)('a casual player’s evening with %s, seed %i', (_, __, heard: Evening) => {
  test('lasts four hours, or to the end of the story', () => {
    expect(heard.seconds).toBeGreaterThan(2.5 * 3600)
    expect(heard.turns).toBeGreaterThan(200)
  })

  test('no piece fills a quarter of it, or sounds for 20 minutes on end', () => {
    expect(most(heard.pieces)[0]?.[1]).toBeLessThan(heard.seconds / 4)
    expect(most(heard.longest)[0]?.[1]).toBeLessThan(20 * 60)
  })

  test('no effect of the battle is heard more than three times a minute', () => {
    expect(most(heard.effects)[0]?.[1]).toBeLessThan(heard.seconds / 20)
  })

  test('no sentence of the record but those of losses is read more than once in 90 seconds', () => {
    expect(most(heard.sentences).find(([sentence]) => !isLoss(sentence))?.[1]).toBeLessThan(heard.seconds / 90)
  })

  test('nothing is said again within twelve times that somebody speaks', () => {
    for (const said of [heard.barks, heard.talk]) {
      expect(said.length).toBeGreaterThan(40)
      const again = [...placesOf(said).values()].flatMap((places) => places.slice(1).map(([at], nth) => at - (places[nth]?.[0] ?? 0)))
      expect(Math.min(...again)).toBeGreaterThan(12)
    }
  })
})

import { expect, test } from 'vitest'
import { changeSince, neighbour, readSeen, sceneAt, type SeenLands, steps, turnOf, writeSeen } from './map-scene.ts'

const seen = (lit: readonly number[], open: readonly number[]): SeenLands => ({ lit: new Set(lit), open: new Set([...lit, ...open]) })
const everywhere = new Set(Array.from({ length: 12 }, (_, at) => at + 1))

test('a land is unknown until it opens, then dark, then lit; the place outside the picture is no exception', () => {
  const { lands, lanterns } = sceneAt(seen([1], [2, 3, 4]), null, 'after')
  expect([lands.get('town'), lands.get(1), lands.get(2), lands.get(5), lands.get(12)]).toEqual(['lit', 'lit', 'dark', 'unknown', 'unknown'])
  expect([...lanterns]).toEqual([
    ['town', true],
    [1, true],
    [2, false],
    [3, false],
    [4, false],
  ])
})

test('a stretch of the cord hangs between lands that are open, and glows between lands that are lit', () => {
  expect([...sceneAt(seen([1, 3], [2, 4]), null, 'after').cords]).toEqual([
    [1, true],
    [2, false],
    [3, false],
    [4, false],
  ])
})

test('the night ends as the lands are lit', () => {
  expect(sceneAt(seen([1, 2], [3]), null, 'after').dawn).toBe(0)
  expect(sceneAt(seen([...everywhere], []), null, 'after').dawn).toBe(1)
})

test('what was cleared since the last visit is a change; without a visit there is none', () => {
  const now = seen([1], [2, 3, 4])
  expect(changeSince(null, now)).toBeNull()
  expect(changeSince(now, now)).toBeNull()
  expect(changeSince(seen([], [1]), now)).toEqual({ lit: new Set([1]), open: new Set([2, 3, 4]) })
})

test('a change is shown step by step: the cord, the lantern, the land, then what it opened', () => {
  const now = seen([1], [2, 3, 4])
  const change = changeSince(seen([], [1]), now)
  const shown = steps.map((step) => {
    const { lands, lanterns, cords } = sceneAt(now, change, step)
    return [cords.get(1), lanterns.get(1), lands.get(1), lands.get(2), cords.has(2)]
  })
  expect(shown).toEqual([
    [false, false, 'dark', 'unknown', false],
    [true, false, 'dark', 'unknown', false],
    [true, true, 'dark', 'unknown', false],
    [true, true, 'lit', 'unknown', false],
    [true, true, 'lit', 'unknown', false],
    [true, true, 'lit', 'dark', true],
  ])
  expect(sceneAt(now, change, 'after')).toEqual(sceneAt(now, null, 'after'))
})

test('every land ends as it is now, one that was opened and cleared since the last visit too', () => {
  const now = seen([1, 2], [3, 4, 5])
  const change = changeSince(seen([], [1]), now)
  const { lands } = sceneAt(now, change, 'before')
  for (const [land, state] of sceneAt(now, null, 'after').lands) {
    const turn = turnOf(land, change)
    expect([land, turn?.before ?? state, turn?.after ?? state]).toEqual([land, lands.get(land), state])
  }
  expect(turnOf(2, change)).toEqual({ before: 'unknown', after: 'lit' })
})

test('what was seen survives the browser’s storage', () => {
  expect(readSeen(null)).toBeNull()
  expect(readSeen(writeSeen(seen([], [1])))).toEqual(seen([], [1]))
  expect(readSeen(writeSeen(seen([2, 1], [3, 4])))).toEqual(seen([1, 2], [3, 4]))
})

test('an arrow leads to the lantern that lies next in its direction', () => {
  expect(neighbour(everywhere, 1, 'ArrowRight')).toBe(4)
  expect(neighbour(everywhere, 1, 'ArrowUp')).toBe(2)
  expect(neighbour(everywhere, 6, 'ArrowRight')).toBe(7)
  expect(neighbour(everywhere, 5, 'ArrowUp')).toBe(6)
  expect(neighbour(everywhere, 10, 'ArrowUp')).toBe(11)
  expect(neighbour(everywhere, 10, 'ArrowDown')).toBe(8)
  expect(neighbour(everywhere, 1, 'ArrowLeft')).toBeNull()
  expect(neighbour(everywhere, 1, 'Enter')).toBeNull()
})

test('what is not open is passed over', () => {
  expect(neighbour(new Set([1, 3, 4]), 1, 'ArrowRight')).not.toBe(2)
})

test.each([[new Set([1, 2, 3, 4])], [new Set([1, 2, 3, 4, 5, 6, 7, 8, 9])], [everywhere]])(
  'arrows reach every lantern from the first',
  (open) => {
    const reached = new Set([1])
    for (const at of reached) {
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        const next = neighbour(open, at, key)
        if (next !== null) reached.add(next)
      }
    }
    expect(reached).toEqual(open)
  },
)

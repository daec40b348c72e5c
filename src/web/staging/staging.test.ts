import { expect, test } from 'vitest'
import { after1, after2, endMonologue1, endMonologue1After, endMonologue2, endMonologue2Cleared } from '../../content/story/ending.ts'
import { closingMonologue, prologue } from '../../content/story/prologue.ts'
import { endingParts, toldScenes } from '../../content/story/scenes.ts'
import { type Beat, beatsFor, stateOf } from '../../content/story/story.ts'
import { memberUrl, storySceneUrl } from '../art/story-pictures.ts'
import { roleClasses } from '../looks/roles.ts'
import { ending2 } from './endings/ending-2.ts'
import { prologueNotice } from './prologue/prologue-notice.ts'
import { at, memberIn, party, partyPoses, poseIn, type Staging, stagingOf, still, viewIn } from './staging.ts'
import { stagings } from './stagings.ts'

const endings = [1, 2, 3, 4] as const
const beatsOf = (ending: (typeof endings)[number]): readonly Beat[] => beatsFor(endingParts(ending, 0), [1, 2, 3])

/** Every page that a player may see. */
const pages: readonly Beat[] = [
  ...prologue,
  ...beatsFor(closingMonologue, [1, 2, 3]),
  ...toldScenes.flatMap(({ parts }) => beatsFor(parts, [1, 2, 3])),
  ...endMonologue1,
  ...endMonologue1After.flat(),
  ...[...endMonologue2, endMonologue2Cleared].flatMap((parts) => beatsFor(parts, [1, 2, 3])),
  ...([0, 1] as const).flatMap((pattern) => beatsFor(endingParts(1, pattern), [1, 2, 3])),
  ...endings.flatMap(beatsOf),
  ...after1.ending1.beats,
  ...after1.ending2.beats,
  ...after2.ending3,
  ...after2.ending4,
]
const staged = Object.entries(stagings)
/** The states in which something moves in a scene, or is seen from nearer or farther. */
const changesIn = ({ layers, views = [] }: Staging): readonly string[] => [
  ...layers.flatMap(({ poses: [, ...changes] }) => changes.map(([from]) => from)),
  ...views.map(([from]) => from),
]

test.each(staged)('%s: every state is named by a page, and every state that a page names is one of the scene', (scene, { states }) => {
  const named = new Set(pages.flatMap((beat) => (beat.scene === scene && beat.state !== undefined ? [beat.state] : [])))
  // The first is that before a page names one.
  expect(states.slice(1).filter((state) => !named.has(state))).toEqual([])
  expect([...named].filter((state) => !states.includes(state))).toEqual([])
})

test('a page that names a state shows a scene that has states', () => {
  const without = pages.filter(({ scene, state }) => state !== undefined && stagings[scene] === undefined)
  expect(without).toEqual([])
})

test.each(staged)('%s: every state but the first has a layer or a view that begins with it', (_, staging) => {
  const changes = changesIn(staging)
  expect(staging.states.slice(1).filter((state) => !changes.includes(state))).toEqual([])
})

test.each(staged)(
  '%s: every layer has its picture, and poses and views stand in the order of the states',
  (_, { states, layers, views = [] }) => {
    const inOrder = (named: readonly (readonly [string, ...unknown[]])[], what: string) => {
      const places = named.map(([from]) => states.indexOf(from))
      expect(places, what).toEqual([...new Set(places)].toSorted((a, b) => a - b))
      expect(
        places.every((place) => place > 0),
        what,
      ).toBe(true)
    }
    for (const { picture, party: three, poses } of layers) {
      expect(three ?? storySceneUrl(picture), picture).not.toBeNull()
      const [, ...changes] = poses
      inOrder(changes, picture)
    }
    inOrder(views, 'views')
  },
)

test('every role has a picture in every pose of the party', () => {
  for (const pose of [...partyPoses, 'front', 'kneeling', 'lap', 'idle', 'cloth', 'noon', 'reply', 'wish', 'told'] as const) {
    for (const role of roleClasses) expect(memberUrl(pose, role), `${pose} ${role}`).toBeTruthy()
  }
})

test('no scene shows the three twice in one pose: the layers are told apart by their names', () => {
  for (const [scene, { layers }] of staged) {
    const names = layers.map(({ picture }) => picture)
    expect(new Set(names).size, scene).toBe(names.length)
  }
})

test('a member stands with its feet where its slot says, as a share of the layer', () => {
  const layer = party('standing', [640, 376, 0.5], [0, 0, 1], [0, 0, 1], { place: at(540, 276, 200, 200), poses: still })
  // 200 × 240 px at half the size, feet at (100, 220).
  expect(memberIn(layer, [640, 376, 0.5])).toMatchObject({ left: '25%', top: '-5%', width: '50%', height: '60%' })
})

test('a view covers the window with its scene', () => {
  for (const [scene, { views = [] }] of staged) {
    for (const [from, scale, x, y] of views) {
      expect(x * scale, `${scene} ${from} left`).toBeGreaterThanOrEqual(640)
      expect((1280 - x) * scale, `${scene} ${from} right`).toBeGreaterThanOrEqual(640)
      expect(y * scale, `${scene} ${from} above`).toBeGreaterThanOrEqual(290)
      expect((720 - y) * scale, `${scene} ${from} below`).toBeGreaterThanOrEqual(430)
    }
  }
})

test('a scene is shown whole until its first view, which puts its point into the middle', () => {
  const states = ['whole', 'lit', 'near', 'still-near']
  const views = [['near', 2, 360, 505]] as const
  expect(viewIn({ states, views }, null)).toBe('translate(0%, 0%) scale(1)')
  expect(viewIn({ states, views }, 'lit')).toBe('translate(0%, 0%) scale(1)')
  expect(viewIn({ states }, 'near')).toBe('translate(0%, 0%) scale(1)')
  // 640 − 720 of 1280, 290 − 900 of 720.
  expect(viewIn({ states, views }, 'still-near')).toBe('translate(-6.25%, -100%) scale(2)')
  expect(viewIn({ states, views }, 'near')).toBe('translate(-6.25%, -100%) scale(2)')
})

test.each(endings)('the pictures of ending %s change with at least four pages', (ending) => {
  expect(beatsOf(ending).filter(({ state }) => state !== undefined).length).toBeGreaterThanOrEqual(4)
})

test.each(endings)('no picture of ending %s stands under more than six pages', (ending) => {
  const beats = beatsOf(ending)
  const pages = new Map<string, number>()
  for (const [page, { scene }] of beats.entries()) {
    const picture = `${scene} ${stateOf(scene, beats, page)}`
    pages.set(picture, (pages.get(picture) ?? 0) + 1)
  }
  expect([...pages].filter(([, times]) => times > 6)).toEqual([])
})

test('no two pages of the prologue show the same picture', () => {
  const beats: readonly Beat[] = prologue
  expect(new Set(beats.map(({ scene }, page) => `${scene} ${stateOf(scene, beats, page)}`)).size).toBe(beats.length)
})

test('strangers stop before the notice; once the three are chosen, it is they who stand there', () => {
  const strangers = ['tall', 'cape', 'bundle'].map((who) => `prologue-notice-${who}`)
  const standing = (state: string | null): readonly string[] =>
    prologueNotice.layers
      .filter((layer) => poseIn(prologueNotice, layer, state)[0] > 0)
      .map(({ picture }) => picture)
      .filter((picture) => strangers.includes(picture) || picture.startsWith('party-'))
  const states = (beats: readonly Beat[]): readonly (string | null)[] =>
    beats.flatMap(({ scene }, page) => (scene === 'prologue-notice' ? [stateOf(scene, beats, page)] : []))
  expect(states(prologue).map(standing)).toEqual([[], strangers])
  const after = states(beatsFor(closingMonologue, [1, 2, 3]))
  expect(after).toHaveLength(8)
  for (const state of after) expect(standing(state), `state ${state}`).toEqual(['party-standing'])
})

test('the third on the stone is one figure: the stone behind it, boots and legs before it, at one place in each of its moods', () => {
  const { layers } = ending2
  const order = ['ending-2-stone', 'party-front-third', 'party-reply-third', 'party-kneeling-third', 'ending-2-boot', 'party-lap-third']
  expect(layers.map(({ picture }) => picture).filter((picture) => order.includes(picture))).toEqual(order)
  const footings = order.slice(1, 4).map((name) => layers.find(({ picture }) => picture === name)?.party?.footings[2])
  expect(new Set(footings.map(String)).size).toBe(1)
  // As wide as its legs: they reach from 842 to 1222.
  const [x = 0, , scale = 0] = footings[0] ?? []
  expect([x - 100 * scale, x + 100 * scale]).toEqual([832, 1232])
})

test.each([0, 1] as const)('the square before the endings shows another picture on nearly every page, after answer %s', (pattern) => {
  const beats: readonly Beat[] = [...endMonologue1, ...endMonologue1After[pattern]].filter(({ scene }) => scene === 'ending-square')
  const pictures = new Set(beats.map(({ scene }, page) => stateOf(scene, beats, page)))
  expect(beats).toHaveLength(12)
  expect(pictures.size).toBeGreaterThanOrEqual(11)
})

test('a picture keeps its state over pages that show another, and has none before', () => {
  const beats: readonly Beat[] = [
    { scene: 'ending-3', lines: ['a'] },
    { scene: 'ending-3', state: 'evening', lines: ['b'] },
    { scene: 'hill', lines: ['c'] },
    { scene: 'ending-3', lines: ['d'] },
  ]
  expect([0, 1, 2, 3].map((page) => stateOf('ending-3', beats, page))).toEqual([null, 'evening', 'evening', 'evening'])
  expect(stateOf('hill', beats, 3)).toBeNull()
})

const { since, during, only, until } = stagingOf(['dark', 'lamp', 'moon', 'dawn'])
const opacities = (poses: Parameters<typeof poseIn>[1]['poses']) =>
  [null, 'dark', 'lamp', 'moon', 'dawn'].map((state) => poseIn({ states: ['dark', 'lamp', 'moon', 'dawn'] }, { poses }, state)[0])

test('a layer stays in its last pose until the next begins', () => {
  expect(opacities([[0.2], ['lamp', 0.5], ['dawn', 1]])).toEqual([0.2, 0.2, 0.5, 0.5, 1])
})

test('a span holds its first state and its last', () => {
  expect(opacities(since('moon'))).toEqual([0, 0, 0, 1, 1])
  expect(opacities(until('lamp'))).toEqual([1, 1, 1, 0, 0])
  expect(opacities(during('lamp', 'moon'))).toEqual([0, 0, 1, 1, 0])
  expect(opacities(only('moon'))).toEqual([0, 0, 0, 1, 0])
  expect(opacities(only('dawn'))).toEqual([0, 0, 0, 0, 1])
  expect(until('dawn')).toEqual([[1]])
})

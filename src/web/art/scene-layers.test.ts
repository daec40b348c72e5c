import { expect, test } from 'vitest'
import { endMonologue1, endMonologue1After } from '../../content/story/ending.ts'
import { closingMonologue, prologue } from '../../content/story/prologue.ts'
import { endingParts } from '../../content/story/scenes.ts'
import { type Beat, beatsFor, stateOf } from '../../content/story/story.ts'
import { memberUrl, storySceneUrl } from './story-pictures.ts'
import { roleClasses } from '../looks/roles.ts'
import { at, memberIn, party, partyPoses, poseIn, still, viewIn } from './scene-layer.ts'
import { sceneLayers, sceneViews } from './scene-layers.ts'

const endings = [1, 2, 3, 4] as const
const beatsOf = (ending: (typeof endings)[number]): readonly Beat[] => beatsFor(endingParts(ending, 0), [1, 2, 3])

test('every layer has its picture, and its poses begin with state 0 in the order of the states', () => {
  for (const { picture, party: three, poses } of Object.values(sceneLayers).flat()) {
    expect(three ?? storySceneUrl(picture), picture).not.toBeNull()
    const from = poses.map(([state]) => state)
    expect(from[0], picture).toBe(0)
    expect(from, picture).toEqual([...new Set(from)].toSorted((a, b) => a - b))
  }
})

test('every role has a picture in every pose of the party', () => {
  for (const pose of [...partyPoses, 'front', 'kneeling', 'lap', 'idle', 'cloth', 'noon', 'reply', 'wish', 'told'] as const) {
    for (const role of roleClasses) expect(memberUrl(pose, role), `${pose} ${role}`).toBeTruthy()
  }
})

test('no scene shows the three twice in one pose: the layers are told apart by their names', () => {
  for (const [scene, layers] of Object.entries(sceneLayers)) {
    const names = layers.map(({ picture }) => picture)
    expect(new Set(names).size, scene).toBe(names.length)
  }
})

test('a member stands with its feet where its slot says, as a share of the layer', () => {
  const layer = party('standing', [640, 376, 0.5], [0, 0, 1], [0, 0, 1], { place: at(540, 276, 200, 200), poses: still })
  // 200 × 240 px at half the size, feet at (100, 220).
  expect(memberIn(layer, [640, 376, 0.5])).toMatchObject({ left: '25%', top: '-5%', width: '50%', height: '60%' })
})

test('a view covers the window with its scene, and begins with a state that a page names', () => {
  const beats: readonly Beat[] = [
    ...prologue,
    ...closingMonologue,
    ...endMonologue1,
    ...endMonologue1After.flat(),
    ...endings.flatMap(beatsOf),
  ]
  for (const [scene, views] of Object.entries(sceneViews)) {
    for (const [from, scale, x, y] of views) {
      expect(x * scale, `${scene} ${from} left`).toBeGreaterThanOrEqual(640)
      expect((1280 - x) * scale, `${scene} ${from} right`).toBeGreaterThanOrEqual(640)
      expect(y * scale, `${scene} ${from} above`).toBeGreaterThanOrEqual(290)
      expect((720 - y) * scale, `${scene} ${from} below`).toBeGreaterThanOrEqual(430)
      expect(beats.filter((beat) => beat.scene === scene).map(({ state }) => state)).toContain(from)
    }
  }
})

test('a scene is shown whole until its first view, which puts its point into the middle', () => {
  expect(viewIn([[2, 2, 360, 505]], 1)).toBe('translate(0%, 0%) scale(1)')
  expect(viewIn(undefined, 3)).toBe('translate(0%, 0%) scale(1)')
  // 640 − 720 of 1280, 290 − 900 of 720.
  expect(viewIn([[2, 2, 360, 505]], 2)).toBe('translate(-6.25%, -100%) scale(2)')
})

test.each(endings)(
  'the pictures of ending %s change with at least four pages, and each state that a page names moves or frames something',
  (ending) => {
    const beats = beatsOf(ending)
    const named = beats.filter(({ state }) => state !== undefined)
    expect(named.length).toBeGreaterThanOrEqual(4)
    for (const { scene, state } of named) {
      const starts = [
        ...(sceneLayers[scene] ?? []).flatMap(({ poses }) => poses.map(([from]) => from)),
        ...(sceneViews[scene] ?? []).map(([from]) => from),
      ]
      expect(starts, `${scene} ${state}`).toContain(state)
    }
  },
)

test.each(endings)('no picture of ending %s stands under more than six pages', (ending) => {
  const beats = beatsOf(ending)
  const pages = new Map<string, number>()
  for (const [page, { scene }] of beats.entries()) {
    const picture = `${scene} ${stateOf(scene, beats, page)}`
    pages.set(picture, (pages.get(picture) ?? 0) + 1)
  }
  expect([...pages].filter(([, times]) => times > 6)).toEqual([])
})

test('no two pages of the prologue show the same picture, and each state that a page names moves something', () => {
  const beats: readonly Beat[] = prologue
  const shown = beats.map(({ scene }, page) => `${scene} ${stateOf(scene, beats, page)}`)
  expect(new Set(shown).size).toBe(beats.length)
  const later: readonly Beat[] = closingMonologue
  for (const { scene, state } of [...beats, ...later].filter((beat) => beat.state !== undefined)) {
    expect(sceneLayers[scene]?.some(({ poses }) => poses.some(([from]) => from === state))).toBe(true)
  }
})

test('strangers stop before the notice; once the three are chosen, it is they who stand there', () => {
  const strangers = ['tall', 'cape', 'bundle'].map((who) => `prologue-notice-${who}`)
  const standing = (state: number): readonly string[] =>
    (sceneLayers['prologue-notice'] ?? [])
      .filter((layer) => poseIn(layer, state)[1] > 0)
      .map(({ picture }) => picture)
      .filter((picture) => strangers.includes(picture) || picture.startsWith('party-'))
  const states = (beats: readonly Beat[]): readonly number[] =>
    beats.flatMap(({ scene }, page) => (scene === 'prologue-notice' ? [stateOf(scene, beats, page)] : []))
  expect(states(prologue).map(standing)).toEqual([[], strangers])
  const after = states(closingMonologue)
  expect(after).toHaveLength(4)
  for (const state of after) expect(standing(state), `state ${state}`).toEqual(['party-standing'])
})

test('the third on the stone is one figure: the stone behind it, boots and legs before it, at one place in each of its moods', () => {
  const layers = sceneLayers['ending-2'] ?? []
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
  for (const state of pictures) {
    expect(
      sceneLayers['ending-square']?.some(({ poses }) => poses.some(([from]) => from === state)),
      `state ${state}`,
    ).toBe(true)
  }
})

test('a picture keeps its state over pages that show another, and starts at 0', () => {
  const beats: readonly Beat[] = [
    { scene: 'ending-3', lines: ['a'] },
    { scene: 'ending-3', state: 3, lines: ['b'] },
    { scene: 'hill', lines: ['c'] },
    { scene: 'ending-3', lines: ['d'] },
  ]
  expect([0, 1, 2, 3].map((page) => stateOf('ending-3', beats, page))).toEqual([0, 3, 3, 3])
  expect(stateOf('hill', beats, 3)).toBe(0)
})

test('a layer stays in its last pose until the next begins', () => {
  const layer = {
    picture: 'ending-1-blind',
    place: { x: 0, y: 0, width: 1, height: 1 },
    poses: [
      [0, 0],
      [3, 1],
    ],
  } as const
  expect([0, 2, 3, 9].map((state) => poseIn(layer, state)[1])).toEqual([0, 0, 1, 1])
})

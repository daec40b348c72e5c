import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Speech } from '../../../../contract/battle/battle.ts'
import type { BattleEvent } from '../../../../rules/battle/event.ts'
import { gestures } from '../../../motion/gestures.ts'
import { GestureStage } from '../../../motion/stage.ts'
import { liveValue } from '../../../state/live-value.ts'
import { battleFrom, turnFrom } from '../battle-model.ts'
import { encounter, opponents, party, viewOf } from '../sample-battle.fixture.ts'
import { choreographyOf } from './choreography.ts'
import { readingTime, type Showing } from './frames.ts'
import { showTurn, type Tempo } from './show-turn.ts'

const sound = vi.hoisted(() => ({
  play: vi.fn<(name: string, side: number) => void>(),
  playBlow: vi.fn<(name: string, ms: number, side: number) => number | null>(),
}))
vi.mock('../../../sound/sound.ts', () => sound)

const before = battleFrom({ fieldId: 1, stageId: 1 }, encounter())
const events: readonly BattleEvent[] = [
  { type: 'acted', actor: 0, action: 'attack', targets: [3] },
  { type: 'damaged', target: 3, amount: 12, critical: false },
  { type: 'acted', actor: 1, action: 'attack', targets: [3] },
  { type: 'damaged', target: 3, amount: 5, critical: false },
  { type: 'turnEnded' },
]
const lines = ['キリカの攻撃！', '12のダメージ。', 'トモリの攻撃！', '5のダメージ。', '']
const words: Speech = { turn: 1, event: 1, speaker: 3, lines: ['ほう'] }
const longEnough = 60_000
/** From where each place is heard. */
const sides: Readonly<Record<number, number>> = { 0: -0.6, 1: 0.1, 3: 0.4 }

let motion = 'full'

beforeEach(() => {
  motion = 'full'
  vi.useFakeTimers()
  sound.play.mockReset()
  sound.playBlow.mockReset().mockReturnValue(null)
  vi.stubGlobal('document', { hidden: true })
  vi.stubGlobal('localStorage', { getItem: (name: string) => (name === 'kageakari.motion' ? motion : null) })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A turn that begins to be shown; `stage` passes stage time by hand, timers by vitest's. */
function begun(tempo: Partial<Tempo> = {}, said: readonly Speech[] = []) {
  const turn = turnFrom(before, [party, opponents, lines, [], 2, events, [...events.keys()], viewOf(party, opponents, 2), said])
  const stage = new GestureStage()
  vi.spyOn(stage, 'sideOf').mockImplementation((place) => sides[place ?? -1] ?? 0)
  stage.clock.step()
  const live = liveValue<Tempo>({ steps: 1, speeches: 1, held: false, ...tempo })
  const controller = new AbortController()
  const frames: Showing[] = []
  const choreography = choreographyOf(before.state, turn)
  let isOver = false
  const shown = showTurn(choreography, {
    stage,
    prepared: async () => undefined,
    tempo: live,
    signal: controller.signal,
    onFrame: (frame) => frames.push(frame),
  }).then(() => {
    isOver = true
  })
  return {
    choreography,
    controller,
    shown,
    /** HP of the enemy in the frames so far. */
    hp: () => frames.map(({ state }) => state.combatants[3]?.hp),
    said: () => frames.map(({ speech }) => speech?.lines[0] ?? null),
    setTempo: (next: Partial<Tempo>) => live.set({ ...live.get(), ...next }),
    /** Lets stage time and then time pass. */
    pass: async (stageTime: number, time = 0) => {
      await vi.advanceTimersByTimeAsync(0)
      stage.clock.advance(stageTime)
      await vi.advanceTimersByTimeAsync(time)
      return isOver
    },
  }
}

test('moving, each frame is shown as its blow lands, and a short look ends it', async () => {
  const { hp, pass } = begun()
  expect(await pass(10)).toBe(false)
  expect(hp()).toEqual([30, 30])
  await pass(400)
  expect(hp()).toEqual([30, 30, 18])
  expect(await pass(longEnough, 170)).toBe(false)
  expect(new Set(hp())).toEqual(new Set([30, 18, 13]))
  expect(await pass(0, 20)).toBe(true)
})

test('a blow waits for the music: what moves stands until it may go on, and its sound is played once', async () => {
  sound.playBlow.mockReturnValue(100)
  const { hp, pass } = begun()
  await pass(10)
  expect(sound.playBlow.mock.calls).toEqual([['hitPaper', gestures.strikeShears.contact, sides[3]]])
  await pass(gestures.strikeShears.contact + 80)
  expect(hp().at(-1), 'still waiting').toBe(30)
  await pass(20)
  expect(hp().at(-1)).toBe(18)
  expect(sound.play.mock.calls.filter(([name]) => name === 'hitPaper')).toEqual([])
})

test('at double speed the contact comes in half the time, and the wait is as long', async () => {
  sound.playBlow.mockReturnValue(50)
  const { hp, pass } = begun({ steps: 0.5 })
  await pass(10)
  expect(sound.playBlow.mock.calls).toEqual([['hitPaper', gestures.strikeShears.contact / 2, sides[3]]])
  // Stage time runs twice as fast.
  await pass(gestures.strikeShears.contact + 80)
  expect(hp().at(-1), 'still waiting').toBe(30)
  await pass(20)
  expect(hp().at(-1)).toBe(18)
})

test('where nothing sounds, nothing waits', async () => {
  const { hp, pass } = begun()
  await pass(gestures.strikeShears.contact + 10)
  expect(hp().at(-1)).toBe(18)
  expect(sound.play.mock.calls.filter(([name]) => name === 'hitPaper')).toEqual([['hitPaper', sides[3]]])
  expect(sound.play.mock.calls[0], 'who acts').toEqual(['shears', sides[0]])
})

test('at once, the end is shown at once, and stays for a glance', async () => {
  const { hp, pass } = begun({ steps: 0 })
  expect(hp()).toEqual([30, 13])
  expect(await pass(0, 740)).toBe(false)
  expect(await pass(0, 20)).toBe(true)
})

test('hurried to the end in the middle, no gesture goes on', async () => {
  const { hp, pass, setTempo } = begun()
  await pass(400)
  setTempo({ steps: 0 })
  await pass(0)
  expect(hp()).toEqual([30, 30, 18, 13])
  expect(await pass(longEnough, 760)).toBe(true)
  expect(hp()).toEqual([30, 30, 18, 13])
})

test('without motion, frame follows frame at the pace of the words', async () => {
  motion = 'none'
  const { hp, pass, choreography } = begun()
  expect(await pass(longEnough)).toBe(false)
  expect(hp()).toEqual([30])
  await pass(0, 810)
  expect(hp()).toEqual([30, 30])
  expect(await pass(0, 800 * choreography.frames.length + 750)).toBe(true)
  expect(hp().at(-1)).toBe(13)
})

test.each(['none', 'full'])('held, it stands where it is, with motion %s', async (given) => {
  motion = given
  const { hp, pass, setTempo } = begun({ held: true, steps: given === 'full' ? 0 : 1 })
  expect(await pass(0, longEnough)).toBe(false)
  expect(hp()).toEqual([30])
  setTempo({ held: false })
  expect(await pass(0, longEnough)).toBe(true)
})

test('a speech after a blow is read before the turn goes on', async () => {
  const { said, hp, pass } = begun({ steps: 0 }, [words])
  expect(said()).toEqual([null, 'ほう'])
  expect(hp()).toEqual([30, 18])
  await pass(0, readingTime(words) - 10)
  expect(said()).toEqual([null, 'ほう'])
  await pass(0, 20)
  expect(said()).toEqual([null, 'ほう', null, null])
  expect(hp()).toEqual([30, 18, 18, 13])
})

test('held, what is said stays', async () => {
  const { said, pass, setTempo } = begun({ steps: 0 }, [words])
  setTempo({ held: true })
  await pass(0, longEnough)
  expect(said()).toEqual([null, 'ほう'])
  setTempo({ held: false })
  await pass(0, readingTime(words) + 10)
  expect(said()).toEqual([null, 'ほう', null, null])
})

test('a speech that is hurried on ends at once', async () => {
  const { said, pass, setTempo } = begun({ steps: 0 }, [words])
  setTempo({ speeches: 0 })
  await pass(0, 1)
  expect(said()).toEqual([null, 'ほう', null, null])
})

test('ended by its signal, nothing more is shown and nothing waits', async () => {
  const { hp, shown, pass, controller } = begun()
  await pass(400)
  controller.abort()
  await shown
  await pass(longEnough, longEnough)
  expect(hp()).toEqual([30, 30, 18])
  expect(vi.getTimerCount()).toBe(0)
})

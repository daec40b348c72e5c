import { expect, test } from 'vitest'
import type { ReplayStage } from '../../../../contract/battle/encore.ts'
import { recordedFrom, replayFlow, type ReplayState } from './replay-flow.ts'
import type { TurnReply } from '../../../../contract/battle/battle.ts'
import { encounter, opponents, party, viewOf } from '../sample-battle.fixture.ts'

const flow = replayFlow(3, false)
const play = (state: ReplayState, ...actions: Parameters<typeof flow>[1][]) => actions.reduce(flow, state)
const start: ReplayState = { at: 0, playing: false }

test('plays turn after turn and stops after the last', () => {
  const playing = play(start, { type: 'toggled' }, { type: 'shown' }, { type: 'shown' })
  expect(playing).toEqual({ at: 2, playing: true })
  expect(play(playing, { type: 'shown' })).toEqual({ at: 3, playing: false })
  expect(play(playing, { type: 'shown' }, { type: 'shown' })).toEqual({ at: 3, playing: false })
})

test('waits for the next stage at the end where one follows', () => {
  expect(replayFlow(3, true)({ at: 2, playing: true }, { type: 'shown' })).toEqual({ at: 3, playing: true })
})

test('begins again when it is played at its end', () => {
  expect(play({ at: 3, playing: false }, { type: 'toggled' })).toEqual({ at: 0, playing: true })
})

test('a pause stays where it is, and no turn ends while it lasts', () => {
  const paused = play({ at: 1, playing: true }, { type: 'toggled' })
  expect(paused).toEqual({ at: 1, playing: false })
  expect(play(paused, { type: 'shown' })).toEqual(paused)
})

test('steps to and fro within the stage, and stops', () => {
  expect(play({ at: 1, playing: true }, { type: 'stepped', by: 1 })).toEqual({ at: 2, playing: false })
  expect(play(start, { type: 'stepped', by: -1 })).toEqual(start)
  expect(play({ at: 3, playing: false }, { type: 'stepped', by: 1 })).toEqual({ at: 3, playing: false })
})

const turnReply = (): TurnReply => [party, opponents, ['キリカの攻撃！'], [], 2, [], [0], viewOf(party, opponents, 2), []]

test('a recorded stage has a battle before each turn and one after the last, with the log so far', () => {
  const run = { id: 1, field_id: 14, rank: 1, points: 0, stages: 1, turns: 2, members: [], is_own: false }
  const stage: ReplayStage = { run, stage_id: 2, stages: 3, first: encounter(), turns: [turnReply(), turnReply()] }
  const { battles, turns } = recordedFrom(stage)
  expect([battles.length, turns.length]).toEqual([3, 2])
  expect(battles.map(({ log }) => log.length)).toEqual([0, 1, 2])
  expect(battles[0].place).toEqual({ fieldId: 14, stageId: 2 })
  expect(battles[2]).toBe(turns[1]?.after)
})

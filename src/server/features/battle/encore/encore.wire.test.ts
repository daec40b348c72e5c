import { expect, test } from 'vitest'
import { CONTENT_VERSION, catalog } from '../../../../content/catalog.ts'
import { FINALE } from '../../../../content/named-ids.ts'
import { replayed } from '../../../../rules/adventure/recording.ts'
import { NO_POINTS } from '../../../../rules/party/growth.ts'
import { rngStateFrom } from '../../../../rules/rng.ts'
import { encounterOf, turnOf } from '../../../../../tests/clients/battle-replies.ts'
import { ENCORE_SCALE } from './encore.service.ts'
import { runToWire, stageToWire, standingToWire } from './encore.wire.ts'

const run = {
  id: 5,
  saveId: 8,
  field: FINALE,
  rank: 3,
  points: 0,
  stages: 2,
  turns: 4,
  reachedAt: 0,
  contentVersion: CONTENT_VERSION,
  cast: [
    { name: '一', role: 1 },
    { name: '二', role: 2 },
    { name: '三', role: 3 },
  ],
  hiddenAt: null,
} as const
const onWire = {
  id: 5,
  field_id: 13,
  rank: 3,
  points: 0,
  stages: 2,
  turns: 4,
  members: [
    { name: '一', role_id: 1, class: 'striker', class_japanese: '切込師' },
    { name: '二', role_id: 2, class: 'medic', class_japanese: '灯医' },
    { name: '三', role_id: 3, class: 'paladin', class_japanese: '屏風守' },
  ],
  is_own: true,
}

const strong = { ...NO_POINTS, str: 9000, hp: 9000 }
const defend = [0, 1, 2].map((actor) => ({ type: 'defence', actor }) as const)
const attack = [0, 1, 2].map((actor) => ({ type: 'attack', actor, target: 3 }) as const)
/** Two stages, in each of which everybody defends for a turn first. */
const { turns } = replayed(
  {
    field: FINALE,
    members: [1, 2, 3].map((role) => ({ role, level: 10, exp: 1850, spent: strong, skills: [] })),
    bag: [{ item: 1, count: 2 }],
    scale: ENCORE_SCALE,
    seed: rngStateFrom(7),
    turns: [1, 2].flatMap((stage) => [
      { stage, turn: 1, commands: defend },
      { stage, turn: 2, commands: attack },
    ]),
  },
  catalog,
)

test('a run is told with the roles of its members, and whose it is', () => {
  expect(runToWire(run, 8)).toEqual(onWire)
  expect(runToWire(run, 9)).toEqual({ ...onWire, is_own: false })
})

test('how a run stands at its end is told beside the best of its save', () => {
  const standing = { field: FINALE, points: 0, stages: 2, turns: 4, best: null, isBest: false, unranked: 'tooShort' } as const
  const shown = { points: 0, stages: 2, turns: 4, best: null, is_best: false, unranked: 'tooShort' }
  expect(standingToWire(standing, 8)).toEqual(shown)
  expect(standingToWire({ ...standing, best: run, isBest: true, unranked: null }, 8)).toEqual({
    ...shown,
    best: onWire,
    is_best: true,
    unranked: null,
  })
})

test('a stage is shown to whoever watches as one that was just entered, under names alone and with nothing that the runner knew', () => {
  const shown = stageToWire(run, { stages: 2, turns: turns.filter(({ before }) => before.stage === 2) }, 9)
  if (!shown) throw new Error('There is nothing to see')
  expect(shown).toMatchObject({ run: { id: 5, is_own: false }, stage_id: 2, stages: 2 })
  const { resume, session, turn, members, enemies, items, said } = encounterOf(shown.first)
  expect(resume).toEqual({
    phase: 'fighting',
    log: [],
    result: null,
    // Two turns of the first stage, and the one that it names and nobody plays.
    first_turn: 4,
    wounded: false,
    clears: 0,
    adventure_id: 0,
    tactics: [],
    endless: null,
  })
  expect([session, turn, said]).toEqual(['00000000-0000-0000-0000-000000000000', 4, []])
  expect(members.map(({ id, name }) => [id, name])).toEqual([
    [1, '一'],
    [2, '二'],
    [3, '三'],
  ])
  expect(items.map(({ id, possession_number }) => [id, possession_number])).toEqual([[1, 2]])
  const played = shown.turns.map(turnOf)
  expect(played.map((one) => [one.turn, one.said])).toEqual([
    [5, []],
    [6, []],
  ])
  expect(played.map(({ log }) => log[0])).toEqual([expect.stringMatching(/^一は身構え/), expect.stringMatching(/^一.*！$/)])
  for (const seen of [enemies, ...played.map((one) => one.enemies)])
    expect(seen.map(({ known }) => known)).toEqual([{ physical: null, magical: null }])
})

test('of a stage without turns there is nothing to see', () => {
  expect(stageToWire(run, { stages: 2, turns: [] }, 8)).toBeNull()
})

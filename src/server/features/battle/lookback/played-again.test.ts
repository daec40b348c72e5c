import { expect, test } from 'vitest'
import { CONTENT_VERSION, catalog } from '../../../../content/catalog.ts'
import { playTurn, startAdventure } from '../../../../rules/adventure/adventure.ts'
import { newMember } from '../../../../rules/party/growth.ts'
import { rngStateFrom } from '../../../../rules/rng.ts'
import type { AdventureRecord } from '../../../store/rows/battle/records.ts'
import { playedAgain } from './played-again.ts'

const members = [1, 2, 3].map((role) => newMember(role))
const seed = rngStateFrom(7)
const commands = [0, 1, 2].map((actor) => ({ type: 'defence', actor }) as const)
const { adventure: after, events } = playTurn(startAdventure({ field: 1, members, bag: [], rng: seed }, catalog), commands, catalog)
const record: AdventureRecord = {
  field: 1,
  members,
  bag: [],
  seed,
  contentVersion: CONTENT_VERSION,
  names: ['一', '二', '三'],
  result: 'fighting',
  turns: [{ stage: 1, turn: 1, commands, events }],
}
const again = (over: Partial<AdventureRecord>) => playedAgain({ ...record, ...over }, () => Promise.resolve())

test('a record of today’s tables is played again, turn by turn', async () => {
  expect((await again({}))?.map((turn) => [turn.commands, turn.events, turn.after])).toEqual([[commands, events, after]])
})

test('a record of other tables is not, nor one in which something else had happened', async () => {
  expect(await again({ contentVersion: CONTENT_VERSION - 1 })).toBeNull()
  expect(await again({ turns: [{ stage: 1, turn: 1, commands, events: [] }] })).toBeNull()
})

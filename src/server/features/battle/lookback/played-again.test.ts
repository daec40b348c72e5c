import { expect, test } from 'vitest'
import { CONTENT_VERSION } from '../../../../content/catalog.ts'
import type { AdventureRecord } from '../../../store/rows/battle/records.ts'
import { playedAgain } from './played-again.ts'
import { after, commands, events, record } from './record.fixture.ts'

const again = (over: Partial<AdventureRecord>) => playedAgain({ ...record, ...over }, () => Promise.resolve())

test('a record of today’s tables is played again, turn by turn', async () => {
  expect((await again({}))?.map((turn) => [turn.commands, turn.events, turn.after])).toEqual([[commands, events, after]])
})

test('a record of other tables is not, nor one in which something else had happened', async () => {
  expect(await again({ contentVersion: CONTENT_VERSION - 1 })).toBeNull()
  expect(await again({ turns: [{ stage: 1, turn: 1, commands, events: [] }] })).toBeNull()
})

import { CONTENT_VERSION, catalog } from '../../../../content/catalog.ts'
import { playTurn, startAdventure } from '../../../../rules/adventure/adventure.ts'
import { newMember } from '../../../../rules/party/growth.ts'
import { rngStateFrom } from '../../../../rules/rng.ts'
import type { AdventureRecord } from '../../../store/rows/battle/records.ts'

const members = [1, 2, 3].map((role) => newMember(role))
const seed = rngStateFrom(7)
export const commands = [0, 1, 2].map((actor) => ({ type: 'defence', actor }) as const)
export const { adventure: after, events } = playTurn(startAdventure({ field: 1, members, bag: [], rng: seed }, catalog), commands, catalog)

/** Of one turn, in which all three have crouched. */
export const record: AdventureRecord = {
  field: 1,
  members,
  bag: [],
  seed,
  contentVersion: CONTENT_VERSION,
  names: ['一', '二', '三'],
  result: 'fighting',
  turns: [{ stage: 1, turn: 1, commands, events }],
}

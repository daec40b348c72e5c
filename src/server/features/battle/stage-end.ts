import { firstClearLines, giftLines } from '../../../content/log/first-clear.ts'
import { resultLog } from '../../../content/log/result-log.ts'
import { isEncore } from '../../../content/named-ids.ts'
import { encoreText } from '../../../content/text/encore.ts'
import { fieldTexts } from '../../../content/text/fields.ts'
import type { BattleEvent } from '../../../rules/battle/event.ts'
import { GIFT_AFTER, GUILD_GIFT } from '../../../rules/town/shop.ts'
import { type CastMember, type StoredAdventure, type StoredWin } from '../../store/rows/battle/adventures.ts'
import { findStageTurns } from '../../store/rows/battle/adventure-turns.ts'
import { markDefended } from '../../store/rows/save/errand.ts'
import { payGift } from '../../store/rows/save/gift.ts'
import { countLoss, forgetLosses } from '../../store/rows/battle/losses.ts'
import { markCleared, progressOf } from '../../store/rows/save/progress.ts'
import { countStage } from '../../store/rows/save/saves.ts'
import type { Tx } from '../../store/store.ts'
import { noteBossBeaten, noteEndedStage } from './battle-journal.ts'

/** Counted when the stage ends, whatever becomes of the adventure: a lost stage with those who fell in it. */
export async function countEndedStage(tx: Tx, adventure: StoredAdventure, now: number): Promise<void> {
  const { saveId, cast, state } = adventure
  const { field, phase } = state
  const events = await stageEvents(tx, adventure)
  const fallen = events.filter((event) => event.type === 'fell' && event.target < cast.length).length
  await countStage(tx, saveId, { won: phase === 'won', fallen })
  if (hasDefended(events, cast)) await markDefended(tx, saveId)
  if (phase === 'lost') await countLoss(tx, saveId, field)
  await noteEndedStage(tx, adventure, events, now)
}

/** Of a stage that is given up counts only whether a member has defended (a step of the errand), and what goes into the journal. */
export async function countGivenUp(tx: Tx, adventure: StoredAdventure, now: number): Promise<void> {
  const events = await stageEvents(tx, adventure)
  if (hasDefended(events, adventure.cast)) await markDefended(tx, adventure.saveId)
  await noteEndedStage(tx, adventure, events, now)
}

/** Records a cleared field at once, whatever becomes of the adventure. */
export async function settleWin(tx: Tx, { saveId, difficulty, state, cast }: StoredAdventure, now: number): Promise<StoredWin | null> {
  const { result, field, stage } = state
  if (!result) return null
  if (isEncore(field)) return { lines: encoreText.won(field, stage), fieldCleared: result.fieldCleared, alreadyCleared: true }
  const name = fieldTexts.find(({ id }) => id === field)?.name ?? ''
  const names = { members: cast.map((member) => member.name), field: { id: field, name }, stage }
  const lines = resultLog(result, names)
  if (!result.fieldCleared) return { lines, fieldCleared: false, alreadyCleared: true }
  const losses = await forgetLosses(tx, saveId, field)
  await noteBossBeaten(tx, { saveId, state }, losses, now)
  const isFirst = await markCleared(tx, saveId, { field, difficulty }, now)
  const clears = (await progressOf(tx, saveId)).cleared.size
  const news = isFirst ? firstClearLines(field, clears) : []
  // Saves that had five fields before there was a gift get it with the next boss, an old one or a new one.
  const gift = clears >= GIFT_AFTER && (await payGift(tx, saveId, GUILD_GIFT)) ? GUILD_GIFT : 0
  return {
    lines: [...lines, ...news, ...(gift === 0 ? [] : giftLines(gift))],
    fieldCleared: true,
    alreadyCleared: !isFirst,
    gift,
  }
}

/** All that happened in the current stage. */
const stageEvents = async (tx: Tx, { id, state: { stage } }: StoredAdventure): Promise<readonly BattleEvent[]> =>
  (await findStageTurns(tx, id, stage)).flatMap((turn) => turn.events)

const hasDefended = (events: readonly BattleEvent[], cast: readonly CastMember[]): boolean =>
  events.some((event) => event.type === 'acted' && event.action === 'defence' && event.actor < cast.length)

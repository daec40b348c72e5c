import { api, type ReplyOf } from '../../src/contract/api.ts'
import { ENDLESS } from '../../src/content/named-ids.ts'
import { NO_POINTS } from '../../src/rules/party/growth.ts'
import { updateMember } from '../../src/server/store/rows/save/members.ts'
import { setEnding } from '../../src/server/store/rows/save/saves.ts'
import { fight, give } from '../adventures.ts'
import type { Browser } from './browser.ts'
import type { Game } from '../game.ts'

/** What the end of a run tells of it. */
type RunEnd = NonNullable<ReplyOf<typeof api.battle.finish>['standing']>

/** A player for whom both runs are open. `strength`: points on STR and HP; with 9000 nothing stands in the way. */
export async function encorePlayer(game: Game, strength = 9000, roles: readonly number[] = [1, 2, 3]): Promise<Browser> {
  const browser = await game.player(roles)
  const { save, members } = await give(game, browser, { cleared: [11, 12], bag: [{ item: 1, count: 3 }] })
  await game.reach(async (tx) => {
    await setEnding(tx, save, 4)
    for (const id of members) await updateMember(tx, id, { exp: 1850, spent: { ...NO_POINTS, str: strength, hp: strength }, skills: [] })
  })
  return browser
}

/** Wins stages until so many are won. @returns the session. */
export async function winStages(browser: Browser, field: number, count: number, from = 1): Promise<string> {
  let session = ''
  for (let stage = from; stage <= count; stage += 1) session = (await fight(browser, field, stage)).session
  return session
}

/** A run of 無尽の幕 that wins so many curtains and ends between two of them. @throws Error when nothing is told of it. */
export async function endlessRun(browser: Browser, curtains: number): Promise<RunEnd> {
  const session_id = await winStages(browser, ENDLESS, curtains)
  const { standing } = await browser.call(api.battle.finish, { session_id })
  if (!standing) throw new Error('It was no run')
  return standing
}

/** The best run of the save in the ranking. @throws Error when there is none. */
export function bestOf(end: RunEnd | undefined): NonNullable<RunEnd['best']> {
  if (!end?.best) throw new Error('No run is ranked')
  return end.best
}

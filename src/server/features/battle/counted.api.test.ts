import { expect, test } from 'vitest'
import { all, encount, exec, fight, give, idsOf, STRONG } from '../../../../tests/adventures.ts'
import type { Browser } from '../../../../tests/clients/browser.ts'
import { encorePlayer } from '../../../../tests/clients/encore-players.ts'
import { onBothDatabases } from '../../../../tests/game.ts'
import { FINALE } from '../../../content/named-ids.ts'
import { api } from '../../../contract/api.ts'
import { errandStepsOf } from '../../store/rows/save/errand.ts'
import { saveOf } from '../../store/rows/save/saves.ts'
import { shadowCountsOf } from '../../store/rows/battle/shadow-notes.ts'

const ENEMY_KIND = 11

onBothDatabases('what a save counts of its battles', (game) => {
  const counted = async (browser: Browser) => {
    const { save } = await idsOf(game, browser)
    return game.reach(async (tx) => ({
      won: (await saveOf(tx, save)).battlesWon,
      hasDefended: (await errandStepsOf(tx, save)).hasDefended,
      folded: (await shadowCountsOf(tx, save, ENEMY_KIND)).folded,
    }))
  }
  /** A strong party that has defended for a turn. */
  async function afterDefence(browser: Browser, field = 1) {
    const start = await encount(browser, field, 1)
    await exec(browser, { session_id: start.session, selectedCommands: all(start.members, { command: 'DEFENCE' }), turn: 1 })
  }

  test('comes with the turn that ends a stage, once, and not before', async () => {
    const browser = await game.player()
    await give(game, browser, { exp: STRONG })
    await afterDefence(browser)
    expect(await counted(browser)).toEqual({ won: 0, hasDefended: false, folded: 0 })
    const { session } = await fight(browser, 1, 1)
    const after = { won: 1, hasDefended: true, folded: 2 }
    expect(await counted(browser)).toEqual(after)
    await browser.call(api.battle.refresh, { session_id: session })
    expect(await counted(browser)).toEqual(after)
  })

  test('is a defence, and no win, of a stage that was given up', async () => {
    const browser = await game.player()
    await afterDefence(browser)
    await browser.call(api.battle.refresh, {})
    expect(await counted(browser)).toEqual({ won: 0, hasDefended: true, folded: 0 })
  })

  test('is nothing of a run after the story, won or given up', async () => {
    const browser = await encorePlayer(game)
    await fight(browser, FINALE, 1)
    const second = await encount(browser, FINALE, 2)
    await exec(browser, { session_id: second.session, selectedCommands: all(second.members, { command: 'DEFENCE' }) })
    await browser.call(api.battle.refresh, {})
    expect(await counted(browser)).toEqual({ won: 0, hasDefended: false, folded: 0 })
  })
})

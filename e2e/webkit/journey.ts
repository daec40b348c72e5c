import { expect, inject, test as base } from 'vitest'
import type { GameServer } from '../../tests/servers/game-server.ts'
import { type Earned, earnFor } from '../support/earned.ts'
import { startWithSameDice } from '../support/same-dice.ts'
import { Player } from './player.ts'
import { Session } from './session.ts'

interface Fixtures {
  readonly server: GameServer
  /** In a new window of 1280×800, without cookies. What went wrong in the page fails the journey. */
  readonly player: Player
  /** Troubles that match are meant to happen. */
  readonly expected: RegExp[]
}

export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads the fixture's needs from this pattern
  server: async ({}, use) => {
    const server = await startWithSameDice()
    await use(server)
    await server.stop()
  },
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads the fixture's needs from this pattern
  expected: async ({}, use) => {
    await use([])
  },
  player: async ({ server, expected }, use) => {
    const { url, browser } = inject('webkit')
    const session = await Session.open(url, browser)
    try {
      const player = new Player(session, server.url)
      await player.holds(1280, 800)
      await use(player)
      const unexpected = (await player.troubles()).filter((each) => !expected.some((pattern) => pattern.test(each)))
      expect(unexpected, 'errors, policy reports and 5xx').toEqual([])
    } finally {
      await session.close()
    }
  },
})

const NAMES = ['キリカ', 'トモリ', 'ゴトク', 'ウツシ', 'ヨイマチ', 'ハヤシ']

/** A new account with a party of the first three roles, without the screens; what would take hours may be given. */
export async function arriveWithParty(player: Player, server: GameServer, earned: Earned = {}): Promise<void> {
  await player.go('/game/rpg')
  const party = [1, 2, 3].map((roleId) => ({ roleId, roleClassJapanese: '', partyName: NAMES[roleId - 1] }))
  const email = `guest-${crypto.randomUUID().slice(0, 12)}@example.com`
  await player.call('/api/game/rpg/title/check_situation')
  await player.call('/api/game/rpg/title/create_rpg_user', { name: '登録くん', email, password: 'abcd1234' })
  await player.call('/api/game/rpg/beginning/create', { selected_info: party })
  const { user_id } = (await player.call('/api/game/rpg/title/check_situation')) as { readonly user_id: number }
  earnFor(user_id, server, earned)
}

import { expect } from 'vitest'
import { arriveWithParty, test } from '../journey.ts'
import { KEYS } from '../session.ts'

test('the server goes in mid-battle and comes back: the turn is told to wait, is sent again, and counts once', async ({
  player,
  server,
  expected,
}) => {
  expected.push(/^rejected: .*(Load failed|network)/, /Failed to load resource/)
  await arriveWithParty(player, server)
  await player.go('/game/rpg/battle/1/1')
  for (const name of ['キリカ', 'トモリ']) {
    await player.sees(`${name}はどうする？`)
    await player.key('3')
  }
  await player.sees('ゴトクはどうする？')
  await server.restart(async () => {
    await player.key('3')
    await player.sees(/届|つなが|待/)
    await player.picture('server-gone')
  })
  await player.sees('キリカはどうする？')
  await player.sees('第2回')
})

test('sound begins with the touch that asks for it, and not before', async ({ player, server }) => {
  await arriveWithParty(player, server)
  player.touches()
  await player.go('/game/rpg/menu')
  await player.run(SPY)
  await player.sees('冒険に出る')
  expect(await player.run('return window.contexts.map((c) => c.state)')).toEqual([])
  await player.press('音を出す')
  await player.waits(
    () => player.run("return window.contexts.length > 0 && window.contexts.every((c) => c.state === 'running')"),
    'no sound',
  )
  await player.key(KEYS.escape)
})

/** Keeps what plays. */
const SPY = `
  window.contexts = []
  const Own = window.AudioContext
  window.AudioContext = class extends Own { constructor(...means) { super(...means); window.contexts.push(this) } }
`

import { arriveWithParty, test } from '../journey.ts'

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

import { arriveWithParty, test } from '../journey.ts'

const everything = { cleared: Array.from({ length: 12 }, (_, at) => at + 1), read: [409] }

test('an ending: the answers, the flame, the credits, and the title that remembers', async ({ player, server }) => {
  await arriveWithParty(player, server, everything)
  await player.go('/game/rpg/menu')
  await player.press('宝を確かめる')
  await player.press('決めに行く')
  await player.sees('三人は、いちど門の外へ出た。')
  await player.picture('ending-gate')
  await player.press('とばす')
  await player.press('何も言わない')
  await player.press('とばす')
  await player.sees('丘の上には、三人のほかに誰もいない。')
  await player.press('とばす')
  await player.picture('ending-choice')
})

import { arriveWithParty, test } from '../journey.ts'

/** What Apple sells, held sideways, in CSS pixels; upright, the narrowest window that GTK gives. */
const SIZES = [
  [844, 390],
  [932, 430],
  [667, 375],
  [447, 844],
] as const

/** Each place of the town, with words that are seen once it is there. */
const PLACES = [
  ['menu', '冒険に出る'],
  ['menu/adventure', '灯見ヶ原'],
  ['menu/shop', '灯飴'],
  ['menu/status', 'キリカ'],
  ['menu/library', 'はじめての三人旅'],
  ['menu/job', 'PUSH'],
  ['menu/bbs', '貼る言葉'],
  ['menu/journal', '旅の栞'],
] as const

for (const [width, height] of SIZES) {
  const size = `${width}x${height}`
  test(`at ${size} a finger finds its way: title, town, battle, result; pictures of each`, async ({ player, server }) => {
    const look = async (name: string) => {
      await player.comesToRest()
      await player.picture(`${name.replaceAll('/', '-')}-${size}`)
    }
    player.touches()
    await player.holds(width, height)
    await player.go('/game/rpg')
    await player.sees('すぐ作る')
    await look('title')
    await arriveWithParty(player, server, { strength: 30 })
    for (const [place, words] of PLACES) {
      await player.go(`/game/rpg/${place}`)
      await player.sees(words)
      await look(place)
    }
    await player.go('/game/rpg/battle/1/1')
    await player.sees('どうする？')
    await look('battle')
    await player.press('ATTACK')
    await look('battle-aiming')
    await player.press('やめる')
    await player.press('おまかせで進む')
    await player.sees('影は畳まれた')
    await player.sees('つぎへ進む')
    await look('result')
  })
}

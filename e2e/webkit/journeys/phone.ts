import { expect } from 'vitest'
import { arriveWithParty, test } from '../journey.ts'
import type { Player } from '../player.ts'

/** What Apple sells, held sideways and upright, in CSS pixels. */
const SIZES = [
  [844, 390],
  [932, 430],
  [667, 375],
  [390, 844],
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

async function looksRight(player: Player, name: string, size: string): Promise<void> {
  await player.picture(`${name.replaceAll('/', '-')}-${size}`)
  expect.soft(await player.faults(), `${name} at ${size}`).toEqual([])
}

for (const [width, height] of SIZES) {
  const size = `${width}x${height}`
  test(`at ${size} everything can be read and touched: title, town, battle, result`, async ({ player, server }) => {
    player.touches()
    await player.holds(width, height)
    await player.go('/game/rpg')
    await player.sees('すぐ作る')
    await looksRight(player, 'title', size)
    await arriveWithParty(player, server, { strength: 30 })
    for (const [place, words] of PLACES) {
      await player.go(`/game/rpg/${place}`)
      await player.sees(words)
      await looksRight(player, place, size)
    }
    await player.go('/game/rpg/battle/1/1')
    await player.sees('どうする？')
    await looksRight(player, 'battle', size)
    await player.press('ATTACK')
    await looksRight(player, 'battle-aiming', size)
    await player.press('やめる')
    await player.press('おまかせで進む')
    await player.sees('影は畳まれた')
    await player.sees('つぎへ進む')
    await looksRight(player, 'result', size)
  })
}

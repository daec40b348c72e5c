import { expect } from 'vitest'
import { arriveWithParty, test } from '../journey.ts'
import type { Player } from '../player.ts'

/** The page's own size. GTK's smallest window is 447 px wide, so the phone held upright is a wide one. */
const screens = [
  [1280, 800],
  [932, 430],
  [844, 390],
  [667, 375],
  [447, 844],
] as const

const everywhere = Array.from({ length: 12 }, (_, at) => at + 1)

/** Turns the window to every size, takes a picture of each, and measures it where the whole stage is meant to fit. */
async function look(player: Player, name: string, faults: string[]): Promise<void> {
  for (const [width, height] of screens) {
    await player.holds(width, height)
    await player.comesToRest()
    await player.picture(`${name}-${width}x${height}`)
    if (width > 1000 || height > width) continue
    for (const fault of await player.faults()) faults.push(`${name} ${width}×${height}: ${fault}`)
  }
  await player.holds(1280, 800)
}

test('before the town, every screen can be read and touched on a phone', async ({ player }) => {
  const faults: string[] = []
  await player.go('/game/rpg')
  await player.sees('すぐ作る')
  await look(player, 'title', faults)
  await player.press('すぐ作る')
  await player.press('控えたので、はじめる')
  await player.press('はじめから')
  await player.press('とばす')
  await player.sees('この人にする')
  await look(player, 'beginning', faults)
  expect(faults).toEqual([])
})

test('in town and in an ending, every screen can be read and touched on a phone', async ({ player, server }) => {
  const faults: string[] = []
  await arriveWithParty(player, server, { cleared: everywhere, read: [409], exp: 400, gold: 3000, strength: 4 })
  for (const [place, words] of [
    ['menu', '冒険に出る'],
    ['menu/adventure', 'ここへ向かう'],
    ['menu/shop', '灯飴'],
    ['menu/status', 'キリカ'],
    ['menu/library', '灯の歴史'],
    ['ending', '三人は、いちど門の外へ出た。'],
  ] as const) {
    await player.go(`/game/rpg/${place}`)
    await player.sees(words)
    await look(player, place.replace('menu/', ''), faults)
  }
  expect(faults).toEqual([])
})

test('a battle can be read and touched on a phone, to its result', async ({ player, server }) => {
  const faults: string[] = []
  await arriveWithParty(player, server, { cleared: everywhere, strength: 900 })
  await player.go('/game/rpg/battle/11/1')
  await player.sees('キリカはどうする？')
  await look(player, 'battle', faults)
  await player.press('ATTACK')
  await player.sees('どの影に？')
  await look(player, 'battle-targets', faults)
  await player.call('/api/game/rpg/battle/refresh', { session_id: '' })
  await player.go('/game/rpg/battle/1/1')
  await player.sees('キリカはどうする？')
  while (!(await player.text()).includes('一気に')) await player.key('s')
  while (!(await player.text()).includes('影は畳まれた')) {
    await player.pressIfThere('おまかせで進む')
    await player.sees(/どうする？|影は畳まれた/)
  }
  await look(player, 'battle-result', faults)
  expect(faults).toEqual([])
})

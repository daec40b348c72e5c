import { expect } from 'vitest'
import { arriveWithParty, test } from '../journey.ts'
import type { Player } from '../player.ts'

test('sound begins with the touch that asks for it, and not before', async ({ player, server }) => {
  await arriveWithParty(player, server)
  await player.go('/game/rpg/menu')
  await player.sees('冒険に出る')
  await beginsWith(player, '音を出す')
})

test('sound of an earlier visit begins with the first touch, and not before', async ({ player, server }) => {
  await arriveWithParty(player, server)
  await player.go('/game/rpg/menu')
  await player.run("localStorage.setItem('kageakari.sound', 'on')")
  await player.reload()
  await player.sees('冒険に出る')
  await beginsWith(player, 'たたむ')
})

async function beginsWith(player: Player, name: string): Promise<void> {
  await player.run(KEEP_WHAT_PLAYS)
  expect(await player.run('return window.contexts.length')).toBe(0)
  player.touches()
  await player.press(name)
  await player.waits(() => player.run("return window.contexts.length === 1 && window.contexts[0].state === 'running'"), 'no sound')
}

const KEEP_WHAT_PLAYS = `
  window.contexts = []
  const Own = window.AudioContext
  window.AudioContext = class extends Own { constructor(...means) { super(...means); window.contexts.push(this) } }
`

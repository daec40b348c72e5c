import { expect } from 'vitest'
import { arriveWithParty, test } from '../journey.ts'

// What WebKit does in a way of its own, and what was mended for it.

test('in a battle the enemies and the members are drawn', async ({ player, server }) => {
  await arriveWithParty(player, server)
  await player.go('/game/rpg/battle/1/1')
  await player.sees('キリカはどうする？')
  const drawn = (selector: string) =>
    player.run(`return [...document.querySelectorAll('${selector}')].filter((e) => e.naturalWidth > 0).length`)
  await player.waits(async () => (await drawn('img[data-part=picture]')) === 2, 'two enemies are not drawn')
  await player.waits(async () => ((await drawn('[class*=portrait] > img')) as number) >= 3, 'three members are not drawn')
  await player.picture('battle-drawn')
})

test('the letters of the logo keep their share of the lantern in every window', async ({ player }) => {
  await player.go('/game/rpg')
  await player.sees('すぐ作る')
  const share = () =>
    player.run(`
      const letters = document.createRange()
      letters.selectNodeContents(document.querySelector('h1 > span'))
      return letters.getBoundingClientRect().width / document.querySelector('h1').parentElement.getBoundingClientRect().width
    `) as Promise<number>
  const whole = await share()
  await player.holds(667, 375)
  await player.waits(() => player.run('return Number(document.documentElement.style.zoom) < 0.6'), 'the stage keeps its scale')
  await player.comesToRest()
  expect(await share()).toBeCloseTo(whole, 2)
})

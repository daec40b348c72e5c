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

test('what a long press tells stays in a small window, at its edge', async ({ player, server }) => {
  await arriveWithParty(player, server)
  await player.holds(844, 390)
  await player.go('/game/rpg/menu')
  await player.sees('冒険に出る')
  const press = () =>
    player.run(`
      const at = { pointerType: 'touch', isPrimary: true, bubbles: true, clientX: innerWidth - 8, clientY: 8 }
      document.querySelector('[title]').dispatchEvent(new PointerEvent('pointerdown', at))
    `)
  const isTold = () => player.run(`return document.querySelector('[role=status]:popover-open') !== null`)
  // The first touch of all only loads what listens to long ones.
  await player.waits(async () => {
    await press()
    await new Promise((done) => setTimeout(done, 1000))
    return isTold()
  }, 'nothing is told')
  const right = await player.run(`
    const tip = document.querySelector('[role=status]:popover-open')
    return (tip.offsetLeft + tip.offsetWidth) * Number(getComputedStyle(document.documentElement).zoom) - innerWidth
  `)
  expect(right).toBeCloseTo(-4, 0)
})

test('the ring of one switch lies around what is marked, in a small window too, and one key goes into it', async ({ player, server }) => {
  await arriveWithParty(player, server)
  await player.holds(844, 390)
  await player.go('/game/rpg/menu')
  await player.sees('冒険に出る')
  await player.run(`localStorage.setItem('kageakari.scan', 'slow')`)
  await player.reload()
  /** Whether the ring holds the ways of the town, and how high it is. */
  const ring = async () =>
    (await player.run(`
      const ring = document.querySelector('[data-around=several]')?.getBoundingClientRect()
      const ways = [...document.querySelectorAll('nav a')].filter((each) => /冒険に出る|遊びかた/.test(each.textContent)).map((each) => each.getBoundingClientRect())
      const holds = (way) => ring.left <= way.left && ring.right >= way.right && ring.top <= way.top && ring.bottom >= way.bottom && ring.width < 2 * way.width
      return ring && ways.length === 2 && ways.every(holds) ? ring.height : 0
    `)) as number
  await player.waits(ring, 'no ring lies around the ways of the town')
  const all = await ring()
  await player.key(' ')
  await player.waits(async () => (await ring()) > 0 && (await ring()) < all, 'the key goes nowhere')
  await player.picture('one-switch')
})

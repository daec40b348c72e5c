import type { Page } from '@playwright/test'
import { arriveWithParty } from './support/first-steps.ts'
import { attack, depart } from './support/fighting.ts'
import { expect, test } from './support/journey.ts'

test('what moves by itself moves in frames of its own, all in the same ones: on the title, in the shop, on the map, in a battle', async ({
  page,
}) => {
  await page.goto('/')
  await arriveWithParty(page)
  for (const path of ['/game/rpg', '/game/rpg/menu/shop', '/game/rpg/menu/adventure']) {
    await page.goto(path)
    await expectPaced(page)
  }
  await depart(page, '灯見ヶ原')
  await expect(attack(page)).toBeVisible()
  await expectPaced(page)
})

/** There is something that goes on for ever, and nothing of it changes between the frames, 24 a second at the most. */
async function expectPaced(page: Page): Promise<void> {
  await expect.poll(async () => (await loops(page)).length).toBeGreaterThan(0)
  await expect.poll(async () => (await loops(page)).filter((loop) => !isPaced(loop))).toEqual([])
}

interface Loop {
  readonly name: string
  readonly easing: string
  /** In milliseconds. */
  readonly duration: number
  readonly delay: number
  readonly start: number
}

const loops = (page: Page): Promise<readonly Loop[]> =>
  page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const timing = animation.effect?.getTiming()
      if (timing?.iterations !== Infinity || animation.playState !== 'running') return []
      const { easing = '', duration, delay } = timing
      const name = animation instanceof CSSAnimation ? animation.animationName : animation.id
      return [{ name, easing, duration: Number(duration), delay: Number(delay), start: Number(animation.startTime) }]
    }),
  )

function isPaced({ easing, duration, delay, start }: Loop): boolean {
  const frames = Number(/^steps\((\d+)\)$/.exec(easing)?.[1] ?? 0)
  return duration / frames >= 1000 / 24 - 0.01 && [duration, start + delay].every(isWhole)
}

/** A whole number of frames of 1/24 second. */
const isWhole = (ms: number): boolean => Math.abs(ms - (Math.round((ms * 24) / 1000) * 1000) / 24) < 0.01

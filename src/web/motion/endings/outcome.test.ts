import { expect, test, vi } from 'vitest'
import { Clock } from '../clock.ts'
import type { GestureStage } from '../stage.ts'
import { playVictory } from './outcome.ts'

/** A clock whose frames are drawn by hand. */
function handDriven() {
  let tick: (time: number) => void = () => undefined
  vi.stubGlobal('requestAnimationFrame', (call: (time: number) => void) => {
    tick = call
    return 1
  })
  return { clock: new Clock(), frame: (time: number) => tick(time) }
}

test('a won stage can be left as soon as its words stand, though the stamp has not fallen yet', () => {
  vi.stubGlobal('document', { hidden: true })
  const { clock, frame } = handDriven()
  const stage = { clock, hud: null, measure: () => undefined } as unknown as GestureStage
  const root = { querySelectorAll: () => [] } as unknown as HTMLElement
  const onEnd = vi.fn<() => void>()
  playVictory(stage, root, { fills: [], gold: 0, fieldCleared: false }, onEnd)
  for (const time of [0, 600, 1100]) frame(time)
  expect(onEnd).not.toHaveBeenCalled()
  frame(1200)
  expect(onEnd).toHaveBeenCalledOnce()
})

import { describe, expect, test, vi } from 'vitest'
import { type GestureName, gestures } from './gestures.ts'
import { GestureStage } from './stage.ts'
import type { Blow } from './timeline.ts'

const strikes: readonly GestureName[] = ['strikeShears', 'strikeLamp', 'strikeScreen', 'strikeSlide', 'strikeBow', 'strikeDrum']
const names = Object.keys(gestures) as readonly GestureName[]
const blow = (target: number): Blow => ({ target, tone: 'damage', amount: 5, guarded: false })

describe.each(strikes)('%s', (name) => {
  const gesture = gestures[name]

  test('winds up for about a third of a second, and is over in 860 ms', () => {
    expect(gesture.contact).toBeGreaterThanOrEqual(300)
    expect(gesture.contact).toBeLessThanOrEqual(350)
    expect(gesture.length).toBeLessThanOrEqual(860)
  })

  test('lands every blow, also where nobody is to be seen', () => {
    const stage = new GestureStage()
    stage.clock.step()
    const land = vi.fn<() => void>()
    gesture.play(stage, { at: 0, gesture: name, who: 0, blows: [blow(3), blow(4)], element: 'paper' }, land)
    stage.clock.advance(gesture.contact + 40)
    expect(land).toHaveBeenCalledTimes(1)
    stage.clock.advance(90)
    expect(land).toHaveBeenCalledTimes(2)
  })
})

test.each(names)('%s lands one blow once before the next act begins', (name) => {
  const gesture = gestures[name]
  const stage = new GestureStage()
  stage.clock.step()
  const land = vi.fn<() => void>()
  gesture.play(stage, { at: 0, gesture: name, who: 0, blows: [blow(3)], element: 'paper' }, land)
  stage.clock.advance(gesture.length)
  expect(land).toHaveBeenCalledTimes(1)
})

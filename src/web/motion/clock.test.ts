import { describe, expect, test, vi } from 'vitest'
import { Clock } from './clock.ts'

/** An element whose animations only note what is done to them. */
function noting() {
  const done: string[] = []
  const note = (word: string) => () => void done.push(word)
  const animation = {
    play: note('play'),
    pause: note('pause'),
    finish: note('finish'),
    cancel: note('cancel'),
    updatePlaybackRate: vi.fn<() => void>(),
  }
  return { done, element: { animate: () => animation, hasAttribute: () => false } as unknown as Element }
}

/** A clock whose frames are drawn by hand. */
function handDriven() {
  let tick: (time: number) => void = () => undefined
  vi.stubGlobal('requestAnimationFrame', (call: (time: number) => void) => {
    tick = call
    return 1
  })
  return { clock: new Clock(), frame: (time: number) => tick(time) }
}

describe('the hold of a blow', () => {
  test('lets what still moves stand, and play on afterwards', () => {
    const { clock, frame } = handDriven()
    const { done, element } = noting()
    clock.pose(element, [
      [0, {}],
      [500, {}],
    ])
    clock.at(300, () => clock.hold(70))
    for (const time of [0, 300, 400]) frame(time)
    expect(done).toEqual(['pause', 'play'])
  })

  test('does not begin again what has come to its end in the same late frame', () => {
    const { clock, frame } = handDriven()
    const { done, element } = noting()
    clock.pose(element, [
      [0, {}],
      [200, {}],
    ])
    clock.at(300, () => clock.hold(70))
    for (const time of [0, 300, 400]) frame(time)
    expect(done).not.toContain('play')
  })
})

describe('what is hidden at rest', () => {
  test('is seen until the last of its poses is over or cut short', () => {
    const animations: { onfinish: (() => void) | null }[] = []
    const animate = () => {
      const animation = { onfinish: null, updatePlaybackRate: () => undefined, cancel: () => undefined }
      animations.push(animation)
      return animation
    }
    const style = { visibility: '' }
    const element = { animate, hasAttribute: (name: string) => name === 'data-unseen', style } as unknown as Element
    const clock = new Clock()
    for (const length of [100, 200]) clock.pose(element, [[length, {}]])
    expect(style.visibility).toBe('visible')
    animations[0]?.onfinish?.()
    expect(style.visibility).toBe('visible')
    animations[1]?.onfinish?.()
    expect(style.visibility).toBe('')
    clock.pose(element, [[100, {}]])
    clock.clear()
    expect(style.visibility).toBe('')
  })
})

describe('without motion', () => {
  /** The transforms between which the clock moves an element. */
  function transformsOf(passing: boolean): readonly unknown[] {
    const animation = { updatePlaybackRate: vi.fn<() => void>(), pause: vi.fn<() => void>() }
    const animate = vi.fn<(frames: Keyframe[]) => typeof animation>(() => animation)
    const clock = new Clock()
    clock.step()
    clock.reduced = true
    clock.pose({ animate, hasAttribute: () => passing, style: {} } as unknown as Element, [
      [0, { transform: 'scale(3)', opacity: 0 }],
      [50, { transform: 'scale(1)', opacity: 1 }],
      [90, { transform: 'scale(0)', opacity: 0 }],
    ])
    return animate.mock.calls[0]?.[0].map(({ transform }) => transform) ?? []
  }

  test('stands as it rests, and what only passes as it is seen best', () => {
    expect(transformsOf(false)).toEqual(['scale(0)', 'scale(0)', 'scale(0)'])
    expect(transformsOf(true)).toEqual(['scale(1)', 'scale(1)', 'scale(1)'])
  })
})

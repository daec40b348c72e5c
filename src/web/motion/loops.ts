/** What takes less long moves twice as often, in milliseconds. */
const SHORT = 3000

/**
 * Moves every CSS animation that goes on for ever in frames of its own, all in the same ones: 12 a second, twice as many where it is short or
 * the style says `--pace: 24`, for what goes far. Between them nothing is drawn, where each would keep the browser drawing
 * sixty times a second what nobody sees move. Duration and beginning are rounded to whole frames, so they differ from the style's by
 * less than one; the easing of the keyframes stays.
 */
export function paceLoops(): void {
  document.addEventListener('animationstart', ({ target }) => {
    // One of a pseudo-element is told to its element.
    for (const animation of (target as Element).getAnimations({ subtree: true })) void animation.ready.then(pace, ignoreCancelled)
  })
}

function pace(animation: Animation): void {
  const { startTime } = animation
  const effect = animation.effect as KeyframeEffect | null
  const { iterations, duration, delay = 0 } = effect?.getTiming() ?? {}
  if (!effect?.target || iterations !== Infinity || startTime === null) return
  const ms = Number(duration)
  const frame = 1000 / Number(getComputedStyle(effect.target).getPropertyValue('--pace') || (ms < SHORT ? 24 : 12))
  const frames = Math.round(ms / frame)
  effect.updateTiming({ duration: frames * frame, easing: `steps(${frames})` })
  animation.startTime = Math.round((Number(startTime) + delay) / frame) * frame - delay
}

function ignoreCancelled(): void {}

/** Frames a second of what breathes, drifts or flickers by itself; `--pace` of an element says another. */
const PACE = 12

/**
 * Moves every CSS animation that goes on for ever in frames of its own, all in the same ones: 12 a second, or as many as `--pace` says
 * (a multiple or a part of 12, so that they still fall together). Between them nothing is drawn, where each would keep the browser drawing
 * sixty times a second what nobody sees move. Duration, delay and start are rounded to whole frames, so they differ from the style's by
 * less than one; the easing of the keyframes stays.
 */
export function paceLoops(): void {
  document.addEventListener('animationstart', ({ target, animationName }) => {
    if (!(target instanceof Element)) return
    const started = target
      .getAnimations({ subtree: true })
      .filter((each) => each instanceof CSSAnimation && each.animationName === animationName)
    for (const animation of started) void animation.ready.then(pace, ignoreCancelled)
  })
}

function pace(animation: Animation): void {
  const { effect, startTime } = animation
  if (!(effect instanceof KeyframeEffect) || !effect.target) return
  const { iterations, duration, delay = 0 } = effect.getTiming()
  if (iterations !== Infinity || typeof duration !== 'number') return
  const frame = 1000 / Number(getComputedStyle(effect.target).getPropertyValue('--pace') || PACE)
  const whole = (ms: number) => Math.round(ms / frame) * frame
  const frames = Math.max(1, Math.round(duration / frame))
  effect.updateTiming({ duration: frames * frame, delay: whole(delay), easing: `steps(${frames})` })
  if (startTime !== null) animation.startTime = whole(Number(startTime))
}

/** An animation that is removed before it is ready refuses its promise. */
function ignoreCancelled(): void {}

const designWidth = 1280
/** The least height at which every screen still shows all its controls; below it the stage is scaled. */
const leastHeight = 680
const designHeight = 800

/**
 * The scale at which the stage, never narrower than 1280 px, fits the window: smaller windows see it whole,
 * larger ones see it larger. Never a transform: dialogs in the top layer would escape it.
 */
export function scaleFor(width: number, height: number): number {
  const fits = Math.min(width / designWidth, Math.max(height / leastHeight, 0.5))
  return fits < 1 ? fits : Math.max(1, Math.min(width / designWidth, height / designHeight, 2))
}

/** The scale of the stage on the screen now. */
export const stageScale = (): number => scaleFor(window.innerWidth, window.innerHeight)

/** Keeps the root's zoom, and the stage's size in its own pixels (`--stage-w`, `--stage-h`), in step with the window. */
export function fitToWindow(): void {
  const fit = () => {
    const { style } = document.documentElement
    const scale = stageScale()
    style.setProperty('zoom', String(scale))
    style.setProperty('--scale', String(scale))
    style.setProperty('--stage-w', `${window.innerWidth / scale}px`)
    // On a phone held upright the stage stays a stage, with room for the hint below it.
    style.setProperty('--stage-h', `${Math.min(window.innerHeight, window.innerWidth) / scale}px`)
  }
  fit()
  window.addEventListener('resize', fit)
}

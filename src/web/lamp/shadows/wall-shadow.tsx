import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { useSetting } from '../../settings/settings.ts'
import { classes } from '../../ui/classes.ts'
import { type Cast, castOf } from './cast.ts'
import { drawShadow, softShadow } from './soft-shadow.ts'
import styles from './wall-shadow.module.css'

interface WallShadowProps {
  /** It stands on the backdrop; else it falls away. */
  readonly risen: boolean
  /** The figure is turned over, left to right. */
  readonly mirrored: boolean
  /** Px from the figure's lower edge to where it stands. */
  readonly feet: number
  readonly colour: string
}

/** The shadow of an enemy on the backdrop, which climbs as soon as it is made. Stands in the enemy's element and takes the silhouette from there. */
export function WallShadow(props: WallShadowProps) {
  const light = useSetting('light')
  return light === 'off' ? null : <Shadow {...props} isStill={light === 'still'} />
}

function Shadow({ risen, mirrored, feet, colour, isStill }: WallShadowProps & { readonly isStill: boolean }) {
  const wall = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [cast, setCast] = useState<Cast | null>(null)
  useEffect(() => {
    const figure = wall.current
    const picture = figure?.closest('[data-place]')?.querySelector<HTMLImageElement>('img[data-part="dusk"]')
    const stage = figure?.closest('[data-stage]')
    if (!figure || !picture || !stage) return
    let isLeft = false
    const show = (shadow: ImageBitmap) => {
      if (isLeft || !canvas.current) return shadow.close()
      drawShadow(canvas.current, shadow)
      setCast(castOf(figure.getBoundingClientRect(), 1 - feet / figure.offsetHeight, stage.getBoundingClientRect()))
    }
    // Without its shadow an enemy prepares all the same.
    createImageBitmap(picture)
      .then((silhouette) => softShadow(silhouette, { mirrored, colour, margin, soft }))
      .then(show, () => undefined)
    return () => {
      isLeft = true
    }
  }, [mirrored, feet, colour])
  return (
    <div ref={wall} className={styles.wall} data-quakes aria-hidden="true">
      <canvas
        ref={canvas}
        data-part="shadow"
        className={classes(styles.shadow, cast && risen && styles.risen, isStill && styles.still)}
        style={{ ...room, ...(cast && placeOf(cast)) }}
      />
    </div>
  )
}

/** Of the canvas around the figure's box, as a share of its width and height. */
const margin = 0.08
const soft = { head: 0.016, feet: 0.003 } as const
const whole = 1 + 2 * margin
const room = { inset: `${-100 * margin}%`, width: `${100 * whole}%`, height: `${100 * whole}%` } as const

function placeOf({ origin, growth }: Cast): CSSProperties {
  const within = (share: number) => `${(100 * (share + margin)) / whole}%`
  return { transformOrigin: `${within(origin.x)} ${within(origin.y)}`, '--growth': growth } as CSSProperties
}

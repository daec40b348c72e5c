import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { classes } from '../../ui/classes.ts'
import { type Box, type Point } from '../scene.ts'
import { drawShadow, softShadow, type ShadowRequest } from './soft-shadow.ts'
import styles from './ply-shadow.module.css'

/** A ply of a scene that throws a shadow on what lies behind it. */
export interface Ply {
  /** The part of the scene whose silhouette is taken, in the scene's px. */
  readonly box: Box
  /** How far its shadow spreads from the lamp, as a factor of its size: the nearer the ply is to the player, the farther. */
  readonly growth: number
  readonly soft: ShadowRequest['soft']
  readonly colour: string
  /** 0–1. */
  readonly dark: number
  /** Room for what blurs over the box's edges. */
  readonly margin: number
  /** The silhouette of the box, in any size. `canvas` is the shadow's, which stands where it is thrown. */
  readonly silhouette: (canvas: HTMLCanvasElement) => Promise<ImageBitmap>
}

interface PlyShadowProps {
  readonly ply: Ply
  /** The upper left corner of the element in which it stands. */
  readonly from?: Point
}

/** Stands in an element of a scene with `--lamp-x`, `--lamp-y` and `--px`, and is there as soon as it is made. */
export function PlyShadow({ ply, from = { x: 0, y: 0 } }: PlyShadowProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isMade, setMade] = useState(false)
  useEffect(() => {
    let isLeft = false
    const make = async (on: HTMLCanvasElement) => {
      const { colour, margin, soft } = ply
      const shadow = await softShadow(await ply.silhouette(on), { mirrored: false, colour, margin, soft })
      if (isLeft) return shadow.close()
      drawShadow(on, shadow)
      setMade(true)
    }
    // Without its shadow a ply is there all the same.
    if (canvas.current) make(canvas.current).catch(() => undefined)
    return () => {
      isLeft = true
    }
  }, [ply])
  return (
    <canvas
      ref={canvas}
      width={1}
      height={1}
      aria-hidden="true"
      data-part="ply-shadow"
      className={classes(styles.shadow, isMade && styles.made)}
      style={placeOf(ply, from)}
    />
  )
}

function placeOf({ box, margin, growth, dark }: Ply, from: Point): CSSProperties {
  const [left, top] = [box.x - margin * box.width, box.y - margin * box.height]
  const lengths = {
    '--left': left,
    '--top': top,
    '--from-x': from.x,
    '--from-y': from.y,
    '--wide': (1 + 2 * margin) * box.width,
    '--high': (1 + 2 * margin) * box.height,
  }
  return { ...lengths, '--growth': growth, '--dark': dark } as CSSProperties
}

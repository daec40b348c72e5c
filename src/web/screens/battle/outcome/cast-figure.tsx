import { useEffect, useRef } from 'react'
import type { RoleClass } from '../../../../content/roles.ts'
import { figureUrl } from '../../../art/pictures.ts'
import { rasterised } from '../../../motion/pieces/bitmaps.ts'
import { silhouette } from '../../../motion/pieces/paper-and-light.ts'
import { stageScale } from '../../../ui/fit-to-window.ts'
import styles from './cast-figure.module.css'

type Mood = 'joy' | 'down'

/** Px: the widest that a figure is shown. */
const width = 284

/** A bitmap stands in one place of the page at a time: nobody is twice in a party. */
const bitmaps = new Map<string, Promise<HTMLCanvasElement>>()

async function drawn(url: string, mood: Mood): Promise<HTMLCanvasElement> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
  const bitmap = await rasterised(await answer.text(), width, stageScale())
  if (mood === 'down') darken(bitmap)
  return bitmap
}

/** Without a lamp: darker, but for a rim of light from above. */
function darken(bitmap: HTMLCanvasElement): void {
  const pen = bitmap.getContext('2d')
  const rim = silhouette(bitmap, '#ffc48a')
  const cut = rim.getContext('2d')
  if (!pen || !cut) return
  cut.globalCompositeOperation = 'destination-out'
  cut.drawImage(bitmap, bitmap.width * 0.004, bitmap.width * 0.011)
  pen.globalCompositeOperation = 'source-atop'
  pen.fillStyle = 'rgba(22, 12, 40, .14)'
  pen.fillRect(0, 0, bitmap.width, bitmap.height)
  pen.drawImage(rim, 0, 0)
}

/** A member's bitmap. One that did not load is asked for again. */
export function prepareFigure(roleClass: RoleClass, mood: Mood): Promise<HTMLCanvasElement> {
  const url = figureUrl(roleClass, mood)
  const known = bitmaps.get(url)
  if (known) return known
  const made = drawn(url, mood)
  bitmaps.set(url, made)
  made.catch(() => bitmaps.delete(url))
  return made
}

interface CastFigureProps {
  readonly roleClass: RoleClass
  readonly mood: Mood
}

/** A member as a whole cut-out on the stage of an outcome. The glad ones hop and sway, each in a time of their own. */
export function CastFigure({ roleClass, mood }: CastFigureProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    prepareFigure(roleClass, mood).then(
      (canvas) => box.current?.replaceChildren(canvas),
      // The name stands there without the picture.
      () => undefined,
    )
  }, [roleClass, mood])
  return (
    <div className={styles.place} aria-hidden="true" data-part="face">
      <div ref={box} className={mood === 'joy' ? styles.joy : styles.down} />
    </div>
  )
}

import { useEffect, useRef } from 'react'
import cloth from '../../art/svg/screens/curtain.svg?raw'
import { stageScale } from '../../ui/fit-to-window.ts'
import { copied, rasterised } from '../pieces/bitmaps.ts'
import styles from './curtain.module.css'

let bitmap: Promise<HTMLCanvasElement> | null = null

/** Makes the bitmap, so that it is there when the curtain falls. */
export function prepareCurtain(): Promise<HTMLCanvasElement> {
  // Half of its 1280 pixels: soft folds need no more.
  bitmap ??= rasterised(cloth, 640, stageScale())
  return bitmap
}

/** With light left in the middle only. */
function darkened(of: HTMLCanvasElement): HTMLCanvasElement {
  const canvas = copied(of)
  const pen = canvas.getContext('2d')
  if (!pen) return canvas
  const { width, height } = canvas
  const dark = pen.createRadialGradient(width / 2, height * 0.36, 0, width / 2, height * 0.36, width * 0.55)
  dark.addColorStop(0, 'rgba(20, 9, 20, .05)')
  dark.addColorStop(0.5, 'rgba(16, 8, 18, .34)')
  dark.addColorStop(1, 'rgba(12, 7, 17, .86)')
  pen.globalCompositeOperation = 'source-atop'
  pen.fillStyle = dark
  pen.fillRect(0, 0, width, height)
  return canvas
}

/** The curtain as it hangs: down to above the ways out, or `whole`, darker. */
export function Curtain({ whole = false }: { readonly whole?: boolean }) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    void prepareCurtain().then((canvas) => element.current?.replaceChildren(whole ? darkened(canvas) : canvas))
  }, [whole])
  return (
    <div ref={element} className={whole ? `${styles.curtain} ${styles.whole}` : styles.curtain} data-part="curtain" aria-hidden="true" />
  )
}

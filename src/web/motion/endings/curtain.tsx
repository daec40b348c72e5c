import { useEffect, useRef } from 'react'
import { stageScale } from '../../ui/fit-to-window.ts'
import { copied, rasterised } from '../pieces/bitmaps.ts'
import styles from './curtain.module.css'

const size = { width: 1280, height: 640 } as const
/** Of the cloth itself; the scallops hang below it. */
const hem = 602
const folds = 14

/** Cloth whose folds are lit from one side, and a hem of scallops with a gold edge. */
function cloth(): string {
  const scallops = Array.from({ length: 12 }, () => 'q-53.33 36-106.67 0').join('')
  const lit = Array.from({ length: folds }, (_, nth) => {
    const wide = (nth * 31) % 24
    return `<path fill="url(#f)" d="M${nth * 94 - 20} 0h${70 + wide}v${size.height}h-${60 + wide}z"/>`
  })
  const down = `M0 0H1280V${hem}${scallops}z`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}"><defs><linearGradient id="d" x2="0" y2="1"><stop stop-color="#2b1223"/><stop offset=".84" stop-color="#471527"/><stop offset="1" stop-color="#762532"/></linearGradient><linearGradient id="f"><stop stop-color="#ffbe6e" stop-opacity=".09"/><stop offset=".4" stop-color="#000" stop-opacity=".3"/><stop offset=".7" stop-color="#000" stop-opacity=".16"/><stop offset="1" stop-color="#ffbe6e" stop-opacity=".09"/></linearGradient><clipPath id="c"><path d="${down}"/></clipPath></defs><path fill="#ffb03f" d="M0 0H1280V${hem + 6}${scallops}z"/><path fill="url(#d)" d="${down}"/><g clip-path="url(#c)">${lit.join('')}</g></svg>`
}

let bitmap: Promise<HTMLCanvasElement> | null = null

/** Makes the bitmap, so that it is there when the curtain falls. */
export function prepareCurtain(): Promise<HTMLCanvasElement> {
  // Soft folds need no more than half of the pixels.
  bitmap ??= rasterised(cloth(), size.width / 2, stageScale())
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

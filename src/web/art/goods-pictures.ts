import { goodsCell, goodsSheet } from './goods-places.ts'
import { sceneUrl } from './pictures.ts'

const sheet = sceneUrl('goods') ?? ''

/** The URL of an item's picture; null for one that this build does not know. */
export function goodsUrl(item: number): string | null {
  const { x, y } = goodsCell(item)
  const { cell, count } = goodsSheet
  return item > count ? null : `${sheet}#svgView(viewBox(${x},${y},${cell},${cell}))`
}

/** Kept, so that the browser has it at hand. */
let kept: HTMLImageElement | null = null

/** Loads the pictures of all items before they are shown. */
export function loadGoods(): void {
  kept ??= Object.assign(new Image(), { src: sheet })
}

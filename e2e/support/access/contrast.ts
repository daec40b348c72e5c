import type { Page } from '@playwright/test'

/** A text that stands out too little, with its ratio against what is behind it. */
export interface Faint {
  readonly text: string
  readonly ratio: number
}

/**
 * The texts of the window that stand out less than `least` against what is behind them, by the pixels: axe cannot tell where the ground is a picture.
 * Letters of 24 px, or bold ones of 19, need 9 of 14 parts of it, as WCAG asks. The ground is looked at without any text; of its pixels behind a text the nine tenths that are easiest count. What is disabled, hidden or covered counts as nothing.
 */
export async function faintTexts(page: Page, least: number): Promise<readonly Faint[]> {
  const texts = await page.evaluate(() => {
    const rgb = (colour: string): readonly number[] => {
      const canvas = document.createElement('canvas').getContext('2d')
      if (canvas === null) return [0, 0, 0, 1]
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
      const [r = 0, g = 0, b = 0, a = 255] = canvas.getImageData(0, 0, 1, 1).data
      return [r, g, b, a / 255]
    }
    const opacityOf = (element: Element | null): number =>
      element === null ? 1 : Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement)
    const found: { text: string; box: readonly number[]; colour: readonly number[]; isLarge: boolean }[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
    while (walker.nextNode()) {
      const { currentNode } = walker
      const element = currentNode.parentElement
      const text = currentNode.textContent?.trim() ?? ''
      if (
        element === null ||
        text === '' ||
        !top.contains(element) ||
        element.closest(':disabled, [aria-disabled="true"], .aloud, svg') !== null
      )
        continue
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(currentNode)
      const box = range.getBoundingClientRect()
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
      const hit = document.elementFromPoint(x, y)
      if (box.width < 2 || hit === null || !(hit.contains(element) || element.contains(hit))) continue
      const { color, fontSize, fontWeight } = getComputedStyle(element)
      const [r = 0, g = 0, b = 0, a = 1] = rgb(color)
      const isLarge = parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 19 : 24)
      found.push({ text, box: [box.left, box.top, box.width, box.height], colour: [r, g, b, a * opacityOf(element)], isLarge })
    }
    for (const element of document.querySelectorAll<HTMLElement>('*')) {
      element.style.setProperty('-webkit-text-fill-color', 'transparent', 'important')
      element.style.setProperty('text-shadow', 'none', 'important')
    }
    return found
  })
  const ground = (await page.screenshot()).toString('base64')
  return page.evaluate(
    async ({ texts: all, ground: png, least: limit }) => {
      for (const element of document.querySelectorAll<HTMLElement>('*')) {
        element.style.removeProperty('-webkit-text-fill-color')
        element.style.removeProperty('text-shadow')
      }
      const bitmap = new Image()
      bitmap.src = `data:image/png;base64,${png}`
      await bitmap.decode()
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
      canvas?.drawImage(bitmap, 0, 0)
      const linear = (value: number) => (value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4)
      const light = ([r = 0, g = 0, b = 0]: readonly number[]) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
      return all.flatMap(({ text, box: [left = 0, top = 0, width = 1, height = 1], colour, isLarge }) => {
        const data = canvas?.getImageData(Math.round(left), Math.round(top), Math.ceil(width), Math.ceil(height)).data ?? []
        const ratios: number[] = []
        for (let at = 0; at + 3 < data.length; at += 4) {
          const behind = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
          const seen = behind.map((one, nth) => one + ((colour[nth] ?? 0) - one) * (colour[3] ?? 1))
          const [a, b] = [light(seen), light(behind)]
          ratios.push((Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05))
        }
        const ratio = ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 10)] ?? 21
        return ratio < limit * (isLarge ? 9 / 14 : 1) ? [{ text: text.slice(0, 24), ratio: Math.round(ratio * 10) / 10 }] : []
      })
    },
    { texts, ground, least },
  )
}

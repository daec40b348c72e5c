import type { Page } from '@playwright/test'

/** What of the page, as it stands, is not set as print would set it: words torn at a line's end, brackets that do not hang, readings over other letters. */
export const tornIn = (page: Page): Promise<readonly string[]> => page.evaluate(faultsInPage)

/** Runs in the page. */
function faultsInPage(): readonly string[] {
  const faults = new Set<string>()
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  const words = new Intl.Segmenter('ja', { granularity: 'word' })

  interface Letter {
    readonly text: string
    readonly box: DOMRect
    /** How far down the page its line lies; of upright text from the right. */
    readonly line: number
    readonly size: number
  }
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest('header, [inert], .aloud, rt, rp, svg, noscript, textarea') === null
  /** The element in which the text runs from line to line. */
  const blockOf = (element: Element): Element => {
    let block = element.closest('ruby')?.parentElement ?? element
    while (/^(inline|ruby)$/.test(getComputedStyle(block).display) && block.parentElement) block = block.parentElement
    return block
  }
  const range = document.createRange()
  const lettersOf = (node: Node, isUpright: boolean, size: number): readonly Letter[] => {
    const text = node.textContent ?? ''
    return Array.from(text, (letter, at) => {
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      const box = range.getBoundingClientRect()
      return { text: letter, box, line: isUpright ? -(box.left + box.right) / 2 : (box.top + box.bottom) / 2, size }
    })
  }

  const blocks = new Map<Element, Letter[]>()
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement
    if (!element || (node.textContent ?? '').trim() === '' || !isShown(element)) continue
    const { writingMode, fontSize } = getComputedStyle(element)
    const block = blockOf(element)
    const zoom = Number(document.documentElement.style.getPropertyValue('zoom')) || 1
    const letters = lettersOf(node, writingMode.startsWith('vertical'), Number.parseFloat(fontSize) * zoom)
    if (letters.every(({ box }) => box.width === 0)) continue
    blocks.set(block, [...(blocks.get(block) ?? []), ...letters])
  }

  const isSameLine = (one: Letter, other: Letter): boolean => Math.abs(one.line - other.line) < one.size * 0.6
  for (const letters of blocks.values()) {
    const text = letters.map((letter) => letter.text).join('')
    for (const { segment, index, isWordLike } of words.segment(text)) {
      const parts = letters.slice(index, index + segment.length)
      const torn = parts.findIndex((letter, at) => at > 0 && !isSameLine(letter, parts[at - 1] ?? letter))
      if (isWordLike && torn > 0) faults.add(`torn: ${segment.slice(0, torn)}｜${segment.slice(torn)} in “${text.slice(0, 30)}”`)
    }
  }

  /** Lines of one speech: the children of a box, or what one child breaks into. */
  for (const said of root.querySelectorAll('figure[aria-live] > p, [aria-live][aria-atomic]')) {
    const letters = [...blocks].filter(([block]) => said.contains(block)).flatMap(([, each]) => each)
    const starts = letters.filter((letter, at) => {
      const before = letters[at - 1]
      return letter.box.width > 0 && (before === undefined || !isSameLine(letter, before))
    })
    const edges = starts.map((letter) => {
      // A quotation in a quotation stands where the words do.
      return (/[「（]/.test(letter.text) ? letters[letters.indexOf(letter) + 1] : letter)?.box.left ?? 0
    })
    if (starts.length > 1 && /[「（]/.test(starts[0]?.text ?? '') && Math.max(...edges) - Math.min(...edges) > 3)
      faults.add(
        `does not hang: “${letters
          .map(({ text }) => text)
          .join('')
          .slice(0, 30)}” ${edges.map((edge) => edge.toFixed(0)).join(' ')}`,
      )
  }

  const readings = [...root.querySelectorAll('rt')].filter((reading) => reading.checkVisibility({ opacityProperty: true }))
  const overlap = (one: DOMRect, other: DOMRect, slack: number): boolean =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > slack &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > slack
  const inkOf = (element: Element): DOMRect => {
    range.selectNodeContents(element)
    return range.getBoundingClientRect()
  }
  for (const reading of readings) {
    const at = inkOf(reading)
    for (const other of readings)
      if (other !== reading && overlap(at, inkOf(other), 1)) faults.add(`readings touch: ${reading.textContent} ${other.textContent}`)
    const base = reading.closest('ruby')
    const box = base?.getBoundingClientRect()
    if (box && (at.left < box.left - at.height * 1.2 || at.right > box.right + at.height * 1.2))
      faults.add(`reading too wide: ${reading.textContent}`)
    for (const [block, letters] of blocks) {
      if (base && block.contains(base))
        for (const { text, box: letter, size } of letters) {
          // The ink of a letter is lower than its box.
          const ink = new DOMRect(letter.left, (letter.top + letter.bottom) / 2 - size * 0.44, letter.width, size * 0.88)
          if (overlap(at, ink, 2) && !base.textContent?.includes(text)) faults.add(`reading over a letter: ${reading.textContent} ${text}`)
        }
    }
  }
  return [...faults]
}

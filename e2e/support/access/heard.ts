import type { Page } from '@playwright/test'

/**
 * Writes down what a screen reader is given from now on, in order: what comes into live regions, and what the focus goes to, with the name of the region that it enters and its description. Names are taken as the page gives
 * them (labels, else the text), without a screen reader's own words for roles and states.
 */
export async function listen(page: Page): Promise<readonly string[]> {
  const heard: string[] = []
  await page.exposeFunction('heard', (line: string) => void (heard.at(-1) !== line && heard.push(line)))
  await page.addInitScript(() => {
    const { heard: hear } = window as unknown as { readonly heard: (line: string) => void }
    const live = '[aria-live="polite"], [role="log"], [role="status"], [role="alert"]'
    const tidy = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim()
    const byIds = (element: Element, attribute: string) =>
      (element.getAttribute(attribute) ?? '')
        .split(' ')
        .map((id) => tidy(id === '' ? '' : document.getElementById(id)?.textContent))
        .filter((text) => text !== '')
        .join(' ')
    const plain = (element: Element): string => {
      const copy = element.cloneNode(true) as Element
      for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove()
      for (const image of copy.querySelectorAll('img')) image.replaceWith(image.alt)
      return tidy(copy.textContent)
    }
    const nameOf = (element: Element) => tidy(element.getAttribute('aria-label')) || byIds(element, 'aria-labelledby') || plain(element)
    const nameOfRegion = (element: Element) => {
      const name = tidy(element.getAttribute('aria-label')) || byIds(element, 'aria-labelledby')
      return name === '' ? '' : `${name}: `
    }
    let region: Element | null = null
    const begin = () => {
      new MutationObserver((records) => {
        for (const { addedNodes, target } of records) {
          const region = (target instanceof Element ? target : target.parentElement)?.closest(live)
          if (!region || region.closest('[aria-hidden="true"]')) continue
          for (const node of addedNodes.length > 0 ? addedNodes : [target]) {
            const text = node instanceof Element ? plain(node) : tidy(node.textContent)
            if (text !== '') hear(text)
          }
        }
      }).observe(document.body, { subtree: true, childList: true, characterData: true })
    }
    if (document.body === null) document.addEventListener('DOMContentLoaded', begin)
    else begin()
    document.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof Element)) return
      const within = target.closest('section[aria-label], section[aria-labelledby], nav[aria-label], dialog')
      const description = byIds(target, 'aria-describedby')
      const entered = within === null || within === region ? '' : nameOfRegion(within)
      region = within
      hear(`${entered}[${nameOf(target)}]${description === '' ? '' : ` ${description}`}`)
    })
  })
  return heard
}

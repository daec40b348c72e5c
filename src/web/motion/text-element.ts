/** An element that holds nothing but this text. */
export function textElement(tag: 'b' | 'small' | 'i', text: string): HTMLElement {
  const made = document.createElement(tag)
  made.textContent = text
  return made
}

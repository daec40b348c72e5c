import type { Drawing } from '../tools/drawing.ts'

// On the inside of a book's cover: the library's plate, a lantern over two books.

const frame =
  '<path fill="#fffaf0" stroke="#b5502c" stroke-width="2" d="M2 2h156v184h-156z"/><path fill="none" stroke="#b5502c" d="M8 8h144v172h-144z"/>'
const lantern =
  '<path fill="#f3dcb0" d="M80 22a62 62 0 1 0 .1 0z"/><path fill="#ffc45e" d="M58 62h44q14 22 0 46h-44q-14-24 0-46z"/>' +
  '<path fill="none" stroke="#8f3a1d" stroke-width="2" d="M80 22v32M53 73h54M51 85h58M54 97h52"/><path fill="#7a2a12" d="M60 54h40v8h-40zM62 108h36v8h-36zM76 116h8v12h-8z"/>'
const books = '<path fill="#8f3a1d" d="M34 138h92v12h-92zM28 153h96v12h-96z"/><path fill="#fffaf0" d="M40 142h66v4h-66zM34 157h70v4h-70z"/>'

export const drawing: Drawing = {
  name: 'screens/bookplate',
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 188">${frame}${lantern}${books}</svg>`,
}

import { readings } from '../../content/readings/words.ts'
import { routePaths } from '../../contract/pages.ts'
import { api } from '../server/api.ts'
import { hasKanji, type Reader, readerOf } from './reader.ts'
import './readings.css'

/** The screens whose texts all have their readings (`readings.test.ts`). */
const readScreens = [routePaths['game.rpg.beginning'], routePaths['game.rpg.ending'], routePaths['game.rpg.menu']]
const readParts = [routePaths.menu_plaza, routePaths.menu_shop, '/game/rpg/battle']

const isRead = (path: string): boolean =>
  readScreens.some((screen) => path === screen) || readParts.some((screen) => path === screen || path.startsWith(`${screen}/`))

/** Nothing is read in them: what is drawn or flies over the stage, typed, only heard, or has readings of its own. */
const left = 'svg, ruby, textarea, option, kbd, script, style, .aloud, with-readings, [data-thing], [translate="no"]'

/** By the text of the screen whose place it takes. */
const shown = new WeakMap<Text, { readonly text: string; readonly element: HTMLElement }>()

/** Of the members, as a player gave them, where they hold kanji; null until they were asked for. */
let names: readonly string[] | null = null
let reader: Reader | null = null
let path = ''

const observer = new MutationObserver((records) => {
  for (const { type, target, removedNodes } of records) {
    if (type === 'characterData' && target instanceof Text && target.data !== '') forget(target)
    for (const node of removedNodes) if (node instanceof Text) restore(node)
  }
  if (path !== location.pathname) return arrive()
  for (const { type, target, addedNodes } of records) {
    if (type === 'characterData') readAll(target)
    for (const node of addedNodes) if (node.isConnected) readAll(node)
  }
  observer.takeRecords()
})

/** Shows readings above the kanji of the page, also of what comes onto it later, or takes them away with null. */
export function showReadings(isOn: 'on' | null): void {
  observer.disconnect()
  restoreAll()
  if (isOn === null) return
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  arrive()
}

function arrive(): void {
  path = location.pathname
  restoreAll()
  if (path === routePaths['game.rpg'] || path === routePaths['game.rpg.beginning']) {
    // Another party may be made there, and whoever asks for a save without having one is sent to the title.
    names = null
    reader = null
  } else if (isRead(path) && names === null) void leaveOutNames()
  readAll(document.body)
  observer.takeRecords()
}

async function leaveOutNames(): Promise<void> {
  names = []
  const outcome = await api('GET /api/game/rpg/title/check_savedata_info')
  names = outcome.ok ? outcome.value.parties.map(({ nickname }) => nickname).filter(hasKanji) : null
  if (names === null || names.length === 0) return
  reader = null
  restoreAll()
  readAll(document.body)
  observer.takeRecords()
}

function readAll(root: Node): void {
  if (!isRead(path)) return
  reader ??= readerOf(readings, names ?? [])
  if (root instanceof Text) return read(root)
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) read(text)
}

/**
 * React goes on to own the text, which stays where it is and is emptied: it may be changed, moved and removed as ever. The readings stand behind it.
 */
function read(text: Text): void {
  const parent = text.parentElement
  if (parent === null || parent.closest(left) !== null || isSeal(text.data, parent)) return
  const pieces = reader?.read(text.data)
  if (!pieces) return
  const element = document.createElement('with-readings')
  for (const piece of pieces) element.append(piece.type === 'plain' ? piece.text : rubyOf(piece.base, piece.reading))
  shown.set(text, { text: text.data, element })
  text.data = ''
  text.after(element)
}

/** One kanji as decoration beside its word. */
const isSeal = (text: string, parent: Element): boolean => text.trim().length === 1 && parent.closest('[aria-hidden="true"]') !== null

/** The reading is only seen: who listens is read the kanji, and a text that is searched for is still found. */
function rubyOf(base: string, reading: string): HTMLElement {
  const ruby = document.createElement('ruby')
  const above = document.createElement('rt')
  above.ariaHidden = 'true'
  above.dataset.reading = reading
  ruby.style.setProperty('--base', String(base.length))
  ruby.style.setProperty('--reading', String(reading.length))
  ruby.append(base, above)
  return ruby
}

/** The screen has another text there. */
function forget(text: Text): void {
  shown.get(text)?.element.remove()
  shown.delete(text)
}

function restore(text: Text): void {
  const found = shown.get(text)
  if (found === undefined) return
  forget(text)
  text.data = found.text
}

function restoreAll(): void {
  for (const element of document.querySelectorAll('with-readings'))
    if (element.previousSibling instanceof Text) restore(element.previousSibling)
}

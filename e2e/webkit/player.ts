import { mkdirSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { Session } from './session.ts'

/** As long as a busy machine may take; only what hangs runs into it. */
const PATIENCE = 60_000
const LOOK_EVERY = 150

/** Somebody who plays in a window of WebKit: sees words, presses what has a name, types. */
export class Player {
  readonly #session: Session
  readonly #home: string
  /** Whether controls are pressed by a finger. */
  #touches = false
  /** Of the pages that were left. */
  #troubles: readonly string[] = []

  constructor(session: Session, home: string) {
    this.#session = session
    this.#home = home
  }

  touches(): void {
    this.#touches = true
  }

  async go(path: string): Promise<void> {
    this.#troubles = await this.troubles()
    await this.#session.go(this.#home + path)
    await this.#session.run(WATCH)
  }

  async reload(): Promise<void> {
    this.#troubles = await this.troubles()
    await this.#session.reload()
    await this.#session.run(WATCH)
  }

  async path(): Promise<string> {
    return new URL(await this.#session.address()).pathname
  }

  /** Waits for the words, or for what a pattern describes, among all that can be seen. @throws Error with all that is seen instead. */
  async sees(words: string | RegExp): Promise<void> {
    const pattern = typeof words === 'string' ? new RegExp(escaped(words)) : words
    await this.waits(async () => pattern.test(await this.text()), `${String(words)} is not seen`)
  }

  async text(): Promise<string> {
    return (await this.#session.run('return document.body.innerText')) as string
  }

  /** Presses the control that has the words in its name, once it can be pressed. */
  async press(name: string): Promise<void> {
    const element = await this.#control(name)
    await (this.#touches ? this.#session.tap(element) : this.#session.click(element))
  }

  /** Presses what has this name, if there is one now. */
  async pressIfThere(name: string): Promise<boolean> {
    if ((await this.#session.run(FIND, name)) === null) return false
    await this.press(name)
    return true
  }

  /** Writes over what the field with this name holds. */
  async write(name: string, text: string): Promise<void> {
    await this.#session.write(await this.#control(name), text)
  }

  /** Of a radio button. */
  async isChosen(name: string): Promise<boolean> {
    return (await this.#session.run(`return (function () { ${FIND} })(arguments[0])?.checked === true`, name)) === true
  }

  async key(key: string): Promise<void> {
    await this.#session.type(key)
  }

  async run(script: string, ...args: readonly unknown[]): Promise<unknown> {
    return this.#session.run(script, ...args)
  }

  /** A call of the game's own, with the page's session and token; a GET when nothing is sent. @throws Error when it is refused. */
  async call(path: string, body: object | null = null): Promise<unknown> {
    const { status, reply } = (await this.#session.runUntilDone(CALL, path, body)) as { readonly status: number; readonly reply: unknown }
    if (status >= 300) throw new Error(`${path}: ${status} ${JSON.stringify(reply)}`)
    return reply
  }

  /** Waits for what moves once; what moves for ever is not waited for. */
  async comesToRest(): Promise<void> {
    await this.#session.runUntilDone(REST)
  }

  /** Sets the page's own size, whatever the window's bar takes. */
  async holds(width: number, height: number): Promise<void> {
    await this.#session.resize(width, height)
    const [innerWidth, innerHeight] = (await this.#session.run('return [innerWidth, innerHeight]')) as readonly [number, number]
    await this.#session.resize(2 * width - innerWidth, 2 * height - innerHeight)
    await this.waits(
      async () => this.#session.run('return innerWidth === arguments[0] && innerHeight === arguments[1]', width, height),
      'the window keeps its size',
    )
  }

  /** Writes tmp/webkit/<name>.png. */
  async picture(name: string): Promise<void> {
    mkdirSync('tmp/webkit', { recursive: true })
    writeFileSync(`tmp/webkit/${name}.png`, await this.#session.picture())
  }

  /** Errors, rejections, reports of the policy and answers of 5xx so far; what comes while a page first loads is not heard. */
  async troubles(): Promise<readonly string[]> {
    return [...this.#troubles, ...((await this.#session.run('return window.troubles ?? []')) as readonly string[])]
  }

  async #control(name: string): Promise<unknown> {
    await this.waits(() => this.#session.run(FIND, name), `「${name}」 cannot be pressed`)
    return this.#session.run(FIND, name)
  }

  /** @throws Error when it does not come to be. */
  async waits(look: () => Promise<unknown>, complaint: string): Promise<void> {
    for (const deadline = Date.now() + PATIENCE; Date.now() < deadline; await pause(LOOK_EVERY)) if (await look()) return
    await this.picture('waited-in-vain')
    throw new Error(`${complaint}: ${(await this.text()).replaceAll(/\s+/g, ' ').slice(0, 600)}`)
  }
}

const escaped = (words: string): string => words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** The first control that is seen, not shut, under no dialog and not covered at its middle: with exactly these words for its name, else with these among others. */
const FIND = `
  const [wanted] = arguments
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document
  const byId = (ids) => (ids ?? '').split(' ').map((id) => document.getElementById(id))
  const wordsOf = (e) => {
    const heard = e.cloneNode(true)
    for (const unheard of heard.querySelectorAll('[aria-hidden=true]')) unheard.remove()
    return heard.textContent
  }
  const namesOf = (e) => [e.ariaLabel, wordsOf(e), e.title, ...[...(e.labels ?? []), ...byId(e.getAttribute('aria-labelledby'))].map((l) => l?.innerText)].map((n) => (n ?? '').trim())
  const isOpen = (e) => e.checkVisibility({ visibilityProperty: true }) && !e.matches(':disabled, [aria-disabled=true]') && !e.closest('[inert]')
  const isFree = (e) => {
    e.scrollIntoView({ block: 'nearest' })
    const { left, top, width, height } = e.getBoundingClientRect()
    // Boxes are told without the root's zoom here, points are asked for with it.
    const scale = Number(getComputedStyle(document.documentElement).zoom)
    const at = document.elementFromPoint((left + width / 2) * scale, (top + height / 2) * scale)
    return at !== null && (e.contains(at) || at.contains(e) || [...(e.labels ?? [])].some((l) => l.contains(at)))
  }
  const named = [...root.querySelectorAll('button, a, input, textarea, [role=tab], [role=radio]')].filter((e) => namesOf(e).some((n) => n.includes(wanted)) && isOpen(e))
  const exact = named.filter((e) => namesOf(e).includes(wanted))
  return [...exact, ...named].find(isFree) ?? null
`

const REST = `
  const [done] = arguments
  const once = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity && each.playState === 'running')
  Promise.allSettled([document.fonts.ready, ...once.map((each) => each.finished)]).then(() => requestAnimationFrame(() => requestAnimationFrame(() => done())))
`

const CALL = `
  const [path, body, done] = arguments
  const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '')
  const sent = body === null ? {} : { method: 'POST', headers: { 'content-type': 'application/json', 'x-xsrf-token': token }, body: JSON.stringify(body) }
  fetch(path, sent).then(async (answer) => done({ status: answer.status, reply: answer.status === 204 ? null : await answer.json() }))
`

const WATCH = `
  if (window.troubles) return
  const tell = (words) => window.troubles.push(words)
  window.troubles = []
  // That a box changes its size while sizes are told is told again in the next frame, and no error.
  addEventListener('error', (e) => { if (!e.message.startsWith('ResizeObserver loop')) tell('error: ' + e.message) })
  addEventListener('unhandledrejection', (e) => tell('rejected: ' + (e.reason?.stack ?? e.reason)))
  document.addEventListener('securitypolicyviolation', (e) => tell('policy: ' + e.violatedDirective + ' ' + e.blockedURI))
  const error = console.error
  console.error = (...words) => { tell('console: ' + words.map(String).join(' ')); error(...words) }
  const ask = window.fetch
  window.fetch = async (...request) => { const reply = await ask(...request); if (reply.status >= 500) tell(reply.status + ' ' + reply.url); return reply }
`

/** One window of WebKit, over the W3C's WebDriver protocol: as much of it as the journeys use. */
export class Session {
  readonly #url: string

  private constructor(url: string) {
    this.#url = url
  }

  static async open(driver: string, browser: string): Promise<Session> {
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } } }
    const { sessionId } = (await ask('POST', `${driver}/session`, { capabilities })) as { readonly sessionId: string }
    const session = new Session(`${driver}/session/${sessionId}`)
    await session.#post('timeouts', { script: 60_000, pageLoad: 120_000 })
    return session
  }

  async close(): Promise<void> {
    await ask('DELETE', this.#url)
  }

  async go(url: string): Promise<void> {
    await this.#post('url', { url })
  }

  async address(): Promise<string> {
    return (await ask('GET', `${this.#url}/url`)) as string
  }

  async reload(): Promise<void> {
    await this.#post('refresh', {})
  }

  /** CSS pixels of the window, its bar of 40 or so included. */
  async resize(width: number, height: number): Promise<void> {
    await this.#post('window/rect', { x: 0, y: 0, width, height })
  }

  /** The body of a function; what it returns must be JSON or an element. */
  async run(script: string, ...args: readonly unknown[]): Promise<unknown> {
    return this.#post('execute/sync', { script, args })
  }

  /** Runs the body of a function that calls its last argument, with the result, when it is done. */
  async runUntilDone(script: string, ...args: readonly unknown[]): Promise<unknown> {
    return this.#post('execute/async', { script, args })
  }

  /** As a mouse does, at the middle of it. @param element as `run` returns it. */
  async click(element: unknown): Promise<void> {
    await this.#act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } }, element)
  }

  async tap(element: unknown): Promise<void> {
    await this.#act({ type: 'pointer', id: 'finger', parameters: { pointerType: 'touch' } }, element)
  }

  async #act(source: object, element: unknown): Promise<void> {
    // With the element as origin the driver leaves out the root's zoom.
    const [x, y] = (await this.run(MIDDLE, element)) as readonly [number, number]
    const actions = [
      { type: 'pointerMove', duration: 0, origin: 'viewport', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]
    await this.#post('actions', { actions: [{ ...source, actions }] })
  }

  /** Presses keys, wherever the focus is: letters and digits of ASCII, or one of `KEYS`. */
  async type(text: string): Promise<void> {
    const actions = Array.from(text).flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    await this.#post('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
  }

  /** Writes over what a field holds, as an input method hands words over. @param element as `run` returns it. */
  async write(element: unknown, text: string): Promise<void> {
    const [id] = Object.values(element as Readonly<Record<string, string>>)
    await this.#post(`element/${id}/clear`, {})
    await this.#post(`element/${id}/value`, { text })
  }

  /** @returns a PNG. */
  async picture(): Promise<Buffer> {
    return Buffer.from((await ask('GET', `${this.#url}/screenshot`)) as string, 'base64')
  }

  async #post(path: string, body: object): Promise<unknown> {
    return ask('POST', `${this.#url}/${path}`, body)
  }
}

const MIDDLE = `
  const { left, top, width, height } = arguments[0].getBoundingClientRect()
  const scale = Number(getComputedStyle(document.documentElement).zoom)
  return [left + width / 2, top + height / 2].map((each) => Math.round(each * scale))
`

export const KEYS = { enter: '\uE007', escape: '\uE00C' } as const

async function ask(method: string, url: string, body?: object): Promise<unknown> {
  const reply = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const { value } = (await reply.json()) as { readonly value: unknown }
  if (reply.ok) return value
  const { error, message } = value as { readonly error: string; readonly message: string }
  throw new Error(`WebDriver: ${error}: ${message} (${method} ${url})`)
}

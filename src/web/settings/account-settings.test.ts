import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const stored = new Map<string, string>()
let account: unknown = null
let sent: unknown[] = []

beforeEach(() => {
  stored.clear()
  account = null
  sent = []
  vi.resetModules()
  vi.useFakeTimers()
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  })
  vi.stubGlobal('fetch', async (_url: string, { method, body }: RequestInit) => {
    if (method === 'GET') return new Response(JSON.stringify({ settings: account }))
    sent.push(typeof body === 'string' ? JSON.parse(body) : null)
    return new Response(JSON.stringify({ settings: {} }))
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function begin(isAnother = false): Promise<void> {
  const { beginSettings } = await import('./account-settings.ts')
  await beginSettings(isAnother)
}

test('what the account knows is taken over, and is no news to it', async () => {
  account = { letters: 'large', music: 2 }
  stored.set('kageakari.letters', 'normal')
  await begin()
  expect([stored.get('kageakari.letters'), stored.get('kageakari.music-volume')]).toEqual(['large', '2'])
  expect(sent).toEqual([])
})

test('what was chosen here and not sent goes before, and takes nothing else from the account', async () => {
  account = { letters: 'large', shake: 'on', effects: 3 }
  stored.set('kageakari.shake', 'off')
  stored.set('kageakari.settings-unsent', 'yes')
  await begin()
  expect(sent).toEqual([{ letters: 'large', shake: 'off', effects: 3 }])
  expect(stored.get('kageakari.settings-unsent')).toBeUndefined()
})

test('a choice whose sending was cut off by a reload is not lost to what the account knew before', async () => {
  account = { letters: 'normal' }
  await begin()
  const { remember } = await import('../state/stored-choice.ts')
  stored.set('kageakari.settings-unsent', 'yes')
  remember('letters', 'large')
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  await vi.runAllTimersAsync()
  expect(stored.get('kageakari.settings-unsent')).toBe('yes')
})

test('what is chosen while the answer is awaited is still to be sent', async () => {
  await begin()
  const { remember } = await import('../state/stored-choice.ts')
  stored.set('kageakari.settings-unsent', 'yes')
  remember('letters', 'large')
  vi.stubGlobal('fetch', async () => {
    stored.set('kageakari.letters', 'normal')
    return new Response(JSON.stringify({ settings: {} }))
  })
  await vi.runAllTimersAsync()
  expect(stored.get('kageakari.settings-unsent')).toBe('yes')
})

test('what is chosen while an earlier choice is on its way is sent too', async () => {
  stored.set('kageakari.settings-unsent', 'yes')
  stored.set('kageakari.letters', 'large')
  let answer: () => void = () => undefined
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (init.method !== 'GET' && sent.length === 0) await new Promise<void>((resolve) => (answer = resolve))
    return await fetch(url, init)
  })
  const begun = begin()
  const { remember } = await import('../state/stored-choice.ts')
  await vi.advanceTimersByTimeAsync(10)
  remember('motion', 'calm')
  answer()
  await begun
  await vi.runAllTimersAsync()
  expect(sent).toEqual([{ letters: 'large' }, { letters: 'large', motion: 'calm' }])
})

test('later choices are sent together, a moment after the last', async () => {
  await begin()
  const { remember } = await import('../state/stored-choice.ts')
  remember('motion', 'calm')
  remember('text-speed', 'fast')
  remember('journal', 'diary')
  await vi.runAllTimersAsync()
  expect(sent).toEqual([{ motion: 'calm', text_speed: 'fast' }])
})

test('another user on the same page gets the own settings, and learns nothing of what was chosen before; later choices are sent once', async () => {
  await begin()
  const { remember } = await import('../state/stored-choice.ts')
  remember('motion', 'calm')
  stored.set('kageakari.settings-unsent', 'yes')
  account = { motion: 'none' }
  await begin(true)
  await vi.runAllTimersAsync()
  expect(stored.get('kageakari.motion')).toBe('none')
  expect(sent).toEqual([])
  remember('letters', 'large')
  await vi.runAllTimersAsync()
  expect(sent).toEqual([{ motion: 'none', letters: 'large' }])
})

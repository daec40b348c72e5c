import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settingsText } from '../../content/text/settings.ts'
import { chooseLetter, letterOf, OWN_KEYS, ownKeys, ownLetter, resetLetters } from './own-keys.ts'
import * as usualLetters from './usual-letters.ts'
import { recall, remember } from './stored-choice.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('the settings list every letter that is used, and no other', () => {
  const { nextStage, previousStage, ...listed } = usualLetters
  const inSettings = settingsText.keys
    .filter((section) => !('isPad' in section))
    .flatMap(({ rows }) => rows.flatMap(([keys]) => keys.split('・')))
    .filter((key) => /^[A-Z]$/.test(key))
  expect(inSettings.toSorted()).toEqual(
    Object.values(listed)
      .map((letter) => letter.toUpperCase())
      .toSorted(),
  )
  expect([nextStage, previousStage]).toEqual([listed.hearOrder, listed.hearRecord])
})

const press = (key: string, how: Partial<KeyboardEvent> = {}) => letterOf({ key, ...how } as KeyboardEvent)

test('as long as nothing was changed every letter is its own', () => {
  expect(ownKeys()).toBeNull()
  expect(['r', 'R', '?'].map((key) => press(key))).toEqual(['r', 'r', '?'])
})

test('two letters change places', () => {
  chooseLetter('r', 'q')
  expect([press('q'), press('r'), press('s')]).toEqual(['r', 'q', 's'])
  expect([ownLetter('r'), ownLetter('q')]).toEqual(['q', 'r'])
})

test('a letter that is moved again gives back the one that it had', () => {
  chooseLetter('r', 's')
  chooseLetter('r', 'a')
  expect(['a', 's', 'r'].map((key) => press(key))).toEqual(['r', 'a', 's'])
  chooseLetter('r', 'r')
  chooseLetter('s', 's')
  expect(ownKeys()).toBe('')
})

test('all are usual again', () => {
  chooseLetter('r', 'q')
  resetLetters()
  expect([press('q'), recall(OWN_KEYS)]).toEqual(['q', ''])
})

test.each(['rq', 'rq qr rs', 'rq qr qr', 'RQ QR', 'r q', 'rqs'])(
  '%s leaves a letter without a key, or is none: nothing is changed',
  (text) => {
    remember(OWN_KEYS, text)
    expect(ownKeys()).toBeNull()
    expect([press('q'), press('r')]).toEqual(['q', 'r'])
  },
)

test.each([{ ctrlKey: true }, { altKey: true }, { metaKey: true }, { isComposing: true }, { repeat: true }])(
  'a key with %o is no letter of the game',
  (how) => {
    expect(press('r', how)).toBeNull()
  },
)

test.each(['Enter', 'ArrowUp', '1', 'あ', ' '])('%s is no letter', (key) => {
  expect(press(key)).toBeNull()
})

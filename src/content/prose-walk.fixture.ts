/** A string of the game with the path that leads to it, for tests that read everything. */
export interface Text {
  readonly where: string
  readonly text: string
}

/** Every string in a module or table. */
export function textsOf(value: unknown, where: string): readonly Text[] {
  if (typeof value === 'string') return [{ where, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, `${where}.${key}`))
}

/** The innermost lists of strings: what stands in one box. */
export function boxesOf(value: unknown): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return []
  if (isListOfStrings(value)) return [value]
  return Object.values(value).flatMap(boxesOf)
}

const isListOfStrings = (value: object): value is readonly string[] =>
  Array.isArray(value) && value.every((part) => typeof part === 'string')

/** The texts for which `isBad` holds, ready to be read in a failed test. */
export const failing = (texts: readonly Text[], isBad: (text: string) => boolean): readonly string[] =>
  texts.filter(({ text }) => isBad(text)).map(({ where, text }) => `${where}: ${text.slice(0, 60)}`)

/** Characters without spaces and line ends. */
export const lengthOf = (text: string): number => Array.from(text.replace(/\s/g, '')).length

const openers = new Map([
  ['」', '「'],
  ['』', '『'],
  ['）', '（'],
  ['》', '《'],
])

/** Whether every bracket is closed, the last opened first. */
export function isBalanced(text: string): boolean {
  const open: string[] = []
  for (const character of text) {
    if ('「『（《'.includes(character)) open.push(character)
    const opener = openers.get(character)
    if (opener !== undefined && open.pop() !== opener) return false
  }
  return open.length === 0
}

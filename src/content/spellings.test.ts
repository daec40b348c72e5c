import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/** A row of the table in docs/glossary.md: how a word is written, what is never written, and where all the same. */
interface Spelling {
  readonly written: string
  readonly never: RegExp
  readonly but: readonly string[]
}

const [, table = ''] = readFileSync('docs/glossary.md', 'utf8').split("## Spellings of the players' texts")
const spellings = [...table.matchAll(/^\| (\S.*?) \| `(.+?)` \| ?(.*?) ?\|$/gm)].map(
  ([, written = '', never = '', but = '']): Spelling => ({
    written,
    never: new RegExp(never),
    but: but.split('、').filter((one) => one !== ''),
  }),
)

/** The texts stand in quotation marks or templates, one or more on a line; comments are not read by players. */
const lines = globSync('src/content/**/*.ts')
  .filter((path) => !/\.test\.|\.fixture\.|\/readings\//.test(path))
  .flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .map((text, at) => ({ where: `${path}:${at + 1}`, text }))
      .filter(({ text }) => !/^\s*(\/\/|\/?\*)/.test(text)),
  )
const pages = ['src/web/index.html', 'src/web/public/manifest.webmanifest'].map((path) => ({
  where: path,
  text: readFileSync(path, 'utf8'),
}))

/** A lone exception, such as the name of a skill, is one only as a whole text. */
const without = (text: string, { never, but }: Spelling): string =>
  but.reduce(
    (left, one) => (new RegExp(`^(?:${never.source})$`).test(one) ? left.replaceAll(`'${one}'`, '') : left.replaceAll(one, '')),
    text,
  )

describe('the players’ texts are written as the glossary decides', () => {
  test('which has decided a good dozen of spellings', () => {
    expect(spellings.length).toBeGreaterThanOrEqual(16)
    expect(lines.length).toBeGreaterThan(5000)
  })

  test('on screens it is すべて: ぜんぶ is said and told', () => {
    const screens = lines.filter(({ where }) => /content\/(text|mail)\//.test(where) && !where.includes('/fields.ts'))
    expect(screens.length).toBeGreaterThan(1500)
    expect(screens.filter(({ text }) => text.includes('ぜんぶ')).map(({ where }) => where)).toEqual([])
  })

  test.each(spellings)('$written', (spelling) => {
    const found = [...lines, ...pages].filter(({ text }) => spelling.never.test(without(text, spelling)))
    expect(found.map(({ where, text }) => `${where} ${text.trim()}`)).toEqual([])
  })
})

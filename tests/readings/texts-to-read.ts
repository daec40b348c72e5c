import { globSync, readFileSync } from 'node:fs'

/** Texts of screens without readings: of the account, the library, the handbook, the journal and alike. */
const unread =
  /\.test\.|\.fixture\.|\/(books|mail|music|readings)\/|text\/(account|passkeys|purchases|board|kept-values|manual|title|refusals|library|bestiary|journal|replay|job|status|encore|lookback)|\/story\/(town\/job|backstage)\.ts/

/** The strings of a module, without its comments; figures and names in templates are one mark, as they are numbers or kana. */
export const textsIn = (path: string): readonly string[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => !/^\s*(\/\/|\/?\*)/.test(line))
    .join('\n')
    .matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g)
    .map(([, plain, template]) => (plain ?? template ?? '').replace(/\$\{[^}]*\}/g, '1'))
    .toArray()

/** Every text that has readings on the page. One kanji alone is a seal; what has marks of its own is read by them. */
export const textsToRead = (): readonly string[] =>
  globSync('src/content/**/*.ts')
    .filter((path) => !unread.test(path))
    .flatMap(textsIn)
    .filter((text) => text.length > 1 && !text.includes('《'))

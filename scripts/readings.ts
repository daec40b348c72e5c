import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readings } from '../src/content/readings/words.ts'
import { readerOf } from '../src/web/readings/reader.ts'
import { textsToRead } from '../tests/readings/texts-to-read.ts'

/**
 * Compares the readings above the kanji with those of two dictionaries: `npm run readings` prints each text that both of them read
 * otherwise, with the three readings, to be judged by eye. It needs MeCab with IPADIC and UniDic (Debian: mecab, mecab-ipadic-utf8, unidic-mecab).
 */
const DICTIONARIES = '/var/lib/mecab/dic'
/** By dictionary, how MeCab is asked for the kana of a word. */
const FORMATS = {
  'ipadic-utf8': ['-Oyomi'],
  unidic: ['-O', '', '-F', '%f[20]', '-U', '%m', '-E', '\n'],
} as const

const missing = Object.keys(FORMATS).filter((name) => !existsSync(`${DICTIONARIES}/${name}`))
if (missing.length > 0) {
  console.error(`No ${missing.join(', ')} in ${DICTIONARIES}: nothing was compared.`)
  process.exitCode = 1
} else compare()

function compare(): void {
  const { read } = readerOf(readings)
  const texts = [...new Set(textsToRead().filter((text) => /\p{sc=Han}/u.test(text)))]
  const [first, second] = [readingsBy('ipadic-utf8', texts), readingsBy('unidic', texts)]
  let count = 0
  for (const [at, text] of texts.entries()) {
    const own = (read(text) ?? []).map((piece) => (piece.type === 'ruby' ? piece.reading : piece.text)).join('')
    const [one = '', other = ''] = [first[at], second[at]]
    if (kana(one) !== kana(other) || kana(own) === kana(one)) continue
    count += 1
    console.log(`${text}\n  ${own}\n  ${one}\n  ${other}`)
  }
  console.log(`${count} of ${texts.length} texts are read otherwise by both.`)
}

function readingsBy(dictionary: keyof typeof FORMATS, texts: readonly string[]): readonly string[] {
  // In this game 灯 alone is read as 火 is.
  const input = `${texts.join('\n').replace(/(?<!\p{sc=Han})灯(?!\p{sc=Han})/gu, '火')}\n`
  const { stdout, status } = spawnSync('mecab', ['-d', `${DICTIONARIES}/${dictionary}`, ...FORMATS[dictionary]], {
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  if (status !== 0) throw new Error(`mecab ended with ${status}`)
  return stdout.split('\n')
}

/** The hiragana of a reading: what is written in katakana too, without signs, figures and letters. */
function kana(reading: string): string {
  const hiragana = reading.replace(/[ァ-ヶ]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0x60))
  return hiragana.replace(/[^ぁ-んー]/g, '')
}

import { describe, expect, test } from 'vitest'
import { PARTY_SIZE } from '../rules/party/growth.ts'
import { GUILD_GIFT } from '../rules/town/shop.ts'
import { books } from './books/all.ts'
import { enemies } from './catalog.ts'
import { kanjiNumber } from './numerals.ts'
import { boxesOf, textsOf } from './prose-walk.fixture.ts'
import { roles } from './roles.ts'
import { banter } from './story/banter/banter.ts'
import { barks } from './story/barks.ts'
import { creditsOf } from './story/credits.ts'
import { gatekeeper, gateNotices } from './story/town/gate.ts'
import { homecomings } from './story/town/homecomings.ts'
import { interludes } from './story/interludes/interludes.ts'
import { people, type TalkFrom } from './story/town/people.ts'
import { townNames } from './story/town/town-names.ts'
import { polisherTalk, stainNames, townTalk } from './story/town/town-talk.ts'
import { oldPapers } from './text/board.ts'
import { partySkills } from './skills/all.ts'

/** What the texts tell more than once stands here once. */

type Module = Readonly<Record<string, unknown>>
const told = [
  import.meta.glob<Module>(['./story/**/*.ts', '!./**/*.test.ts'], { eager: true }),
  import.meta.glob<Module>(['./text/*.ts', './log/*.ts', '!./**/*.test.ts'], { eager: true }),
]
/** Every page, sign and book, the lines of a page one after the other. */
const pages: readonly string[] = [
  ...new Set([...boxesOf(told).map((lines) => lines.join('')), ...textsOf(told, '').map(({ text }) => text)]),
  ...books.flatMap(({ editions }) => editions.map(({ content }) => content)),
]

/** Teams that the guild has sent, a year each, and those of them that came home. */
const [SENT, BACK] = [12, 3]
const YEARS_OF_OIL = 9
/** Lamps that the law sets around everybody. */
const LAMPS = 4
const SLIDES = partySkills.filter(({ role }) => role === 4).length

interface Fact {
  readonly what: string
  /** As the texts write it. */
  readonly is: string
  /** Where it is told; the group is what they say. */
  readonly tellings: readonly RegExp[]
}

const facts: readonly Fact[] = [
  { what: 'teams sent', is: kanjiNumber(SENT), tellings: [/一年に一組。(.+?)組、出した/] },
  { what: 'teams home', is: kanjiNumber(BACK), tellings: [/帰ったのが(.+?)組/] },
  { what: 'teams lost', is: kanjiNumber(SENT - BACK), tellings: [/残る(.+?)組/] },
  { what: 'people lost', is: kanjiNumber((SENT - BACK) * PARTY_SIZE), tellings: [/残る九組、(.+?)人/] },
  {
    what: 'people still struck out when one team is home',
    is: kanjiNumber((SENT - BACK - 1) * PARTY_SIZE),
    tellings: [/線は、あと(.+?)本/],
  },
  {
    what: 'years since the first team was lost',
    is: '十一',
    tellings: [/いちばん上の線は(.+?)年前/, /「?(.{1,2})年前に出た、三人/],
  },
  {
    what: 'years of oil',
    is: kanjiNumber(YEARS_OF_OIL),
    tellings: [/町の油は、あと(.+?)年ぶん/, /油の残りは、(.+?)年ぶん/, /油が、あと(.+?)年ぶん/, /油は(.+?)年ぶんが倉に/, /(.)年の油は/],
  },
  { what: 'years of oil for one lamp of four', is: kanjiNumber(YEARS_OF_OIL * LAMPS), tellings: [/年の油は(.+?)年ぶんになった/] },
  {
    what: 'lamps around everybody',
    is: kanjiNumber(LAMPS),
    tellings: [/灯を(.)つずつ並べた/, /灯は(.)つ、四方/, /灯籠が(.)つ/, /灯は(.)つで一組/, /灯は、窓ごとに(.)つ/, /灯が(.)つずつ、三組/],
  },
  {
    what: 'fine for one lamp, in silver',
    is: '三',
    tellings: [/ひとつ灯の罰は、銀(.)枚/, /「銀(.)枚で、ございましたね」/, /一灯をともした者\s+銀(.)枚/],
  },
  { what: 'years since the flame broke', is: '百', tellings: [/(.{1,2})年前、城で原灯が割れ/, /(.{1,2})年前、王の城で原灯が割れ/] },
  { what: 'the age of ハナ', is: '四', tellings: [/娘ハナ、(.)つ/, /(.)つのころ、もうひとりいた/, /いつのまにか、(.)つの子の丈/] },
  { what: 'the age of the king’s brother', is: '五', tellings: [/王の弟、(.)つ/] },
  { what: 'the age of ヨツジ’s grandfather', is: '七', tellings: [/ヨツジの祖父、(.)つ/, /「(.)つですね。歩幅/] },
  { what: 'the age of the pupil of the shore', is: '六', tellings: [/浜の手習い子、(.)つ/] },
  { what: 'reapers', is: '三十一', tellings: [/刈り手の(.+?)人/, /刈り手、(.+?)人/, /(三十.)の影が/, /(三十.)人と、昼に/] },
  { what: 'slides of the mage', is: kanjiNumber(SLIDES), tellings: [/種板を(.)枚とも/, /硝子が(.)枚/, /暗い壁に(.)枚/, /(.)枚めの種板/] },
  {
    what: 'the verse that is missing',
    is: '四',
    tellings: [/(.)番は『つれもなし』/, /(.)番の「くもりなし」/, /歌の(.)番を探す/, /(.)番の、もとの歌詞/, /(.)番を変えて歌った/],
  },
  { what: 'pairs of shoes', is: kanjiNumber(PARTY_SIZE), tellings: [/靴が(.)足/, /「一、ご苦労。二、報酬だ。(.)足/, /^(.)足の靴/] },
  { what: 'lunches', is: kanjiNumber(PARTY_SIZE), tellings: [/弁当は(.)人前/, /弁当だ。(.)人前/, /そこだ。(.)人前/] },
  {
    what: 'the guild’s gift, in thousands',
    is: GUILD_GIFT === 1000 ? '千' : `${kanjiNumber(GUILD_GIFT / 1000)}千`,
    tellings: [/継火会から、(.+?)G/],
  },
]

describe('a fact is told the same wherever it is told', () => {
  test.each(facts.map((fact) => [fact.what, fact] as const))('%s', (_, { is, tellings }) => {
    for (const telling of tellings) {
      const said = pages.flatMap((page) => [...page.matchAll(new RegExp(telling, 'g'))].map(([, value]) => value))
      expect(said.length, `${telling} is told nowhere`).toBeGreaterThan(0)
      expect(new Set(said), String(telling)).toEqual(new Set([is]))
    }
  })

  test('as many papers hang on the wall as teams were lost, the oldest from the year of the first', () => {
    expect(oldPapers).toHaveLength(SENT - BACK)
    expect(oldPapers[0].when).toBe('十一年前')
  })

  test('as many hang on the rope of the credits as have not come home', () => {
    const lost = (SENT - BACK) * PARTY_SIZE
    const away = ([1, 2, 3, 4] as const).map((ending) => creditsOf(ending)[1]?.[0]?.names)
    const [all, others] = [[`${kanjiNumber(lost)}名`], [`${kanjiNumber(lost - PARTY_SIZE)}名`]]
    expect(away).toEqual([all, all, others, all])
  })

  test('whose a stain is, the journal says as the name cards of book 313 do', () => {
    const cards = books.find(({ id }) => id === 313)?.editions[0].content ?? ''
    const pairs = homecomings.flatMap(({ name, shadow, home }) => {
      const card = new RegExp(`${enemies.find(({ id }) => id === shadow)?.name}　――　(.*)`).exec(cards)?.[1]
      return card === undefined ? [] : [{ name, card, home: home.join('') }]
    })
    expect(pairs.length).toBeGreaterThan(10)
    expect(pairs.filter(({ card, home }) => !partsOf(card).some((part) => home.includes(part)))).toEqual([])
  })
})

/** All that four characters in a row say, of a shorter text all of it. */
const partsOf = (text: string): readonly string[] =>
  text.length < 4 ? [text] : Array.from({ length: text.length - 3 }, (_, at) => text.slice(at, at + 4))

describe('names', () => {
  const TOWN = [...Object.values(townNames), 'ミガキ', 'ハゼ', 'サシ', 'カゲン']
  const STAINS = ['ポチ', 'クロ', 'ハンチョウ', 'ハヤ', 'ハヤノツギ']
  const THOSE_OF_OLD = ['ハル', 'ハナ']
  const CRIES = ['ニャ', 'ニャッ', 'ニャア', 'ニャーア', 'タン']
  const ENEMY_NAMES = enemies.map(({ name }) => name)
  const known = new Set([
    ...TOWN,
    ...STAINS,
    ...THOSE_OF_OLD,
    ...CRIES,
    ...ENEMY_NAMES.flatMap((name) => name.match(/[ァ-ヴー]{2,}/g) ?? []),
    ...roles.map(({ defaultName }) => defaultName),
  ])
  /** Words of the game itself, and an insect. */
  const WORDS = ['メニュー', 'タイトル', 'ダメージ', 'ネタバレ', 'メモ', 'イナゴ']

  test('every name in the story, the log and the books is that of somebody who is there', () => {
    const read = [
      ...textsOf(told[0], '').map(({ text }) => text),
      ...books.flatMap(({ editions }) => editions.map(({ content }) => content)),
    ]
    const strangers = read.flatMap((page) =>
      (page.match(/[ァ-ヴー]{2,}/g) ?? [])
        .filter((word) => !known.has(word) && !WORDS.includes(word))
        .map((word) => `${word}: ${page.slice(0, 40)}`),
    )
    expect(strangers).toEqual([])
  })

  test('everybody stands at the place that is theirs', () => {
    const places: Readonly<Record<string, string>> = {
      よろず灯屋: 'ロウ',
      書庫番: 'シオリ',
      ほどき屋: 'トキ',
      団子屋: 'マル',
      継火会: 'ヨツジ',
      門番: 'カンヌキ',
      組合長: 'ススケ',
      料理番: 'ハル',
    }
    const said = pages.flatMap((page) => [...page.matchAll(new RegExp(`(${Object.keys(places).join('|')})の?([ァ-ヴー]{2,})`, 'g'))])
    expect(said.length).toBeGreaterThan(Object.keys(places).length)
    expect(said.filter(([, place = '', name]) => places[place] !== name).map(([words]) => words)).toEqual([])
  })
})

describe('time', () => {
  interface Timed {
    readonly where: string
    /** From how many cleared fields on. */
    readonly from: number
    readonly text: string
  }
  const talk = (where: string, list: readonly TalkFrom[]): readonly Timed[] =>
    list.map(({ from, lines }) => ({ where, from, text: lines.join('') }))
  const byClears = (where: string, list: readonly (readonly string[])[]): readonly Timed[] =>
    list.map((lines, from) => ({ where, from, text: lines.join('') }))
  const texts: readonly Timed[] = [
    ...byClears('plaza', townTalk),
    ...byClears('おミガキ', polisherTalk),
    ...byClears('gate', gateNotices),
    ...talk('カンヌキ', gatekeeper.talk),
    ...talk('a child', stainNames),
    ...Object.values(people).flatMap(({ name, talk: said }) => talk(name, said)),
    ...homecomings.flatMap(({ name, field, notes }) =>
      notes.map(({ from, lines }) => ({ where: name, from: Math.max(from, field === 12 ? 12 : 0), text: lines.join('') })),
    ),
    ...interludes.flatMap(({ title, atClears, parts }) =>
      textsOf(parts, '').map(({ text }) => ({ where: title, from: atClears ?? 0, text })),
    ),
    ...banter.flatMap(({ clears: [from], exchanges }) => textsOf(exchanges, '').map(({ text }) => ({ where: 'banter', from, text }))),
    ...Object.values(barks).flatMap((kinds) =>
      Object.values(kinds).flatMap((lines) =>
        lines.map((line) =>
          typeof line === 'string' ? { where: 'bark', from: 0, text: line } : { where: 'bark', from: line.clears[0], text: line.words },
        ),
      ),
    ),
  ]

  test.each([
    ['the committee', /染み委員会/, 4],
    ['the unpicking house is open', /トキは|ひとつ灯の罰/, 5],
    ['the first stain has its name', /ポチ/, 7],
    ['the second and third have theirs', /ハンチョウ/, 7],
    ['the fourth has its name', /おまけ/, 9],
    ['the one that salutes has come', /敬礼/, 9],
    ['the flame is in the town', /古い灯籠を置いた/, 11],
    ['the diary is known to all three', /日記の話/, 12],
  ])('%s: not told earlier', (_, words, from) => {
    const tellings = texts.filter(({ text }) => words.test(text))
    expect(tellings.length).toBeGreaterThan(0)
    expect(tellings.filter((one) => one.from < from)).toEqual([])
  })

  test('マル counts a skewer for each field', () => {
    const counted = people.maru.talk.flatMap(({ from, lines }) => {
      const number = /^「([一二三四五六七八九十]+)本/.exec(lines.join('')) ?? /串、([一二三四五六七八九十]+)本め/.exec(lines.join(''))
      return number === null ? [] : [[number[1], kanjiNumber(from)]]
    })
    expect(counted.length).toBeGreaterThan(2)
    expect(counted.filter(([said, is]) => said !== is)).toEqual([])
  })

  test('no more stains are counted than fields are cleared', () => {
    const counted = texts.flatMap(({ where, from, text }) =>
      [...text.matchAll(/([一二三四五六七八九十]+)つめが来た/g)].map(([, number]) => [where, number, kanjiNumber(from)]),
    )
    expect(counted.length).toBeGreaterThan(0)
    expect(counted.filter(([, said, is]) => said !== is)).toEqual([])
  })
})

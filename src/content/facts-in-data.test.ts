import { describe, expect, test } from 'vitest'
import { BAG_LIMIT } from '../rules/town/shop.ts'
import { isUnlocked, type Progress } from '../rules/town/unlock.ts'
import { books } from './books/all.ts'
import { enemies, fieldEntry } from './catalog.ts'
import { fields } from './fields.ts'
import { items } from './items.ts'
import { kanjiNumber } from './numerals.ts'
import { textsOf } from './prose-walk.fixture.ts'
import { roles } from './roles.ts'
import { partySkills } from './skills/all.ts'
import { backstageRoles } from './story/backstage.ts'
import { banter } from './story/banter/banter.ts'
import { barks } from './story/barks.ts'
import { fieldVoices, shadowVoices } from './story/field-voices.ts'
import { gatekeeper, gateNotices } from './story/town/gate.ts'
import { homecomings } from './story/town/homecomings.ts'
import { interludes } from './story/interludes/interludes.ts'
import { waysHome } from './story/interludes/ways-home.ts'
import { jobBosses, STAINS_FROM } from './story/town/job.ts'
import { people } from './story/town/people.ts'
import { closingMonologue, prologue } from './story/prologue.ts'
import type { StoryPart } from './story/story.ts'
import { polisherTalk } from './story/town/town-talk.ts'
import { beginningText } from './text/beginning.ts'
import { oldPapers } from './text/board.ts'

/** What texts tell of things that the tables hold: beside `facts.test.ts`, whose facts only texts hold. */

const edition = (id: number, at = 0): string => books.find((book) => book.id === id)?.editions[at]?.content ?? ''
const skillsOf = (role: number) => partySkills.filter((skill) => skill.role === role)
/** A save with so many fields cleared, the first ones. */
const after = (clears: number): Progress => ({
  cleared: new Set(fields.slice(0, clears).map(({ id }) => id)),
  read: new Set(),
})

describe('counts that go with the journey', () => {
  test('おミガキ counts as many stains as the journal shows then', () => {
    const counted = polisherTalk.flatMap((lines, clears) => {
      const [, number] = /([一二三四五六七八九十]+)つめが来た/.exec(lines.join('')) ?? []
      const shown = homecomings.filter(
        ({ field, notes }) => after(clears).cleared.has(field) && notes.some(({ from }) => from <= clears),
      ).length
      return number === undefined ? [] : [{ number, shown: kanjiNumber(shown) }]
    })
    expect(counted).toHaveLength(1)
    expect(counted.filter(({ number, shown }) => number !== shown)).toEqual([])
  })

  test('マル says the number of a skewer no longer than it is right', () => {
    const numbered = people.maru.talk.flatMap(({ from, lines }, at) =>
      /^「(出世払いの串、)?[一二三四五六七八九十]+本/.test(lines.join('')) ? [{ from, until: people.maru.talk[at + 1]?.from ?? 13 }] : [],
    )
    expect(numbered.length).toBeGreaterThan(3)
    expect(numbered.filter(({ from, until }) => until !== from + 1)).toEqual([])
  })

  test('the three are in no roster before ヨツジ lets them write', () => {
    const register = interludes.find(({ key }) => key === 'interlude-4')
    expect(JSON.stringify(register)).toContain('まだ書いていない')
    const before = [prologue, closingMonologue, beginningText, gateNotices.slice(0, register?.atClears ?? 0)]
    expect(textsOf(before, '').filter(({ text }) => text.includes('名簿'))).toEqual([])
  })

  test('ススケ has a stain of its own only once it has come', () => {
    const comes = Math.min(...(homecomings.find(({ shadow }) => shadow === 15)?.notes.map(({ from }) => from) ?? []))
    expect(comes).toBeGreaterThan(STAINS_FROM)
    const early = jobBosses.flatMap(({ aboutStains }) => aboutStains ?? [])
    expect(early.filter((line) => /連れ|しっぽ/.test(line))).toEqual([])
  })

  test('the years of the papers are all but those of the three teams that returned', () => {
    const years: readonly string[] = oldPapers.map(({ when }) => (when === '去年' ? '一年前' : when))
    const all = Array.from({ length: 12 }, (_, at) => `${kanjiNumber(at + 1)}年前`)
    expect(years.filter((year) => !all.includes(year))).toEqual([])
    expect(all.filter((year) => !years.includes(year))).toHaveLength(3)
  })
})

describe('what the tables hold', () => {
  test('each bag of book 112 is full, and holds what was on sale when it was packed', () => {
    const book = books.find(({ id }) => id === 112)
    const open = book?.editions[0].from
    const clears = open?.type === 'clears' ? open.count : 0
    const bags = edition(112)
      .split('\n')
      .filter((line) => /^[^「]+[一二三四]、.*。$/.test(line) && line.split('、').length > 3)
      .map((line) =>
        [...line.matchAll(/([^、。]+?)([一二三四])(?=[、。])/g)].map(([, name = '', count = '']) => ({
          name,
          count: '一二三四'.indexOf(count) + 1,
        })),
      )
    expect(bags).toHaveLength(3)
    for (const bag of bags) {
      expect(bag.reduce((sum, { count }) => sum + count, 0)).toBe(BAG_LIMIT)
      for (const { name, count } of bag) {
        const item = items.find((one) => one.name === name)
        expect(item, name).toBeDefined()
        expect(item !== undefined && isUnlocked(item.unlock, after(clears)), name).toBe(true)
        expect(count, name).toBeLessThanOrEqual(item?.max ?? 0)
      }
    }
  })

  test('the nine slides of book 204 are the skills of the mage', () => {
    const slides = [...edition(204).matchAll(/^# .枚め　(.+)$/gm)].map(([, name]) => name)
    expect(slides).toHaveLength(skillsOf(4).length)
    expect(new Set(slides)).toEqual(new Set(skillsOf(4).map(({ name }) => name)))
  })

  test('the level from which a book says that a skill opens is that of the skill', () => {
    const said = [201, 202, 203, 204, 205, 206].flatMap((id) => [
      ...edition(id)
        .replace(/｜([^《]+)《[^》]+》/g, '$1')
        .matchAll(/Lv([一二三四五六七八九十]+)[での](\D+?)(?:が開く|へ続く|で、影全体)/g),
    ])
    expect(said.length).toBeGreaterThanOrEqual(7)
    const levelOf = (name = '') => kanjiNumber(partySkills.find((skill) => skill.name === name)?.fromLevel ?? 0)
    expect(said.filter(([, level, name]) => levelOf(name) !== level).map(([words]) => words)).toEqual([])
  })

  test('of six roles as many threes can be made as book 207 says and lists', () => {
    const threes = (roles.length * (roles.length - 1) * (roles.length - 2)) / 6
    expect(edition(207)).toContain(`六人から三人を選ぶと、${kanjiNumber(threes)}組できる`)
    expect(edition(207).match(/^.・.・.　/gm)).toHaveLength(threes)
  })

  test('the pages on the shadows of a land come with the land and show all of them', () => {
    for (const id of [2, 3, 4, 5, 6, 7, 8, 9, 10]) {
      const book = books.find((one) => one.id === 300 + id)
      expect(book?.editions[0].from, book?.title).toEqual(fieldEntry(id).unlock)
    }
    const shown = Array.from({ length: 12 }, (_, at) => edition(301 + at)).join('')
    const names = [...shown.matchAll(/^# (.+)\n\n\[\[enemy:(\d+)\]\]/gm)].map(([, name, id]) => `${id} ${name}`)
    expect(names.toSorted()).toEqual(enemies.map(({ id, name }) => `${id} ${name}`).toSorted())
    expect(edition(301)).toContain(`影を${kanjiNumber(enemies.filter(({ field }) => field === 1).length)}つ載せる`)
  })

  test.each([
    [307, 1, 'スミリス', /(.)匹で来る/],
    [309, 1, 'ヨマワリ', /夜回りが(.)人つく/],
    [310, 1, 'ツリシャンデ', /(.)つ並んだら/],
  ] as const)('book %i, edition %i: as many %s come together as a stage has', (id, at, name, words) => {
    const enemy = enemies.find((one) => one.name === name)
    const most = Math.max(...fields.flatMap(({ stages }) => stages.map((stage) => stage.filter((one) => one === enemy?.id).length)))
    expect(words.exec(edition(id, at))?.[1]).toBe(kanjiNumber(most))
  })

  test('at one clear the map opens to as many sides as lands, and ヨツジ warns of the three that open at three', () => {
    const opening = (count: number) => fields.filter(({ unlock }) => unlock.type === 'clears' && unlock.count === count)
    expect(gateNotices[1].join('')).toContain(`地図が${kanjiNumber(opening(1).length)}方に開いた`)
    expect(opening(3).map(({ id }) => id)).toEqual([5, 6, 7])
    expect(gateNotices[3].join('')).toMatch(/霧.*雪.*森/)
  })
})

describe('how everybody speaks', () => {
  const spokenIn = (parts: readonly StoryPart[]): readonly (readonly [who: string, text: string])[] =>
    parts.flatMap((part) => {
      if ('voices' in part) return Object.entries(part.voices).map(([role, lines]) => [role, lines.join('')] as const)
      return 'speaker' in part && part.speaker !== undefined ? [[String(part.speaker), part.lines.join('')] as const] : []
    })
  const byRole = (table: Readonly<Record<number, unknown>>) =>
    Object.entries(table).flatMap(([role, lines]) => textsOf(lines, '').map(({ text }) => [role, text] as const))
  const spoken = [
    ...[...interludes, ...waysHome].flatMap(({ parts }) => spokenIn(parts)),
    ...spokenIn(closingMonologue),
    ...banter.flatMap(({ exchanges }) => exchanges.flatMap((lines) => lines.map(([role, text]) => [String(role), text] as const))),
    ...[barks, fieldVoices, shadowVoices, backstageRoles].flatMap(byRole),
    ...Object.entries(people).flatMap(([who, { talk }]) => talk.map(({ lines }) => [who, lines.join('')] as const)),
    ...[...gatekeeper.talk, gatekeeper.about].map(({ lines }) => ['kannuki', lines.join('')] as const),
    ...polisherTalk.map((lines) => ['omigaki', lines.join('')] as const),
    ...gateNotices.map((lines) => ['yotsuji', lines.join('')] as const),
  ]
  /** What is quoted is said by somebody else, and everybody says grace. */
  const own = (text: string) => text.replace(/『[^』]*』|いただきます/g, '')
  const POLITE = /(です|ます|ません|ました|でした|ましょう)(か|ね|よ|が|ので|のに|し)?([。、？」]|$)/
  const PLAIN = /(だ|だよ|だね|だろう|わよ|かしら)([。？」]|$)/

  test.each(['1', '3', '4', '5', '6', 'yotsuji', 'kannuki', 'maru', 'omigaki'])('%s is never polite', (who) => {
    const lines = spoken.filter(([one]) => one === who).map(([, text]) => own(text))
    expect(lines.length).toBeGreaterThan(2)
    expect(lines.filter((text) => POLITE.test(text))).toEqual([])
  })

  test.each(['2', 'toki', 'rou', 'soroban', 'shiori'])('%s is never blunt', (who) => {
    const lines = spoken.filter(([one]) => one === who).map(([, text]) => own(text))
    expect(lines.length).toBeGreaterThan(2)
    expect(lines.filter((text) => PLAIN.test(text))).toEqual([])
  })

  test.each([
    ['私', /私/, ['2', 'rou', 'soroban']],
    ['わたし', /わたし/, ['1', '4', '6']],
    ['俺', /俺/, ['yotsuji']],
    ['あたし', /あたし/, ['omigaki']],
  ] as const)('only those call themselves %s who do', (_, word, whose) => {
    const speakers = new Set(spoken.filter(([, text]) => word.test(own(text))).map(([who]) => who))
    expect([...speakers].filter((who) => !whose.some((one) => one === who))).toEqual([])
    expect(speakers.size).toBeGreaterThan(0)
  })
})

test('no day ends before ending 3: the hours of the town are its bells and its cloths', () => {
  const read = books
    .filter(({ category }) => category === 'adventure' || category === 'job')
    .flatMap(({ editions }) => editions.map(({ content }) => content))
  expect(read.some((text) => /布を巻く|布を目に巻く/.test(text))).toBe(true)
  expect(read.filter((text) => /日暮れ|日が暮れ|日が落ち|夜明け|夜が明け/.test(text))).toEqual([])
})

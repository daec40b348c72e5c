import { describe, expect, test } from 'vitest'
import type { Unlock } from '../../rules/town/unlock.ts'
import { enemies } from '../catalog.ts'
import { items } from '../items.ts'
import { failing, lengthOf } from '../prose-walk.fixture.ts'
import { partySkills } from '../skills/all.ts'
import { isAdventurous } from '../parties.ts'
import { manual } from '../text/manual.ts'
import { books } from './all.ts'
import type { Book } from './book.ts'

const pages = [
  ...books.flatMap(({ id, editions }) => editions.map(({ content }, index) => ({ where: `book ${id} edition ${index}`, text: content }))),
  ...manual.map(({ id, content }) => ({ where: `manual ${id}`, text: content })),
]
const content = (id: number) => books.find((book) => book.id === id)?.editions[0].content ?? ''

/** As the list of books writes it: a number of cleared fields, or F and the field that must be cleared. */
function unlockCode(unlock: Unlock): string {
  if (unlock.type === 'always') return '0'
  if (unlock.type === 'clears') return String(unlock.count)
  return unlock.type === 'cleared' ? `F${unlock.field}` : unlock.type
}

const shelf = [
  '101:0,F12 102:0,F12 103:1 104:1 105:2 106:2 107:3 108:3 109:4,5 110:5,F12 111:5 112:6,F12 113:7 114:6,F12 115:F11,F12',
  '201:0,F12 202:0,F12 203:0,F12 204:0,F12 205:0,F12 206:0,F12 207:2,F12 208:0',
  '301:0,F12 302:1 303:1 304:1 305:3,F5 306:3,F6 307:3,F7 308:6,F8 309:6,F9 310:F9,F10 311:F11 312:F12 313:F12,F12',
  '401:0,F12 402:1,F12 403:2,F12 404:3,F12 405:4,F12 406:6,F12 407:F9,F12 408:F9,F12 409:F10 410:F8,F12 411:F11,F12 412:F12',
].join(' ')

describe('the library', () => {
  test('holds every book once, each opening when it should', () => {
    expect(books).toHaveLength(48)
    const codes = books.map(({ id, editions }) => `${id}:${editions.map(({ from }) => unlockCode(from)).join(',')}`)
    expect(codes.join(' ')).toBe(shelf)
  })

  test('has ids that begin with the digit of the category, and different titles', () => {
    const categories = ['adventure', 'job', 'enemy', 'history']
    expect(books.filter(({ id, category }) => categories[Math.floor(id / 100) - 1] !== category)).toEqual([])
    expect(new Set(books.map(({ title }) => title)).size).toBe(48)
  })

  test('keeps its books short, and gives the special ones room', () => {
    const limits = ({ id, category }: Book): readonly [number, number] => {
      if (id === 409) return [700, 1200]
      if (id === 412) return [700, 1300]
      if (category === 'history') return [400, 900]
      if (category === 'enemy') return [200, 1300]
      return [250, 700]
    }
    const outside = books.flatMap((book) => {
      const [least, most] = limits(book)
      return book.editions.map((edition) => lengthOf(edition.content)).filter((characters) => characters < least || characters > most)
    })
    expect(outside).toEqual([])
  })

  test('uses the marks correctly', () => {
    expect(failing(pages, (text) => /^#(?! \S)|[^\n]#/m.test(text))).toEqual([])
    expect(failing(pages, (text) => /[^\n]\n# |^# .*\n[^\n]/m.test(text))).toEqual([])
    expect(failing(pages, (text) => /^# .*[｜《》]/m.test(text))).toEqual([])
    expect(failing(pages, (text) => /[｜《》]/.test(text.replace(/｜[^｜《》\n]+《[\u3041-\u309f]+》/g, '')))).toEqual([])
    const known = new Set(enemies.map(({ id }) => id))
    const named = pages.flatMap(({ text }) => [...text.matchAll(/\[\[enemy:(\d+)\]\]|\{\{stats:(\d+)\}\}/g)])
    expect(named.map((found) => Number(found[1] ?? found[2])).filter((id) => !known.has(id))).toEqual([])
    expect(content(113)).toMatch(/^\{\{gold\}\}$/m)
  })

  test('draws each shadow in one book, under its name, and gives figures in the full edition', () => {
    const drawnIn = (id: number) => books.filter(({ editions }) => editions.some((edition) => edition.content.includes(`[[enemy:${id}]]`)))
    expect(enemies.filter(({ id }) => drawnIn(id).length !== 1)).toEqual([])
    const full = books.map(({ editions }) => editions.at(-1)?.content ?? '').join('\n')
    const chapter = ({ id, name }: { id: number; name: string }) => `# ${name}\n\n[[enemy:${id}]]\n\n{{stats:${id}}}\n\n`
    expect(enemies.filter((enemy) => !full.includes(chapter(enemy)))).toEqual([])
  })

  test('begins six reports as drafts: the same shadows, no figures yet', () => {
    const reports = books.filter(
      ({ category, editions }) =>
        category === 'enemy' && editions.length > 1 && editions.every(({ afterEnding }) => afterEnding === undefined),
    )
    expect(reports.map(({ id }) => id)).toEqual([305, 306, 307, 308, 309, 310])
    const heads = (text: string) => [...text.matchAll(/^# (.+)\n\n\[\[enemy:(\d+)\]\]$/gm)].map((found) => `${found[1]} ${found[2]}`)
    for (const { editions } of reports) {
      expect(heads(editions[0].content)).toEqual(heads(editions[1]?.content ?? ''))
      expect(editions[0].content).not.toContain('{{')
    }
  })
})

describe('guides', () => {
  test('name every skill of the role that they teach', () => {
    const missing = partySkills.filter(({ role, name }) => !content(200 + role).includes(name))
    expect(missing.map(({ name }) => name)).toEqual([])
  })

  test('recommend points that can be spent in that order at levels 1, 3, 6 and 9', () => {
    const builds = [...content(208).matchAll(/^([^。、\n]+)、([^。、\n]+)、([^。、\n]+)、([^。、\n]+)。/gm)].map((found) => found.slice(1))
    expect(builds).toHaveLength(12)
    expect(builds.filter((build) => !canBeLearned(build))).toEqual([])
    expect(builds.map((build) => build.join('、'))).not.toContain('走馬灯、走馬灯、幕開け、幕開け')
    expect(builds.map((build) => build.join('、'))).not.toContain('大太鼓、撥打ち、総囃子、総囃子')
  })

  test('list all twenty parties', () => {
    const parties = [...content(207).matchAll(/^([切医屏幻追囃])・([切医屏幻追囃])・([切医屏幻追囃])\u3000/gm)].map((found) =>
      found.slice(1).join(''),
    )
    expect(new Set(parties).size).toBe(20)
    expect(parties).toHaveLength(20)
    const lines = content(207).match(/^[切医屏幻追囃]・.*$/gm) ?? []
    const rolesIn = (line: string) => Array.from(line.slice(0, 5).replaceAll('・', '')).map((seal) => '切医屏幻追囃'.indexOf(seal) + 1)
    expect(lines.filter((line) => isAdventurous(rolesIn(line)))).toEqual(lines.filter((line) => line.includes('冒険的')))
  })

  test('recommend packing lists that fit into the bag', () => {
    const lists = content(112).match(/^.+、.+[一二三四]。$/gm) ?? []
    expect(lists).toHaveLength(3)
    for (const list of lists) {
      const packed = list
        .slice(0, -1)
        .split('、')
        .map((entry) => ({ item: items.find(({ name }) => name === entry.slice(0, -1)), number: '一二三四'.indexOf(entry.slice(-1)) + 1 }))
      expect(packed.filter(({ item, number }) => !item || number > item.max)).toEqual([])
      expect(packed.reduce((sum, { number }) => sum + number, 0)).toBe(10)
    }
  })
})

test('the book of each role names every skill of its tree, also those that the tree does not show yet', () => {
  const unnamed = partySkills.filter(({ role, name }) => !content(200 + role).includes(name))
  expect(unnamed.map(({ role, name }) => `${role} ${name}`)).toEqual([])
})

/** One point at each of the levels 1, 3, 6 and 9, in this order, all in one tree. */
function canBeLearned(build: readonly string[]): boolean {
  const learned: number[] = []
  return build.every((name, step) => {
    const skill = partySkills.find((candidate) => candidate.name === name)
    if (!skill || skill.fromLevel > ([1, 3, 6, 9][step] ?? 0)) return false
    const { parent } = skill
    if (parent && learned.filter((id) => id === parent.skill).length < parent.level) return false
    learned.push(skill.id)
    return partySkills.filter(({ id }) => learned.includes(id)).every(({ role }) => role === skill.role)
  })
}

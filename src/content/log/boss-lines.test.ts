import { expect, test } from 'vitest'
import { barks } from '../story/barks.ts'
import { fieldVoices, shadowVoices } from '../story/field-voices.ts'
import { enemies } from '../catalog.ts'
import { SHADOWS_BY_ROLE } from '../enemy-fields.ts'
import { fields } from '../fields.ts'
import { failing, isBalanced, textsOf } from '../prose-walk.fixture.ts'
import { roles } from '../roles.ts'
import { outcomeText } from '../text/outcome.ts'
import { battleLog } from './battle-log.ts'
import { lastDeedOf } from './last-deeds.ts'
import { bossLines } from './boss-lines.ts'

const LINE_MOST = 28
/** In the bubble beside the bust. */
const BARK_MOST = 12
const roleIds = roles.map(({ id }) => String(id))

test('every boss has its words before, again, at the end of all, at half and on the last blow, and nobody else has', () => {
  expect(Object.keys(bossLines).map(Number)).toEqual(enemies.filter(({ boss }) => boss).map(({ id }) => id))
  for (const { before, again, finale, half, fall } of Object.values(bossLines)) {
    const all = [before, again, finale, half, fall]
    expect(new Set(all.map((words) => words.join())).size).toBe(5)
    for (const words of all) expect(words.length).toBeLessThanOrEqual(3)
  }
  expect(bossLines[113]?.after?.ifCleared).toBe(6)
  expect(bossLines[129]).toMatchObject({ low: ['腰が浮くのは、百年で何度めかな'], after: {} })
})

test('every boss is answered by whoever is there, each in a voice of its own, and each role is asked first at one of them at least', () => {
  const answers = Object.values(bossLines).map(({ answer }) => answer)
  expect([...new Set(answers.map(({ role }) => String(role)))].toSorted()).toEqual([...roleIds, 'all'])
  for (const { lines } of answers) {
    expect(Object.keys(lines)).toEqual(roleIds)
    expect(Object.values(lines).join('')).not.toMatch(/[（）]/)
  }
  const all = answers.flatMap(({ lines }) => Object.values(lines).map((words) => words.join('')))
  expect(new Set(all).size).toBe(all.length)
})

test('what is told of a boss is told to its end: brackets open and close within the words', () => {
  for (const { before, again, finale, half, low, fall, down, after } of Object.values(bossLines)) {
    for (const words of [before, again, finale, half, low, fall, down, after?.lines]) {
      const text = words?.join('') ?? ''
      expect(isBalanced(text), text).toBe(true)
      expect(text.startsWith('（'), text).toBe(text.endsWith('）'))
      expect(text).not.toMatch(/[「」]/)
    }
  }
})

test('every role has a voice in every field, before its own shadow and on every occasion of a battle, all different', () => {
  expect([fieldVoices, shadowVoices, barks, SHADOWS_BY_ROLE].map((table) => Object.keys(table))).toEqual(
    roleIds.map(() => roleIds).slice(0, 4),
  )
  for (const voices of Object.values(fieldVoices)) expect(Object.keys(voices).map(Number)).toEqual(fields.map(({ id }) => id))
  const said = [...Object.values(fieldVoices).flatMap((voices) => Object.values(voices)), ...Object.values(shadowVoices)]
  expect(new Set(said).size).toBe(78)
})

/** What a role would be known by: its tool and what it does with it. */
const tools: Readonly<Record<string, RegExp>> = {
  1: /鋏|切|斬|刃|列|並/,
  2: /薬|包帯|診|患者|脈|処方|適量|帳面/,
  3: /茶|湯|屏風/,
  4: /光|灯|映|写|種板|硝子|明る|暗|まぶし/,
  5: /足|跡|歩|跨/,
  6: /拍|太鼓|節|曲|歌|休符|音|鳴|笛/,
}

test('each role has six short barks for each occasion, no two alike, and at most six in ten about its own tool', () => {
  const all = Object.entries(barks).flatMap(([role, kinds]) => Object.entries(kinds).map(([kind, lines]) => ({ role, kind, lines })))
  expect(all).toHaveLength(6 * 9)
  expect(all.filter(({ lines }) => lines.length !== 6).map(({ role, kind }) => `${role} ${kind}`)).toEqual([])
  const words = all.flatMap(({ role, lines }) => textsOf(lines, role).map(({ text }) => ({ role, text })))
  expect(new Set(words.map(({ text }) => text)).size).toBe(6 * 9 * 6)
  expect(words.filter(({ text }) => Array.from(text).length > BARK_MOST)).toEqual([])
  for (const role of roleIds) {
    const own = words.filter((one) => one.role === role)
    const ofTheTool = own.filter(({ text }) => tools[role]?.test(text))
    expect(ofTheTool.length / own.length, role).toBeGreaterThan(0)
    expect(ofTheTool.length / own.length, role).toBeLessThanOrEqual(0.6)
  }
})

test('at every part of the journey at least five of the six barks may be said, and what is bound to a part is bound to its beginning or its end', () => {
  for (const lines of Object.values(barks).flatMap((kinds) => Object.values(kinds))) {
    const bound = lines.flatMap((line) => (typeof line === 'string' ? [] : [line.clears.join('-')]))
    expect([[], ['0-5', '6-12']]).toContainEqual(bound)
  }
})

test('all words fit into their lines and carry no quotation marks: the screen sets them', () => {
  const texts = textsOf({ bossLines, fieldVoices, shadowVoices, barks }, 'said')
  expect(texts.length).toBeGreaterThan(200)
  expect(failing(texts, (text) => Array.from(text).length > LINE_MOST || text === '')).toEqual([])
  expect(failing(textsOf({ fieldVoices, shadowVoices, barks }, 'said'), (text) => /[（）「」]/.test(text))).toEqual([])
})

test('each of the three’s own shadows gathers in its own way', () => {
  const deeds = Object.values(SHADOWS_BY_ROLE).map((enemy) => lastDeedOf(12, enemy))
  expect(deeds).not.toContain(null)
  expect(new Set(deeds).size).toBe(6)
})

test('the stamp of a won stage says the same', () => {
  const stamp = (field: number, stage: number, isCleared: boolean) => outcomeText.stamp(field, stage, isCleared).join('')
  expect([stamp(11, 3, true), stamp(12, 5, true), stamp(12, 4, false)]).toEqual(['王は手を止めた', '灯が下ろされた', '影はうしろへ'])
  expect([stamp(11, 2, false), stamp(12, 3, false), stamp(13, 4, true)]).toEqual(Array(3).fill('影は畳まれた'))
})

test('a beaten shadow is folded; the king at his altar is not yet, nor is who sits in the expanse, nor the three’s own', () => {
  const names = { combatant: () => '無灯の城主', role: () => null, isBoss: () => true, blow: () => null, folding: () => null }
  const told = (field: number, enemy: number) =>
    battleLog([{ type: 'fell', target: 3 }], { ...names, lastDeed: () => lastDeedOf(field, enemy) }).map(({ text }) => text)
  expect([told(11, 113), told(12, 129), told(12, 131), told(13, 113), told(13, 131), told(12, 125)]).toEqual([
    ['無灯の城主は打つのをやめた。'],
    ['無灯の城主は灯を下ろした。'],
    ['無灯の城主は足跡をつけずに、うしろへ回った。'],
    [expect.stringMatching(/^無灯の城主は.*畳まれ/)],
    [expect.stringMatching(/^無灯の城主は.*畳まれ/)],
    [expect.stringMatching(/^無灯の城主は.*畳まれ/)],
  ])
})

import { expect, test } from 'vitest'
import { barks } from '../story/barks.ts'
import { fieldVoices, shadowVoices } from '../story/field-voices.ts'
import { enemies } from '../catalog.ts'
import { SHADOWS_BY_ROLE, staysStanding } from '../enemy-fields.ts'
import { fields } from '../fields.ts'
import { failing, isBalanced, textsOf } from '../prose-walk.fixture.ts'
import { roles } from '../roles.ts'
import { battleLog } from './battle-log.ts'
import { bossLines } from './boss-lines.ts'

const LINE_MOST = 28
const roleIds = roles.map(({ id }) => String(id))

test('every boss has its words before, at half and on the last blow, and nobody else has', () => {
  expect(Object.keys(bossLines).map(Number)).toEqual(enemies.filter(({ boss }) => boss).map(({ id }) => id))
  for (const { before, half, fall } of Object.values(bossLines)) {
    expect(new Set([before, half, fall].map((words) => words.join())).size).toBe(3)
    for (const words of [before, half, fall]) expect(words.length).toBeLessThanOrEqual(3)
  }
  expect(bossLines[113]?.after?.ifCleared).toBe(6)
  expect(bossLines[129]).toMatchObject({ low: ['腰が浮くのは、百年で何度めかな'], after: {} })
})

test('somebody answers every boss: each role at one of them at least, and whoever is there', () => {
  const answers = Object.values(bossLines).map(({ answer }) => answer)
  expect([...new Set(answers.map(({ role }) => String(role)))].toSorted()).toEqual(roleIds)
  for (const { lines, otherwise } of answers) {
    expect(lines).not.toEqual(otherwise)
    // In nobody's voice.
    expect(otherwise.join('')).not.toMatch(/です|ます|だ$|よ$|わ$|だよ/)
    expect(`${lines.join('')}${otherwise.join('')}`).not.toMatch(/[（）]/)
  }
})

test('what is told of a boss is told to its end: brackets open and close within the words', () => {
  for (const { before, half, low, fall, after } of Object.values(bossLines)) {
    for (const words of [before, half, low, fall, after?.lines]) {
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
  const words = Object.values(barks).flatMap((kinds) => Object.values(kinds).flat())
  expect(new Set(words).size).toBe(72)
})

test('all words fit into their lines and carry no quotation marks: the screen sets them', () => {
  const texts = textsOf({ bossLines, fieldVoices, shadowVoices, barks }, 'said')
  expect(texts.length).toBeGreaterThan(200)
  expect(failing(texts, (text) => Array.from(text).length > LINE_MOST || text === '')).toEqual([])
  expect(failing(textsOf({ fieldVoices, shadowVoices, barks }, 'said'), (text) => /[（）「」]/.test(text))).toEqual([])
})

test('a beaten shadow is folded, and the king at his altar is not yet', () => {
  const names = { combatant: () => '無灯の城主', isMember: () => false }
  const told = (field: number, enemy: number) =>
    battleLog([{ type: 'fell', target: 3 }], { ...names, staysStanding: () => staysStanding(field, enemy) }).map(({ text }) => text)
  expect([told(11, 113), told(13, 113), told(11, 112)]).toEqual([
    ['無灯の城主は、打つのをやめた。'],
    [expect.stringMatching(/^無灯の城主は、.*畳まれ/)],
    [expect.stringMatching(/^無灯の城主は、.*畳まれ/)],
  ])
})

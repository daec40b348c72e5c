import { describe, expect, test } from 'vitest'
import { books } from './books/all.ts'
import { enemies, enemySkills } from './catalog.ts'
import { fields } from './fields.ts'
import { items } from './items.ts'
import { partySkills } from './skills/all.ts'
import { fieldTexts } from './text/fields.ts'
import { jobGrades } from './jobs.ts'
import { boxesOf, failing, isBalanced, lengthOf, textsOf } from './prose-walk.fixture.ts'
import { kanjiNumber } from './numerals.ts'
import { roles } from './roles.ts'
import { banter } from './story/banter/banter.ts'
import * as backstage from './story/backstage.ts'
import * as ending from './story/ending.ts'
import * as interludes from './story/interludes/interludes.ts'
import * as job from './story/town/job.ts'
import * as prologue from './story/prologue.ts'
import { beatsFor } from './story/story.ts'
import * as townTalk from './story/town/town-talk.ts'
import * as treasure from './story/treasure.ts'
import { manual } from './text/manual.ts'

const LONGEST_NAME = '六文字の名前'
const LINE = 28
/** Beside a face and a name on the result screen. */
const BANTER = 20

type Module = Readonly<Record<string, unknown>>
const modules = (found: Readonly<Record<string, Module>>): Module =>
  Object.fromEntries(Object.entries(found).map(([path, module]) => [/([\w-]+)\.ts$/.exec(path)?.[1] ?? path, module]))

const story = modules(import.meta.glob<Module>(['./story/**/*.ts', '!./story/*.test.ts'], { eager: true }))
/** Keys and names of files, not words. */
const isKey = (text: string) => /^[a-z0-9-]+$/.test(text)
const storyTexts = textsOf(story, 'story').filter(({ text }) => !isKey(text))
const fieldStrings = textsOf(fieldTexts, 'fields').filter(({ where }) => !where.endsWith('.confirmColour'))
const bookTexts = books.flatMap(({ id, title, editions }) => [
  { where: `book ${id} title`, text: title },
  ...editions.map(({ content }, index) => ({ where: `book ${id} edition ${index}:`, text: content })),
])
const manualTexts = manual.flatMap(({ id, title, content }) => [
  { where: `manual ${id} title`, text: title },
  { where: `manual ${id}:`, text: content },
])
const allTexts = [...bookTexts, ...storyTexts, ...fieldStrings, ...manualTexts]

/** Takes out the markup of the books and the placeholders, so that what stays must be plain Japanese. */
const withoutMarkup = (text: string) =>
  text
    .replace(/^# /gm, '')
    .replace(/^\[\[(enemy:\d+|tag)\]\]$/gm, '')
    .replace(/^\{\{(stats:\d+|gold)\}\}$/gm, '')
    .replace(/\{(a|b|c|m|n|name|item|title|player)\}/g, '')
    // The specification's sign for a skill that is not known yet.
    .replaceAll('「???」', '')

describe('every Japanese text', () => {
  test('is there', () => {
    expect(allTexts.length).toBeGreaterThan(700)
    expect(failing(allTexts, (text) => text === '')).toEqual([])
  })

  test('has no ASCII punctuation, half-width katakana, control or invisible characters', () => {
    expect(failing(allTexts, (text) => /[!-/:-@[-`{-~]/.test(withoutMarkup(text)))).toEqual([])
    expect(failing(allTexts, (text) => /[\uff61-\uff9f]/.test(text))).toEqual([])
    expect(failing(allTexts, (text) => /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u00a0]/u.test(text.replaceAll('\n', '')))).toEqual([])
  })

  test('has no doubled spaces, no spaces at the ends of lines and no doubled empty lines', () => {
    expect(failing(allTexts, (text) => / {2}|^ | $|\n{3}/m.test(text))).toEqual([])
    expect(failing(allTexts, (text) => text.trim() !== text && !text.endsWith('\u3000'))).toEqual([])
  })

  test('closes every bracket that it opens, in order', () => {
    const boxes = boxesOf([story, fieldTexts]).map((box) => ({ where: 'box', text: box.join('\n') }))
    const singles = allTexts.filter(({ where }) => !/\.\d+$/.test(where))
    expect(failing([...boxes, ...singles], (text) => !isBalanced(text))).toEqual([])
  })

  test('ends no sentence twice and joins no two commas', () => {
    expect(failing(allTexts, (text) => /。。|、、|、。|。、|「」|（）/.test(text))).toEqual([])
  })

  test('is kind to shadows and speaks no word of the workshop', () => {
    const banned =
      /死|殺|モンスター|魔物|(?<!薙ぎ)倒[しすさせそ]|ゲームオーバー|プレイヤー|キャラ|データ|クリア|ステージ|スキル|アイテム|パーティ/
    expect(failing(allTexts, (text) => banned.test(text))).toEqual([])
    expect(failing(allTexts, (text) => /TODO|FIXME|仮文|ダミー|あとで書く|lorem/i.test(text))).toEqual([])
  })

  test('has one spelling for one word', () => {
    const spelt =
      /もど[るりらっれ]|(?<!か|みが)まえ(?!て|る)|さいご|つぎ(?!へ|は|たし|、)|固[いさ]|焼きつ|いぶし|張り紙|ゴールド|工事中|被害/
    const ruby = /《[^》]*》/g
    expect(failing(allTexts, (text) => spelt.test(text.replace(ruby, '')))).toEqual([])
    const acts = [...partySkills, ...enemySkills].map(({ name, line }) => ({ where: name, text: line }))
    const descriptions = [...partySkills, ...items].map(({ name, description }) => ({ where: name, text: description }))
    expect(failing([...acts, ...descriptions], (text) => spelt.test(text) || /敵/.test(text))).toEqual([])
  })

  test('leaves the truth where it lies until field 12 is cleared', () => {
    const truth = /割ったのは私|灯祖が割|影のない都|自分の影|人の影が|剥がれた影|影は[^。]*帰る先/
    const late = [312, 313, 412]
    const early = bookTexts.filter(({ where }) => !late.some((id) => where.startsWith(`book ${id} `)))
    /** Told when field 12 is cleared, or after it; the rest of the story comes before. What `scenes.ts` has stands in other files. */
    const lateStory =
      /^story\.(ending\.(ending[34]|endMonologue2Cleared|after2)|treasure\.diary|wants\.|backstage\.|homecomings\.|scenes\.)/
    const told = [...storyTexts.filter(({ where }) => !lateStory.test(where)), ...textsOf(fieldTexts.slice(0, 11), 'fields')]
    expect(told.length).toBeGreaterThan(1500)
    expect(failing([...early, ...told], (text) => truth.test(text))).toEqual([])
    expect(failing(bookTexts, (text) => truth.test(text))).toHaveLength(1)
  })
})

describe('the boxes of story, keepers and fields', () => {
  test('keep to 28 characters a line, with the longest names', () => {
    const shown = (text: string) =>
      text
        .replace(/\{(a|b|c|m|name)\}/g, LONGEST_NAME)
        .replace(/｜([^｜《》]+)《[^《》]+》/g, '$1')
        .replace('{item}', '濃い薄荷水')
        .replace('{title}', '表紙のない本')
        .replace('{n}', '99')
    expect(failing([...storyTexts, ...fieldStrings], (text) => Array.from(shown(text)).length > LINE)).toEqual([])
  })

  test('have one to three lines, and in the story only the three names to fill in', () => {
    const told = textsOf({ prologue, ending, interludes, treasure }, 'told').filter(({ where }) => !where.includes('.toldOf.'))
    const placeholders = told.flatMap(({ text }) => text.match(/\{[^}]*\}/g) ?? [])
    expect(new Set(placeholders)).toEqual(new Set(['{a}', '{b}', '{c}']))
    const boxes = boxesOf([
      // A bark is one of several.
      { ...story, barks: {}, townTalk: [townTalk.townTalk, townTalk.polisherTalk] },
      fieldTexts.map((text) => text.confirm),
    ]).filter((box) => box.length === 0 || !box.every(isKey))
    expect(boxes.length).toBeGreaterThan(250)
    expect(boxes.filter((box) => box.length < 1 || box.length > 3)).toEqual([])
  })

  test('tell the beginning in eight pages and ten', () => {
    expect(prologue.prologue).toHaveLength(8)
    expect(beatsFor(prologue.closingMonologue, [1, 2, 3])).toHaveLength(10)
    expect(ending.endMonologue1).toHaveLength(10)
  })
})

describe('tables of lines', () => {
  test('give every stage of every field its line', () => {
    expect(fieldTexts.map(({ id, stageLines }) => [id, stageLines.length])).toEqual(fields.map(({ id, stages }) => [id, stages.length]))
    expect(new Set(fieldTexts.flatMap(({ stageLines }) => [...stageLines])).size).toBe(51)
    expect(fieldTexts.at(-1)?.stageEpigraphs).toHaveLength(5)
  })

  test('give every shadow backstage a line under its own name, and every role one', () => {
    expect(backstage.backstageShadows.map(({ id, name }) => [id, name]).toSorted(([a], [b]) => Number(a) - Number(b))).toEqual(
      enemies.map(({ id, name }) => [id, name]).toSorted(([a], [b]) => Number(a) - Number(b)),
    )
    expect(Object.keys(backstage.backstageRoles).map(Number)).toEqual(roles.map(({ id }) => id))
    expect(backstage.backstageRoles[3]).toContain(`${kanjiNumber(enemies.length)}人ぶん`)
    const people = backstage.backstageTown.map(({ townsperson }) => townsperson)
    expect(new Set(people).size).toBe(10)
  })

  test('let each of the fifteen pairs and the twenty parties talk to each other: as often in each part of the journey, in other words each time', () => {
    const talks = banter.flatMap(({ clears, exchanges }) =>
      exchanges.map((lines) => ({
        who: lines
          .map(([role]) => role)
          .toSorted((a, b) => a - b)
          .join('-'),
        when: clears.join('-'),
        texts: lines.map(([, text]) => text),
      })),
    )
    const counted = Map.groupBy(talks, ({ who }) => who)
    const others = (role: number) => [1, 2, 3, 4, 5, 6].filter((other) => other > role)
    const pairs = others(0).flatMap((a) => others(a).map((b) => `${a}-${b}`))
    const parties = others(0).flatMap((a) => others(a).flatMap((b) => others(b).map((c) => `${a}-${b}-${c}`)))
    expect([pairs.length, parties.length]).toEqual([15, 20])
    expect([...counted.keys()].toSorted()).toEqual([...pairs, ...parties].toSorted())
    for (const pair of pairs)
      expect(
        counted
          .get(pair)
          ?.map(({ when }) => when)
          .join(' '),
      ).toBe('0-12 0-12 0-12 0-12 0-4 0-4 0-4 5-8 5-8 5-8 9-12 9-12 9-12 12-12')
    for (const party of parties) expect(counted.get(party)?.map(({ when }) => when)).toEqual(['0-8', '9-12'])
    const texts = talks.flatMap(({ texts: said }) => said)
    expect(texts).toHaveLength(2 * 210 + 3 * 40)
    expect(new Set(texts).size).toBe(texts.length)
    expect(texts.filter((text) => Array.from(text).length > BANTER)).toEqual([])
  })

  test('cover 0 to 12 cleared fields, five grades and nine chapters', () => {
    expect(townTalk.townTalk).toHaveLength(13)
    expect(townTalk.polisherTalk).toHaveLength(13)
    expect(job.jobBosses.map(({ grade }) => grade)).toEqual(jobGrades.map(({ grade }) => grade))
    expect(job.jobBosses.filter(({ greetings }) => greetings.length < 3 || greetings.length > 4)).toEqual([])
    expect(manual.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(manual.filter(({ content }) => lengthOf(content) < 250 || lengthOf(content) > 600)).toEqual([])
  })
})

import { describe, expect, test } from 'vitest'
import { LOSSES_BEFORE_OFFERING } from '../rules/adventure/difficulty.ts'
import { growthPercent } from '../rules/adventure/drawn-stages.ts'
import {
  HP_PER_POINT,
  LEVELS_PER_SKILL_POINT,
  MAX_LEVEL,
  MAX_SKILL_LEVEL,
  PARTY_SIZE,
  STATUS_POINTS_PER_LEVEL,
} from '../rules/party/growth.ts'
import { ACCOUNT_NAME, CLICKS, MEMBER_NAME, PASSWORD, POST, QUICK_PASSWORD } from '../rules/input-limits.ts'
import { BAG_LIMIT } from '../rules/town/shop.ts'
import type { Effect } from '../rules/battle/skill.ts'
import { LAST_TURN } from '../rules/battle/state.ts'
import { books } from './books/all.ts'
import { catalog, itemEntry } from './catalog.ts'
import { items } from './items.ts'
import { ENDLESS } from './named-ids.ts'
import { kanjiNumber } from './numerals.ts'
import { REST_PRICE, REST_UNLOCK } from './rest.ts'
import { roles } from './roles.ts'
import { figuresOf } from './skill-figures.ts'
import { partySkills } from './skills/all.ts'
import { slips } from './slips.ts'
import { interludes } from './story/interludes/interludes.ts'
import { jobStory } from './story/town/job.ts'
import { boardWall } from './story/town/keepers/board-wall.ts'
import { innkeeper } from './story/town/keepers/innkeeper.ts'
import { shopkeeper } from './story/town/keepers/shopkeeper.ts'
import { accountText } from './text/account.ts'
import { beginningText } from './text/beginning.ts'
import { encorePlaces } from './text/encore.ts'
import { manual } from './text/manual.ts'
import { plazaText } from './text/plaza.ts'
import { refusals } from './text/refusals.ts'
import { shopText } from './text/shop.ts'
import { attributeTexts } from './text/status.ts'
import { loginRequiredText } from './text/title.ts'

const book = (id: number): string => books.find((one) => one.id === id)?.editions[0].content ?? ''
const chapter = (id: number): string => manual.find((one) => one.id === id)?.content ?? ''
const skillPoints = 1 + Math.floor(MAX_LEVEL / LEVELS_PER_SKILL_POINT)
const levelsOfSkillPoints = Array.from({ length: skillPoints - 1 }, (_, at) => kanjiNumber((at + 1) * LEVELS_PER_SKILL_POINT)).join('、')
const thousands = (value: number): string => `${value === 1000 ? '' : kanjiNumber(value / 1000)}千G`
const counted = ['', 'ひとつ', '二つ', '三つ', '四つ', '五つ', '六つ']

/** AP that a medic's plain attack gives. */
const medic = roles.find(({ id }) => id === 2)
const [givenAp = 0] = (medic?.attack.effects ?? []).flatMap((effect) => (effect.type === 'restoreAp' ? [effect.amount ?? 0] : []))

/** Where a text says a number, and the words that the data make it. */
const sayings: readonly (readonly [where: string, text: string, says: string])[] = [
  ['manual 1', chapter(1), `ほどき屋は、土地を${counted[REST_UNLOCK.count]}開くまで`],
  ['manual 8', chapter(8), `同じ土地で${kanjiNumber(LOSSES_BEFORE_OFFERING)}度続けて負けると`],
  ['manual 2', chapter(2), `${kanjiNumber(LAST_TURN)}回で決着がつかない`],
  ['manual 3', chapter(3), `力の点ひとつで${counted[HP_PER_POINT]}増えます`],
  ['manual 3', chapter(3), `APを${counted[givenAp]}戻します`],
  ['manual 5', chapter(5), `はじめに${counted[STATUS_POINTS_PER_LEVEL]}、Lvがひとつ上がるたびに${counted[STATUS_POINTS_PER_LEVEL]}`],
  ['manual 5', chapter(5), `Lvが${levelsOfSkillPoints}になったとき`],
  ['manual 5', chapter(5), `合わせて${counted[skillPoints]}です`],
  ['manual 5', chapter(5), `技は${kanjiNumber(MAX_SKILL_LEVEL)}段で極まります`],
  ['manual 6', chapter(6), `合わせて${kanjiNumber(BAG_LIMIT)}個まで`],
  ['manual 8', chapter(8), `${kanjiNumber(books.length)}冊の本`],
  ['manual 8', chapter(8), `${kanjiNumber(POST.max)}文字までの貼り紙`],
  ['manual 8', chapter(8), `一人につき${thousands(REST_PRICE)}で`],
  ['manual 8', chapter(8), `土地を${counted[REST_UNLOCK.count]}開くと店が開き`],
  ['manual 8', chapter(8), `${kanjiNumber(CLICKS.min)}本から精算でき`],
  ['manual 9', chapter(9), `Lvは${kanjiNumber(MAX_LEVEL)}で止まります`],
  ['manual 9', chapter(9), `土地を${counted[REST_UNLOCK.count]}開いたあと、一人につき${thousands(REST_PRICE)}で`],
  ['role 2', medic?.attackNote ?? '', `少ない者に、${givenAp}戻す`],
  ['book 202', book(202), `いちばん乏しい者へAPが${counted[givenAp]}戻る`],
  ['book 101', book(101), `力の点が${counted[STATUS_POINTS_PER_LEVEL]}、技の点がひとつ`],
  ['book 110', book(110), `一人につき、一回、${thousands(REST_PRICE)}。三人なら${thousands(REST_PRICE * PARTY_SIZE)}`],
  ['book 112', book(112), `鞄には${kanjiNumber(BAG_LIMIT)}個入る`],
  ['book 115', book(115), `人はLv${kanjiNumber(MAX_LEVEL)}で打ち止め`],
  ['book 115', book(115), `力の点は、${kanjiNumber(MAX_LEVEL * STATUS_POINTS_PER_LEVEL)}。技の点は、${counted[skillPoints]}`],
  ['book 208', book(208), `技の点は${counted[skillPoints]}。Lv一、${levelsOfSkillPoints}で`],
  ['book 208', book(208), `土地を${counted[REST_UNLOCK.count]}開けば、広場の奥にほどき屋が開く。${thousands(REST_PRICE)}で`],
  ['トキ', innkeeper.price.join(''), thousands(REST_PRICE)],
  [
    'ヨツジ',
    JSON.stringify(interludes.find(({ atClears }) => atClears === REST_UNLOCK.count)),
    `継火会から、${thousands(REST_PRICE)}。鋏代だ。`,
  ],
  ['ロウ', shopkeeper.bagFull.join(''), `${kanjiNumber(BAG_LIMIT)}個まで`],
  ['the board', boardWall.hint, `${POST.max}文字まで`],
  ['labour', jobStory.rule.join(''), `${CLICKS.min}本から`],
  ['refusals', refusals.badClicks, `${CLICKS.min}本から${CLICKS.max / 10_000}万本まで`],
  ['refusals', refusals.badName, `${ACCOUNT_NAME.min}文字から${ACCOUNT_NAME.max}文字まで`],
  ['refusals', refusals.badPassword, `${PASSWORD.min}文字から${PASSWORD.max}文字まで`],
  ['refusals', refusals.badQuickPassword, `${QUICK_PASSWORD.min}文字から${QUICK_PASSWORD.max}文字まで`],
  ['refusals', refusals.badMemberName, `${MEMBER_NAME.min}文字から${MEMBER_NAME.max}文字まで`],
  ['refusals', refusals.notThreeMembers, `ちょうど${PARTY_SIZE}人`],
  ['refusals', refusals.badPost, `${POST.max}文字以内`],
  ['refusals', refusals.restClosed, `土地を${counted[REST_UNLOCK.count]}開くと`],
  ['account', accountText.nameHint, `${ACCOUNT_NAME.min}〜${ACCOUNT_NAME.max}文字`],
  ['account', accountText.passwordHint, `${PASSWORD.min}〜${PASSWORD.max}文字`],
  ['one-click account', loginRequiredText.nameHint, `${ACCOUNT_NAME.max}文字まで`],
  ['one-click account', loginRequiredText.passwordHint, `${QUICK_PASSWORD.min}〜${QUICK_PASSWORD.max}文字`],
  ['beginning', beginningText.nameHint, `${MEMBER_NAME.max}文字まで`],
  ['shop', shopText.bagFull, `${BAG_LIMIT}個まで`],
  ['status', attributeTexts.hp.hint, `1点で＋${HP_PER_POINT}`],
]

describe('numbers that texts say', () => {
  test.each(sayings)('%s', (_, text, says) => {
    expect(text).toContain(says)
  })

  test('the closed house counts down to its opening', () => {
    expect(plazaText.closedUntil(REST_UNLOCK.count)).toContain(`あと${REST_UNLOCK.count}つ`)
  })
})

/** Numbers written in a text, without those inside another number. */
const numbersIn = (text: string): readonly number[] =>
  [...text.matchAll(/\d+/g)].map(([number]) => Number(number)).toSorted((a, b) => a - b)

/** Every figure of an item, signs left out. */
function figuresOfItem({ levels: [{ percent, turns }], effects }: (typeof items)[number]): ReadonlySet<number> {
  const ofEffect = (effect: Effect): readonly number[] => {
    switch (effect.type) {
      case 'heal':
        return [effect.plus]
      case 'restoreAp':
      case 'drainAp':
        return [effect.amount ?? 0]
      case 'damage':
        return [effect.power ?? 0]
      case 'modify':
        return [...Object.values(effect.stats ?? {}).flat(), ...(effect.guard ?? [])]
      default:
        return []
    }
  }
  return new Set([percent, turns, ...effects.flatMap(ofEffect)].map(Math.abs).filter((figure) => figure > 0))
}

describe('items', () => {
  test.each(items)('$name says each of its figures and no other', (item) => {
    const said = numbersIn(item.description.replace('影1体', '影'))
    expect([...new Set(said)]).toEqual([...figuresOfItem(item)].toSorted((a, b) => a - b))
  })
})

/** Numbers that a skill's description says in words, with what the data must hold. */
const skillWords: Readonly<Record<string, (effect: Effect) => boolean>> = {
  '70%増し': (effect) => effect.type === 'damage' && effect.onWeakenedPercent === 170,
  '最大HPの12%': (effect) => effect.type === 'recoil' && effect.percent === 12,
  三度: (effect) => effect.type === 'damage' && effect.hits === 3,
  半分: (effect) => effect.type === 'modify' && effect.convert?.losePercent === 50,
  両方: (effect) => effect.type === 'damage' && effect.of.length === 2,
}

describe('skills', () => {
  test('numbers in descriptions are those of the data', () => {
    const words = Object.entries(skillWords)
    const wrong = partySkills.flatMap(({ name, description, effects }) =>
      words.filter(([word, holds]) => description.includes(word) && !effects.some(holds)).map(([word]) => `${name}: ${word}`),
    )
    expect(wrong).toEqual([])
    const rest = (description: string) => words.reduce((text, [word]) => text.replace(word, ''), description)
    const others = partySkills.filter(({ description }) => numbersIn(rest(description).replace(/影1体|仲間1人|1枚/g, '')).length > 0)
    expect(others.map(({ name, description }) => `${name}: ${description}`)).toEqual([])
  })

  test('every skill that does something in numbers tells them at all three levels, none of them without a word', () => {
    for (const skill of partySkills) {
      const figures = figuresOf(skill)
      expect(figures.length, skill.name).toBeGreaterThan(0)
      for (const { label, values } of figures) {
        expect(label, skill.name).not.toBe('')
        expect(values, `${skill.name} ${label}`).toHaveLength(MAX_SKILL_LEVEL)
        expect(
          values.filter((value) => !/\d/.test(value)),
          `${skill.name} ${label}`,
        ).toEqual([])
      }
    }
  })

  test('the secondary figures are told: what a skill lowers, raises, gives back and costs', () => {
    const told = (id: number) => {
      const skill = partySkills.find((one) => one.id === id)
      return skill === undefined ? [] : figuresOf(skill).map(({ label, values }) => `${label} ${values.join('/')}`)
    }
    expect(told(503)).toEqual(['威力（STR） 105%/120%/135%', 'DEF低下 25%/35%/45%'])
    expect(told(209)).toEqual(['APの回復 12/16/20'])
    expect(told(605)).toEqual(['APの回復 9/12/15'])
    expect(told(407)).toEqual(['STR低下 24%/30%/36%'])
    expect(told(106)).toEqual(['威力（STR） 115%/130%/145%', '自分のSPD上昇 30%/40%/50%'])
    expect(told(309)).toEqual(['STR上昇（DEF） 60%/80%/100%', 'DEF低下 50%/50%/50%'])
    expect(told(107)).toEqual(['威力（STR） 125%/145%/165%', '弱体の相手への威力 212%/246%/280%'])
    expect(told(201)).toEqual(['回復（INT） 100%＋15/140%＋15/180%＋15'])
    expect(told(308)).toEqual(['回復（最大HP） 35%/45%/55%'])
    expect(told(506)).toContain('毎回のにじみ（STR） 40%/52%/64%')
  })
})

describe('無尽の幕', () => {
  test('the place tells what the short rest gives back and how much each curtain grows', () => {
    const rules = encorePlaces.find(({ id }) => id === ENDLESS)?.rules.join('') ?? ''
    const { hp, ap } = catalog.field(ENDLESS).recovery ?? { hp: 0, ap: 0 }
    expect(rules).toContain(`HPが${hp}%、APが${ap}%`)
    expect(rules).toContain(`1幕ごとに${growthPercent(2) - growthPercent(1)}%`)
  })

  test.each(slips)('$name tells its figures', ({ words, recovery, enemies, worth, opening, item }) => {
    const told = [
      ...(worth === undefined ? [] : [`${worth / 100}倍`]),
      ...(enemies === undefined ? [] : [`${Math.max(enemies.hp, enemies.attack) - 100}%増し`]),
      ...Object.values(opening?.stats ?? {}).map((percent) => `${Math.abs(percent)}%`),
      ...(opening === undefined ? [] : [`${opening.turns}回`]),
      ...(opening?.damageTaken === undefined ? [] : [`${100 - opening.damageTaken}%減る`]),
      ...(item === undefined ? [] : [itemEntry(item).name]),
      ...[recovery?.hp ?? 0, recovery?.ap ?? 0].flatMap((percent, at) => recoveryWords(percent, at === 0 ? 'HP' : 'AP')),
    ]
    expect(told.length).toBeGreaterThan(0)
    for (const each of told) expect(words).toContain(each)
  })
})

/** What the words of a slip hold for so many percent. */
function recoveryWords(percent: number, figure: 'HP' | 'AP'): readonly string[] {
  if (percent === 0) return []
  if (percent === 100) return [`${figure}が、すっかり戻る`]
  return percent === -50 ? [figure, '半分減る'] : [`${figure}が${percent}%`]
}

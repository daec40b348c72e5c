import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { enterNextStage, startAdventure } from '../rules/adventure/adventure.ts'
import type { Behaviour, Choice, Condition } from '../rules/battle/skill.ts'
import { newMember } from '../rules/party/growth.ts'
import { rngStateFrom } from '../rules/rng.ts'
import { isUnlocked } from '../rules/town/unlock.ts'
import { catalog, enemies, enemySkills, itemEntry } from './catalog.ts'
import { fieldOfEnemy, SHADOWS_BY_ROLE } from './enemy-fields.ts'
import { enemySpells } from './enemy-spells.ts'
import { fields } from './fields.ts'
import { items } from './items.ts'
import { UNMOWN_FIELD, VAST_EXPANSE } from './named-ids.ts'
import { lessons } from './story/lessons.ts'
import { roles } from './roles.ts'
import { partySkills } from './skills/all.ts'
import { enemyNames } from './log/enemy-names.ts'
import { lastDeedOf } from './log/last-deeds.ts'
import { secondImages } from './log/second-images.ts'
import { bestiaryText } from './text/bestiary.ts'

/** Three roles of six. */
const parties = roles.flatMap(({ id: a }) =>
  roles.flatMap(({ id: b }) => roles.flatMap(({ id: c }) => (a < b && b < c ? [[a, b, c]] : []))),
)

const DESCRIPTION_MOST = 32
const LINE_MOST = 28

const actions = ({ phases }: Behaviour) =>
  phases.flatMap((phase) => [
    ...(phase.type === 'cycle' ? phase.steps : phase.choices.map((choice) => choice.action)),
    ...(phase.opensWith === undefined ? [] : [phase.opensWith]),
  ])
const skillsOf = (behaviour: Behaviour) => actions(behaviour).filter((action) => action !== 'attack')

/** Percent from which a blow is worth a crouch: well over a plain attack. */
const HEAVY_PERCENT = 150

/** The skills that a phase announces before it uses them. */
const announcedIn = (phase: Behaviour['phases'][0]) =>
  skillsOf({ phases: [phase] })
    .flatMap((id) => catalog.skill(id).leadsTo ?? [])
    .map((id) => catalog.skill(id))

describe('references', () => {
  test('ids are unique in every table', () => {
    for (const table of [roles, items, fields, enemies, [...partySkills, ...enemySkills]]) {
      expect(new Set(table.map((entry) => entry.id)).size).toBe(table.length)
    }
    expect([roles.length, items.length, fields.length]).toEqual([6, 24, 12])
    expect(fields.reduce((sum, field) => sum + field.stages.length, 0)).toBe(51)
  })

  test('every action of every enemy is a skill that exists, every telegraph leads to one, every enemy skill is used', () => {
    const known = new Set(enemySkills.map((skill) => skill.id))
    const used = new Set<number>()
    for (const enemy of enemies) {
      for (const id of skillsOf(enemy.behaviour)) {
        expect(known, `${enemy.name} uses ${id}`).toContain(id)
        used.add(id)
        const { leadsTo } = catalog.skill(id)
        if (leadsTo !== undefined) used.add(leadsTo)
      }
    }
    expect(enemySkills.filter((skill) => skill.leadsTo !== undefined && !known.has(skill.leadsTo))).toEqual([])
    expect([...known].filter((id) => !used.has(id))).toEqual([])
  })

  test('every boss announces, at full HP, something heavy that can be broken off', () => {
    for (const { boss, behaviour, name } of enemies) {
      if (!boss) continue
      const first = announcedIn(behaviour.phases[0])
      expect(first.length, name).toBeGreaterThan(0)
      expect(
        first.every((skill) => skill.unbreakable !== true && skill.levels[0].percent >= HEAVY_PERCENT),
        name,
      ).toBe(true)
    }
  })

  test('what cannot be broken off is announced by bosses in a later phase, beside something that can', () => {
    const firm = enemies.filter(({ behaviour }) =>
      behaviour.phases.some((phase) => announcedIn(phase).some(({ unbreakable }) => unbreakable)),
    )
    expect(firm.map(({ id }) => id)).toEqual([45, 65, 96, 106, 113, 129])
    for (const { boss, behaviour, name } of firm) {
      expect(boss, name).toBe(true)
      for (const phase of behaviour.phases)
        expect(
          announcedIn(phase).some(({ unbreakable }) => !unbreakable),
          name,
        ).toBe(true)
    }
  })

  test('the table for drawings names the own field of every enemy and knows no other', () => {
    expect(enemies.map(({ id }) => [id, fieldOfEnemy(id)])).toEqual(enemies.map(({ id, field }) => [id, field]))
    expect([0, 10, 19, 29, 133].map(fieldOfEnemy)).toEqual([null, null, null, null, null])
  })

  test('the list of what enemies throw has each of their skills that does magical damage, and no other', () => {
    const magical = enemySkills.filter(({ effects }) => effects.some((each) => each.type === 'damage' && each.kind === 'magical'))
    expect([...enemySpells].toSorted((one, other) => one - other)).toEqual(
      magical.map(({ id }) => id).toSorted((one, other) => one - other),
    )
  })

  test('every enemy stands in a stage of its own field or is met elsewhere, every line-up is known, bosses close their fields', () => {
    const met = new Set(fields.flatMap(({ stages, ownShadows }) => [...stages.flat(), ...Object.values(ownShadows?.byRole ?? {})]))
    expect(enemies.filter((enemy) => !met.has(enemy.id)).map((enemy) => enemy.name)).toEqual([])
    for (const field of fields) {
      const bosses = field.stages.map((stage) => stage.filter((id) => catalog.enemy(id).boss).length)
      expect(bosses, `field ${field.id}`).toEqual(field.stages.map((_, index) => (index === field.stages.length - 1 ? 1 : 0)))
      expect(field.stages.every((stage) => stage.length >= 1 && stage.length <= 3)).toBe(true)
    }
  })

  test('each party meets its own three shadows, in its order, all worth the same', () => {
    const expected = new Map([
      [1, '鋏を持つ影'],
      [2, '灯を持つ影'],
      [3, '屏風を持つ影'],
      [4, '種板を持つ影'],
      [5, '弓を持つ影'],
      [6, '太鼓を持つ影'],
    ])
    expect(parties).toHaveLength(20)
    for (const party of parties) {
      for (const order of [party, party.toReversed()]) {
        const start = startAdventure({ field: VAST_EXPANSE, members: order.map(newMember), bag: [], rng: rngStateFrom(1) }, catalog)
        const met = enterNextStage({ ...start, stage: 3, phase: 'won' }, catalog).battle.combatants.slice(3)
        expect(met.map(({ kind }) => catalog.enemy(kind)).map(({ id }) => enemies.find((one) => one.id === id)?.name)).toEqual(
          order.map((role) => expected.get(role)),
        )
      }
    }
    const theirs = Object.values(SHADOWS_BY_ROLE).map((id) => catalog.enemy(id))
    expect(new Set(theirs.map(({ exp, gold }) => `${exp} ${gold}`)).size).toBe(1)
  })

  test('a skill’s parent is in the same tree', () => {
    const parentOf = ({ parent }: (typeof partySkills)[number]) => partySkills.find(({ id }) => id === parent?.skill)
    for (const skill of partySkills.filter(({ parent }) => parent !== null)) expect(parentOf(skill)?.role, skill.name).toBe(skill.role)
  })

  test('conditions that look for a modifier stand on skills that leave one', () => {
    const looks = (when: Condition | undefined) => when?.type === 'notOnSelf' || when?.type === 'onNoFoe'
    const leavesOne = ({ action }: Choice) => action !== 'attack' && catalog.skill(action).effects.some(({ type }) => type === 'modify')
    for (const { behaviour, name } of enemies) {
      const choices = behaviour.phases.flatMap((phase) => (phase.type === 'cycle' ? [] : phase.choices))
      for (const choice of choices.filter(({ when }) => looks(when))) expect(leavesOne(choice), name).toBe(true)
    }
  })
})

describe('figures', () => {
  test('every level of a skill costs AP, has a percent, and lasts as long as its modifiers need', () => {
    for (const skill of partySkills) {
      expect(skill.levels).toHaveLength(3)
      const modifies = skill.effects.some((effect) => effect.type === 'modify')
      for (const { apCost, percent, turns } of skill.levels)
        expect({ name: skill.name, ok: apCost > 0 && percent > 0 && turns > 0 === modifies }).toEqual({ name: skill.name, ok: true })
    }
    for (const act of [...enemySkills, ...items]) {
      const modifies = act.effects.some((effect) => effect.type === 'modify')
      expect({ name: act.name, lasts: act.levels[0].turns > 0 }).toEqual({ name: act.name, lasts: modifies })
    }
  })

  test('phases go down from 100 %', () => {
    for (const { behaviour, name } of enemies) {
      const thresholds = behaviour.phases.map((phase) => phase.below)
      expect(thresholds[0], name).toBe(100)
      expect(
        [...thresholds].toSorted((a, b) => b - a),
        name,
      ).toEqual(thresholds)
    }
  })
})

test('clearing what is open opens everything, once the coverless book is read', () => {
  const cleared = new Set<number>()
  for (;;) {
    const open = fields.filter((field) => !cleared.has(field.id) && isUnlocked(field.unlock, { cleared, read: new Set([409]) }))
    if (open.length === 0) break
    for (const field of open) cleared.add(field.id)
  }
  expect(cleared.size).toBe(12)
  expect(items.every((item) => isUnlocked(item.unlock, { cleared, read: new Set() }))).toBe(true)
})

describe('words', () => {
  const said = [...partySkills, ...enemySkills]
  test('every skill has its lines with one {n} or none, and no other placeholder', () => {
    const others = Object.entries(secondImages).map(([name, line]) => ({ name, line }))
    for (const { name, line } of [...said, ...others]) {
      expect(line.replace('{n}', ''), name).not.toMatch(/[{}]/)
      expect(Array.from(line.replace('{n}', '六文字の名前')).length, `${name}: ${line}`).toBeLessThanOrEqual(LINE_MOST + 6)
    }
  })

  test('of a party skill the name is called with ！ and the rest told without; of an enemy, only what is announced and the blow it leads to are', () => {
    const calledOut = partySkills.filter(({ line }) => line.includes('！'))
    expect(calledOut.length).toBeGreaterThan(40)
    for (const { line } of calledOut) expect(line).toMatch(/^\{n\}の[^！。]+！ [^！]+$|……[^！。]+！ [^！]+$/)
    const seconds = new Set(enemySkills.map(({ leadsTo }) => leadsTo))
    for (const { id, leadsTo, line } of enemySkills) expect(line.includes('！'), line).toBe(leadsTo !== undefined || seconds.has(id))
  })

  test('descriptions keep to 32 characters, names are not empty, nothing is half-width kana', () => {
    for (const { name, description } of [...partySkills, ...items])
      expect(Array.from(description).length, `${name}: ${description}`).toBeLessThanOrEqual(DESCRIPTION_MOST)
    for (const { name } of [...said, ...items, ...enemies, ...roles]) expect(name).toMatch(/^[^\s\uff61-\uff9f]+$/)
  })

  test('who is let go instead of folded is so in the picture book as well', () => {
    const letGo = enemies.filter(({ field, id }) => lastDeedOf(field, id) !== null).map(({ id }) => id)
    expect(Object.keys(bestiaryText.letGo).map(Number)).toEqual(letGo.toSorted((a, b) => a - b))
  })

  test('several of a kind are told apart', () => {
    expect(enemyNames([11, 15, 11])).toEqual(['ケシカゲＡ', 'クサブセ', 'ケシカゲＢ'])
  })
})

describe('drawings', () => {
  const missing = (paths: readonly string[]) => paths.filter((path) => !existsSync(new URL(`../web/art/svg/${path}.svg`, import.meta.url)))
  test('every enemy has its own', () => expect(missing(enemies.map((enemy) => `enemies/${enemy.id}`))).toEqual([]))
  test('every role has a figure and a portrait', () =>
    expect(missing(roles.flatMap((role) => [`roles/${role.class}`, `portraits/${role.class}`]))).toEqual([]))
  test('every field has its background', () => expect(missing(fields.map((field) => `backgrounds/${field.id}`))).toEqual([]))
})

describe('the lands that teach', () => {
  test.each(lessons)('field $field shows it in its first stage, and what answers is for sale by then', ({ field, items: goods }) => {
    const [first = []] = catalog.field(field).stages
    const shown = first.flatMap((id) => catalog.enemy(id).behaviour.phases[0].opensWith ?? []).map((id) => catalog.skill(id))
    const bleeds = shown.some(({ effects }) => effects.some((effect) => effect.type === 'modify' && effect.bleed))
    const strengthens = shown.some(({ reach, effects }) => reach === 'allies' && effects.some(({ type }) => type === 'modify'))
    expect([bleeds, strengthens]).toEqual([field === UNMOWN_FIELD, field !== UNMOWN_FIELD])
    const effects = goods.map((id) => catalog.item(id).effects.map(({ type }) => type))
    expect(effects.flat()).toContain(bleeds ? 'cleanse' : 'dispel')
    // The lands open after six others.
    const cleared = new Set([1, 2, 3, 4, 5, 6])
    for (const id of goods) expect(isUnlocked(itemEntry(id).unlock, { cleared, read: new Set() })).toBe(true)
  })
})

import type { Catalog } from '../rules/catalog.ts'
import { encorePlans } from './encore-plans.ts'
import type { EnemyEntry, EnemySkill } from './enemies/enemy.ts'
import * as field01 from './enemies/field-01.ts'
import * as field02 from './enemies/field-02.ts'
import * as field03 from './enemies/field-03.ts'
import * as field04 from './enemies/field-04.ts'
import * as field05 from './enemies/field-05.ts'
import * as field06 from './enemies/field-06.ts'
import * as field07 from './enemies/field-07.ts'
import * as field08 from './enemies/field-08.ts'
import * as field09 from './enemies/field-09.ts'
import * as field10 from './enemies/field-10.ts'
import * as field11 from './enemies/field-11.ts'
import * as field12 from './enemies/field-12.ts'
import { breakPercentFor, fields } from './fields.ts'
import { items } from './items.ts'
import { roles } from './roles.ts'
import { partySkills } from './skills/all.ts'
import type { PartySkill } from './skills/party-skill.ts'

/** Raised whenever a change of the tables can make a stored adventure replay differently. */
export const CONTENT_VERSION = 5

const fieldTables = [field01, field02, field03, field04, field05, field06, field07, field08, field09, field10, field11, field12]
export const enemies: readonly EnemyEntry[] = fieldTables.flatMap((table) => table.enemies)
export const enemySkills: readonly EnemySkill[] = fieldTables.flatMap((table) => table.skills)

export const enemyEntry = lookup('enemy', enemies)
export const roleEntry = lookup('role', roles)
export const itemEntry = lookup('item', items)
export const fieldEntry = lookup('field', fields)
export const partySkill = lookup('party skill', partySkills)
/** A skill of either side: their ids never meet. */
export const skillEntry = lookup<PartySkill | EnemySkill>('skill', [...partySkills, ...enemySkills])

/** Hands the game's tables to the rules. Every lookup throws a RangeError for an unknown id. */
export const catalog: Catalog = {
  skill: skillEntry,
  item: itemEntry,
  behaviour: (enemy) => enemyEntry(enemy).behaviour,
  attack: (role) => roleEntry(role).attack,
  breakPercent: (enemy) => {
    const { breakPercent, field } = enemyEntry(enemy)
    return breakPercent ?? breakPercentFor(fieldEntry(field).difficulty)
  },
  role: roleEntry,
  enemy: enemyEntry,
  field: lookup('field', [...fields, ...encorePlans(enemies)]),
}

function lookup<T extends { readonly id: number }>(what: string, table: readonly T[]): (id: number) => T {
  const byId = new Map(table.map((entry) => [entry.id, entry]))
  return (id) => {
    const found = byId.get(id)
    if (!found) throw new RangeError(`No ${what} has the id ${id}`)
    return found
  }
}

import type { AutoSight } from '../../../../rules/auto/auto-commands.ts'
import { seenAct, seenItem } from '../../../../rules/auto/seen-act.ts'
import type { BattleEvent } from '../../../../rules/battle/event.ts'
import { effective } from '../../../../rules/battle/state.ts'
import type { Announcement } from '../../../../contract/battle/combatants.ts'
import type { Battle } from '../battle-model.ts'

/** What おまかせ may know: no more than this screen shows. */
export const autoSight = ({ state, catalog, members, enemies, played, tactics }: Battle): AutoSight => ({
  state,
  skillsOf: (member) => member.skills.map(({ id, level }) => seenAct(catalog.skill(id), level, (stat) => effective(member, stat))),
  announced: ({ id }) => announcedOf(enemies[id - members.length]?.announcement ?? null),
  items: state.bag.map(({ item }) => seenItem(catalog.item(item))),
  lostLast: ({ id }) => (played.at(-1) ?? []).reduce((sum, event) => sum + lossOf(id, event), 0),
  tacticOf: ({ id }) => tactics[id] ?? 'usual',
})

/** HP that the event takes from this combatant. */
const lossOf = (id: number, event: BattleEvent): number =>
  (event.type === 'damaged' || event.type === 'recoiled' || event.type === 'bled') && event.target === id ? event.amount : 0

const announcedOf = (announcement: Announcement | null) =>
  announcement &&
  ({
    aim: announcement.aim,
    breakDamage: announcement.break_damage,
    weight: announcement.weight,
  } as const)

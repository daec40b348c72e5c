import type { SavedataInfo } from '../../../contract/title.ts'
import { roleEntry } from '../../../content/catalog.ts'
import { fields } from '../../../content/fields.ts'
import { ALTAR, VAST_EXPANSE } from '../../../content/named-ids.ts'
import { reachedBy } from '../../../rules/town/unlock.ts'
import { membersOf } from '../../store/rows/save/members.ts'
import { hardWinsOf, progressOf } from '../../store/rows/save/progress.ts'
import { type Ending, saveOf } from '../../store/rows/save/saves.ts'
import type { Tx } from '../../store/store.ts'

export async function savedataInfo(tx: Tx, saveId: number): Promise<SavedataInfo> {
  const save = await saveOf(tx, saveId)
  const members = await membersOf(tx, saveId)
  const { cleared } = await progressOf(tx, saveId)
  return {
    money: save.gold,
    ending: save.ending,
    ended_on_hard: save.ending ? await isEndedOnHard(tx, saveId, save.ending) : false,
    is_cleared_vast_expanse: cleared.has(VAST_EXPANSE),
    parties: members.map(({ id, role, name, level }) => ({
      id,
      role_id: role,
      nickname: name,
      level,
      class: roleEntry(role).class,
      class_japanese: roleEntry(role).name,
    })),
  }
}

/** Every field on the way must have been won on 険路, so that a change before the last boss earns nothing. */
async function isEndedOnHard(tx: Tx, saveId: number, ending: Ending): Promise<boolean> {
  const { read } = await progressOf(tx, saveId)
  const reached = reachedBy(fields, { cleared: await hardWinsOf(tx, saveId), read })
  return reached.has(ALTAR) && (ending <= 2 || reached.has(VAST_EXPANSE))
}

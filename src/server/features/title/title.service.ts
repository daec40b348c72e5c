import type { SavedataInfo } from '../../../contract/title.ts'
import { roleEntry } from '../../../content/catalog.ts'
import { findSave, membersOf } from '../../store/saves.ts'
import type { Tx } from '../../store/store.ts'

export async function savedataInfo(tx: Tx, saveId: number): Promise<SavedataInfo> {
  const save = await findSave(tx, saveId)
  const members = await membersOf(tx, saveId)
  return {
    money: save?.gold ?? 0,
    ending: save?.ending ?? null,
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

import { enemies, fieldEntry } from '../../../content/catalog.ts'
import type { EnemyEntry } from '../../../content/enemies/enemy.ts'
import { NAME_TAGS, VAST_EXPANSE } from '../../../content/named-ids.ts'
import type { Shadow } from '../../../contract/library.ts'
import { isUnlocked, type Progress } from '../../../rules/town/unlock.ts'
import { journalOf } from '../../store/rows/save/journal.ts'
import { progressOf } from '../../store/rows/save/progress.ts'
import type { Tx } from '../../store/store.ts'
import { shelvesOf } from './library.service.ts'

/** The shadows that a save may know of. */
export async function bestiaryOf(tx: Tx, saveId: number): Promise<readonly Shadow[]> {
  const progress = await progressOf(tx, saveId)
  const stateOf = await statesFor(tx, saveId, progress)
  const owners = progress.read.has(NAME_TAGS) ? await ownersFor(tx, saveId) : new Map<string, string>()
  return listed(progress).map((enemy) => {
    const state = stateOf(enemy)
    return {
      id: enemy.id,
      field: enemy.field,
      state,
      name: state === 'unmet' ? null : enemy.name,
      is_boss: enemy.boss,
      is_wide: enemy.wide,
      owner: owners.get(enemy.name) ?? null,
    }
  })
}

/** The shadow with this id; null unless the save has met it, or cleared its field. */
export async function metShadow(tx: Tx, saveId: number, id: number): Promise<EnemyEntry | null> {
  const progress = await progressOf(tx, saveId)
  const enemy = listed(progress).find((one) => one.id === id)
  if (!enemy) return null
  const stateOf = await statesFor(tx, saveId, progress)
  return stateOf(enemy) === 'unmet' ? null : enemy
}

async function statesFor(tx: Tx, saveId: number, { cleared }: Progress): Promise<(enemy: EnemyEntry) => Shadow['state']> {
  const noted = await journalOf(tx, saveId, ['met', 'folded'])
  const [met, folded] = [noted('met'), noted('folded')]
  return ({ id, field }) => {
    // Also in saves from before the journal, and of those in whose place others stood against this party.
    if (cleared.has(field) || folded.has(String(id))) return 'folded'
    return met.has(String(id)) ? 'met' : 'unmet'
  }
}

const vastExpanse = fieldEntry(VAST_EXPANSE)

/** Nobody hears of the hidden field before it is open. */
function listed(progress: Progress): readonly EnemyEntry[] {
  const isOpen = progress.cleared.has(VAST_EXPANSE) || isUnlocked(vastExpanse.unlock, progress)
  return enemies.filter(({ field }) => field !== VAST_EXPANSE || isOpen)
}

async function ownersFor(tx: Tx, saveId: number): Promise<ReadonlyMap<string, string>> {
  const tags = (await shelvesOf(tx, saveId)).enemy.find(({ id }) => id === NAME_TAGS)
  return ownersIn(tags?.text.plain ?? '')
}

/** Between the shadow's name and its owner's. */
const DASH = /\u3000――\u3000/

/** What stands right of the dash, by each of the names left of it. The last tag, which names nobody, is left out. */
export function ownersIn(text: string): ReadonlyMap<string, string> {
  const lines = text.split('\n').map((line) => line.split(DASH))
  return new Map(
    lines.flatMap(([names = '', owner = '']) =>
      names.trim() === '' || owner.trim() === '' ? [] : names.split('、').map((name): [string, string] => [name.trim(), owner.trim()]),
    ),
  )
}

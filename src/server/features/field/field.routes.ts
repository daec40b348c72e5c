import { field } from '../../../contract/field.ts'
import { fields } from '../../../content/fields.ts'
import { fieldTexts } from '../../../content/text/fields.ts'
import { isUnlocked } from '../../../rules/unlock.ts'
import type { Routes } from '../../http/routes.ts'
import { progressOf } from '../../store/saves.ts'

const STARS = 6

export function registerField(routes: Routes): void {
  routes.read(field.list, async ({ tx, caller }) => {
    const progress = await progressOf(tx, caller.saveId)
    return fields
      .filter(({ unlock }) => isUnlocked(unlock, progress))
      .map(({ id, difficulty }) => ({
        id,
        name: fieldTexts.find((text) => text.id === id)?.name ?? '',
        difficulty: difficulty === null ? '？' : '★'.repeat(difficulty) + '☆'.repeat(STARS - difficulty),
        is_cleared: progress.cleared.has(id),
      }))
      .toSorted((a, b) => b.id - a.id)
  })
}

import { field, type Offering as OfferingOnWire } from '../../../contract/field.ts'
import { fields } from '../../../content/fields.ts'
import { fieldTexts } from '../../../content/text/fields.ts'
import { isUnlocked } from '../../../rules/town/unlock.ts'
import type { Routes } from '../../http/calls/routes.ts'
import { Refusal } from '../../refusal.ts'
import { lossesOf } from '../../store/rows/battle/losses.ts'
import { progressOf } from '../../store/rows/save/progress.ts'
import { difficultyOf } from '../../store/rows/save/saves.ts'
import { makeOffering, type Offering, offeringOf } from './field.service.ts'

const STARS = 6

export function registerField(routes: Routes): void {
  routes.read(field.list, async ({ tx, caller }) => {
    const progress = await progressOf(tx, caller.saveId)
    const difficultyOfSave = await difficultyOf(tx, caller.saveId)
    const losses = await lossesOf(tx, caller.saveId)
    return fields
      .filter(({ unlock }) => isUnlocked(unlock, progress))
      .map(({ id, difficulty }) => {
        const offering = offeringOf(difficultyOfSave, losses(id))
        return {
          id,
          name: fieldTexts.find((text) => text.id === id)?.name ?? '',
          difficulty: difficulty === null ? '？' : '★'.repeat(difficulty) + '☆'.repeat(STARS - difficulty),
          is_cleared: progress.cleared.has(id),
          offering: offering && toWire(offering),
        }
      })
      .toSorted((a, b) => b.id - a.id)
  })

  routes.write(field.offering, async ({ tx, caller, body }) => {
    const offering = await makeOffering(tx, caller.saveId, body.field_id)
    return offering instanceof Refusal ? offering : toWire(offering)
  })
}

const toWire = ({ isLit, percent }: Offering): OfferingOnWire => ({ is_lit: isLit, percent })

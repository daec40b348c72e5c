import type { Endless, Interval, SlipOnWire } from '../../../../contract/battle/slips.ts'
import { enemyEntry } from '../../../../content/catalog.ts'
import { enemyNames } from '../../../../content/log/enemy-names.ts'
import { slips } from '../../../../content/slips.ts'
import type { Adventure } from '../../../../rules/adventure/adventure.ts'
import { pointsFor } from '../../../../rules/adventure/slips.ts'
import { enemyPicture } from '../../../wire/pictures.ts'

const slipOf = (id: number | undefined) => slips.find((slip) => slip.id === id) ?? null

function slipToWire(id: number | undefined): SlipOnWire | null {
  const slip = slipOf(id)
  return slip && { id: slip.id, kind: slip.kind, glyph: slip.glyph, name: slip.name, words: slip.words }
}

/** Null elsewhere, and in runs from before there were slips. */
export function endlessToWire({ endless, stage }: Adventure): Endless | null {
  if (!endless) return null
  const id = endless.taken.at(-1)
  return { points: endless.points, worth: pointsFor(stage, slipOf(id)), slip: slipToWire(id) }
}

/** Null unless a stage has been won and slips are offered. */
export function intervalToWire({ endless, stage }: Adventure): Interval | null {
  if (!endless?.next) return null
  const { points, taken, next } = endless
  const names = enemyNames(next.lineUp)
  return {
    points,
    gained: pointsFor(stage, slipOf(taken.at(-1))),
    next_worth: pointsFor(stage + 1, null),
    slips: next.slips.flatMap((id) => slipToWire(id) ?? []),
    next: next.lineUp.map((id, index) => ({ id, name: names[index] ?? '', portrait: enemyPicture(id), is_boss: enemyEntry(id).boss })),
  }
}

import { battleText } from '../../../content/text/battle.ts'
import { ease } from '../easings.ts'
import type { Point } from '../pieces/shards.ts'
import type { Actor, GestureStage } from '../stage.ts'
import type { Blow } from '../timeline.ts'
import { textElement } from '../text-element.ts'

/** Of a number, ms: settles, has been read, is gone. */
const reading = { settled: 160, read: 660, gone: 820 } as const

const tones = ['damage', 'critical', 'heal', 'apGained', 'apLost'] as const satisfies readonly Blow['tone'][]
type Tone = (typeof tones)[number]
/** As high as anything may stand on the stage without covering the log, px from its upper edge. */
const highest = 122

/** Where a tag ends that hangs as high as one may, px from the stage's upper edge. */
const tagEnds = 196

type NumberAnchor = Pick<Actor, 'side' | 'box' | 'centre'> & { readonly tagged?: boolean }

/** The upper edge of a number, and its middle: above the head of an enemy, below the tag of one that has announced something, over the name of a member. Of AP: below that of HP. */
export function numberPlace({ side, box, centre, tagged = false }: NumberAnchor, ap: boolean, size: number): Point {
  const lower = ap ? 46 : 0
  if (side === 'party') return { x: box.x + box.width + 62, y: box.y - size * 0.6 + lower }
  return { x: centre.x, y: lower + (tagged ? Math.max(tagEnds, box.y + box.height * 0.12) : Math.max(highest, box.y - 24 - size)) }
}

/** Whoever has a number already gets the next one above it: beside it, it would run into the neighbour's. */
const lastNumbers = new WeakMap<Actor, { readonly at: number; readonly edge: number; readonly nth: number }>()
/** Px that a note takes over its number, and that are left between two. */
const room = { note: 24, between: 4 } as const

function write(float: HTMLElement, tone: Tone, text: string, note: string): void {
  float.dataset.tone = tone
  float.replaceChildren(...Array.from(text, (sign) => textElement('b', sign)), ...(note === '' ? [] : [textElement('small', note)]))
}

/** Has the browser shape all signs that numbers have, unseen: the first of each costs 7–20 ms on a slowed processor. */
export function shapeNumbers(stage: GestureStage): void {
  const { critical, guardedNote } = battleText
  const ap = battleText.floats.apGained(0) + battleText.floats.apLost(0)
  for (const tone of tones) write(stage.take('float', { x: 0, y: 0 }, 0), tone, `0123456789${ap}`, critical + guardedNote)
}

/** Rises from whoever it is about, settles, is read, and falls away. All digits together: one after the other, each would read as a blow of its own. */
export function number(stage: GestureStage, { target, tone, amount, guarded }: Blow): void {
  const actor = stage.actor(target)
  if (!actor || tone === 'none' || amount === 0) return
  const { clock } = stage
  const ap = tone === 'apGained' || tone === 'apLost'
  const before = ap ? undefined : lastNumbers.get(actor)
  const last = before && clock.now - before.at < reading.read && before.nth < 2 ? before : null
  const tagged = actor.body.closest('[data-tagged]') !== null
  const note = tone === 'critical' ? battleText.critical : guarded ? battleText.guardedNote : ''
  const size = tone === 'critical' ? 64 : 44
  const { x, y: first } = numberPlace({ ...actor, tagged }, ap, size)
  // Below a tag, and where nothing fits under the log, the next ones go down, each below the note that stands over it.
  const above = note === '' ? 0 : room.note
  const down = tagged || first < highest + size + room.note
  const y = down
    ? (last ? last.edge + room.between : first - (tagged ? 0 : above)) + above
    : Math.min(first, last ? last.edge - room.between - size : first)
  if (!ap) lastNumbers.set(actor, { at: clock.now, edge: down ? y + size : y - above, nth: last ? last.nth + 1 : 0 })
  const float = stage.take('float', { x, y }, 1050)
  write(float, tone, battleText.floats[tone](amount), note)
  const big = tone === 'critical' ? 1.5 : 1.3
  for (const sign of float.children) sign.setAttribute('data-unseen', '')
  const digits = float.querySelectorAll('b')
  for (const [place, digit] of digits.entries()) {
    // Enlarged, none covers the next.
    const aside = (place - (digits.length - 1) / 2) * 0.6
    const at = (down: number, size: number, opacity = 1): Keyframe => ({
      transform: `translate(${aside * (size - 1)}em, ${down}px) scale(${size}) rotate(-3deg)`,
      opacity,
    })
    clock.pose(digit, [
      [0, at(56, 0.4, 0)],
      [30, at(30, big), ease.out],
      [90, at(-12, big), ease.out],
      [reading.settled, at(0, 1), ease.in],
      [reading.read, at(0, 1)],
      [reading.gone, at(44, 0.86, 0), ease.in],
    ])
  }
  const words = float.querySelector('small')
  if (words) {
    clock.pose(words, [
      [0, { opacity: 0, transform: 'scale(1.7)' }],
      [reading.settled, { opacity: 1, transform: 'none' }, ease.in],
      [reading.read, { opacity: 1, transform: 'none' }],
      [reading.gone, { opacity: 0, transform: 'none' }],
    ])
  }
}

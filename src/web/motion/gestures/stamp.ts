import { battleText } from '../../../content/text/battle.ts'
import { ease } from '../easings.ts'
import type { Gesture } from '../gesture.ts'
import type { Row } from '../timeline.ts'
import type { Stage } from '../stage.ts'
import { shake, textElement } from './shared.ts'

const beats = { hover: 110, contact: 190, rest: 620 } as const

/** A seal is stamped on somebody: 強 and strips of paper go up, 弱 and they go down. */
const stamp = (up: boolean): Gesture => ({
  length: beats.rest - 240,
  contact: beats.contact,
  play: (stage, row, land) => press(stage, row, up, land),
})

export const stampStrong = stamp(true)
export const stampWeak = stamp(false)

function press(stage: Stage, { who }: Row, up: boolean, land: () => void): void {
  const { clock } = stage
  const actor = stage.actor(who)
  clock.at(beats.contact, land)
  if (!actor) return
  const { strong, weak } = battleText.stamps
  const seal = stage.take('seal', actor.centre, beats.rest + 20)
  seal.dataset['tone'] = up ? 'strong' : 'weak'
  seal.replaceChildren(textElement('b', up ? strong : weak))
  const at = (y: number, size: number, turn: number, opacity: number, high = 1): Keyframe => ({
    transform: `translateY(${y}px) rotate(${turn}deg) scale(${size}, ${size * high})`,
    opacity,
  })
  clock.pose(seal, [
    [0, at(-130, 1.5, -15, 0)],
    [70, at(-92, 1.55, -11, 1), ease.out],
    [beats.hover, at(-100, 1.6, -13, 1), ease.both],
    [beats.contact, at(0, 0.96, -6, 1, 0.92), ease.snap],
    [beats.contact + 60, at(0, 1, -6, 1), ease.out],
    [480, at(0, 1, -6, 1)],
    [beats.rest, at(up ? -46 : 40, 0.92, -6, 0), ease.in],
  ])
  clock.at(beats.contact, () => {
    shake(stage, 'stamp', { x: 0.1, y: 1 })
    stage.shards.rings(actor.centre, [up ? '#ff8a3a' : '#8f6be0'], 1)
    const push = up ? '1.07, .9' : '1.1, .84'
    clock.pose(actor.body, [
      [0, { transform: 'none' }],
      [50, { transform: `translateY(6px) scale(${push})` }, ease.out],
      [170, { transform: up ? 'translateY(-12px) scale(.96, 1.09)' : 'translateY(5px) scale(1.04, .93)' }, ease.both],
      [330, { transform: 'none' }, up ? ease.paper : ease.both],
    ])
    stage.shards.strips(actor.centre, up ? ['#ff8a3a', '#ffcf73', '#ffe6a6'] : ['#6d4e98', '#4b3a86', '#8f6be0'], up)
  })
}

import { ease } from '../easings.ts'
import type { Gesture } from '../gesture.ts'
import type { Actor, GestureStage } from '../stage.ts'
import { textElement } from '../text-element.ts'
import { shake } from './shared.ts'

/** The stage opens: the enemies stand up like the leaves of a pop-up book, one after the other, and the cards come up. */
export const arrive: Gesture = {
  length: 520,
  contact: 0,

  play(stage, _, land) {
    land()
    const { clock } = stage
    for (const [nth, { body, plate }] of stage.enemies.entries()) {
      const delay = 90 + nth * 60
      clock.pose(
        body,
        [
          [0, { transform: 'scale(1.12, .02) skewX(-6deg)' }],
          [150, { transform: 'scale(.94, 1.1) skewX(3deg)' }, ease.out],
          [240, { transform: 'scale(1.03, .96) skewX(-1deg)' }, ease.both],
          [340, { transform: 'none' }, ease.both],
        ],
        { delay },
      )
      if (plate) {
        clock.pose(
          plate,
          [
            [0, { opacity: 0 }],
            [160, { opacity: 0 }],
            [280, { opacity: 1 }],
          ],
          { delay },
        )
      }
    }
    if (stage.hud) {
      clock.pose(stage.hud, [
        [0, { transform: 'translateY(210px)' }],
        [60, { transform: 'translateY(210px)' }],
        [300, { transform: 'translateY(-7px)' }, ease.out],
        [400, { transform: 'none' }, ease.both],
      ])
    }
  },
}

/** Ms: dark, it begins to rise, stands, its eyes, its slits, its name, it is lit, over. */
const beats = { dark: 320, rise: 360, stands: 1000, eyes: 1240, slits: 1440, name: 1540, light: 2480, rest: 3060 } as const

/** The stage darkens but for the light behind; something gets up; its eyes open; its name is written below it, never across its face; then it is lit. */
export const bossEntrance: Gesture = {
  length: beats.rest,
  contact: 0,

  play(stage, { who }, land) {
    land()
    const actor = stage.actor(who)
    if (!actor) return
    const { clock } = stage
    const dim = stage.layer('dim')
    if (dim)
      clock.pose(dim, [
        [0, { opacity: 0 }],
        [beats.dark, { opacity: 1 }, ease.both],
        [beats.light, { opacity: 1 }],
        [beats.rest, { opacity: 0 }, ease.both],
      ])
    if (stage.bar)
      clock.pose(stage.bar, [
        [0, { opacity: 1 }],
        [beats.dark, { opacity: 0.3 }, ease.both],
        [beats.light, { opacity: 0.3 }],
        [beats.rest, { opacity: 1 }, ease.both],
      ])
    if (stage.hud) {
      const down = { transform: 'translateY(270px)', opacity: 0 }
      clock.pose(stage.hud, [
        [0, down],
        [beats.light + 60, down],
        [beats.light + 400, { transform: 'translateY(-6px)', opacity: 1 }, ease.out],
        [beats.rest, { transform: 'none', opacity: 1 }, ease.both],
      ])
    }
    if (actor.dusk)
      clock.pose(actor.dusk, [
        [0, { opacity: 1 }],
        [beats.light, { opacity: 1 }],
        [beats.rest, { opacity: 0 }, ease.both],
      ])
    getUp(stage, actor)
    const { eyes } = actor
    if (eyes) {
      lightUp(stage, eyes, beats.eyes)
      // Of no use any more, and as large as the figure.
      clock.at(beats.rest, () => eyes.remove(), { always: true })
    }
    if (actor.lights) lightUp(stage, actor.lights, beats.slits)
    for (const { body, place, plate } of stage.enemies) {
      if (plate) {
        clock.pose(plate, [
          [0, { opacity: 0 }],
          [beats.light + 300, { opacity: 0 }],
          [beats.rest, { opacity: 1 }],
        ])
      }
      if (place === who) continue
      clock.pose(body, [
        [0, { opacity: 0 }],
        [beats.light, { opacity: 0, transform: 'translateY(40px)' }],
        [beats.light + 300, { opacity: 1, transform: 'none' }, ease.out],
      ])
    }
    clock.at(beats.stands, () => {
      shake(stage, 'critical', { x: 0.05, y: 1 })
      stage.shards.tear({ x: actor.centre.x, y: actor.box.y + actor.box.height * 0.92 }, actor.colours, {
        count: 22,
        speed: 900,
        spread: actor.box.width * 0.7,
        way: { x: 0, y: -0.9 },
        edge: 0,
      })
    })
    clock.at(beats.name, () => writeName(stage, actor.name))
  },
}

function getUp({ clock }: GestureStage, { body, box }: Actor): void {
  const up = (share: number, wide: number, high: number): Keyframe => ({
    transform: `translateY(${box.height * share}px) scale(${wide}, ${high})`,
    opacity: 1,
  })
  clock.pose(body, [
    [0, { ...up(1, 0.9, 0.6), opacity: 0 }],
    [beats.rise, { ...up(1, 0.9, 0.6), opacity: 0 }],
    [beats.rise + 1, up(0.7, 0.92, 0.5)],
    [640, up(0.22, 0.96, 0.86), ease.out],
    [720, up(0.24, 0.97, 0.84), ease.both],
    [beats.stands - 60, up(-0.03, 0.98, 1.06), ease.both],
    [beats.stands, up(0, 1.04, 0.94), ease.in],
    [beats.stands + 110, up(-0.01, 0.99, 1.02), ease.out],
    [beats.stands + 220, up(0, 1, 1), ease.both],
  ])
}

function lightUp({ clock }: GestureStage, lights: HTMLElement, at: number): void {
  clock.pose(lights, [
    [0, { opacity: 0 }],
    [at, { opacity: 0 }],
    [at + 60, { opacity: 0.7 }, ease.out],
    [at + 130, { opacity: 0.3 }, ease.both],
    [at + 260, { opacity: 1 }, ease.out],
    [beats.light, { opacity: 0.95 }],
    [beats.rest, { opacity: 0 }],
  ])
}

/** On a band of ink that is drawn across; sign by sign, each set down like a block. */
function writeName(stage: GestureStage, name: string): void {
  const { clock } = stage
  const life = beats.light + 120 - beats.name
  const band = stage.take('name', { x: stage.width / 2, y: stage.height - 120 }, life + 20)
  band.replaceChildren(...Array.from(name, (sign) => textElement('b', sign)))
  clock.pose(band, [
    [0, { opacity: 1, transform: 'translateX(-50%) scaleX(0)' }],
    [240, { opacity: 1, transform: 'translateX(-50%)' }, ease.out],
    [life - 160, { opacity: 1, transform: 'translateX(-50%)' }],
    [life, { opacity: 0, transform: 'translateX(-50%) scaleY(.2)' }, ease.in],
  ])
  for (const [nth, sign] of [...band.children].entries()) {
    const start = 60 + nth * Math.min(80, 480 / name.length)
    const hidden = { opacity: 0, transform: 'scale(2.1) rotate(6deg)' }
    clock.pose(sign, [
      [0, hidden],
      [start, hidden],
      [start + 90, { opacity: 1, transform: 'scale(.94) rotate(-1deg)' }, ease.in],
      [start + 150, { opacity: 1, transform: 'none' }, ease.out],
      [life, { opacity: 1, transform: 'none' }],
    ])
  }
}

import type { WinResult } from '../../contract/battle/battle.ts'
import type { BattleEvent } from '../../rules/battle/event.ts'
import { NO_CHANGE } from '../../rules/battle/modify.ts'
import type { Modifier } from '../../rules/battle/state.ts'
import { levelFor } from '../../rules/party/growth.ts'

// What the gallery can play: turns of three members, at places 0–2, against two enemies, at 3 and 4.

const acted = (actor: number, ...targets: readonly number[]): BattleEvent => ({ type: 'acted', actor, action: 'attack', targets })
const used = (actor: number, skill: number, ...targets: readonly number[]): BattleEvent => ({
  type: 'acted',
  actor,
  action: `skill:${skill}`,
  targets,
})
const damaged = (target: number, amount: number, critical = false): BattleEvent => ({ type: 'damaged', target, amount, critical })
const healed = (target: number, amount: number): BattleEvent => ({ type: 'healed', target, amount })
const fell = (target: number): BattleEvent => ({ type: 'fell', target })
const modified = (target: number, modifier: Partial<Modifier>): BattleEvent => ({
  type: 'modified',
  target,
  modifier: { ...NO_CHANGE, source: 'skill:601', stats: { str: 7 }, turns: 3, ...modifier },
})
const crouched = (place: number): readonly BattleEvent[] => [
  { type: 'acted', actor: place, action: 'defence', targets: [place] },
  modified(place, { source: 'defence', stats: {}, damageTaken: 50, turns: 1 }),
]
const ended: BattleEvent = { type: 'turnEnded' }

/** By name. The member at place 0 can be chosen: the first three are also what each role does. */
export const acts: Readonly<Record<string, readonly BattleEvent[]>> = {
  strike: [acted(0, 3), damaged(3, 13)],
  strikeRight: [acted(0, 4), damaged(4, 13)],
  strikeAll: [used(0, 104, 3, 4), damaged(3, 15), damaged(4, 14)],
  critical: [acted(0, 4), damaged(4, 31, true)],
  lunge: [acted(4, 2), damaged(2, 8)],
  lungeAll: [acted(3, 0, 1, 2), damaged(0, 6), damaged(1, 7), damaged(2, 5)],
  throwElement: [used(3, 3102, 2), damaged(2, 8)],
  throwElementAll: [used(3, 3101, 0, 1, 2), damaged(0, 6), damaged(1, 7), damaged(2, 5)],
  heal: [used(1, 201, 0), healed(0, 24)],
  healAll: [used(1, 202, 0, 1, 2), healed(0, 14), healed(1, 9), healed(2, 12)],
  call: [used(0, 601, 0, 1, 2), modified(0, {}), modified(1, {}), modified(2, {})],
  weaken: [used(0, 503, 3), damaged(3, 6), modified(3, { bad: true, source: 'skill:503' })],
  guard: [...crouched(0), acted(3, 0), damaged(0, 3)],
  item: [{ type: 'acted', actor: 1, action: 'item:1', targets: [0] }, healed(0, 20)],
  itemAp: [
    { type: 'acted', actor: 0, action: 'item:4', targets: [2] },
    { type: 'apRestored', target: 2, amount: 8 },
  ],
  apDrained: [used(3, 1, 1), { type: 'apDrained', target: 1, amount: 6 }],
  telegraph: [{ type: 'telegraphed', actor: 4, next: 1 }],
  broken: [acted(0, 3), damaged(3, 9), { type: 'interrupted', actor: 3 }],
  fall: [acted(0, 3), damaged(3, 30), fell(3)],
  kneel: [acted(3, 0), damaged(0, 50), fell(0)],
  revive: [acted(3, 0), damaged(0, 50), fell(0), used(1, 204, 0), { type: 'revived', target: 0, hp: 20 }],
  bleed: [
    { type: 'bled', target: 3, amount: 4 },
    { type: 'regenerated', target: 0, amount: 6 },
  ],
  ward: [used(3, 1, 0), { type: 'warded', target: 0 }],
  cleanse: [used(1, 205, 0), { type: 'cleansed', target: 0, sources: ['skill:1'] }],
  dispel: [used(3, 1, 0), { type: 'dispelled', target: 0, sources: ['skill:601'] }],
  escape: [
    { type: 'acted', actor: 0, action: 'escape', targets: [] },
    { type: 'failed', actor: 0, reason: 'escapeFailed' },
  ],
  round: [
    acted(0, 3),
    damaged(3, 13),
    acted(3, 0),
    damaged(0, 7),
    used(2, 402, 3, 4),
    damaged(3, 17),
    damaged(4, 14),
    fell(3),
    acted(4, 2),
    damaged(2, 8),
    used(1, 201, 2),
    healed(2, 8),
    ended,
  ],
}

const lines = ['三人にEXPが24ずつ入った。36 Gも手に入れた。', '草に座って、靴を直した。HPとAPが少し戻った。']
const before = (...exp: readonly number[]) => exp.map((each) => ({ exp: each, level: levelFor(each) }))

/** Won stages, by name: what the server says of them. */
export const wins: Readonly<Record<string, WinResult>> = {
  victory: [lines, false, true, { exp: 24, gold: 36, gift: 0, members: before(64, 80, 96) }, null],
  levelUp: [
    [
      '三人にEXPが50ずつ入った。36 Gも手に入れた。',
      'キリカとトモリが、Lv3になった。',
      '影ひとつぶん、濃くなった。一人につき、力の点を4、技の点を1得た。',
    ],
    false,
    true,
    { exp: 50, gold: 36, gift: 0, members: before(16, 30, 62) },
    null,
  ],
  fieldCleared: [
    ['三人にEXPが46ずつ入った。120 Gも手に入れた。', '灯見ヶ原に、町の灯がひとつ届いた。'],
    true,
    true,
    { exp: 46, gold: 120, gift: 1000, members: before(20, 40, 130) },
    null,
  ],
}

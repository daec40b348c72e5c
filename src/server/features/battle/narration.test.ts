import { expect, test } from 'vitest'
import { catalog } from '../../../content/catalog.ts'
import { VAST_EXPANSE } from '../../../content/named-ids.ts'
import { startAdventure } from '../../../rules/adventure/adventure.ts'
import type { BattleEvent } from '../../../rules/battle/event.ts'
import { newMember } from '../../../rules/party/growth.ts'
import { rngStateFrom } from '../../../rules/rng.ts'
import { narrate } from './narration.ts'

const cast = [1, 2, 3].map((id) => ({ id, name: `仲間${id}` }))
const standingIn = (field: number, first: number) =>
  startAdventure({ field, members: [1, 2, 3].map((role) => newMember(role)), bag: [], rng: rngStateFrom(1), first }, catalog)
const fell = (target: number): BattleEvent => ({ type: 'fell', target })
const damaged = (target: number): BattleEvent => ({ type: 'damaged', target, amount: 5, critical: false })

test('a turn is told by the names of its places, each line with its event, and without what enemies plan', () => {
  const plan: BattleEvent = { type: 'planned', actor: 3, mind: { phase: 0, step: 0, queued: null } }
  const shown: readonly BattleEvent[] = [damaged(0), damaged(4), { type: 'turnEnded' }, damaged(2), damaged(3)]
  expect(narrate({ state: standingIn(1, 1), cast }, [plan, ...shown.slice(0, 2), plan, ...shown.slice(2)])).toEqual({
    events: shown,
    lines: ['仲間1に5のダメージ。', 'ケシカゲＢに5のダメージ。', '仲間3に5のダメージ。', 'ケシカゲＡに5のダメージ。'],
    lineEvents: [0, 1, 3, 4],
  })
})

test('members kneel, enemies are folded, up to the last member and from the first enemy on', () => {
  const { lines } = narrate({ state: standingIn(1, 1), cast }, [fell(2), fell(3)])
  expect(lines).toEqual([expect.stringMatching(/^仲間3は.*膝をついた/), expect.stringMatching(/^ケシカゲＡは.*畳まれ/)])
})

test('who is not folded at its place in its own field goes in its own way', () => {
  const last = catalog.field(VAST_EXPANSE).stages.length
  expect(narrate({ state: standingIn(VAST_EXPANSE, last), cast }, [fell(3), fell(0)]).lines).toEqual([
    '灯祖は灯を下ろした。',
    expect.stringMatching(/^仲間1は.*膝をついた/),
  ])
})

import { describe, expect, test } from 'vitest'
import { bossLines, type BossMoment } from '../../../content/log/boss-lines.ts'
import { battleOf, fighter } from '../../../rules/battle/battle.fixture.ts'
import type { BattleEvent } from '../../../rules/battle/event.ts'
import type { Said } from '../../store/rows/battle/adventures.ts'
import { speechOfTurn } from './speech.ts'

// クサブセ, whom the medic answers; 灯祖, who has all that a boss may say, and whom all answer.
const [FIRST, LAST] = [15, 129]
const BOSS = 4
const wordsOf = (boss: number) => {
  const lines = bossLines[boss]
  if (!lines) throw new Error(`${boss} says nothing`)
  return lines
}

/** Of the roles 1–3 with HP, an enemy, and the boss with 100 HP. */
const battleWith = (boss: number, hp: readonly number[] = [100, 100, 100]) => ({
  ...battleOf([
    ...hp.map((left, id) => fighter({ id, side: 'party', kind: id + 1, hp: left })),
    fighter({ id: 3, side: 'enemies', kind: 11 }),
    fighter({ id: BOSS, side: 'enemies', kind: boss, boss: true }),
  ]),
  turn: 5,
})
const blow = (target: number, amount: number): BattleEvent => ({ type: 'damaged', target, amount, critical: false })
const fell = (target: number): BattleEvent => ({ type: 'fell', target })
const ended: BattleEvent = { type: 'turnEnded' }
const before: Said = { turn: 0, event: null, speaker: BOSS, lines: wordsOf(FIRST).before }

const spoken = (left: readonly BossMoment[], battle: ReturnType<typeof battleWith>, events: readonly BattleEvent[]) =>
  speechOfTurn({ left, said: [before] }, battle, events)
const said = (event: number, speaker: number | null, lines: readonly string[] | undefined) => ({ turn: 5, event, speaker, lines })

describe('in a turn a boss', () => {
  test('says nothing when it has nothing left, or there is none', () => {
    expect(spoken([], battleWith(FIRST), [blow(BOSS, 100), fell(BOSS)])).toBeNull()
    expect(spoken(['half', 'fall', 'answer'], battleWith(12), [blow(BOSS, 100), fell(BOSS)])).toBeNull()
  })

  test('speaks at half once it has less than half, with the blow that took it', () => {
    const left = ['half', 'fall', 'answer'] as const
    expect(spoken(left, battleWith(FIRST), [blow(BOSS, 50), blow(3, 60), ended])).toBeNull()
    expect(spoken(left, battleWith(FIRST), [blow(3, 60), blow(BOSS, 50), blow(BOSS, 1), blow(BOSS, 1), ended])).toEqual({
      speech: { left: ['fall', 'answer'], said: [before, said(2, BOSS, wordsOf(FIRST).half)] },
      news: ['boss:15:half'],
    })
  })

  test('speaks at less than three tenths, and not of the half that it has passed at once', () => {
    const left = ['half', 'low', 'fall'] as const
    expect(spoken(left, battleWith(LAST), [blow(BOSS, 70)])).toMatchObject({ speech: { left: ['low', 'fall'] }, news: ['boss:129:half'] })
    expect(spoken(['low', 'fall'], battleWith(LAST), [blow(BOSS, 70)])).toBeNull()
    expect(spoken(left, battleWith(LAST), [blow(BOSS, 50), blow(BOSS, 21)])).toEqual({
      speech: { left: ['fall'], said: [before, said(1, BOSS, wordsOf(LAST).low)] },
      news: ['boss:129:low'],
    })
  })

  test('speaks on the last blow, is answered, and is told of once it is folded; what it passed over is never said', () => {
    const all = ['half', 'low', 'fall', 'answer', 'after'] as const
    const lines = wordsOf(LAST)
    expect(spoken(all, battleWith(LAST), [fell(3), blow(BOSS, 100), fell(BOSS), ended])).toEqual({
      speech: {
        left: [],
        said: [
          before,
          said(1, BOSS, lines.fall),
          ...[0, 1, 2].map((member) => said(1, member, lines.answer.lines[member + 1])),
          said(2, null, lines.after?.lines),
        ],
      },
      news: ['boss:129:fall', 'boss:129:answer', 'boss:129:after'],
    })
  })

  test('that falls at once does not speak of the half', () => {
    expect(spoken(['half', 'fall'], battleWith(FIRST), [blow(BOSS, 100), fell(BOSS), ended])).toEqual({
      speech: { left: [], said: [before, said(0, BOSS, wordsOf(FIRST).fall)] },
      news: ['boss:15:fall'],
    })
  })

  test('is not told of when another enemy is folded, or before it is', () => {
    expect(spoken(['after'], battleWith(LAST), [fell(3), fell(0), blow(BOSS, 100)])).toBeNull()
  })

  test('says nothing more where it was silent at half and falls', () => {
    expect(spoken(['half', 'low'], battleWith(LAST), [blow(BOSS, 100), fell(BOSS)])).toEqual({
      speech: { left: [], said: [before] },
      news: [],
    })
  })
})

describe('to the beaten a boss', () => {
  const lost = (outOfTurns: boolean): BattleEvent => ({ type: 'battleEnded', outcome: 'lost', outOfTurns })

  test('says its word when the last of the three has fallen', () => {
    expect(spoken(['half', 'down'], battleWith(FIRST, [0, 0, 5]), [blow(2, 5), fell(2), lost(false)])).toEqual({
      speech: { left: ['half'], said: [before, said(2, BOSS, wordsOf(FIRST).down)] },
      news: ['boss:15:down'],
    })
  })

  test('says nothing when it was folded before', () => {
    expect(spoken(['down'], battleWith(FIRST, [0, 0, 5]), [blow(BOSS, 100), fell(BOSS), blow(2, 5), fell(2), lost(false)])).toBeNull()
  })

  test('says nothing when the turns have run out, or they have won', () => {
    expect(spoken(['down'], battleWith(FIRST), [lost(true)])).toBeNull()
    expect(spoken(['down'], battleWith(FIRST), [{ type: 'battleEnded', outcome: 'won', outOfTurns: false }])).toBeNull()
  })
})

describe('the last words of a boss', () => {
  const { answer } = wordsOf(FIRST)
  const answersOf = (hp: readonly number[], events: readonly BattleEvent[]) =>
    spoken(['answer'], battleWith(FIRST, hp), events)?.speech.said.slice(1)

  test('are answered by the first who stands, where the role that is asked first has fallen', () => {
    expect(answersOf([100, 0, 100], [blow(BOSS, 100)])).toEqual([said(0, 0, answer.lines[1])])
    expect(answersOf([0, 0, 100], [blow(BOSS, 100)])).toEqual([said(0, 2, answer.lines[3])])
  })

  test('are answered by those who stand at that blow, whatever comes before or after', () => {
    expect(answersOf([100, 5, 100], [blow(1, 5), fell(1), blow(BOSS, 100)])).toEqual([said(2, 0, answer.lines[1])])
    expect(answersOf([100, 5, 100], [blow(BOSS, 100), blow(1, 5), fell(1), ended])).toEqual([said(0, 1, answer.lines[2])])
  })

  test('are answered by all who stand, in party order, where they are the last of all', () => {
    const answered = spoken(['answer'], battleWith(LAST, [100, 0, 100]), [blow(BOSS, 100)])
    const { lines } = wordsOf(LAST).answer
    expect(answered?.speech.said.slice(1)).toEqual([said(0, 0, lines[1]), said(0, 2, lines[3])])
    expect(answered?.news).toEqual(['boss:129:answer'])
  })

  test('are answered by nobody where nobody stands but an enemy', () => {
    expect(answersOf([0, 0, 0], [blow(BOSS, 100)])).toEqual([])
  })
})

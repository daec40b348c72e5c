import { describe, expect, test } from 'vitest'
import { catalog } from '../../content/catalog.ts'
import { type Adventure, enterNextStage, isLastStage, playTurn, startAdventure } from './adventure.ts'
import type { Command } from '../battle/command.ts'
import { standing, turnInStage, turnNumber } from '../battle/state.ts'
import { type Member, NO_POINTS, newMember } from '../party/growth.ts'
import { rngStateFrom } from '../rng.ts'

const party = [1, 2, 3].map(newMember)
const setOut = (members: readonly Member[] = party) =>
  startAdventure({ field: 1, members, bag: [{ item: 1, count: 2 }], rng: rngStateFrom(3) }, catalog)

/** The adventure with every enemy on the last HP and members as given. */
function nearlyWon(adventure: Adventure, members: readonly { readonly hp: number; readonly ap: number }[]): Adventure {
  const combatants = adventure.battle.combatants.map((one) => {
    const member = members[one.id]
    return one.side === 'enemies' ? { ...one, hp: 1 } : { ...one, hp: member?.hp ?? one.hp, ap: member?.ap ?? one.ap }
  })
  return { ...adventure, battle: { ...adventure.battle, combatants } }
}

function win(adventure: Adventure): Adventure {
  let now = adventure
  while (now.phase === 'fighting') {
    const [enemy] = standing(now.battle, 'enemies')
    const commands = standing(now.battle, 'party').map<Command>((one) => ({ type: 'attack', actor: one.id, target: enemy?.id ?? 3 }))
    now = playTurn(now, commands, catalog).adventure
  }
  return now
}

describe('the start', () => {
  test('HP and AP are full, bag and members are copied, the first stage has its enemies', () => {
    const { battle, phase, stage } = setOut()
    expect({ phase, stage, turn: battle.turn }).toEqual({ phase: 'fighting', stage: 1, turn: 1 })
    expect(battle.combatants.map(({ kind, hp }) => [kind, hp])).toEqual([
      [1, 46],
      [2, 42],
      [3, 60],
      [11, 40],
      [11, 40],
    ])
    expect(battle.bag).toEqual([{ item: 1, count: 2 }])
  })
})

describe('a won stage', () => {
  test('pays everybody in full, the fallen too, and recovers a quarter of HP and 35 % of AP [RESULT-15]', () => {
    const won = win(
      nearlyWon(setOut(), [
        { hp: 46, ap: 5 },
        { hp: 0, ap: 7 },
        { hp: 60, ap: 12 },
      ]),
    )
    expect(won.result).toEqual({ exp: 12, gold: 16, levelUps: [], fieldCleared: false })
    expect(won.party.map(({ exp }) => exp)).toEqual([12, 12, 12])
    expect(won.party[1]).toMatchObject({ hp: 10, ap: 7 })
    const striker = won.battle.combatants[0]
    expect(won.party[0]).toMatchObject({ hp: Math.min(46, (striker?.hp ?? 0) + 11), ap: 9 })
  })

  test('keeps the battle as it ended, before recovery', () => {
    const won = win(nearlyWon(setOut(), [{ hp: 30, ap: 5 }]))
    expect(won.battle.outcome).toBe('won')
    expect(won.battle.combatants[0]?.ap).toBe(5)
    expect(won.party[0]?.ap).toBe(9)
  })

  test('a level-up fills HP and AP and raises the fallen [RESULT-16]', () => {
    const veterans = party.map((member) => ({ ...member, exp: 19 }))
    const won = win(
      nearlyWon(setOut(veterans), [
        { hp: 46, ap: 0 },
        { hp: 0, ap: 0 },
        { hp: 60, ap: 0 },
      ]),
    )
    expect(won.result?.levelUps).toEqual(
      [0, 1, 2].map((member) => ({ member, from: 1, to: 2, statusPoints: 4, skillPoints: 0, isHighest: false })),
    )
    expect(won.party.map(({ hp, ap }) => [hp, ap])).toEqual([
      [56, 14],
      [51, 26],
      [73, 14],
    ])
  })

  test('several levels at once are possible, and EXP goes on counting at the highest', () => {
    const masters = party.map((member) => ({ ...member, level: 10, exp: 1850, spent: NO_POINTS }))
    expect(win(nearlyWon(setOut(masters), [])).party[0]).toMatchObject({ level: 10, exp: 1862 })
  })

  test('leads to the next stage with what is left; after the boss there is none', () => {
    const won = win(nearlyWon(setOut(), [{ hp: 46, ap: 5 }]))
    const next = enterNextStage(won, catalog)
    expect(next).toMatchObject({ stage: 2, phase: 'fighting', result: null, gold: 16 })
    expect(next.battle.combatants[0]).toMatchObject({ hp: won.party[0]?.hp, ap: won.party[0]?.ap, modifiers: [] })
    const atBoss = { ...next, stage: 4 }
    expect(isLastStage(atBoss, catalog)).toBe(true)
    expect(() => enterNextStage({ ...atBoss, phase: 'won' }, catalog)).toThrow('no next stage')
  })

  test('turns are numbered on, and the number after the last of a stage is never used', () => {
    const won = win(nearlyWon(setOut(), []))
    const next = enterNextStage(won, catalog)
    const numberOf = ({ firstTurn = 1, battle }: Adventure) => turnNumber(firstTurn, battle.turn)
    expect([numberOf(setOut()), won.battle.turn, numberOf(won), next.firstTurn, numberOf(next)]).toEqual([1, 2, 2, 3, 3])
    expect([1, 2, 3].map((turn) => turnInStage(7, turnNumber(7, turn)))).toEqual([1, 2, 3])
    expect(next).not.toHaveProperty('endless')
    expect(() => enterNextStage(next, catalog)).toThrow('no next stage')
  })

  test('the highest level is told as that', () => {
    const nearly = party.map((member) => ({ ...member, level: 9, exp: 1849 }))
    expect(win(nearlyWon(setOut(nearly), [])).result?.levelUps[0]).toMatchObject({ from: 9, to: 10, isHighest: true })
  })

  test('the boss stage clears the field', () => {
    let now = setOut()
    for (let stage = 1; stage <= 4; stage++) {
      now = win(nearlyWon(now, []))
      if (stage < 4) now = enterNextStage(now, catalog)
    }
    expect(now.result).toMatchObject({ fieldCleared: true })
    expect(now.gold).toBe(114)
  })
})

describe('the end', () => {
  test('a lost stage brings nothing', () => {
    const doomed = { ...setOut(), battle: { ...setOut().battle, turn: 99 } }
    const lost = playTurn(
      doomed,
      [0, 1, 2].map((actor) => ({ type: 'defence', actor })),
      catalog,
    ).adventure
    expect(lost).toMatchObject({ phase: 'lost', result: null, gold: 0 })
    expect(() => playTurn(lost, [], catalog)).toThrow('The stage is over')
  })

  test('whoever escapes keeps HP and AP as they are, and gets nothing for the stage', () => {
    const sure = { ...setOut(), rng: rngStateFrom(3) }
    let now: Adventure = sure
    while (now.phase === 'fighting')
      now = playTurn(
        now,
        standing(now.battle, 'party').map(({ id }) => ({ type: 'escape', actor: id })),
        catalog,
      ).adventure
    expect(now).toMatchObject({ phase: 'escaped', result: null, gold: 0 })
    expect(now.party.map(({ hp, ap, exp }) => [hp, ap, exp])).toEqual(now.battle.combatants.slice(0, 3).map(({ hp, ap }) => [hp, ap, 0]))
    expect(() => enterNextStage(now, catalog)).toThrow('no next stage')
  })

  test('the RNG continues from its stored state: the same adventure replays to the same end', () => {
    const once = win(setOut())
    const again = win(JSON.parse(JSON.stringify(setOut())))
    expect(again).toEqual(once)
    expect(once.rng).not.toEqual(setOut().rng)
  })
})

import { describe, expect, test } from 'vitest'
import type { BattleEvent } from '../battle/event.ts'
import type { AdventurePhase } from '../adventure/adventure.ts'
import { shadowNotesOf } from './shadow-notes.ts'

// Two members, two enemies of the kind 31 and one of the kind 35.
const combatants = [
  { side: 'party', kind: 1 },
  { side: 'party', kind: 2 },
  { side: 'enemies', kind: 31 },
  { side: 'enemies', kind: 31 },
  { side: 'enemies', kind: 35 },
] as const

const notesOf = (events: readonly BattleEvent[], phase: AdventurePhase = 'fighting') => shadowNotesOf({ phase, events, combatants })
const noteOf = (enemy: number, ...parameters: Parameters<typeof notesOf>) => notesOf(...parameters).find((note) => note.enemy === enemy)

const acted = (actor: number, action: Extract<BattleEvent, { type: 'acted' }>['action']): BattleEvent => ({
  type: 'acted',
  actor,
  action,
  targets: [],
})
const damaged = (target: number): BattleEvent => ({ type: 'damaged', target, amount: 5, critical: false })
const fell = (target: number): BattleEvent => ({ type: 'fell', target })
const telegraphed = (actor: number, next: number): BattleEvent => ({ type: 'telegraphed', actor, next })
const turnEnded: BattleEvent = { type: 'turnEnded' }

describe('of a stage is noted', () => {
  test('how many of a kind were folded, by whatever', () => {
    const events = [acted(0, 'attack'), damaged(2), fell(2), { type: 'bled', target: 3, amount: 1 } as const, fell(3), fell(0)]
    expect(notesOf(events)).toEqual([{ enemy: 31, folded: 2, strokes: 1, turns: null, skills: [] }])
    expect(notesOf([acted(0, 'attack'), damaged(4), fell(4)])).toMatchObject([{ enemy: 35, folded: 1, strokes: 1 }])
    expect(notesOf([acted(4, 'skill:3501'), acted(0, 'attack'), damaged(4)])).toMatchObject([{ enemy: 35, folded: 0, strokes: 1 }])
  })

  test('a stroke for each act of a member that did damage, whatever it hit and how often', () => {
    const triple = [acted(0, 'skill:102'), damaged(2), damaged(2), damaged(2)]
    const wide = [acted(1, 'skill:402'), damaged(2), damaged(3), damaged(4)]
    expect(notesOf([...triple, ...wide, acted(0, 'item:4'), damaged(4)])).toMatchObject([
      { enemy: 31, strokes: 2 },
      { enemy: 35, strokes: 2 },
    ])
  })

  test('no stroke for what bleeds, for an act without damage, for what an enemy does', () => {
    const events = [acted(0, 'defence'), acted(2, 'attack'), damaged(0), damaged(3), { type: 'bled', target: 3, amount: 2 } as const]
    expect(notesOf(events)).toEqual([])
  })

  test('each skill that was used, how often, and whether it was announced before it came', () => {
    const events = [acted(2, 'skill:3101'), acted(3, 'skill:3101'), acted(4, 'skill:3501'), telegraphed(4, 3502), turnEnded]
    expect(notesOf([...events, acted(2, 'attack'), acted(4, 'skill:3502'), turnEnded, acted(4, 'skill:3502')])).toMatchObject([
      { enemy: 31, skills: [{ skill: 3101, times: 2, isAnnounced: false }] },
      {
        enemy: 35,
        skills: [
          { skill: 3501, times: 1, isAnnounced: false },
          { skill: 3502, times: 2, isAnnounced: true },
        ],
      },
    ])
  })

  test('nothing of a skill that was announced and broken off, or died with its user, or of what members use', () => {
    const announcing = [acted(4, 'skill:3501'), telegraphed(4, 3502), turnEnded]
    const skills = [{ skill: 3501, times: 1, isAnnounced: false }]
    expect(noteOf(35, [...announcing, { type: 'interrupted', actor: 4 }, turnEnded])?.skills).toEqual(skills)
    expect(noteOf(35, [...announcing, acted(0, 'skill:101'), damaged(4), fell(4)])?.skills).toEqual(skills)
    const broken = [...announcing, { type: 'interrupted', actor: 4 } as const, turnEnded, acted(4, 'skill:3502')]
    expect(noteOf(35, [...announcing, acted(4, 'attack'), acted(4, 'skill:3502')])?.skills).toContainEqual({
      skill: 3502,
      times: 1,
      isAnnounced: false,
    })
    expect(noteOf(35, broken)?.skills).toContainEqual({ skill: 3502, times: 1, isAnnounced: false })
  })

  test('in how many turns it was won, of every kind in it, and of a stage that was not won nothing', () => {
    const events = [turnEnded, turnEnded, acted(0, 'attack'), damaged(2), turnEnded]
    expect(notesOf(events, 'won')).toMatchObject([
      { enemy: 31, turns: 3, strokes: 1 },
      { enemy: 35, turns: 3, strokes: 0 },
    ])
    for (const phase of ['lost', 'escaped', 'fighting'] as const) expect(notesOf(events, phase)).toMatchObject([{ turns: null }])
  })

  test('nothing at all where nothing happened', () => {
    expect(notesOf([])).toEqual([])
  })
})

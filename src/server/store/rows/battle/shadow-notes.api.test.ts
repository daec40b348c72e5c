import { expect, test } from 'vitest'
import { idsOf } from '../../../../../tests/adventures.ts'
import { onBothDatabases } from '../../../../../tests/game.ts'
import type { ShadowNote } from '../../../../rules/sight/shadow-notes.ts'
import { addShadowNotes, shadowCountsOf } from './shadow-notes.ts'

const NOTHING = { folded: 0, strokes: 0, bestTurns: null, skills: [] }
const note = (enemy: number, over: Partial<ShadowNote>): ShadowNote => ({ enemy, folded: 0, strokes: 0, turns: null, skills: [], ...over })
const seen = (skill: number, times: number, isAnnounced = false) => ({ skill, times, isAnnounced })

onBothDatabases('shadow notes', (game) => {
  const newSave = async () => (await idsOf(game, await game.player())).save
  const add = (save: number, ...notes: readonly ShadowNote[]) => game.reach((tx) => addShadowNotes(tx, save, notes))
  const countsOf = (save: number, enemy: number) => game.reach((tx) => shadowCountsOf(tx, save, enemy))

  test('are added to what is there, for each kind of enemy and each save', async () => {
    const [save, other] = [await newSave(), await newSave()]
    await add(save)
    await add(save, note(31, { folded: 2, strokes: 5 }), note(35, { strokes: 1 }))
    await add(save, note(31, { folded: 1, strokes: 3 }))
    expect(await countsOf(save, 31)).toEqual({ ...NOTHING, folded: 3, strokes: 8 })
    expect(await countsOf(save, 35)).toEqual({ ...NOTHING, strokes: 1 })
    expect([await countsOf(save, 32), await countsOf(other, 31)]).toEqual([NOTHING, NOTHING])
  })

  test('keep the fewest turns of the stages that were won', async () => {
    const save = await newSave()
    const bests: (number | null)[] = []
    for (const turns of [null, 5, 7, null, 3, 4]) {
      await add(save, note(31, { turns }))
      bests.push((await countsOf(save, 31)).bestTurns)
    }
    expect(bests).toEqual([null, 5, 5, 5, 3, 3])
  })

  test('count the skills, the most frequent first, and keep that one came announced', async () => {
    const save = await newSave()
    await add(save, note(31, { skills: [seen(3102, 1, true), seen(3101, 1)] }), note(35, { skills: [seen(3101, 9)] }))
    expect((await countsOf(save, 31)).skills).toEqual([seen(3101, 1), seen(3102, 1, true)])
    await add(save, note(31, { skills: [seen(3102, 2)] }))
    await add(save, note(31, { skills: [seen(3103, 2, true), seen(3101, 1)] }))
    await add(save, note(31, { skills: [seen(3101, 2, true)] }))
    expect((await countsOf(save, 31)).skills).toEqual([seen(3101, 4, true), seen(3102, 3, true), seen(3103, 2, true)])
  })

  test('lose no count of two stages that end at once', async () => {
    const save = await newSave()
    await Promise.all(Array.from({ length: 8 }, () => add(save, note(31, { folded: 1, skills: [seen(3101, 1)] }))))
    expect(await countsOf(save, 31)).toEqual({ ...NOTHING, folded: 8, skills: [seen(3101, 8)] })
  })
})

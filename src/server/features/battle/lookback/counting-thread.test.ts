import { Worker } from 'node:worker_threads'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { catalog } from '../../../../content/catalog.ts'
import { playTurn, startAdventure } from '../../../../rules/adventure/adventure.ts'
import type { RecordedTurn } from '../../../../rules/adventure/recording.ts'
import { standing } from '../../../../rules/battle/state.ts'
import { newMember } from '../../../../rules/party/growth.ts'
import { rngStateFrom } from '../../../../rules/rng.ts'
import { type CountingTask, CountingThread } from './counting-thread.ts'

/** Beginners who only crouch, far from home. */
function lostStage(): CountingTask {
  const [field, members, seed] = [12, [1, 2, 3].map((role) => newMember(role)), rngStateFrom(7)]
  const turns: RecordedTurn[] = []
  let adventure = startAdventure({ field, members, bag: [], rng: seed }, catalog)
  while (adventure.phase === 'fighting') {
    const commands = standing(adventure.battle, 'party').map(({ id }) => ({ type: 'defence', actor: id }) as const)
    turns.push({ stage: adventure.stage, turn: adventure.battle.turn, commands })
    adventure = playTurn(adventure, commands, catalog).adventure
  }
  return { recording: { field, members, bag: [], seed, turns }, seed: 1 }
}

const task = lostStage()
/** No field has this number. */
const nonsense = { ...task, recording: { ...task.recording, field: 99 } }

describe('the thread that counts', () => {
  let thread = new CountingThread()
  const begun = vi.spyOn(Worker.prototype, 'postMessage')
  const ended = vi.spyOn(Worker.prototype, 'terminate')

  afterEach(async () => {
    vi.useRealTimers()
    await thread.end()
    thread = new CountingThread()
    for (const spy of [begun, ended]) spy.mockClear()
  })

  test('tells a chance before the first turn and after each, then the whole, and the same again for the same seed', async () => {
    const chances: number[] = []
    const lookback = await thread.count(task, (chance) => chances.push(chance))
    expect([lookback.before, ...lookback.turns.map(({ chance }) => chance)]).toEqual(chances)
    expect(chances.length).toBe(task.recording.turns.length + 1)
    expect(await thread.count(task, () => undefined)).toEqual(lookback)
    expect(new Set(begun.mock.contexts).size).toBe(1)
    expect(ended).not.toHaveBeenCalled()
  })

  test('that fails says why, and the next task gets another', async () => {
    await expect(thread.count(nonsense, () => undefined)).rejects.toThrow('99')
    await thread.count(task, () => undefined)
    expect(new Set(begun.mock.contexts).size).toBe(2)
  })

  test('that is ended gives its task up', async () => {
    const counting = thread.count(task, () => undefined)
    await Promise.all([expect(counting).rejects.toThrow('The thread has ended'), thread.end()])
  })

  test('gives up what takes longer than two minutes, and ends', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    begun.mockImplementationOnce(() => undefined)
    const failed = vi.fn<(error: Error) => void>()
    thread.count(task, () => undefined).catch(failed)
    await vi.advanceTimersByTimeAsync(119_999)
    expect(failed).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await vi.waitFor(() => expect(failed).toHaveBeenCalledWith(new Error('Counting takes too long')))
    expect(ended).toHaveBeenCalledOnce()
  })

  test('ends after half a minute without work, and not before', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await thread.count(task, () => undefined)
    await vi.advanceTimersByTimeAsync(20_000)
    await thread.count(task, () => undefined)
    await vi.advanceTimersByTimeAsync(29_999)
    expect(ended).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(ended).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(300_000)
    expect(ended).toHaveBeenCalledOnce()
  })
})

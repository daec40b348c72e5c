import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Lookback } from '../../../../players/lookback/lookback.ts'
import { Refusal } from '../../../refusal.ts'
import type { AdventureRecord } from '../../../store/rows/battle/records.ts'
import type { Store } from '../../../store/store.ts'
import { MOST_WAITING, TooManyWaiting } from '../../../work/task-queue.ts'
import type { CountingTask } from './counting-thread.ts'
import { Lookbacks, type StageWanted } from './lookback.service.ts'
import { commands, record } from './record.fixture.ts'

const STAGE = 1
const lookback = {} as Lookback

/** One count that the test ends. */
interface Count {
  readonly task: CountingTask
  readonly tell: (chance: number) => void
  readonly end: (error?: Error) => void
}

class Thread {
  readonly counts: Count[] = []
  ends = 0

  count(task: CountingTask, tell: (chance: number) => void): Promise<Lookback> {
    const { promise, resolve, reject } = Promise.withResolvers<Lookback>()
    this.counts.push({ task, tell, end: (error) => (error ? reject(error) : resolve(lookback)) })
    return promise
  }

  async end(): Promise<void> {
    this.ends += 1
    this.counts.at(-1)?.end(new Error('The thread has ended'))
  }
}

describe('a stage that is counted', () => {
  let thread: Thread
  let lookbacks: Lookbacks
  let failures: unknown[]
  let written: number

  beforeEach(() => {
    vi.useFakeTimers()
    thread = new Thread()
    failures = []
    written = 0
    const store = { write: async () => void (written += 1) } as unknown as Store
    lookbacks = new Lookbacks(
      store,
      (error) => failures.push(error),
      () => Promise.resolve(),
      thread,
    )
  })
  afterEach(() => vi.useRealTimers())

  const wanted = (saveId: number, adventure = saveId): StageWanted => ({ saveId, adventure, stage: STAGE })
  /** As a request for the stage. @throws what it is answered with, unless that is a reply. */
  async function ask(stage: StageWanted, own: AdventureRecord = record) {
    const reply = await lookbacks.answer({ ...stage, record: own, counted: null })
    if (reply instanceof Refusal) throw new Error(reply.code)
    return reply
  }
  const askUncaught = (stage: StageWanted) => ask(stage).catch((error: unknown) => error)
  const settled = () => vi.advanceTimersByTimeAsync(0)

  test('has its own seed, and the record without what happened', async () => {
    const { field, members, bag, seed } = record
    await ask({ saveId: 5, adventure: 3, stage: STAGE }, { ...record, scale: { hp: 100, attack: 100 } })
    expect(thread.counts.map(({ task }) => task)).toEqual([
      {
        seed: 3 * 7919 + STAGE,
        recording: { field, members, bag, seed, scale: { hp: 100, attack: 100 }, turns: [{ stage: STAGE, turn: 1, commands }] },
      },
    ])
  })

  test('tells the chances that it knows, and is stored once at its end', async () => {
    await ask(wanted(1))
    thread.counts[0]?.tell(0.5)
    expect(await ask(wanted(1))).toMatchObject({ is_counted: false, before: 5 })
    expect(thread.counts).toHaveLength(1)
    thread.counts[0]?.end()
    await settled()
    expect([written, failures]).toEqual([1, []])
  })

  test('that fails says so once, to the log too, and may then be tried again', async () => {
    await ask(wanted(1))
    const error = new Error('out of memory')
    thread.counts[0]?.end(error)
    await settled()
    expect(failures).toEqual([error])
    expect(await askUncaught(wanted(1))).toBe(error)
    expect(await ask(wanted(1))).toMatchObject({ is_counted: false })
    expect([thread.counts.length, written, failures.length]).toEqual([2, 0, 1])
  })

  test('that has failed keeps no other stage of the save waiting, and is forgotten after a minute', async () => {
    await ask(wanted(1, 11))
    expect(await askUncaught(wanted(1, 12))).toBeInstanceOf(TooManyWaiting)
    thread.counts[0]?.end(new Error('once'))
    await settled()
    expect(await ask(wanted(1, 12))).toMatchObject({ is_counted: false })
    await vi.advanceTimersByTimeAsync(60_000)
    thread.counts[1]?.end()
    await settled()
    expect(await ask(wanted(1, 11))).toMatchObject({ is_counted: false })
  })

  test('that is tried again is not forgotten with its first attempt', async () => {
    await ask(wanted(1))
    thread.counts[0]?.end(new Error('once'))
    await settled()
    await askUncaught(wanted(1))
    await ask(wanted(1))
    await vi.advanceTimersByTimeAsync(60_000)
    await ask(wanted(1))
    expect(thread.counts).toHaveLength(2)
  })

  test('waits for its turn, and one too many is refused', async () => {
    for (let save = 1; save <= MOST_WAITING + 1; save += 1) await ask(wanted(save))
    expect(await askUncaught(wanted(100))).toBeInstanceOf(TooManyWaiting)
    expect(thread.counts).toHaveLength(1)
    thread.counts[0]?.end()
    await settled()
    expect(thread.counts).toHaveLength(2)
    expect(await ask(wanted(100))).toMatchObject({ is_counted: false })
  })

  test('ends with the server, and those that wait are not begun; nobody is told', async () => {
    await ask(wanted(1))
    await ask(wanted(2))
    await lookbacks.end()
    await settled()
    expect([thread.ends, thread.counts.length, failures]).toEqual([1, 1, []])
    expect(await askUncaught(wanted(2))).toEqual(new Error('The server stops'))
  })
})

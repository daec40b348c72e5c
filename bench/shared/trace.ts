import type { Page } from '@playwright/test'

/** Of the browser's trace format, what is read here. Times in microseconds. */
interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  /** Of which the thread was running, not waiting for another thread or for a busy machine. */
  readonly tdur?: number
  readonly args: { readonly name?: string; readonly data?: Readonly<Record<string, unknown>> }
}

interface TimedEvent extends TraceEvent {
  readonly dur: number
}

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel', 'v8.execute']

/** What a trace tells. */
interface Traced {
  /** A description of each main-thread task of at least `least` ms, longest first, with its parts. */
  readonly longTasks: readonly string[]
  /** Milliseconds for which each thread of the browser was running, the busiest first, and the milliseconds that the trace covers. */
  readonly threads: readonly (readonly [string, number])[]
  readonly covered: number
}

/** Traces the browser while `act` runs. */
export async function traceTasks(page: Page, least: number, act: () => Promise<void>): Promise<Traced> {
  const session = await page.context().newCDPSession(page)
  const events: TraceEvent[] = []
  // The protocol types a trace event as an object of unknown shape.
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: CATEGORIES } })
  await act()
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  await session.detach()
  const times = events.filter(({ ts }) => ts > 0).map(({ ts }) => ts)
  return {
    longTasks: described(mainThreadOf(events), least * 1000),
    threads: runningByThread(events),
    covered: (Math.max(...times) - Math.min(...times)) / 1000,
  }
}

/** Sums the tasks of each thread. Tasks inside of tasks count once. */
function runningByThread(events: readonly TraceEvent[]): readonly (readonly [string, number])[] {
  const nameOf = (kind: string) =>
    new Map(events.filter(({ name }) => name === kind).map(({ pid, tid, args }) => [kind === 'process_name' ? pid : tid, args.name ?? '']))
  const [processes, threads] = [nameOf('process_name'), nameOf('thread_name')]
  const running = new Map<string, number>()
  const until = new Map<number, number>()
  for (const { name, ph, pid, tid, ts, dur = 0, tdur = 0 } of events.toSorted((one, other) => one.ts - other.ts)) {
    if (ph !== 'X' || !name.endsWith('RunTask') || ts < (until.get(tid) ?? 0)) continue
    until.set(tid, ts + dur)
    const thread = `${processes.get(pid) ?? pid}: ${threads.get(tid) ?? tid}`
    running.set(thread, (running.get(thread) ?? 0) + tdur / 1000)
  }
  return [...running].toSorted(([, one], [, other]) => other - one)
}

/** Complete events of the page's own thread: workers have scripts too, but no styles. */
function mainThreadOf(events: readonly TraceEvent[]): readonly TimedEvent[] {
  const styles = events.find(({ name }) => name === 'UpdateLayoutTree')
  return events.filter(
    (event): event is TimedEvent => event.ph === 'X' && event.dur !== undefined && event.pid === styles?.pid && event.tid === styles.tid,
  )
}

function described(events: readonly TimedEvent[], least: number): readonly string[] {
  const longest = (one: TimedEvent, other: TimedEvent) => other.dur - one.dur
  return events
    .filter(({ name, dur }) => name.endsWith('RunTask') && dur >= least)
    .toSorted(longest)
    .map((task) => {
      const parts = events.filter((event) => event !== task && event.ts >= task.ts && event.ts + event.dur <= task.ts + task.dur)
      const named = parts
        .toSorted(longest)
        .slice(0, 8)
        .map((part) => `${part.name} ${inMilliseconds(part)}`)
      return `${inMilliseconds(task)}: ${named.join(', ')}`
    })
}

function inMilliseconds({ dur, tdur }: TimedEvent): string {
  const running = tdur === undefined ? '' : ` (${(tdur / 1000).toFixed(1)} running)`
  return `${(dur / 1000).toFixed(1)} ms${running}`
}

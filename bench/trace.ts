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

/** Traces the page while `act` runs. @returns a description of each main-thread task of at least `least` ms, longest first, with its parts. */
export async function traceLongTasks(page: Page, least: number, act: () => Promise<void>): Promise<readonly string[]> {
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
  return described(mainThreadOf(events), least * 1000)
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

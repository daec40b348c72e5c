import { liveValue } from '../state/live-value.ts'

/** `away`: the server cannot be reached; `back`: it can again, for some seconds. */
export type Line = 'fine' | 'away' | 'back'

/** How long it is told that the line is back, in milliseconds. */
const TOLD = 4000
/** How long the server has to answer, and the pauses between two questions, in milliseconds. */
const ANSWER_WITHIN = 5000
const FIRST_PAUSE = 1000
const LONGEST_PAUSE = 8000

const line = liveValue<Line>('fine')
let asking: Promise<boolean> | null = null
let timer: ReturnType<typeof setTimeout> | undefined
let pause = FIRST_PAUSE
const backListeners = new Set<() => void>()

export const useLine = line.useValue

/** Calls once when the line, which has been seen away, is there again; at once when it has just come back. @returns how to stop waiting. */
export function onLineBack(listener: () => void): () => void {
  backListeners.add(listener)
  if (line.get() === 'back') queueMicrotask(tellBack)
  return () => backListeners.delete(listener)
}

/**
 * To be called when an answer failed to come: asks the server for a sign of life, and goes on asking until there is one.
 * @returns whether it can be reached now: then it is not the line that is at fault.
 */
export function suspectLine(): Promise<boolean> {
  asking ??= ask().finally(() => {
    asking = null
  })
  return asking
}

async function ask(): Promise<boolean> {
  clearTimeout(timer)
  const answers = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(ANSWER_WITHIN) }).then(
    ({ ok }) => ok,
    () => false,
  )
  if (answers) {
    if (line.get() === 'away') noteBack()
    else line.set('fine')
    return true
  }
  if (line.get() !== 'away') pause = FIRST_PAUSE
  line.set('away')
  timer = setTimeout(() => void suspectLine(), pause)
  pause = Math.min(LONGEST_PAUSE, pause * 1.5)
  return false
}

function noteBack(): void {
  line.set('back')
  timer = setTimeout(() => line.set('fine'), TOLD)
  tellBack()
}

function tellBack(): void {
  const waiting = [...backListeners]
  backListeners.clear()
  for (const listener of waiting) listener()
}

/** Believes the browser when it says that the line is gone or back, as far as to ask. */
export function watchLine(): void {
  for (const event of ['offline', 'online']) window.addEventListener(event, () => void suspectLine())
}

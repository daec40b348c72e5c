/** Work that may pause at each `yield`, so that no single task of the page lasts long. */
export type Steps<Result> = Generator<void, Result>

/** Samples between two pauses of a loop: less than a millisecond, also before the browser has compiled the loop. */
export const blockSize = 2048

/** Takes all steps without a pause. */
export function finish<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}

import { liveValue } from '../state/live-value.ts'

/** The header of the server's answers that tells which build it serves. */
export const BUILD_HEADER = 'x-build'

/** The build that this page belongs to, as its document tells; null in development. */
const own = (): string | null => document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? null

const isReplaced = liveValue(false)

/** Takes note of the build that the server serves, as an answer of it tells; null: it did not. */
export function noteBuild(served: string | null): void {
  const page = own()
  isReplaced.set(page !== null && served !== null && served !== page)
}

/** Whether the server serves another build than this page: a reload would bring it. */
export const useIsReplaced = isReplaced.useValue

import type { TestProject } from 'vitest/node'
import { buildWebIfStale } from '../../scripts/web-build.ts'
import { startDriver } from './driver.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly webkit: { readonly url: string; readonly browser: string }
  }
}

/** Before any journey: the driver, and the production build. */
export default async function setup(project: TestProject): Promise<() => void> {
  const { url, browser, stop } = await startDriver()
  await buildWebIfStale()
  project.provide('webkit', { url, browser })
  return stop
}

import type { FullConfig } from '@playwright/test'
import { buildWebIfStale } from '../../scripts/web-build.ts'
import { browserPath } from './browser.ts'
import { firefoxPath } from './firefox.ts'

/** Before any journey: a browser that is able to start, and the production build. */
export default async function setup({ projects }: FullConfig): Promise<void> {
  const inFirefox = projects.some(({ use }) => use.browserName === 'firefox')
  await (inFirefox ? firefoxPath() : browserPath())
  await buildWebIfStale()
}

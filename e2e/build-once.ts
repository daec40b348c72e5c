import { buildWebIfStale } from '../scripts/web-build.ts'
import { browserPath } from './browser.ts'

/** Before any journey: the production build, and a browser that is able to start. */
export default async function setup(): Promise<void> {
  await buildWebIfStale()
  await browserPath()
}

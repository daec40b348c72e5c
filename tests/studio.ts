import { type Browser, chromium } from '@playwright/test'
import { build } from 'vite'
import { browserArguments, browserPath } from '../e2e/support/browser.ts'

/** The measuring code (`src/web/sound/lab/studio/studio.ts`) as one script. */
export async function bundledStudio(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, minify: false, lib: { entry: 'src/web/sound/lab/studio/studio.ts', formats: ['iife'], name: 'studioBundle' } },
  })
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((each) => ('output' in each ? each.output : []))
  const [chunk] = outputs.flatMap((output) => (output.type === 'chunk' ? [output.code] : []))
  if (chunk === undefined) throw new Error('Nothing was bundled')
  return chunk
}

/** Opens a page of Chromium that holds `window.studio`. */
export async function openStudio(): Promise<{ readonly browser: Browser; readonly page: Awaited<ReturnType<Browser['newPage']>> }> {
  const browser = await chromium.launch({ executablePath: await browserPath(), args: browserArguments })
  const page = await browser.newPage()
  await page.addScriptTag({ content: await bundledStudio() })
  return { browser, page }
}

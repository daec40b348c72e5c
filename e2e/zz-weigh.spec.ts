import { test } from './support/journey.ts'
import { weighTitleAndBattle } from './support/page-weight.ts'
import { gzipSync } from 'node:zlib'
import { readFileSync } from 'node:fs'
test('w', async ({ page }) => {
  const seen = new Set<string>()
  page.on('request', (r) => seen.add(new URL(r.url()).pathname))
  for (const w of await weighTitleAndBattle(page, 'dist/web')) console.log(w.name, w.value.toFixed(3), w.most)
  for (const p of seen)
    if (/\.(css|js)$/.test(p)) console.log(p, gzipSync(readFileSync('dist/web' + p)).length, readFileSync('dist/web' + p).length)
})

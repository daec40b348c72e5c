import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { startWithSameDice } from './support/same-dice.ts'
import { attackOnce, attackUntilDecided, depart, over } from './support/fighting.ts'
import { arriveWithParty } from './support/first-steps.ts'
import { expect, test as journey } from './support/journey.ts'

interface Deployment {
  readonly folder: string
}

/** The same screens under other names: a later build. */
async function buildLater(outDir: string): Promise<void> {
  const later = 'assets/later-[name]-[hash].js'
  await build({
    logLevel: 'warn',
    build: { outDir, rolldownOptions: { output: { entryFileNames: later, chunkFileNames: later } } },
  })
}

const test = journey.extend<object, { readonly deployment: Deployment }>({
  deployment: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'kageakari-deploy-'))
      cpSync('dist/web', join(folder, 'served'), { recursive: true })
      await buildLater(join(folder, 'later'))
      await use({ folder })
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  server: [
    async ({ deployment }, use) => {
      const server = await startWithSameDice({ WEB_ROOT: join(deployment.folder, 'served') })
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
})

test('a new build in mid-fight is told, not forced; a chunk that is gone leads to one reload', async ({
  page,
  deployment,
  restartServer,
  expectAccessible,
  expectTrouble,
}) => {
  expectTrouble(/A part of the page did not arrive/)
  await arriveWithParty(page)
  const result = page.waitForResponse('**/assets/outcome-*.js')
  await depart(page, '灯見ヶ原')
  await attackOnce(page)
  await result
  const news = page.getByText('新しい版が届いています。')
  await expect(news).toBeHidden()
  await restartServer(async () => {
    const served = join(deployment.folder, 'served')
    rmSync(served, { recursive: true })
    cpSync(join(deployment.folder, 'later'), served, { recursive: true })
  })
  let loads = 0
  page.on('request', (request) => void (request.isNavigationRequest() && loads++))
  await attackUntilDecided(page)
  await expect(news).toBeVisible()
  await expect(over(page)).toContainText('三人にEXPが')
  await expectAccessible()
  expect(loads).toBe(0)
  await page.getByRole('button', { name: '町へ戻る' }).click()
  await page.getByRole('link', { name: '広場' }).click()
  await expect(page.getByRole('heading', { name: '広場' })).toBeVisible()
  await expect(page).toHaveURL(/\/menu\/plaza$/)
  await expect(news).toBeHidden()
  expect(loads).toBe(1)
})

import type { Locator, Page } from '@playwright/test'
import type { GameServer } from '../../tests/servers/game-server.ts'

/** A browser of its own on one of the screens' sizes, while its pictures are taken. */
export interface Visit {
  readonly page: Page
  readonly server: GameServer
  /** Takes the picture of what is seen, once it has come to rest. The name is unique within a journey. `masked` is painted over: what is never twice the same. */
  readonly shoot: (name: string, masked?: readonly Locator[]) => Promise<void>
}

/** Leads through screens and takes their pictures. Its account is its own. */
export type Journey = (visit: Visit) => Promise<void>

export const everyField = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

export const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name })
export const tab = (page: Page, name: string | RegExp): Locator => page.getByRole('tab', { name, exact: typeof name === 'string' })

/** Opens a page of the town, which comes to rest when its queries are answered. */
export async function openTown(page: Page, place: string): Promise<void> {
  await page.goto(`/game/rpg/menu${place === '' ? '' : `/${place}`}`)
  await page.getByRole('link', { name: '広場', exact: true }).waitFor()
  await page.waitForLoadState('networkidle')
}

export async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

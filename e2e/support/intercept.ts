import type { Page, Route } from '@playwright/test'

type Handler = (route: Route) => unknown

/**
 * Lets `handler` answer what the page asks of `url`: `times` requests, or all until the returned function is called. Later ones reach the server.
 * Instead of `times` and `unroute` of Playwright: with its last route interception ends, and Chromium may drop the request that follows
 * (microsoft/playwright#41802).
 */
export async function intercept(page: Page, url: string, handler: Handler, times = Number.POSITIVE_INFINITY): Promise<() => void> {
  let left = times
  await page.route(url, (route) => {
    if (left <= 0) return route.fallback()
    left -= 1
    return handler(route)
  })
  return () => {
    left = 0
  }
}

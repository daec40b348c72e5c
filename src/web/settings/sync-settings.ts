let isBegun = false

/** To be called when somebody is signed in: browser and account tell each other the settings, once a page. Without it the browser's hold. */
export function syncSettings(): void {
  if (isBegun) return
  isBegun = true
  void import('./account-settings.ts').then(
    ({ beginSettings }) => beginSettings(),
    () => undefined,
  )
}

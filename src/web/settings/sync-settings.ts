/** Whose settings this page has. */
let begunFor: number | null = null

/** To be called when somebody is signed in: browser and account tell each other the settings, once for each user. Without it the browser's hold. */
export function syncSettings(userId: number): void {
  if (userId === begunFor) return
  const isAnother = begunFor !== null
  begunFor = userId
  void import('./account-settings.ts').then(
    ({ beginSettings }) => beginSettings(isAnother),
    () => undefined,
  )
}

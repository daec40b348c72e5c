const NAME = 'kageakari.reloaded'
/** Within this time the page reloads itself once, in milliseconds. */
const ONCE_IN = 60_000

/** Whether the page may reload itself without being asked: not when it has just done so in this tab, and not where that cannot be remembered. */
export function mayReloadByItself(): boolean {
  try {
    const last = Number(sessionStorage.getItem(NAME) ?? 0)
    return Date.now() - last > ONCE_IN
  } catch {
    return false
  }
}

export function reloadByItself(): void {
  try {
    sessionStorage.setItem(NAME, String(Date.now()))
  } catch {
    return
  }
  window.location.reload()
}

/** Begins to listen to long presses with the first touch; until then nothing of it is loaded. */
export function watchFingers(): void {
  const begin = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') return
    document.removeEventListener('pointerdown', begin)
    void import('./long-press.ts').then(
      ({ listenToFingers }) => listenToFingers(),
      () => undefined,
    )
  }
  document.addEventListener('pointerdown', begin)
}

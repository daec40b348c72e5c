/** A picture that could not be fetched leaves its place empty: browsers would draw a frame and a sign there. */
export function hideMissingPictures(): void {
  for (const type of ['error', 'load'])
    addEventListener(
      type,
      ({ target }) => {
        if (target instanceof HTMLImageElement) target.style.visibility = type === 'error' ? 'hidden' : ''
      },
      { capture: true },
    )
}

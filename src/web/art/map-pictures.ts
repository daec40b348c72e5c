import { type LandState, landPlaces, landStates, type Land, sheetBox, skies, stateStep } from './map-places.ts'
import type { PlacedBox } from './plaza-places.ts'

const urls: Readonly<Record<string, string>> = import.meta.glob('./svg/map/*.svg', { query: '?url', import: 'default', eager: true })

/** Kept, so that the browser keeps them decoded. */
const pictures: HTMLImageElement[] = []

/** Settles when every drawing of the map has been decoded, or has failed. Begins with the first call. */
let decoded: Promise<unknown> | null = null
export function decodeMap(): Promise<unknown> {
  decoded ??= Promise.allSettled(
    Object.values(urls).map((url) => {
      const picture = new Image()
      pictures.push(picture)
      picture.src = url
      return picture.decode()
    }),
  )
  return decoded
}

/** A drawing of the map as it is: `fog`, `frame`. */
export const mapUrl = (name: string): string => urls[`./svg/map/${name}.svg`] ?? ''

const partOf = (name: string, { x, y, width, height }: PlacedBox, at: number): string =>
  `${mapUrl(name)}#svgView(viewBox(${x},${y + at * stateStep},${width},${height}))`

export function landUrl(land: Land, state: LandState): string {
  const place = landPlaces.get(land)
  return place === undefined ? '' : partOf(String(land), place.box, landStates.indexOf(state))
}

export const skyUrl = (sky: (typeof skies)[number]): string => partOf('sheet', sheetBox, skies.indexOf(sky))

import type { PlacedBox } from '../../src/web/art/plaza-places.ts'
import { roomLayers } from '../../src/web/staging/room-layers.ts'
import { stagings } from '../../src/web/staging/stagings.ts'
import type { Drawing } from './drawing.ts'
import { layerSvg, roomSvg } from '../places/scenery.ts'

interface Placed {
  readonly picture: string
  readonly lids?: string
  readonly troubled?: string
  readonly place: PlacedBox
}

/**
 * A scene and the pictures that lie on it. `layers` = the bodies by the last part of their names; their places are those of `stagings` or `roomLayers`. All of them may use all `defs`.
 */
export function layeredScene(scene: string, defs: string, body: string, layers: Readonly<Record<string, string>>): readonly Drawing[] {
  const places: readonly Placed[] = [...(roomLayers[scene] ?? []), ...Object.values(stagings).flatMap(({ layers: each }) => each)]
  return [
    { name: `scenes/${scene}`, svg: roomSvg(usedIn(defs, body), body) },
    ...Object.entries(layers).map(([name, content]) => {
      const picture = `${scene}-${name}`
      const layer = places.find((each) => [each.picture, each.lids, each.troubled].includes(picture))
      if (!layer) throw new Error(`${picture} has no place`)
      return { name: `scenes/${picture}`, svg: layerSvg(layer.place, usedIn(defs, content), content) }
    }),
  ]
}

/** Without the shapes that the body does not use. */
const usedIn = (defs: string, body: string): string =>
  defs.replace(/<path id="([^"]+)"[^>]*\/>|<g id="([^"]+)">.*?<\/g>/gs, (element, path: string | undefined, group: string | undefined) =>
    body.includes(`#${path ?? group ?? ''}"`) ? element : '',
  )

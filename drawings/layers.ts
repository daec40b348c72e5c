import type { Scene } from '../src/content/story/story.ts'
import { sceneLayers } from '../src/web/art/scene-layers.ts'
import type { Drawing } from './drawing.ts'
import { layerSvg, roomSvg } from './scenery.ts'

/**
 * A scene and the pictures that lie on it. `layers` = the bodies by the last part of their names; their places are those of `sceneLayers`. All of them may use all `defs`.
 */
export function layeredScene(scene: Scene, defs: string, body: string, layers: Readonly<Record<string, string>>): readonly Drawing[] {
  return [
    { name: `scenes/${scene}`, svg: roomSvg(usedIn(defs, body), body) },
    ...Object.entries(layers).map(([name, content]) => {
      const picture = `${scene}-${name}`
      const layer = sceneLayers[scene]?.find((each) => each.picture === picture)
      if (!layer) throw new Error(`sceneLayers has no place for ${picture}`)
      return { name: `scenes/${picture}`, svg: layerSvg(layer.place, usedIn(defs, content), content) }
    }),
  ]
}

/** Without the shapes that the body does not use. */
const usedIn = (defs: string, body: string): string =>
  defs.replace(/<path id="([^"]+)"[^>]*\/>|<g id="([^"]+)">.*?<\/g>/gs, (element, path: string | undefined, group: string | undefined) =>
    body.includes(`#${path ?? group ?? ''}"`) ? element : '',
  )

import { plazaGround, plazaPlaces } from '../../art/plaza-places.ts'
import { at, still, type Staging, type SceneLayer } from '../staging.ts'

/** A building where the plaza's ground, which is wider than the map, fills a scene. */
function building(name: keyof typeof plazaPlaces): SceneLayer<never> {
  const { x, y, width, height } = plazaPlaces[name]
  const scale = 1280 / plazaGround.width
  const top = plazaGround.y + (plazaGround.height - 720 / scale) / 2
  return {
    picture: `plaza-${name}`,
    place: at((x - plazaGround.x) * scale, (y - top) * scale, width * scale, height * scale),
    poses: still,
  }
}

/** The buildings as on the map of the town. */
export const plaza: Staging = {
  states: [],
  layers: [building('gate'), building('library'), building('healing'), building('board'), building('job')],
}

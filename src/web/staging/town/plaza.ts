import { plazaGround, plazaPlaces } from '../../art/plaza-places.ts'
import { plazaStates } from '../../../content/story/interludes/town-events.ts'
import { at, dusk, night, still, stagingOf, type SceneLayer } from '../staging.ts'

const { only, staging } = stagingOf(plazaStates.plaza)

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

/** The buildings as on the map of the town; once its lamps go out, and one of them is lit before the others. */
export const plaza = staging({
  layers: [
    building('gate'),
    building('library'),
    building('healing'),
    building('board'),
    building('job'),
    night([0], ['dark', 0.92], ['one-lamp', 0]),
    dusk(235, 190, ...only('one-lamp')),
  ],
})

import { endingLayers, endingViews } from './ending-layers.ts'
import type { SceneLayers, SceneViews } from './scene-layer.ts'
import { townLayers, townViews } from './town-layers.ts'

/** Every scene whose picture changes with its state. */
export const sceneLayers: SceneLayers = { ...townLayers, ...endingLayers }

/** Every scene that is shown from near in some of its states. */
export const sceneViews: SceneViews = { ...townViews, ...endingViews }

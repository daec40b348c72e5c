import { endingLayers } from './ending-layers.ts'
import type { SceneLayers } from './scene-layer.ts'
import { townLayers } from './town-layers.ts'

/** Every scene whose picture changes with its state. */
export const sceneLayers: SceneLayers = { ...townLayers, ...endingLayers }

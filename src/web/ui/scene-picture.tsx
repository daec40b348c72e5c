import type { CSSProperties } from 'react'
import type { Scene } from '../../content/story/story.ts'
import { storySceneUrl } from '../art/story-pictures.ts'
import { inScene } from '../art/plaza-places.ts'
import { poseIn, type SceneLayer } from '../art/scene-layer.ts'
import { sceneLayers } from '../art/scene-layers.ts'
import styles from './scene-picture.module.css'

interface ScenePictureProps {
  readonly name: Scene
  /** How far the scene has come; the layers move there. */
  readonly state?: number
}

/** A scene that fills its parent, with its layers. */
export function ScenePicture({ name, state = 0 }: ScenePictureProps) {
  return (
    <div className={styles.picture}>
      <img src={storySceneUrl(name) ?? undefined} alt="" />
      {sceneLayers[name]?.map((layer) => (
        <img key={layer.picture} src={storySceneUrl(layer.picture) ?? undefined} alt="" style={styleOf(layer, state)} />
      ))}
    </div>
  )
}

function styleOf(layer: SceneLayer, state: number): CSSProperties {
  const [, opacity, transform = 'none', delay = 0] = poseIn(layer, state)
  return {
    ...inScene(layer.place),
    opacity,
    transform,
    transformOrigin: layer.origin,
    transitionDelay: `${delay}ms`,
  }
}

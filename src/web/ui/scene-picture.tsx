import type { CSSProperties } from 'react'
import type { Scene } from '../../content/story/story.ts'
import { sceneUrl } from '../art/pictures.ts'
import { poseIn, type SceneLayer, sceneLayers } from '../art/scene-layers.ts'
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
      <img src={sceneUrl(name) ?? undefined} alt="" />
      {sceneLayers[name]?.map((layer) => (
        <img key={layer.picture} src={sceneUrl(layer.picture) ?? undefined} alt="" style={styleOf(layer, state)} />
      ))}
    </div>
  )
}

function styleOf(layer: SceneLayer, state: number): CSSProperties {
  const { x, y, width, height } = layer.place
  const [, opacity, transform = 'none', delay = 0] = poseIn(layer, state)
  return {
    left: `${x / 12.8}%`,
    top: `${y / 7.2}%`,
    width: `${width / 12.8}%`,
    height: `${height / 7.2}%`,
    opacity,
    transform,
    transformOrigin: layer.origin,
    transitionDelay: `${delay}ms`,
  }
}

import type { CSSProperties } from 'react'
import type { Scene } from '../../../content/story/story.ts'
import { memberUrl, storySceneUrl } from '../../art/story-pictures.ts'
import { inScene } from '../../art/plaza-places.ts'
import { memberIn, poseIn, type SceneLayer, viewIn } from '../../art/scene-layer.ts'
import { sceneLayers, sceneViews } from '../../art/scene-layers.ts'
import { roleClassOf } from '../../looks/roles.ts'
import styles from './scene-picture.module.css'

type Party = readonly { readonly role: number }[]

interface ScenePictureProps {
  readonly name: Scene
  /** How far the scene has come; the layers move there. */
  readonly state?: number
  /** In party order; without it the scene shows none of the three. */
  readonly party?: Party
}

/** A scene that fills its parent, with its layers. */
export function ScenePicture({ name, state = 0, party = [] }: ScenePictureProps) {
  return (
    <div className={styles.picture}>
      <div style={{ transform: viewIn(sceneViews[name], state), transformOrigin: '0 0' }}>
        <img src={storySceneUrl(name) ?? undefined} alt="" />
        {sceneLayers[name]?.map((layer) =>
          layer.party ? (
            <div key={layer.picture} style={styleOf(layer, state)}>
              <Three layer={layer} party={party} />
            </div>
          ) : (
            <img key={layer.picture} src={storySceneUrl(layer.picture) ?? undefined} alt="" style={styleOf(layer, state)} />
          ),
        )}
      </div>
    </div>
  )
}

function Three({ layer, party }: { readonly layer: SceneLayer; readonly party: Party }) {
  const { pose, footings = [] } = layer.party ?? {}
  return footings.map((footing, at) => {
    const member = party[at]
    if (!member || !pose) return null
    return <img key={member.role} src={memberUrl(pose, roleClassOf(member.role)) ?? undefined} alt="" style={memberIn(layer, footing)} />
  })
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

import type { CSSProperties } from 'react'
import type { Scene } from '../../../content/story/story.ts'
import { memberUrl, storySceneUrl } from '../../art/story-pictures.ts'
import { inScene } from '../../art/plaza-places.ts'
import { roleClassOf } from '../../looks/roles.ts'
import { memberIn, poseIn, type SceneLayer, type Staging, type Stagings, viewIn } from '../../staging/staging.ts'
import styles from './scene-picture.module.css'

type Party = readonly { readonly role: number }[]

interface ScenePictureProps {
  readonly name: Scene
  /** How far the scene has come; the layers move there. Left out or null: as it is at first. */
  readonly state?: string | null
  /** Of the scenes that are shown here. */
  readonly stagings: Stagings
  /** In party order; without it the scene shows none of the three. */
  readonly party?: Party
}

/** A scene that is one still picture. */
const still: Staging = { states: [], layers: [] }

/** A scene that fills its parent, with its layers. */
export function ScenePicture({ name, state = null, stagings, party = [] }: ScenePictureProps) {
  const staging = stagings[name] ?? still
  return (
    <div className={styles.picture}>
      <div style={{ transform: viewIn(staging, state), transformOrigin: '0 0' }}>
        <img src={storySceneUrl(name) ?? undefined} alt="" />
        {staging.layers.map((layer) =>
          layer.party ? (
            <div key={layer.picture} style={styleOf(staging, layer, state)}>
              <Three layer={layer} party={party} />
            </div>
          ) : (
            <img key={layer.picture} src={storySceneUrl(layer.picture) ?? undefined} alt="" style={styleOf(staging, layer, state)} />
          ),
        )}
        {staging.Light && <staging.Light state={state} />}
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

function styleOf(staging: Staging, layer: SceneLayer, state: string | null): CSSProperties {
  const [opacity, transform = 'none', delay = 0] = poseIn(staging, layer, state)
  return {
    ...inScene(layer.place),
    opacity,
    transform,
    transformOrigin: layer.origin,
    transitionDelay: `${delay}ms`,
  }
}

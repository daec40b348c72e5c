import type { RoleClass } from '../../../content/roles.ts'
import { type CutOutDrawing, cutOuts, type Ply } from '../../art/cut-outs.ts'
import { imageOf, showOnce } from './bitmap-pictures.ts'
import { rasterised } from './bitmaps.ts'
import styles from '../motion.module.css'

const files = import.meta.glob<string>('../../art/svg/figures/*.svg', { query: '?url', import: 'default', eager: true })

type PlyName = NonNullable<Ply['name']>

/** One pose of a cut-out on the stage: paper figures are exchanged, not bent. */
export interface CutOutPose {
  readonly root: HTMLElement
  /** What turns about its pin. */
  readonly parts: Readonly<Partial<Record<PlyName, HTMLElement>>>
}

/** A member as a cut-out that waits on its layer, unseen. Its own origin is the anchor of the drawing. */
export interface CutOut {
  readonly root: HTMLElement
  readonly wound: CutOutPose
  readonly strike: CutOutPose
}

/** Loads the members' cut-outs as bitmaps and puts them on `layer`. A member whose drawing does not load strikes without one. */
export async function loadCutOuts(
  members: readonly RoleClass[],
  layer: HTMLElement,
  zoom: number,
): Promise<ReadonlyMap<RoleClass, CutOut>> {
  const loaded = new Map<RoleClass, CutOut>()
  // One after the other: each bitmap is a task of its own.
  for (const member of members) {
    const drawing = cutOuts[member]
    if (!drawing) continue
    try {
      loaded.set(member, await cutOutOf(drawing, zoom))
    } catch {
      // The gesture has a form without a cut-out.
    }
  }
  layer.replaceChildren(...[...loaded.values()].map(({ root }) => root))
  for (const { root, wound, strike } of loaded.values()) for (const element of [root, wound.root, strike.root]) showOnce(element)
  return loaded
}

async function cutOutOf({ scale, anchor, poses }: CutOutDrawing, zoom: number): Promise<CutOut> {
  const root = element(styles['cutOut'])
  root.dataset.unseen = ''
  const [wound, strike] = [await poseOf(poses.wound, { scale, anchor, zoom }), await poseOf(poses.strike, { scale, anchor, zoom })]
  root.append(wound.root, strike.root)
  return { root, wound, strike }
}

async function poseOf(
  plies: readonly Ply[],
  { scale, anchor, zoom }: Pick<CutOutDrawing, 'scale' | 'anchor'> & { readonly zoom: number },
): Promise<CutOutPose> {
  const root = element(styles['pose'])
  const parts: Partial<Record<PlyName, HTMLElement>> = {}
  for (const { file, at = [0, 0], width, pin, name } of plies) {
    const bitmap = await imageOf(await rasterised(await textOf(file), width * scale, zoom))
    bitmap.className = styles['ply'] ?? ''
    Object.assign(bitmap.style, {
      width: `${width * scale}px`,
      left: `${(at[0] - anchor[0]) * scale}px`,
      top: `${(at[1] - anchor[1]) * scale}px`,
      transformOrigin: pin ? `${pin[0] * scale}px ${pin[1] * scale}px` : '',
    })
    root.append(bitmap)
    if (name) parts[name] = bitmap
  }
  return { root, parts }
}

async function textOf(file: string): Promise<string> {
  const answer = await fetch(files[`../../art/svg/figures/${file}.svg`] ?? '')
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`)
  return answer.text()
}

function element(className: string | undefined): HTMLElement {
  const made = document.createElement('div')
  made.className = className ?? ''
  return made
}

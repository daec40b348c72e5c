import { useQuery } from '@tanstack/react-query'
import { memo, useEffect, useRef, useState } from 'react'
import { fieldLook } from '../../../looks/fields.ts'
import { loadDrawing, sizeOf } from '../../../art/drawing.tsx'
import { foldOf } from '../../../motion/pieces/fold.ts'
import { imageOf, inColours, lightsOf, mirror, rasterised, showOnce, silhouette, unlit } from '../../../motion/pieces/bitmaps.ts'
import { stageScale } from '../../../ui/fit-to-window.ts'
import styles from './enemy.module.css'

interface FoePictureProps {
  readonly enemyId: number
  /** The field, 1–12, whose paper it is cut from. */
  readonly fieldId: number
  /** Pixels for each unit of the drawing; all enemies are drawn to one scale. */
  readonly scale: number
  /** Left to right. */
  readonly mirrored: boolean
  /** It comes on in the dark: its eyes are lit before the rest. */
  readonly boss: boolean
  /** It is on the stage, or will not come. */
  readonly onReady: () => void
}

/** Its picture and what is laid over it: its outline in the dark; what is lit of it; of a boss its eyes alone; its outline in white, for the moment of a blow; the sheet that is folded. */
type Layers = Readonly<Record<'picture' | 'dusk' | 'lights' | 'white', HTMLElement> & { eyes?: HTMLElement; fold: HTMLElement }>

/** An enemy as bitmaps of the size in which it stands: it moves in every frame. Decoration: hidden from screen readers. */
export const FoePicture = memo(function FoePicture({ enemyId, fieldId, scale, mirrored, boss, onReady }: FoePictureProps) {
  const { data, isError } = useQuery({
    queryKey: ['drawing', enemyId],
    queryFn: () => loadDrawing(enemyId),
    staleTime: Infinity,
    gcTime: 600_000,
  })
  const svg = data ?? ''
  const { width, height } = sizeOf(svg)
  const [layers, setLayers] = useState<Layers | null>(null)
  const [failed, setFailed] = useState(false)
  const zoom = stageScale()
  useEffect(() => {
    if (svg === '') return
    let isWanted = true
    layersOf(svg, { fieldId, width: width * scale, zoom, mirrored, boss }).then(
      (made) => {
        if (isWanted) setLayers(made)
      },
      () => setFailed(true),
    )
    return () => {
      isWanted = false
    }
  }, [svg, fieldId, width, scale, zoom, mirrored, boss])
  // An enemy without a picture is fought all the same.
  const isDone = layers !== null || failed || isError
  useEffect(() => {
    if (isDone) onReady()
  }, [isDone, onReady])
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!layers) return
    box.current?.replaceChildren(...Object.values(layers))
    for (const layer of [layers.dusk, layers.lights, layers.eyes, layers.white]) if (layer) showOnce(layer)
  }, [layers])
  return (
    <div
      ref={box}
      className={styles.layers}
      data-part="figure"
      style={{ width: width * scale, height: height * scale }}
      aria-hidden="true"
    />
  )
})

interface Setting {
  readonly fieldId: number
  /** In our pixels. */
  readonly width: number
  readonly zoom: number
  readonly mirrored: boolean
  readonly boss: boolean
}

async function layersOf(svg: string, { fieldId, width, zoom, mirrored, boss }: Setting): Promise<Layers> {
  const { colours, shade = '#12060f' } = fieldLook(fieldId)
  const coloured = inColours(svg, { ...colours })
  const drawn = async (text: string) => {
    const canvas = await rasterised(text, width, zoom)
    return mirrored ? mirror(canvas) : canvas
  }
  const bitmap = await drawn(coloured)
  // One after the other: each is a task of its own.
  const picture = await imageOf(bitmap)
  const paper = silhouette(bitmap, shade)
  const dusk = await imageOf(paper)
  const lit = lightsOf(bitmap, await drawn(unlit(coloured)))
  const eyes = boss ? { eyes: await imageOf(lightsOf(bitmap, await drawn(unlit(coloured, 'eye')))) } : {}
  const lights = await imageOf(lit)
  const pale = silhouette(bitmap, '#fff8e6')
  const white = await imageOf(pale)
  const layers = { picture, dusk, lights, ...eyes, white, fold: await foldOf({ picture, paper, white: pale, lit }, colours) }
  for (const [part, layer] of Object.entries(layers)) layer.dataset.part = part
  return layers
}

import { skipToken, useQuery } from '@tanstack/react-query'
import { memo, useEffect, useMemo, useRef } from 'react'
import { fieldLook } from '../../../looks/fields.ts'
import { loadDrawing, sizeOf } from '../../../art/drawing.tsx'
import { foldOf } from '../../../motion/pieces/fold.ts'
import { imageOf, showOnce } from '../../../motion/pieces/bitmap-pictures.ts'
import { rasterised } from '../../../motion/pieces/bitmaps.ts'
import { inColours, lightsOf, silhouette, unlit } from '../../../motion/pieces/paper-and-light.ts'
import { classes } from '../../../ui/classes.ts'
import { stageScale } from '../../../ui/fit-to-window.ts'
import styles from './enemy.module.css'

interface EnemyPictureProps {
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

/** What is laid over its picture: its outline in the dark; what is lit of it; of a boss its eyes alone; its outline in white, for the moment of a blow; the sheet that is folded. */
type Layers = Readonly<Record<'dusk' | 'lights' | 'white', HTMLElement> & { eyes?: HTMLElement; fold: HTMLElement }>

/**
 * An enemy as bitmaps of the size in which it stands: it moves in every frame. Several of one kind are drawn once. What is laid over it comes when it is
 * made; a boss waits for that in the dark. Decoration: hidden from screen readers.
 */
export const EnemyPicture = memo(function EnemyPicture({ enemyId, fieldId, scale, mirrored, boss, onReady }: EnemyPictureProps) {
  const drawing = useQuery({
    queryKey: ['drawing', enemyId],
    queryFn: () => loadDrawing(enemyId),
    staleTime: Infinity,
    gcTime: 600_000,
  })
  const svg = drawing.data ?? ''
  const { width, height } = sizeOf(svg)
  const setting: Setting = { fieldId, width: width * scale, zoom: stageScale(), boss }
  const kept = { staleTime: Infinity, gcTime: 60_000, retry: false } as const
  const sheet = useQuery({ queryKey: ['foe', enemyId, setting], queryFn: svg === '' ? skipToken : () => sheetOf(svg, setting), ...kept })
  const made = sheet.data
  const over = useQuery({
    queryKey: ['foe', enemyId, setting, 'layers'],
    queryFn: made ? () => layersOver(made, setting) : skipToken,
    ...kept,
  })
  const layers = over.data
  // An enemy without a picture is fought all the same.
  const isDone = layers !== undefined || over.isError || sheet.isError || drawing.isError
  useEffect(() => {
    if (isDone) onReady()
  }, [isDone, onReady])
  const box = useRef<HTMLDivElement>(null)
  const picture = useMemo(() => made?.picture.cloneNode(), [made])
  const isShown = layers !== undefined || !boss
  useEffect(() => {
    if (picture && isShown) box.current?.replaceChildren(picture)
  }, [picture, isShown])
  useEffect(() => {
    if (!layers) return
    const { fold, ...lights } = layers
    const shown = Object.values(lights).map(copyOf)
    box.current?.append(...shown, copyOf(fold))
    for (const layer of shown) showOnce(layer)
  }, [layers])
  return (
    <div
      ref={box}
      className={classes(styles.layers, mirrored && styles.mirrored)}
      data-part="figure"
      style={{ width: width * scale, height: height * scale }}
      aria-hidden="true"
    />
  )
})

const copyOf = (layer: HTMLElement): HTMLElement => layer.cloneNode(true) as HTMLElement

interface Setting {
  readonly fieldId: number
  /** In our pixels. */
  readonly width: number
  readonly zoom: number
  readonly boss: boolean
}

interface EnemySheet {
  /** The drawing in its field's colours. */
  readonly svg: string
  readonly bitmap: HTMLCanvasElement
  readonly picture: HTMLImageElement
}

async function sheetOf(drawing: string, { fieldId, width, zoom }: Setting): Promise<EnemySheet> {
  const svg = inColours(drawing, { ...fieldLook(fieldId).colours })
  const bitmap = await rasterised(svg, width, zoom)
  const picture = await imageOf(bitmap)
  picture.dataset.part = 'picture'
  return { svg, bitmap, picture }
}

async function layersOver({ svg, bitmap, picture }: EnemySheet, { fieldId, width, zoom, boss }: Setting): Promise<Layers> {
  const { colours, shade = '#12060f' } = fieldLook(fieldId)
  // One after the other: each is a task of its own.
  const paper = silhouette(bitmap, shade)
  const dusk = await imageOf(paper)
  const lit = lightsOf(bitmap, await rasterised(unlit(svg), width, zoom))
  const eyes = boss ? { eyes: await imageOf(lightsOf(bitmap, await rasterised(unlit(svg, 'eye'), width, zoom))) } : {}
  const lights = await imageOf(lit)
  const pale = silhouette(bitmap, '#fff8e6')
  const white = await imageOf(pale)
  const layers = { dusk, lights, ...eyes, white, fold: await foldOf({ picture, paper, white: pale, lit }, colours) }
  for (const [part, layer] of Object.entries(layers)) layer.dataset.part = part
  return layers
}

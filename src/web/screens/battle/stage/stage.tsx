import { useQuery } from '@tanstack/react-query'
import { type CSSProperties, type RefObject, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { staysStanding } from '../../../../content/enemy-fields.ts'
import type { Speech } from '../../../../contract/battle/battle.ts'
import type { Modifier } from '../../../../rules/battle/state.ts'
import { backgroundUrl } from '../../../art/pictures.ts'
import { threatIn } from '../../../lamp/shadows/threat.ts'
import { fieldLook } from '../../../looks/fields.ts'
import { enemyLook } from '../../../looks/enemies.ts'
import { paperOf } from '../../../looks/paper.ts'
import { imageOf } from '../../../motion/pieces/bitmap-pictures.ts'
import { rasterised } from '../../../motion/pieces/bitmaps.ts'
import { decoration } from '../../../shell/parts.ts'
import { classes } from '../../../ui/classes.ts'
import { stageScale } from '../../../ui/fit-to-window.ts'
import type { Battle } from '../battle-model.ts'
import { Enemy } from './enemy.tsx'
import styles from './stage.module.css'
import type { Showing } from '../playback/frames.ts'

// Few turns have somebody who prepares.
const WallShadow = decoration(async () => (await import('../../../lamp/shadows/wall-shadow.tsx')).WallShadow)

interface StageProps {
  readonly battle: Battle
  /** The battle after the turn that is shown: what is announced in it is told there. Null while none is shown. */
  readonly after: Battle | null
  readonly showing: Showing
  /** What is being said, by whomever. */
  readonly speech: Speech | null
  /** The field, 1–12, on whose stage they stand. */
  readonly fieldId: number
  /** Set while an enemy is to be picked; called with its place in the battle. */
  readonly onPick: ((place: number) => void) | null
  readonly nameOf: (modifier: Modifier) => string
  /** A list is open at the left: where it would cover an enemy's plate, the enemies make room for it. */
  readonly aside: boolean
  /** The enemies may be seen. */
  readonly open: boolean
  /** Called for each enemy whose picture stands on the stage. */
  readonly onReady: () => void
}

/** The enemies, standing before the field's background. */
export function Stage({ battle, after, showing, speech, fieldId, onPick, nameOf, aside, open, onReady }: StageProps) {
  const { element, height } = useHeight()
  const scale = scaleOf(battle, height)
  useRoomForList(element, aside)
  const threat = open ? threatIn(showing, fieldId) : null
  // Whose shadow falls away is remembered until another's climbs; the first is made while the turn that announces it is shown.
  const [cast, setCast] = useState(threat)
  const next = threat ?? (cast === null && after ? threatIn({ ...showing, state: after.state }, fieldId) : null)
  if (next !== null && next !== cast) setCast(next)
  const firstLiving = battle.enemies.findIndex((_, index) => (showing.state.combatants[battle.members.length + index]?.hp ?? 0) > 0)
  return (
    <div ref={element} className={styles.stage}>
      <div className={styles.layer} data-layer="dim" />
      <div className={styles.layer} data-layer="dark" />
      <div className={styles.layer} data-layer="floor" />
      <div className={classes(styles.enemies, !open && styles.waiting)} data-part="enemies">
        {battle.enemies.map((enemy, index) => {
          const place = battle.members.length + index
          const combatant = showing.state.combatants[place]
          if (!combatant) return null
          const standing = standingOf(battle.enemies, index)
          const { faceLeft } = enemyLook(enemy.id)
          const pixels = enemy.is_boss ? (enemy.aspect_ratio === '2/1' ? scale.wideBoss : scale.boss) : scale.common * standing.size
          return (
            <Enemy
              key={enemy.enemy_index}
              enemy={enemy}
              announcement={(showing.announced.has(place) ? after : battle)?.enemies[index]?.announcement ?? null}
              foreseen={(showing.state.turn > battle.state.turn ? after : battle)?.enemies[index]?.foresight ?? null}
              combatant={combatant}
              index={index}
              scale={pixels}
              stepsBack={standing.stepsBack}
              mirrored={standing.mirrored}
              place={place}
              fieldId={fieldId}
              down={showing.down.has(place)}
              stays={staysStanding(battle.place.fieldId, enemy.id)}
              words={speech?.speaker === place ? speech.lines : null}
              wordsTop={faceLeft}
              wordsSide={faceLeft !== null ? 'left' : index > 0 && index === battle.enemies.length - 1 ? 'above' : 'right'}
              onPick={onPick && combatant.hp > 0 ? () => onPick(place) : null}
              first={index === firstLiving}
              nameOf={nameOf}
              onReady={onReady}
            >
              {place === cast ? (
                <Suspense>
                  <WallShadow
                    risen={place === threat}
                    mirrored={standing.mirrored}
                    feet={ground * pixels}
                    colour={fieldLook(fieldId).colours.dusk}
                  />
                </Suspense>
              ) : null}
            </Enemy>
          )
        })}
      </div>
      <div className={styles.layer} data-layer="figures" />
    </div>
  )
}

/** What flies and shines over everything. */
export function LightLayer() {
  return (
    <div className={styles.light} aria-hidden="true">
      <div className={styles.layer} data-layer="shards" />
      <div className={styles.layer} data-layer="light" />
    </div>
  )
}

interface BackdropProps {
  /** 1–12. */
  readonly fieldId: number
  /** Nothing else is being prepared: the drawing may be made into a bitmap. */
  readonly settled?: boolean
}

/** The field's background. It never moves: what does has layers of its own. */
export function Backdrop({ fieldId, settled = false }: BackdropProps) {
  const url = backgroundUrl(fieldId)
  const bitmap = useBitmap(url, settled)
  return (
    <div
      className={styles.backdrop}
      data-quakes
      style={{ ...paperOf(fieldId), '--low': fieldLook(fieldId).isHall ? '30px' : '60px' } as CSSProperties}
    >
      {url ? <img src={bitmap ?? url} alt="" decoding="sync" className={styles.picture} /> : null}
    </div>
  )
}

/** Px: the backdrop with what a shake can take. */
const backdropWidth = 1304

/** A drawing of this size takes some 100 ms whenever it is painted anew, and once in a turn it is. Null until its bitmap is made. */
function useBitmap(url: string | null, wanted: boolean): string | null {
  const zoom = stageScale()
  const { data } = useQuery({
    queryKey: ['backdrop', url, zoom],
    queryFn: async () => {
      const answer = await fetch(url ?? '')
      if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
      const image = await imageOf(await rasterised(await answer.text(), backdropWidth, zoom))
      return image.src
    },
    enabled: wanted && url !== null,
    staleTime: Infinity,
    gcTime: 600_000,
  })
  return data ?? null
}

/** Heights in px for which the drawings' scales are given: the whole stage, and what lies above and below the enemies. */
const givenHeight = 776
const aboveAndBelow = 392

interface Scales {
  readonly common: number
  readonly boss: number
  readonly wideBoss: number
}

/** The fewer enemies, the larger; all of them as large as the space between ribbon and panels allows. */
function scaleOf(battle: Battle, height: number): Scales {
  const count = battle.enemies.length
  const space = Math.min(1.3, Math.max(0.66, (height - aboveAndBelow) / (givenHeight - aboveAndBelow)))
  const hasBoss = battle.enemies.some((enemy) => enemy.is_boss)
  const common = hasBoss || count >= 4 ? 0.48 : count === 3 ? 0.57 : 0.68
  return { common: common * space, boss: (count === 1 ? 0.62 : 0.58) * space, wideBoss: (count === 1 ? 0.68 : 0.58) * space }
}

/** Units of a drawing between its lower edge and the ground on which the enemy stands. */
const ground = 30

/** How each of one kind stands, the first, second, third …: of one drawing, yet nobody beside a copy. Steps are px towards the background. */
const standings = [
  { size: 1, stepsBack: -6, mirrored: true },
  { size: 0.88, stepsBack: 16, mirrored: false },
  { size: 0.95, stepsBack: -2, mirrored: true },
] as const

function standingOf(enemies: Battle['enemies'], index: number) {
  const ofKind = enemies.flatMap(({ id }, at) => (id === enemies[index]?.id ? [at] : []))
  // Not in one line: those at the sides stand a step nearer.
  const alone = { size: 1, stepsBack: index % 2 === 0 && enemies.length > 1 ? -6 : 0, mirrored: false }
  return (ofKind.length > 1 && standings[ofKind.indexOf(index) % standings.length]) || alone
}

/** Lets the enemies make room where the open list would cover the plate of one that stands in its place. */
function useRoomForList(element: RefObject<HTMLElement | null>, aside: boolean): void {
  // Looked at again with every change: the list grows and shrinks with what is on it.
  useLayoutEffect(() => {
    const stage = element.current
    const row = stage?.querySelector<HTMLElement>('[data-part="enemies"]')
    if (stage && row) row.toggleAttribute('data-aside', aside && isCovered(stage, row))
  })
}

function isCovered(stage: HTMLElement, row: HTMLElement): boolean {
  const list = stage.parentElement?.querySelector<HTMLElement>('[data-part="choices"]')
  const base = list?.offsetParent?.getBoundingClientRect()
  if (!list || !base) return false
  // The list unfolds and the enemies step aside by transforms: what counts is where both stand without.
  const scale = stage.getBoundingClientRect().width / stage.offsetWidth
  const right = base.left + (list.offsetLeft + list.offsetWidth) * scale
  const top = base.top + list.offsetTop * scale
  const moved = new DOMMatrix(getComputedStyle(row).transform).m41 * scale
  return [...row.querySelectorAll('[data-part="plate"]')].some((plate) => {
    const { left, bottom } = plate.getBoundingClientRect()
    return left - moved < right && bottom > top
  })
}

/** The element's height in our own pixels. */
function useHeight() {
  const element = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState(givenHeight)
  useEffect(() => {
    const observed = element.current
    if (!observed) return
    const observer = new ResizeObserver(() => setHeight(observed.clientHeight))
    observer.observe(observed)
    return () => observer.disconnect()
  }, [])
  return { element, height }
}

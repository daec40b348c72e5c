import { queryOptions, useQuery } from '@tanstack/react-query'
import { type CSSProperties, memo, type RefObject, useEffect, useId, useMemo, useRef } from 'react'
import type { RoleClass } from '../../../content/roles.ts'
import { type Expression, poseOf } from '../../art/acting.ts'
import { withOwnIds } from '../../art/drawing.tsx'
import { loadPortrait } from '../../art/pictures.ts'
import { hasLessMotion } from '../../settings/settings.ts'
import { classes } from '../classes.ts'
import '../../art/portrait-parts.css'
import styles from './portrait.module.css'
import { roleClasses } from '../../looks/roles.ts'

interface PortraitProps {
  readonly roleClass: RoleClass
  readonly expression?: Expression
  /** Breathes and blinks. */
  readonly live?: boolean
  /** Face and little else, for small pictures. */
  readonly close?: boolean
  readonly className?: string | undefined
}

/**
 * One of the six, inlined so that its parts move. It fills its box and is cut at the longer sides. In battle: `BattlePortrait`.
 * Decoration: hidden from screen readers, the name stands beside it.
 */
export const Portrait = memo(function Portrait({ roleClass, expression = 'calm', live = false, close = false, className }: PortraitProps) {
  const own = useId().replace(/\W/g, '')
  const nth = roleClasses.indexOf(roleClass)
  const box = useRef<HTMLDivElement>(null)
  const { data } = useQuery(portraitQuery(roleClass))
  useBlinking(box, live && (expression === 'calm' || expression === 'speak'), nth)
  const html = useMemo(() => {
    const drawn = withOwnIds(data ?? '', `p${nth + 1}-`, `${own}-`)
    return { __html: live ? apart(drawn) : drawn }
  }, [data, nth, own, live])
  return (
    <div
      ref={box}
      className={classes(styles.portrait, live && styles.live, close && styles.close, className)}
      data-shows={expression}
      style={{ ...poseOf(roleClass, expression), '--out-of-step': `${nth * -0.9}s` } as CSSProperties}
      aria-hidden="true"
      dangerouslySetInnerHTML={html}
    />
  )
})

/** The drawing of a portrait as text. */
export const portraitQuery = (roleClass: RoleClass) =>
  queryOptions({
    queryKey: ['portrait', roleClass],
    queryFn: () => loadPortrait(roleClass),
    staleTime: Infinity,
    gcTime: Infinity,
    retry: 2,
  })

/** The figure before its wall, as a picture of its own: an element of the page can move without being painted again, a part of a drawing cannot. */
const apart = (svg: string): string => svg.replace('<g class="all">', `</svg>${/^<svg[^>]*>/.exec(svg)?.[0] ?? ''}$&`)

/** Milliseconds between two blinks; each portrait begins elsewhere in the list. */
const pauses = [3400, 5200, 2600, 6100, 300, 4300] as const
const shut = 130

/** Two changes for a blink, and nothing in between: an animation would make the page work in every frame. */
function useBlinking(box: RefObject<HTMLElement | null>, on: boolean, nth: number): void {
  useEffect(() => {
    const element = box.current
    if (!on || !element || hasLessMotion()) return
    let timer: ReturnType<typeof setTimeout>
    const wait = (turn: number) => {
      timer = setTimeout(() => blink(turn), pauses[turn % pauses.length])
    }
    const blink = (turn: number) => {
      element.dataset.blink = ''
      timer = setTimeout(() => {
        delete element.dataset.blink
        wait(turn + 1)
      }, shut)
    }
    wait(nth)
    return () => {
      clearTimeout(timer)
      delete element.dataset.blink
    }
  }, [box, on, nth])
}

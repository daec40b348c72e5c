import { useQuery, useQueryClient } from '@tanstack/react-query'
import { memo } from 'react'
import type { RoleClass } from '../../../../content/roles.ts'
import { type Expression, expressions, poseOf } from '../../../art/acting.ts'
import parts from '../../../art/portrait-parts.css?raw'
import { urlOf } from '../../../motion/pieces/bitmap-pictures.ts'
import { rasterised } from '../../../motion/pieces/bitmaps.ts'
import { classes } from '../../../ui/classes.ts'
import { stageScale } from '../../../ui/fit-to-window.ts'
import { portraitQuery } from '../../../ui/story/portrait.tsx'
import styles from './battle-portrait.module.css'

/** Px: the largest that a portrait is shown in battle, on the card of whoever acts. */
const size = 232

/** All but the first to be seen. */
const changes = expressions.filter((each) => each !== 'calm')

interface BattlePortraitProps {
  readonly roleClass: RoleClass
  readonly expression: Expression
  /** Face and little else, for small pictures. */
  readonly close?: boolean
  readonly className?: string | undefined
}

/**
 * A member's portrait as a picture for each expression. In battle a portrait only changes, and an inlined drawing would be styled, laid out
 * and painted anew each time: some 20 ms for the three of them on a slowed processor.
 */
export const BattlePortrait = memo(function BattlePortrait({ roleClass, expression, close = false, className }: BattlePortraitProps) {
  const queries = useQueryClient()
  const zoom = stageScale()
  const picturesOf = (wanted: readonly Expression[]) => ({
    queryKey: ['battle portrait', roleClass, zoom, ...wanted],
    queryFn: async () => {
      const svg = await queries.fetchQuery(portraitQuery(roleClass))
      const pictures: (readonly [Expression, string])[] = []
      // One after the other: each bitmap is a task of its own.
      for (const each of wanted) pictures.push([each, await urlOf(await rasterised(inExpression(svg, roleClass, each), size, zoom))])
      return pictures
    },
    staleTime: Infinity,
    gcTime: 600_000,
  })
  // The name stands there without the picture.
  const { data: calm = [] } = useQuery(picturesOf(['calm']))
  const { data: others = [] } = useQuery({ ...picturesOf(changes), enabled: calm.length > 0 })
  const shown = others.length > 0 ? expression : 'calm'
  return (
    <div className={classes(styles.portrait, close && styles.close, className)} aria-hidden="true">
      {[...calm, ...others].map(([each, url]) => (
        <img key={each} src={url} alt="" decoding="sync" className={classes(styles.picture, each === shown && styles.shown)} />
      ))}
    </div>
  )
})

/** The drawing with an expression written into it: a picture of its own takes no styles from the page. */
function inExpression(svg: string, roleClass: RoleClass, expression: Expression): string {
  const pose = Object.entries(poseOf(roleClass, expression)).map((variable) => variable.join(':'))
  return svg.replace(/<svg ([^>]*)>/, `<svg data-shows="${expression}" style="${pose.join(';')}" $1><style>${parts}</style>`)
}

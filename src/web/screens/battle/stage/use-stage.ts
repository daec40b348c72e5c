import { type RefObject, useEffect, useState } from 'react'
import { shapeNumbers } from '../../../motion/gestures/number.ts'
import { shapeSeals } from '../../../motion/gestures/stamp.ts'
import { GestureStage } from '../../../motion/stage.ts'
import { roleClassOf } from '../../../looks/roles.ts'
import type { Battle } from '../battle-model.ts'

/** The stage of a battle screen, with its members' cut-outs. `element` holds all its layers. */
export function useStage(element: RefObject<HTMLElement | null>, { members }: Pick<Battle, 'members'>, fieldId: number): GestureStage {
  const [stage] = useState(() => new GestureStage())
  const roles = members.map(({ role_id: role }) => roleClassOf(role)).join(' ')
  useEffect(() => {
    const root = element.current?.closest<HTMLElement>('[data-stage]')
    if (!root) return
    const detach = stage.attach(root, fieldId)
    shapeNumbers(stage)
    shapeSeals(stage)
    stage.prepare(roles.split(' ').map((role) => role as ReturnType<typeof roleClassOf>))
    return detach
  }, [stage, element, roles, fieldId])
  return stage
}

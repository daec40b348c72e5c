import { useRef } from 'react'
import { statusText as text } from '../../../../content/text/status.ts'
import type { PartyMember } from '../../../../contract/status.ts'
import type { Recommendation } from '../advice.ts'
import { SkillDetail } from './skill-detail.tsx'
import { shownSkill } from './skill-tree.ts'
import { SkillTree } from './skill-tree-view.tsx'
import styles from './skill-view.module.css'
import type { StatusEvent, StatusState } from '../status-flow.ts'
import layout from '../../../ui/layout.module.css'
import { classes } from '../../../ui/classes.ts'

interface SkillViewProps {
  readonly state: StatusState
  readonly member: PartyMember
  /** An adventure is on: nothing can be learned. */
  readonly locked: boolean
  /** What is marked as おすすめ; null: nothing. */
  readonly advised: Recommendation | null
  readonly dispatch: (event: StatusEvent) => void
  readonly onLearn: (skill: number) => void
}

/** The tree at the left, the chosen skill at the right. Enter goes over to it, Escape comes back. */
export function SkillView({ state, member, locked, advised, dispatch, onLearn }: SkillViewProps) {
  const view = useRef<HTMLDivElement>(null)
  const node = shownSkill(member.skill_tree, state.skill ?? advised?.skill ?? null)
  const focus = (selector: string) => view.current?.querySelector<HTMLElement>(selector)?.focus()
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape leads back from the buttons inside
    <div
      ref={view}
      className={classes(layout.fill, layout.stack, layout.gap3, styles.view)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') focus('[aria-pressed=true]')
      }}
    >
      <SkillTree
        label={text.tree(member.nickname)}
        roots={member.skill_tree}
        chosen={node?.skill_id ?? null}
        advised={advised?.skill ?? null}
        canLearn={member.freely_skill_point > 0 && !locked}
        onChoose={(skill) => dispatch({ type: 'skillChosen', skill })}
        onEnter={() => focus('[data-learn]:not(:disabled)')}
      />
      <SkillDetail
        node={node}
        why={node !== null && node.skill_id === advised?.skill ? advised.why : null}
        points={member.freely_skill_point}
        locked={locked}
        updating={state.updating}
        outcome={state.outcome}
        onLearn={onLearn}
      />
    </div>
  )
}

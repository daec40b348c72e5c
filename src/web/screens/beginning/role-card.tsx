import type { Role } from '../../../contract/beginning.ts'
import { roles as entries } from '../../../content/roles.ts'
import { beginningText as text, growthTexts } from '../../../content/text/beginning.ts'
import { firstSights } from '../../../content/text/role-choice.ts'
import { MEMBER_NAME } from '../../../rules/input-limits.ts'
import { PARTY_SIZE } from '../../../rules/party/growth.ts'
import { sceneUrl } from '../../art/pictures.ts'
import { wholeFigureUrl } from '../../art/whole-figure.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Chip, Seal } from '../../ui/feedback/chip.tsx'
import { Panel } from '../../ui/panel.tsx'
import { roleClassOf, roleLooks } from '../../looks/roles.ts'
import { SkillIcon } from '../../ui/signs/skill-icon.tsx'
import { skillSigns } from '../../ui/signs/skill-signs.ts'
import { TextField } from '../../ui/controls/text-field.tsx'
import { nameTooLong, roleAt, type SelectionProps } from './beginning-flow.ts'
import { RadarChart } from './radar-chart.tsx'
import styles from './role-card.module.css'
import layout from '../../ui/layout.module.css'
import { classes } from '../../ui/classes.ts'

export function RoleCard({ roles, state, dispatch }: SelectionProps) {
  const role = roleAt(roles, state.index)
  return (
    <div className={classes(layout.stack, layout.gap5, layout.shrinks, styles.card)}>
      <div className={classes(layout.strip, layout.spread, styles.stage)}>
        <img src={sceneUrl('role-stage') ?? ''} alt="" className={classes(layout.cover, styles.ply)} />
        <img key={role.id} src={wholeFigureUrl(roleClassOf(role.id))} alt="" className={styles.figure} />
        <img src={sceneUrl('role-footlights') ?? ''} alt="" className={classes(layout.cover, styles.ply)} />
        <Button
          className={styles.previous}
          aria-label={text.previousRole}
          onClick={() => dispatch({ type: 'rolePaged', by: -1, roles: roles.length })}
        >
          ◀
        </Button>
        <Button
          className={styles.next}
          aria-label={text.nextRole}
          onClick={() => dispatch({ type: 'rolePaged', by: 1, roles: roles.length })}
        >
          ▶
        </Button>
        <p key={`voice-${role.id}`} className={styles.voice}>
          {firstSights[role.id]?.voice}
        </p>
      </div>
      <Panel tone="washi" className={classes(layout.stack, layout.gap4, layout.shrinks, styles.panel)}>
        <ChosenRole roles={roles} state={state} dispatch={dispatch} />
        <Growth role={role} roles={roles} />
      </Panel>
    </div>
  )
}

const readingOf = ({ id }: Role): string => entries.find((entry) => entry.id === id)?.reading ?? ''

function ChosenRole({ roles, state, dispatch }: SelectionProps) {
  const role = roleAt(roles, state.index)
  const look = roleLooks[roleClassOf(role.id)]
  const full = state.picks.length >= PARTY_SIZE
  const tooLong = nameTooLong(state)
  const sight = firstSights[role.id]
  return (
    <div className={classes(layout.column, layout.gap4, styles.choice)}>
      <div aria-live="polite">
        <h2 className={classes(layout.row, layout.gap3, styles.role)}>
          <Seal glyph={look.glyph} colour={look.colour} />
          <ruby>
            {role.class_japanese}
            <rp>（</rp>
            <rt>{readingOf(role)}</rt>
            <rp>）</rp>
          </ruby>
          <span className={styles.dots} aria-hidden="true">
            {roles.map((each, at) => (
              <i key={each.id} data-shown={at === state.index || undefined} />
            ))}
          </span>
        </h2>
        {sight === undefined ? null : (
          <p className={classes(layout.strip, layout.wraps, layout.gap2, styles.style)}>
            <Chip>{sight.part}</Chip>
            {sight.isEasy ? <Chip tone="good">{text.easy}</Chip> : null}
            <strong>{sight.style}</strong>
          </p>
        )}
        <p className={classes(layout.phrases, styles.description)}>{role.description}</p>
        <small className={classes(layout.note, styles.note)}>{text.skills}</small>
        <ul className={styles.skills}>
          {sight?.skills.map(({ id, name, does, level }) => (
            <li key={name}>
              <SkillIcon sign={skillSigns[id] ?? 'other'} size={22} />
              <strong>{name}</strong>
              {level > 1 ? <small>{text.sinceLevel(level)}</small> : null}
              <span>{does}</span>
            </li>
          ))}
        </ul>
      </div>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          dispatch({ type: 'picked', roles: roles.length })
        }}
      >
        <TextField
          label={
            <>
              {text.name} <small>{text.nameHint}</small>
            </>
          }
          value={state.typed[state.index] ?? role.default_name}
          onValue={(name) => dispatch({ type: 'nameTyped', name })}
          placeholder={role.default_name}
          error={tooLong ? text.nameTooLong : null}
          maxLength={MEMBER_NAME.max}
          autoComplete="off"
          spellCheck={false}
        />
        <Button tone="primary" type="submit" wide glyph={look.glyph} disabled={full || tooLong} autoFocus>
          {text.pick}
        </Button>
      </form>
    </div>
  )
}

const growthOf = (role: Role, key: (typeof growthTexts)[number]['key']): number => role[`growth_${key}`]

function Growth({ role, roles }: { readonly role: Role; readonly roles: readonly Role[] }) {
  const axes = growthTexts.map(({ key, label, name }) => {
    const value = growthOf(role, key)
    return { label, name, value, share: value / Math.max(1, ...roles.map((each) => growthOf(each, key))) }
  })
  return (
    <div className={styles.growth}>
      <h3>{text.growth}</h3>
      <p className={classes(layout.note, styles.note)}>{text.growthNote}</p>
      <RadarChart axes={axes} label={`${role.class_japanese}の${text.growth}`} />
      <h3>{text.goesWith}</h3>
      <ul className={styles.others}>
        {firstSights[role.id]?.goesWith.map(({ role: other, why }) => {
          const look = roleLooks[roleClassOf(other)]
          return (
            <li key={other}>
              <Seal glyph={look.glyph} colour={look.colour} />
              <span>
                <strong>{entries.find(({ id }) => id === other)?.name}</strong>
                {why}
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

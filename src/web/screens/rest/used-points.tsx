import type { RestMember } from '../../../contract/rest.ts'
import { restText as text } from '../../../content/text/rest.ts'
import { Chip } from '../../ui/feedback/chip.tsx'
import { Icon } from '../../ui/signs/icon.tsx'
import { formatNumber } from '../../ui/text/number-format.ts'
import { Panel } from '../../ui/panel.tsx'
import { Portrait } from '../../ui/story/portrait.tsx'
import { roleClassOf } from '../../looks/roles.ts'
import { ScrollArea } from '../../ui/controls/scroll-area.tsx'
import { Table } from '../../ui/text/table.tsx'
import { statRows } from './rest-flow.ts'
import styles from './rest.module.css'
import layout from '../../ui/layout.module.css'
import { classes } from '../../ui/classes.ts'

/** In px. */
const STITCH = 6
const LONGEST_THREAD = 84

/** What a reset would return: the stats with their split, and the skills. */
export function UsedPoints({ member }: { readonly member: RestMember }) {
  const portrait = <Portrait roleClass={roleClassOf(member.role_id)} live className={styles.portrait} />
  const hasSkills = member.skills.length > 0
  return (
    <div className={classes(layout.stack, layout.gap3, layout.shrinks, styles.used)}>
      <Panel className={styles.stats} title={<PanelTitle title={text.status} note={text.level(member.level)} />}>
        {hasSkills ? null : (
          <div className={classes(layout.balanced, layout.note, styles.unlearned)}>
            {portrait}
            {text.noSkills}
          </div>
        )}
        <ScrollArea group={text.status}>
          <Table className={styles.table} aria-label={text.status}>
            <thead>
              <tr>
                <th scope="col">{text.stat}</th>
                <th scope="col" data-number>
                  {text.total}
                </th>
                <th scope="col" data-number>
                  {text.base}
                </th>
                <th scope="col" data-number>
                  {text.allocated}
                </th>
              </tr>
            </thead>
            <tbody>
              {statRows(member).map(({ name, base, allocated, total }) => (
                <tr key={name}>
                  <th scope="row">
                    <span className={styles.stat}>
                      <Icon name={name} size={18} />
                      {name.toUpperCase()}
                    </span>
                  </th>
                  <td data-number>
                    <strong>{formatNumber(total)}</strong>
                  </td>
                  <td data-number>{formatNumber(base)}</td>
                  <td data-number className={allocated > 0 ? styles.some : styles.zero}>
                    {/* A stitch for each of them. */}
                    <i className={styles.thread} style={{ width: Math.min(allocated * STITCH, LONGEST_THREAD) }} />＋
                    {formatNumber(allocated)}
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        </ScrollArea>
      </Panel>
      {hasSkills ? (
        <Panel className={styles.skills}>
          {portrait}
          <h2>{text.skills}</h2>
          <ScrollArea group={text.skills}>
            <ul>
              {member.skills.map((skill) => (
                <li key={skill.id} className={styles.skill}>
                  <span className={styles.skillName}>
                    {skill.name}
                    <Chip>{text.skillLevel(skill.skill_level)}</Chip>
                  </span>
                  <span className={layout.note}>{skill.description}</span>
                </li>
              ))}
            </ul>
          </ScrollArea>
        </Panel>
      ) : null}
    </div>
  )
}

function PanelTitle({ title, note }: { readonly title: string; readonly note: string }) {
  return (
    <span className={styles.title}>
      {title}
      <small className="num">{note}</small>
    </span>
  )
}

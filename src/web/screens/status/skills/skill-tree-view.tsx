import { statusText as text } from '../../../../content/text/status.ts'
import type { SkillNode } from '../../../../contract/status.ts'
import { MAX_SKILL_LEVEL } from '../../../../rules/party/growth.ts'
import { classes } from '../../../ui/classes.ts'
import { stageScale } from '../../../ui/fit-to-window.ts'
import { RovingList } from '../../../ui/controls/roving-list.tsx'
import { ScrollArea } from '../../../ui/controls/scroll-area.tsx'
import { SkillIcon } from '../../../ui/signs/skill-icon.tsx'
import { signOf } from './skill-kind.ts'
import { conditionsOf, figuresAt, layOut, type Placed } from './skill-tree.ts'
import styles from './skill-tree-view.module.css'
import layout from '../../../ui/layout.module.css'

/** How much higher the tree may become than it has to be. */
const TALLEST = 1.35

/** How wide a condition of eight letters is, in px of the screen. */
const LETTERS = 121

/** The least sizes, in px of the stage. A leaf has room for a condition of eight letters; where fingers touch, it is as high as they need. */
function sizes() {
  const scale = stageScale()
  const height = Math.max(50, isTouched.matches ? 44 / scale : 0)
  const [left, gap] = isTouched.matches ? [22, 8] : [28, 24]
  return { trunk: 9, left, width: Math.max(176, LETTERS / scale), height, step: height + 13, gap }
}

const isTouched = window.matchMedia('(pointer: coarse)')

type Sizes = ReturnType<typeof sizes>

/** A root that nothing grows from reaches across the next column too, which is empty in its row. */
const widthOf = ({ node, parent }: Placed, columns: number, { width, gap }: Sizes): number =>
  parent === null && node.is_learned && node.child_skills.length === 0 && columns > 1 ? 2 * width + gap : width

const leftOf = ({ column }: Placed, size: Sizes): number => size.left + column * (size.width + size.gap)
const middleOf = ({ row }: Placed, size: Sizes): number => row * size.step + size.height / 2 + 4

interface SkillTreeProps {
  readonly label: string
  readonly roots: readonly SkillNode[]
  /** Skill id, or null. */
  readonly chosen: number | null
  /** Id of the skill marked as おすすめ, or null. */
  readonly advised: number | null
  /** A skill point is free: each skill shows the step that it would pay for. */
  readonly canLearn: boolean
  readonly onChoose: (skill: number) => void
  /** A skill was clicked, or entered by key; choosing alone follows the focus. */
  readonly onEnter: () => void
}

/** The skills as a tree that fills its place, its trunk at the left. Learned ones are lit. */
export function SkillTree({ label, roots, chosen, advised, canLearn, onChoose, onEnter }: SkillTreeProps) {
  const { placed, rows, columns } = layOut(roots)
  const size = sizes()
  const height = rows * size.step - (size.step - size.height) + 8
  const width = size.left + columns * (size.width + size.gap) - size.gap
  const across = (px: number) => `${(px / width) * 100}%`
  const down = (px: number) => `${(px / height) * 100}%`
  return (
    <ScrollArea>
      <RovingList label={label}>
        <div className={styles.ground} style={{ minWidth: width, height: `clamp(${height}px, 100cqh, ${height * TALLEST}px)` }}>
          <Branches placed={placed} size={size} width={width} height={height} />
          {placed.map((each) => (
            <div
              key={each.node.skill_id}
              className={styles.place}
              style={{
                left: across(leftOf(each, size)),
                top: down(middleOf(each, size) - size.height / 2),
                width: across(widthOf(each, columns, size)),
                height: down(size.height),
              }}
            >
              {each.node.is_learned ? (
                <Leaf
                  node={each.node}
                  chosen={each.node.skill_id === chosen}
                  advised={each.node.skill_id === advised}
                  canLearn={canLearn}
                  onChoose={onChoose}
                  onEnter={onEnter}
                />
              ) : (
                <Hidden node={each.node} />
              )}
            </div>
          ))}
        </div>
      </RovingList>
    </ScrollArea>
  )
}

interface BranchesProps {
  readonly placed: readonly Placed[]
  readonly size: Sizes
  readonly width: number
  readonly height: number
}

function Branches({ placed, size, width, height }: BranchesProps) {
  const { trunk } = size
  const lit = placed.filter(({ node }) => node.skill_level > 0)
  const reach = Math.max(0, ...lit.map((each) => leaving(rootOf(each), size)))
  // From the first branch to the last: neither end hangs loose.
  const roots = placed.filter(({ parent }) => parent === null).map((each) => leaving(each, size))
  const [top, foot] = [Math.min(...roots) - 8, Math.max(...roots)]
  return (
    <svg
      className={classes(layout.cover, styles.branches)}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.trunk} d={`M${trunk - 4} ${top + 8}L${trunk - 1} ${foot + 2}h2L${trunk + 4} ${top + 8}q0 -8 -4 -8t-4 8z`} />
      {reach > 0 ? <path className={styles.sap} d={`M${trunk} ${top + 2}V${reach}`} /> : null}
      {placed.map((each) => (
        <path
          key={each.node.skill_id}
          className={classes(styles.branch, each.node.skill_level > 0 && styles.lit)}
          d={branchTo(each, size)}
        />
      ))}
    </svg>
  )
}

/** Where the branch of a root leaves the trunk. */
const leaving = (root: Placed, size: Sizes): number => Math.max(2, middleOf(root, size) - 20)

const rootOf = (placed: Placed): Placed => (placed.parent === null ? placed : rootOf(placed.parent))

/** A curve from the parent's right edge, or from the trunk. */
function branchTo(each: Placed, size: Sizes): string {
  const end = { x: leftOf(each, size), y: middleOf(each, size) }
  const from =
    each.parent === null
      ? { x: size.trunk, y: leaving(each, size) }
      : { x: leftOf(each.parent, size) + size.width, y: middleOf(each.parent, size) }
  const bend = (from.x + end.x) / 2
  return each.parent === null
    ? `M${from.x} ${from.y}Q${from.x} ${end.y} ${end.x} ${end.y}`
    : `M${from.x} ${from.y}C${bend} ${from.y} ${bend} ${end.y} ${end.x} ${end.y}`
}

interface LeafProps {
  readonly node: SkillNode
  readonly chosen: boolean
  readonly advised: boolean
  readonly canLearn: boolean
  readonly onChoose: (skill: number) => void
  readonly onEnter: () => void
}

function Leaf({ node, chosen, advised, canLearn, onChoose, onEnter }: LeafProps) {
  const { skill_id: id, skill_name: name, skill_level: level } = node
  return (
    <button
      type="button"
      className={classes(styles.leaf, level > 0 && styles.learned)}
      aria-pressed={chosen}
      onFocus={() => onChoose(id)}
      onClick={() => {
        onChoose(id)
        onEnter()
      }}
    >
      <SkillIcon sign={signOf(node)} size={20} className={styles.kind ?? ''} />
      <span className={styles.name}>
        {name}
        <small>{text.apCost(apCostOf(node))}</small>
      </span>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn by the page itself: there is no file for an <img> */}
      <span className={styles.pips} role="img" aria-label={level === 0 ? text.notLearned : text.skillLevel(level)}>
        {Array.from({ length: MAX_SKILL_LEVEL }, (_, at) => (
          <i key={at} className={classes(styles.pip, at < level && styles.burning, canLearn && at === level && styles.next)} />
        ))}
      </span>
      {advised ? <span className={styles.advice}>{text.advice}</span> : null}
    </button>
  )
}

/** At the level that is learned; at the first while none is. */
const apCostOf = (node: SkillNode): number => figuresAt(node, node.skill_level)?.ap ?? node.lv1_ap_cost

/** To be ticked. */
const box = 'M1 1h12v12h-12z'

/** ??? with its conditions. */
function Hidden({ node }: { readonly node: SkillNode }) {
  return (
    <div className={classes(layout.note, layout.wraps, layout.oneLine, styles.hidden)}>
      <span>{text.unknown}</span>
      <span className={styles.conditions}>
        <span className="aloud">{text.conditions}</span>
        {conditionsOf(node).map(({ type, level, name, met }) => (
          <span key={type} data-met={met || undefined}>
            <svg viewBox="0 0 14 14" aria-hidden="true">
              <path d={met ? `${box}M3.5 7.2 6 10l4.5-6` : box} />
            </svg>
            {type === 'level' ? text.levelCondition(level) : text.parentCondition(name, level)}
            <span className="aloud">{met ? text.met : text.unmet}</span>
          </span>
        ))}
      </span>
    </div>
  )
}

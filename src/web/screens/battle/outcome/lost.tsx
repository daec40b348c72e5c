import { type ReactNode, Suspense } from 'react'
import { battleText } from '../../../../content/text/battle.ts'
import { outcomeText } from '../../../../content/text/outcome.ts'
import { hurryingUrl } from '../../../art/hurrying.ts'
import { Curtain } from '../../../motion/endings/curtain.tsx'
import { playCurtainFall } from '../../../motion/endings/curtain-fall.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { roleClassOf } from '../../../looks/roles.ts'
import type { Battle } from '../battle-model.ts'
import { CastFigure } from './cast-figure.tsx'
import { HangingLantern } from './hanging-lantern.tsx'
import { Learned, LookbackButton, mayLookBack } from './lookback-button.tsx'
import styles from './won.module.css'
import { type Reveal, useReveal } from './use-reveal.ts'
import { useFirstFocus } from '../board/keys/use-first-focus.ts'

interface EndedProps {
  readonly lines: readonly string[]
  readonly leaving: boolean
  readonly reveal: Reveal
  readonly onLeave: () => void
}

interface LostProps extends EndedProps {
  readonly battle: Battle
  /** Stands there as long as nothing better is known. */
  readonly advice: string
  /** The way to town comes first: the field was lost often in a row. */
  readonly townFirst: boolean
  readonly onAgain: () => void
}

export function Lost({ lines, battle, advice, townFirst, leaving, reveal, onAgain, onLeave }: LostProps) {
  const ways = (
    <>
      <ToTown leaving={leaving} onLeave={onLeave} second={!townFirst} />
      <LookbackButton battle={battle} disabled={leaving} />
      <Button tone={townFirst ? 'plain' : 'primary'} glyph="再" disabled={leaving} onClick={onAgain} data-first={!townFirst || undefined}>
        {outcomeText.tryAgain}
      </Button>
    </>
  )
  return (
    <WholeCurtain title={outcomeText.lose} lamp="out" fallen={battle.members} reveal={reveal} ways={ways}>
      <Sentences lines={[...lines, ...outcomeText.loseLines]} />
      <p className={styles.advice} data-part="words" aria-live="polite">
        <Suspense fallback={advice}>{mayLookBack(battle) ? <Learned battle={battle}>{advice}</Learned> : advice}</Suspense>
      </p>
    </WholeCurtain>
  )
}

interface EscapedProps extends EndedProps {
  readonly members: Battle['members']
}

export function Escaped({ lines, members, leaving, reveal, onLeave }: EscapedProps) {
  return (
    <WholeCurtain
      title={outcomeText.escaped}
      lamp="lit"
      below={<WayHome members={members} />}
      reveal={reveal}
      ways={<ToTown leaving={leaving} onLeave={onLeave} />}
    >
      <Sentences lines={[...lines, outcomeText.escapedText]} />
    </WholeCurtain>
  )
}

export function Sentences({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul className={styles.sentences}>
      {lines.map((line) => (
        <li key={line} data-part="words">
          {line}
        </li>
      ))}
    </ul>
  )
}

interface ToTownProps extends Pick<EndedProps, 'leaving' | 'onLeave'> {
  /** Another way comes first. */
  readonly second?: boolean
}

function ToTown({ leaving, onLeave, second = false }: ToTownProps) {
  return (
    <Button tone={second ? 'plain' : 'primary'} glyph="町" pending={leaving} onClick={onLeave} data-first={!second || undefined}>
      {battleText.toTown}
    </Button>
  )
}

interface WholeCurtainProps {
  readonly title: string
  readonly lamp: 'lit' | 'out'
  /** Who kneels before it; left out: the lamp hangs there alone. */
  readonly fallen?: Battle['members']
  /** Stands in the light of a lamp that hangs alone. */
  readonly below?: ReactNode
  readonly reveal: Reveal
  readonly ways: ReactNode
  readonly children: ReactNode
}

/** Nothing of the stage is left to see: the battle is lost or left, or the run is over. */
export function WholeCurtain({ title, lamp, fallen, below, reveal, ways, children }: WholeCurtainProps) {
  const { element, playing } = useReveal(reveal, (root, onEnd) => playCurtainFall(reveal.stage, root, lamp === 'lit', onEnd))
  useFirstFocus(element, title)
  return (
    <section ref={element} className={styles.over} aria-label={title}>
      <Curtain whole />
      <div className={styles.told}>
        {fallen ? <Fallen members={fallen} /> : <HangingLantern lit={lamp === 'lit'} />}
        {below}
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> may hold no heading */}
        <div role="status">
          <h2 className={styles.title} data-part="words">
            {title}
          </h2>
        </div>
        {children}
        <div className={classes(styles.ways, playing && styles.waiting)} data-part="ways">
          {ways}
        </div>
      </div>
    </section>
  )
}

/** The three from behind, on the road under the lamp. */
export function WayHome({ members }: { readonly members: Battle['members'] }) {
  return (
    <div className={styles.wayHome} data-part="words">
      {members.map(({ id, role_id }) => (
        <img key={id} src={hurryingUrl(roleClassOf(role_id))} alt="" />
      ))}
    </div>
  )
}

function Fallen({ members }: { readonly members: Battle['members'] }) {
  return (
    <ul className={styles.fallen} aria-hidden="true">
      {members.map(({ id, role_id }) => (
        <li key={id} data-part="fallen">
          <CastFigure roleClass={roleClassOf(role_id)} mood="down" />
          <div className={styles.lamp}>
            <HangingLantern lit={false} />
          </div>
        </li>
      ))}
    </ul>
  )
}

import type { ReactNode } from 'react'
import { battleText } from '../../../content/text/battle.ts'
import type { RoleClass } from '../../../content/roles.ts'
import type { WinResult } from '../../../contract/battle.ts'
import { Button } from '../../ui/button.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Portrait } from '../../ui/portrait.tsx'
import { ScrollArea } from '../../ui/scroll-area.tsx'
import styles from './outcome.module.css'

/** A line of an exchange, `名前「…」`. */
export interface Said {
  readonly roleClass: RoleClass | null
  readonly line: string
}

interface WonProps {
  readonly title?: string
  readonly finishLabel?: string
  /** Null until the server has answered. */
  readonly result: WinResult | null
  readonly banter: readonly Said[]
  readonly leaving: boolean
  readonly onNext: () => void
  readonly onFinish: () => void
}

/** The won stage. After the boss there is no next one: the only way is back to town. */
export function Won({ title = battleText.win, finishLabel = battleText.toTown, result, banter, leaving, onNext, onFinish }: WonProps) {
  if (result === null) return <Loading />
  const [lines, fieldCleared] = result
  return (
    <Outcome title={title} tone="won">
      <Lines label={title}>
        {lines.map((line, index) => (
          // Lines may be equal: each member may earn the same.
          <li key={`${index}${line}`} style={{ animationDelay: `${index * 140}ms` }}>
            {line}
          </li>
        ))}
      </Lines>
      {banter.length > 0 ? (
        <ul className={styles.banter}>
          {banter.map(({ roleClass, line }) => (
            <li key={line}>
              {roleClass === null ? null : <Portrait roleClass={roleClass} expression="speak" close className={styles.face} />}
              {line}
            </li>
          ))}
        </ul>
      ) : null}
      <div className={styles.ways}>
        <Button
          tone={fieldCleared ? 'primary' : 'plain'}
          glyph={finishLabel === battleText.toTown ? '町' : '幕'}
          pending={leaving}
          onClick={onFinish}
          data-first={fieldCleared || undefined}
        >
          {finishLabel}
        </Button>
        {fieldCleared ? null : (
          <Button tone="primary" glyph="進" disabled={leaving} onClick={onNext} data-first>
            {battleText.next}
          </Button>
        )}
      </div>
    </Outcome>
  )
}

interface EndedProps {
  readonly lines: readonly string[]
  readonly leaving: boolean
  readonly onLeave: () => void
}

export function Lost({ lines, advice, leaving, onLeave }: EndedProps & { readonly advice: string }) {
  return (
    <Outcome title={battleText.lose} tone="lost">
      <Sentences lines={[...lines, ...battleText.loseLines]} />
      <p className={styles.banter}>{advice}</p>
      <ToTown leaving={leaving} onLeave={onLeave} />
    </Outcome>
  )
}

export function Escaped({ lines, leaving, onLeave }: EndedProps) {
  return (
    <Outcome title={battleText.escaped} tone="escaped">
      <Sentences lines={[...lines, battleText.escapedText]} />
      <ToTown leaving={leaving} onLeave={onLeave} />
    </Outcome>
  )
}

export function Sentences({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

/** Many level-ups do not fit into a low window: the list scrolls. */
function Lines({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ScrollArea className={styles.scroll} group={label}>
      <ul className={styles.lines}>{children}</ul>
    </ScrollArea>
  )
}

function ToTown({ leaving, onLeave }: Pick<EndedProps, 'leaving' | 'onLeave'>) {
  return (
    <div className={styles.ways}>
      <Button tone="primary" glyph="町" pending={leaving} onClick={onLeave} data-first>
        {battleText.toTown}
      </Button>
    </div>
  )
}

interface OutcomeProps {
  readonly title: string
  readonly tone: 'won' | 'lost' | 'escaped'
  readonly children: ReactNode
}

export function Outcome({ title, tone, children }: OutcomeProps) {
  return (
    <div className={`${styles.veil} ${styles[tone]}`}>
      <Panel tone="lit" className={styles.panel ?? ''} aria-label={title}>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> may hold no heading */}
        <div role="status">
          <h2 className={styles.title}>{title}</h2>
        </div>
        {children}
      </Panel>
    </div>
  )
}

import type { KeyboardEvent, ReactNode } from 'react'
import { battleText } from '../../../../content/text/battle.ts'
import * as usualLetters from '../../../state/usual-letters.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { KeyHint } from '../../../ui/text/page-title.tsx'
import { Panel } from '../../../ui/panel.tsx'
import type { usePlanning } from '../sight/use-planning.ts'
import { commandOrder, type CommandKey } from './command-order.ts'
import { pickQuestion } from './pick-button.tsx'
import styles from './command-panel.module.css'

/** By arrow key, the index to go to from each command: ATTACK and おまかせ, the last, are the first row, the others stand two by two. */
const neighbours: Readonly<Record<string, readonly number[]>> = {
  ArrowDown: [1, 3, 4, 3, 4, 2],
  ArrowUp: [0, 0, 5, 1, 2, 5],
  ArrowRight: [5, 2, 2, 4, 4, 5],
  ArrowLeft: [0, 1, 1, 3, 3, 0],
}

/** Of a command with an empty list: it can be pressed, and says why. */
const dim = { opacity: 0.75 } as const

type Notes = Readonly<Partial<Record<CommandKey, string | null>>>

interface CommandPanelProps {
  /** A blow is announced: DEFENCE says what a crouch is worth. */
  readonly threatened: boolean
  /** What ATTACK of the member who is asked brings besides the blow. */
  readonly attackNote: string
  /** Of commands whose lists are empty, which are dim: why. */
  readonly empty: Notes
  /** What ESCAPE keeps and loses; null where nothing can be kept. */
  readonly escapeNote: string | null
  readonly onCommand: (command: CommandKey) => void
  readonly onBack: (() => void) | null
  readonly onReset: (() => void) | null
  readonly onAuto: () => void
  /** What おまかせ is told of while it is looked at. */
  readonly planning: ReturnType<typeof usePlanning>
  /** A command has the focus or the pointer over it; null: none that is told of. */
  readonly onLook: (command: CommandKey | null) => void
}

export function CommandPanel({
  threatened,
  attackNote,
  empty,
  escapeNote,
  onCommand,
  onBack,
  onReset,
  onAuto,
  planning,
  onLook,
}: CommandPanelProps) {
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-command]')]
    const to = neighbours[event.key]?.[buttons.indexOf(document.activeElement as HTMLElement)]
    if (to === undefined) return
    event.preventDefault()
    buttons[to]?.focus()
  }
  const notes: Notes = { attack: attackNote, escape: escapeNote, ...empty }
  return (
    <>
      <div className={styles.takeBack}>
        <Button size="small" hidden={onBack === null} onClick={onBack ?? undefined}>
          {battleText.back}
        </Button>
        <Button size="small" hidden={onReset === null} onClick={onReset ?? undefined}>
          {battleText.reset}
        </Button>
      </div>
      <Panel className={styles.panel ?? ''}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows move between the buttons inside */}
        <nav className={styles.commands} aria-label={battleText.commandsLabel} onKeyDown={move}>
          {commandOrder.map((command, index) => {
            const { glyph, label, reading } = battleText.commands[command]
            const note = notes[command] ?? null
            return (
              <Button
                key={command}
                className={styles.command ?? ''}
                style={empty[command] ? dim : undefined}
                tone={index === 0 ? 'primary' : 'plain'}
                glyph={glyph}
                reading={threatened && command === 'defence' ? <b className={styles.worth}>{battleText.crouch}</b> : reading}
                data-command
                data-first={index === 0 || undefined}
                {...(note !== null && { title: note, 'aria-description': note })}
                onFocus={() => onLook(command)}
                onMouseEnter={() => onLook(command)}
                onClick={() => onCommand(command)}
              >
                {label}
              </Button>
            )
          })}
          <Button
            className={classes(styles.command, styles.auto)}
            glyph={battleText.auto.glyph}
            reading={<KeyHint>{usualLetters.auto}</KeyHint>}
            data-command
            onClick={onAuto}
            {...planning}
          >
            {battleText.auto.label}
          </Button>
        </nav>
      </Panel>
    </>
  )
}

interface TargetPanelProps {
  readonly question: string
  /** Of the target that is marked. */
  readonly children: ReactNode
  readonly onStop: () => void
  /** Null while no command has been given. */
  readonly onReset: (() => void) | null
}

/** Stands in the commands' place while a target is picked on the stage. */
export function TargetPanel({ question, children, onStop, onReset }: TargetPanelProps) {
  return (
    <Panel tone="lit" className={styles.panel ?? ''}>
      <div className={styles.target}>
        <div>
          <p className={classes('display', styles.question)} id={pickQuestion}>
            {question}
          </p>
          {children}
        </div>
        <div className={styles.ways}>
          <Button onClick={onStop}>{battleText.stop}</Button>
          <Button hidden={onReset === null} onClick={onReset ?? undefined}>
            {battleText.reset}
          </Button>
        </div>
      </div>
    </Panel>
  )
}

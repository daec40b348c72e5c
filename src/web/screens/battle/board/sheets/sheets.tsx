import { useEffect, useEffectEvent } from 'react'
import { battleText } from '../../../../../content/text/battle.ts'
import { bestiaryText } from '../../../../../content/text/bestiary.ts'
import { uiText } from '../../../../../content/text/ui.ts'
import { type BattleState, type Combatant, combatantsOf, isStanding } from '../../../../../rules/battle/state.ts'
import { letterOf } from '../../../../state/own-keys.ts'
import * as usualLetters from '../../../../state/usual-letters.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { classes } from '../../../../ui/classes.ts'
import { Dialog } from '../../../../ui/feedback/dialog.tsx'
import { KeyHint } from '../../../../ui/text/page-title.tsx'
import { type Battle, nameAt } from '../../battle-model.ts'
import { effectsOf } from '../../party/modifier-words.ts'
import { marked } from '../../../../ui/text/marked.tsx'
import styles from './sheets.module.css'
import layout from '../../../../ui/layout.module.css'

interface SheetProps {
  readonly onClose: () => void
}

function CloseButton({ onClose }: SheetProps) {
  return (
    <Button tone="primary" onClick={onClose} data-autofocus>
      {uiText.close}
    </Button>
  )
}

/** All turns, newest first, each with its separator. */
export function HistorySheet({ battle, onClose }: SheetProps & { readonly battle: Pick<Battle, 'log'> & Partial<Battle> }) {
  const enemies = (battle.enemies ?? []).map(({ name }) => name)
  const names = [...(battle.members ?? []).map(({ name }) => name), ...enemies]
  return (
    <Dialog
      open
      title={
        <>
          {battleText.history} <small>{battleText.historyOrder}</small>
        </>
      }
      size="wide"
      forReading
      className={styles.sheet}
      onClose={onClose}
      actions={<CloseButton onClose={onClose} />}
    >
      {battle.log.length === 0 ? <p>{battleText.historyEmpty}</p> : null}
      <ol className={styles.turns}>
        {battle.log.toReversed().map(({ turn, lines }) => (
          <li key={turn}>
            <div className={styles.turnEnd}>{battleText.turnEnd(turn)}</div>
            <ol className={styles.lines} reversed>
              {lines.toReversed().map((line, index) => (
                <li key={`${lines.length - index} ${line}`}>{marked(line, names, enemies)}</li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </Dialog>
  )
}

interface ModifierSheetProps extends SheetProps {
  readonly battle: Battle
  readonly state: BattleState
  /** Null in a run that is only watched. */
  readonly onShadows: (() => void) | null
}

/** Everybody's modifiers in words, and the way to what is known of the enemies: the bar has no room for it on a phone. */
export function ModifierSheet({ battle, state, onShadows, onClose }: ModifierSheetProps) {
  const sides = [
    { title: battleText.party, all: combatantsOf(state, 'party') },
    { title: battleText.enemies, all: combatantsOf(state, 'enemies') },
  ]
  return (
    <Dialog
      open
      title={battleText.buffs}
      size="wide"
      forReading
      className={styles.sheet}
      onClose={onClose}
      actions={
        <>
          {onShadows === null ? null : <ShadowsButton onClick={onShadows} />}
          <CloseButton onClose={onClose} />
        </>
      }
    >
      <div className={styles.sides}>
        {sides.map(({ title, all }) => (
          <section key={title}>
            <h3 className={layout.note}>{title}</h3>
            {all.map((one) => (
              <Carried key={one.id} battle={battle} one={one} />
            ))}
          </section>
        ))}
      </div>
    </Dialog>
  )
}

/** The battle's own keys rest under a dialog: the one that it tells is its own. */
function ShadowsButton({ onClick }: { readonly onClick: () => void }) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (letterOf(event) === usualLetters.shadows) onClick()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  return (
    <Button onClick={onClick}>
      {bestiaryText.title} <KeyHint>{usualLetters.shadows}</KeyHint>
    </Button>
  )
}

function Carried({ battle, one }: { readonly battle: Battle; readonly one: Combatant }) {
  return (
    <div className={styles.carried}>
      <h4 className={styles.carrier}>{nameAt(battle, one.id)}</h4>
      {isStanding(one) ? null : <p className={styles.none}>{one.side === 'party' ? battleText.fallen : battleText.folded}</p>}
      {isStanding(one) && one.modifiers.length === 0 ? <p className={styles.none}>{battleText.buffsNone}</p> : null}
      <ul>
        {one.modifiers.map((modifier) => (
          <li key={modifier.source} className={classes(styles.modifier, modifier.bad && styles.bad)}>
            <b>{battle.sourceNames[modifier.source] ?? battleText.kinds.buff}</b>
            <span>{effectsOf(modifier)}</span>
            <span className={styles.left}>{battleText.turnsLeft(modifier.turns)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

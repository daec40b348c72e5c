import { soundText } from '../../content/text/sound.ts'
import { debugText, lineText, uiText } from '../../content/text/ui.ts'
import { useIsReplaced } from '../server/build.ts'
import styles from './debug-header.module.css'
import { type BattleReport, useGameState } from '../state/game-state.ts'
import { openSettings } from '../settings/settings-opener.tsx'
import { SoundSwitch } from '../sound/controls/sound-switch.tsx'
import { useOwnKey } from '../state/own-keys.ts'
import * as usualLetters from '../state/usual-letters.ts'
import { useStoredChoice } from '../state/stored-choice.ts'
import { classes } from '../ui/classes.ts'

/** The strip with the current screen, the menu's status and the battle's commands. Folding it is remembered. */
export function DebugHeader() {
  const [fold, setFold] = useStoredChoice('debug', ['open', 'folded'])
  const { screen, flow, menu, battle } = useGameState()
  const open = fold === 'open'
  const ownKey = useOwnKey(usualLetters.settings)
  return (
    <header className={classes(styles.header, !open && styles.folded)} aria-label={debugText.label} translate="no">
      <button type="button" className={styles.fold} aria-expanded={open} onClick={() => setFold(open ? 'folded' : 'open')}>
        <span aria-hidden="true">{open ? '−' : '＋'}</span> {open ? debugText.fold : debugText.unfold}
      </button>
      {open ? (
        <dl className={styles.facts}>
          <Fact name={debugText.screen} value={flow === null ? screen.current : `${screen.current}: ${flow}`} />
          <Fact name={debugText.menu} value={menu} />
          <Fact name={debugText.battle} value={battle && battle.status} />
          {battle ? <BattleFacts battle={battle} /> : null}
        </dl>
      ) : null}
      <div className={styles.tools}>
        <NewBuild />
        <SoundSwitch buttonClass={styles.fold} />
        <button type="button" className={styles.fold} aria-keyshortcuts={ownKey} title={soundText.key(ownKey)} onClick={openSettings}>
          {uiText.settings}
        </button>
      </div>
    </header>
  )
}

/** Offered, never forced: the server holds all that was done, but a fight may be at a bad moment. */
function NewBuild() {
  if (!useIsReplaced()) return null
  return (
    <output className={styles.replaced}>
      {lineText.replaced}
      <button type="button" className={styles.fold} onClick={() => window.location.reload()}>
        {lineText.reload}
      </button>
    </output>
  )
}

/** Under the names of the specification. */
function BattleFacts({ battle }: { readonly battle: BattleReport }) {
  const { clearStage, currentPartyMemberIndex, selectedEnemies, selectedCommands } = battle
  return (
    <>
      <Fact name={debugText.commands} value={selectedCommands.join(' / ') || null} long />
      <Fact name="clearStage" value={String(clearStage)} />
      {currentPartyMemberIndex === null ? null : <Fact name="currentPartyMemberIndex" value={String(currentPartyMemberIndex)} />}
      {selectedEnemies.length === 0 ? null : <Fact name="selectedEnemies" value={selectedEnemies.join(',')} />}
    </>
  )
}

interface FactProps {
  readonly name: string
  readonly value: string | null
  /** Is cut first where there is no room; the whole of it is told when one points at it. */
  readonly long?: boolean
}

function Fact({ name, value, long = false }: FactProps) {
  return (
    <div className={classes(styles.fact, long && styles.long)}>
      <dt>{name}</dt>
      <dd title={(long && value) || undefined}>{value ?? debugText.none}</dd>
    </div>
  )
}

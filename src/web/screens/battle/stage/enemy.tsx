import { type CSSProperties, type ReactNode, useCallback, useState } from 'react'
import { battleText } from '../../../../content/text/battle.ts'
import type { Announcement, BattleEnemy } from '../../../../contract/battle/combatants.ts'
import type { Combatant, Modifier } from '../../../../rules/battle/state.ts'
import { classes } from '../../../ui/classes.ts'
import { Gauge } from '../../../ui/feedback/gauge.tsx'
import { announcedWords, foresightWords, ForesightTag, TelegraphTag } from '../../../ui/feedback/telegraph-tag.tsx'
import { EnemyPicture } from './enemy-picture.tsx'
import styles from './enemy.module.css'
import { ModifierChips } from '../party/modifier-chips.tsx'
import type { ShownEnemy } from '../battle-model.ts'
import { PickButton } from '../commands/pick-button.tsx'
import { EnemyGhost, EnemyRange, EnemyVerdict } from '../sight/gauge-sight.tsx'
import { useMarks, useEnemyForecast } from '../sight/use-sight.ts'
import { enemyAloud } from '../sight/words.ts'
import { EnemyWords, type WordsSide } from '../voices/spoken.tsx'

interface EnemyProps {
  readonly enemy: ShownEnemy
  /** What the tag 「気配」 tells. */
  readonly announcement: Announcement | null
  /** What a member has found out that it will do next. */
  readonly foreseen: BattleEnemy['foresight']
  readonly combatant: Combatant
  readonly index: number
  readonly scale: number
  /** Px towards the background. */
  readonly stepsBack: number
  /** Turned over, left to right. */
  readonly mirrored: boolean
  /** Its place in the battle. */
  readonly place: number
  /** The field, 1–12, whose paper it is cut from. */
  readonly fieldId: number
  /** Shown as fallen. */
  readonly down: boolean
  /** Beaten, it still stands. */
  readonly stays: boolean
  /** What it says; null while it says nothing. */
  readonly words: readonly string[] | null
  readonly wordsSide: WordsSide
  /** Where they begin, in percent of its height; null: at the usual height. */
  readonly wordsTop: number | null
  /** Set while an enemy is to be picked. */
  readonly onPick: (() => void) | null
  /** Gets the focus when the choice begins. */
  readonly first: boolean
  readonly nameOf: (modifier: Modifier) => string
  /** Its picture stands on the stage. */
  readonly onReady: () => void
  /** Its shadow on the backdrop, which is made of its picture. */
  readonly children: ReactNode
}

/** An enemy on the stage: drawing, plate, modifiers. */
export function Enemy({
  enemy,
  announcement,
  foreseen,
  combatant,
  index,
  scale,
  stepsBack,
  mirrored,
  place,
  fieldId,
  down,
  stays,
  words,
  wordsSide,
  wordsTop,
  onPick,
  first,
  nameOf,
  onReady,
  children,
}: EnemyProps) {
  const preparing = combatant.forced !== null && !down
  const foresight = combatant.foreseen === null || preparing || down ? null : foreseen
  const forecast = useEnemyForecast(place)
  const { onMark } = useMarks()
  const [isDrawn, setDrawn] = useState(false)
  const onDrawn = useCallback(() => {
    setDrawn(true)
    onReady()
  }, [onReady])
  const spoken = [
    enemy.name,
    ...foresightWords(foresight),
    ...(preparing ? [battleText.telegraph, ...announcedWords(announcement)] : []),
    battleText.hpLeft(combatant.hp, combatant.maxHp),
  ].join('、')
  return (
    <div
      className={classes(
        styles.enemy,
        enemy.is_boss && styles.boss,
        preparing && styles.preparing,
        down && styles.down,
        down && stays && styles.stays,
      )}
      style={{ '--nth': index, '--back': `${stepsBack}px` } as CSSProperties}
      data-place={place}
      data-side="enemies"
      data-name={enemy.name}
      data-boss={enemy.is_boss || undefined}
      data-tagged={preparing || undefined}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <fieldset> has a look of its own, and asks for fields
      role="group"
      aria-label={enemy.name}
      aria-hidden={down && !stays}
    >
      {isDrawn ? children : null}
      <div className={styles.over}>
        {onPick ? <TargetMark /> : null}
        {preparing ? <TelegraphTag announcement={announcement} /> : null}
        {foresight === null ? null : <ForesightTag foresight={foresight} />}
      </div>
      <div className={styles.figure} data-quakes>
        <div className={styles.moving} data-part="body">
          <div className={styles.breath} data-part="breath">
            <EnemyPicture enemyId={enemy.id} fieldId={fieldId} scale={scale} mirrored={mirrored} boss={enemy.is_boss} onReady={onDrawn} />
          </div>
        </div>
        {words === null ? null : <EnemyWords key={words.join()} lines={words} side={wordsSide} top={wordsTop} />}
      </div>
      <div className={classes(styles.plate, forecast?.aimed && styles.sighted)} data-part="plate">
        <div className={styles.name}>
          {enemy.is_boss ? <span className={styles.mark}>{battleText.boss}</span> : null}
          {enemy.has_pattern ? (
            <span className={styles.pattern} title={battleText.patternNote}>
              {battleText.pattern}
              <span className="aloud">{battleText.patternNote}</span>
            </span>
          ) : null}
          {enemy.name}
          <EnemyRange enemy={forecast} />
        </div>
        <Gauge
          kind={enemy.has_pattern ? 'pattern' : 'enemy'}
          now={combatant.hp}
          max={combatant.maxHp}
          label={`${enemy.name} HP`}
          spoken={battleText.hpLeft(combatant.hp, combatant.maxHp)}
          tall={enemy.is_boss}
        >
          <EnemyGhost enemy={forecast} combatant={combatant} />
        </Gauge>
        <div className={styles.above}>
          <ModifierChips modifiers={combatant.modifiers} nameOf={nameOf} />
          <EnemyVerdict enemy={forecast} />
        </div>
      </div>
      {onPick ? (
        <PickButton
          className={styles.pick}
          name={spoken}
          spoken={forecast && enemyAloud(forecast)}
          first={first}
          onMark={() => onMark(place)}
          onPick={onPick}
        />
      ) : null}
    </div>
  )
}

/** An archer's mark on a string over the target that is marked: its point shows who is meant. */
function TargetMark() {
  return (
    <svg className={styles.target} viewBox="0 0 40 64" width="39" height="62" aria-hidden="true">
      <path fill="#c2362c" stroke="#150d1c" strokeWidth="4" paintOrder="stroke" d="M19 0h2v12h-2zM9 44h22L20 63z" />
      <circle cx="20" cy="30" r="17" fill="#fff4d9" stroke="#150d1c" strokeWidth="2" />
      <path fill="none" stroke="#150d1c" strokeWidth="3.5" d="M20 19a11 11 0 1 0 .1 0z" />
      <circle cx="20" cy="30" r="5" fill="#c2362c" />
    </svg>
  )
}

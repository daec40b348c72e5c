import { Fragment, type ReactNode, useId } from 'react'
import { isEncore } from '../../../../content/named-ids.ts'
import { battleText } from '../../../../content/text/battle.ts'
import { fieldTexts } from '../../../../content/text/fields.ts'
import { outcomeText as text } from '../../../../content/text/outcome.ts'
import type { RoleClass } from '../../../../content/roles.ts'
import type { Gains, WinResult } from '../../../../contract/battle/battle.ts'
import { Curtain } from '../../../motion/endings/curtain.tsx'
import { playVictory } from '../../../motion/endings/outcome.ts'
import * as usualLetters from '../../../state/usual-letters.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { Loading } from '../../../ui/feedback/loading.tsx'
import { KeyHint } from '../../../ui/text/page-title.tsx'
import { formatGold, formatNumber } from '../../../ui/text/number-format.ts'
import { ScrollArea } from '../../../ui/controls/scroll-area.tsx'
import type { Battle } from '../battle-model.ts'
import { BattlePortrait } from '../party/battle-portrait.tsx'
import { expSteps } from './exp-steps.ts'
import { fieldLook } from '../../../looks/fields.ts'
import { GainRow } from './gain-row.tsx'
import { HangingLantern } from './hanging-lantern.tsx'
import { LookbackButton } from './lookback-button.tsx'
import styles from './won.module.css'
import { type Reveal, useReveal } from './use-reveal.ts'
import { useFirstFocus } from '../board/keys/use-first-focus.ts'

/** A line of an exchange, `名前「…」`. */
export interface SaidLine {
  readonly roleClass: RoleClass | null
  readonly line: string
}

interface WonProps {
  readonly battle: Battle
  /** The stamp's lines. */
  readonly title?: readonly string[]
  readonly finishLabel?: string
  /** Null until the server has answered. */
  readonly result: WinResult | null
  readonly banter: readonly SaidLine[]
  /** Between two stages of 無尽の幕: beside the members, and what is chosen under them. */
  readonly between?: {
    readonly aside: ReactNode
    readonly choice: (falling: boolean) => ReactNode
    /** Before the name of a member. */
    readonly face: (roleClass: RoleClass) => ReactNode
  } | null
  /** Stands under the words. */
  readonly below?: ReactNode
  readonly leaving: boolean
  readonly reveal: Reveal
  /** `withAuto`: the next stage begins with おまかせ on. */
  readonly onNext: (withAuto: boolean) => void
  readonly onFinish: () => void
}

/** The won stage. After the boss there is no next one: the only way is back to town. */
export function Won({ result, ...rest }: WonProps) {
  return result === null ? <Loading /> : <WonBoard result={result} {...rest} />
}

function WonBoard({
  battle,
  title: given,
  finishLabel = battleText.toTown,
  result: [lines, fieldCleared, , gains],
  banter,
  between = null,
  below,
  leaving,
  reveal,
  onNext,
  onFinish,
}: WonProps & { readonly result: WinResult }) {
  const linesId = useId()
  const { members, place } = battle
  const title = given ?? text.stamp(place.fieldId, place.stageId, fieldCleared)
  const steps = members.map((member, at) => stepsOf(gains, at, { exp: member.total_exp, level: member.level }))
  const gold = gains === null ? 0 : gains.gold + gains.gift
  const { element, playing } = useReveal(reveal, (root, onEnd) =>
    playVictory(reveal.stage, root, { fills: steps.map((each) => each ?? []), gold, fieldCleared }, onEnd),
  )
  useFirstFocus(element, 'won')
  // The levels of a run after the story are not the save's.
  const points = isEncore(place.fieldId) ? 0 : members.reduce((sum, one) => sum + one.freely_status_point + one.freely_skill_point, 0)
  // The lantern of the land takes the place of the stamp.
  const lit = fieldCleared && gains !== null
  const field = fieldTexts.find(({ id }) => id === place.fieldId)
  const light = text.lit(place.fieldId, field?.name ?? '')
  // Nobody runs into a boss by itself.
  const bossNext = place.stageId + 1 === field?.stageLines.length
  return (
    <section ref={element} className={styles.won} aria-label={title.join('')}>
      <Curtain />
      {lit ? <div className={styles.shine} data-part="shine" /> : null}
      <div className={styles.board} data-part="board">
        <div className={styles.aside}>
          {gains === null ? null : (
            <p className={styles.gold} data-part="gold">
              {text.gold}
              <b className="num" data-part="counted">
                {formatNumber(gold)}
              </b>
              G
              {gains.gift > 0 ? (
                <small className={styles.parts}>{text.goldParts(formatGold(gains.gold), formatGold(gains.gift))}</small>
              ) : null}
            </p>
          )}
          <Stamp lines={title} gone={lit} />
          {between?.aside}
          {lit ? (
            <div className={styles.beacon} data-part="beacon">
              <HangingLantern glyph={fieldLook(place.fieldId).seal} lit size="large" />
            </div>
          ) : null}
        </div>
        <ul className={styles.rows} aria-label={battleText.party}>
          {members.map((member, at) => (
            <GainRow
              key={member.id}
              member={member}
              place={at}
              vitals={fieldCleared ? null : (battle.recovered?.[at] ?? null)}
              gained={gains?.exp ?? 0}
              steps={steps[at] ?? null}
              face={between?.face}
            />
          ))}
        </ul>
        {between?.choice(playing)}
        <ScrollArea className={styles.words} group={title.join('')}>
          <div className={styles.spoken} data-part="spoken">
            <ul id={linesId} className={styles.lines}>
              {lines
                .filter((line) => line === light)
                .map((line) => (
                  <li key={line} className={styles.news} data-part="words">
                    {line}
                  </li>
                ))}
              {lines.map((line, index) =>
                line === light ? null : (
                  // Lines may be equal: each member may earn the same.
                  // The first says what the bars and the gold show.
                  <li key={`${index}${line}`} className={index === 0 && gains !== null ? 'aloud' : undefined} data-part="words">
                    {line}
                  </li>
                ),
              )}
            </ul>
            {banter.length > 0 ? <Banter said={banter} /> : null}
          </div>
          {below}
        </ScrollArea>
      </div>
      <div className={classes(styles.strip, playing && styles.waiting)} data-part="ways">
        {points > 0 ? (
          <p className={styles.note}>
            {text.waiting(points).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </p>
        ) : null}
        <div className={styles.ways}>
          <LookbackButton battle={battle} size="small" disabled={leaving} />
          <Button
            tone={fieldCleared ? 'primary' : 'plain'}
            glyph={finishLabel === battleText.toTown ? '町' : '幕'}
            pending={leaving}
            onClick={onFinish}
            data-first={fieldCleared || undefined}
            aria-describedby={fieldCleared ? linesId : undefined}
          >
            {finishLabel}
          </Button>
          {fieldCleared ? null : (
            <>
              <Button tone="primary" glyph="進" disabled={leaving} onClick={() => onNext(false)} data-first aria-describedby={linesId}>
                {battleText.next}
              </Button>
              {bossNext ? null : (
                <Button glyph={battleText.auto.glyph} disabled={leaving} onClick={() => onNext(true)} data-auto={!playing || undefined}>
                  {battleText.nextAuto} <KeyHint>{usualLetters.autoOn}</KeyHint>
                </Button>
              )}
            </>
          )}
        </div>
      </div>
    </section>
  )
}

const stepsOf = (gains: Gains | null, place: number, after: Parameters<typeof expSteps>[1]) => {
  const before = gains?.members[place]
  return before === undefined ? null : expSteps(before, after)
}

/** The title, stamped onto the cloth. Read aloud as one word. */
function Stamp({ lines, gone }: { readonly lines: readonly string[]; readonly gone: boolean }) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> may hold no heading
    <div role="status">
      <h2 className={classes(styles.stamp, gone && styles.gone)} data-part="stamp">
        {lines.map((line, index) => (
          <Fragment key={line}>
            {index > 0 ? <wbr /> : null}
            {line}
          </Fragment>
        ))}
      </h2>
    </div>
  )
}

/** Who says it, and the words beside it; or what is told of somebody. */
function Line({ line }: { readonly line: string }) {
  const at = line.indexOf('「')
  return at < 0 ? (
    line
  ) : (
    <span className={styles.line}>
      <span>{line.slice(0, at)}</span>
      <span>{line.slice(at)}</span>
    </span>
  )
}

function Banter({ said }: { readonly said: readonly SaidLine[] }) {
  return (
    <ul className={styles.banter}>
      {said.map(({ roleClass, line }) => (
        <li key={line} data-part="words">
          {roleClass === null ? null : <BattlePortrait roleClass={roleClass} expression="speak" close className={styles.face} />}
          <Line line={line} />
        </li>
      ))}
    </ul>
  )
}

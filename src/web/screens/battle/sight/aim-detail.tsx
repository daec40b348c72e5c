import { battleText } from '../../../../content/text/battle.ts'
import type { AllyForecast, Stroke } from '../../../../rules/sight/forecast.ts'
import { roleClassOf, roleLooks } from '../../../looks/roles.ts'
import { type Firmness, firmnessOf, type AimedForecast, sumOf } from './forecasts.ts'
import { useMarked } from './use-sight.ts'
import { rangeWord } from './words.ts'
import styles from './sight.module.css'

const text = battleText.sight

interface AimDetailProps {
  /** One sentence on what is aimed; null: nothing is said of it. */
  readonly note: string | null
  /** The role of the member at a place. */
  readonly roleOf: (place: number) => number
}

/** In the commands' place, of the target that is marked: the range, how well the enemy is known, the chance of a critical hit, the sum of all orders. */
export function AimDetail({ note, roleOf }: AimDetailProps) {
  const { enemy, ally } = useMarked()
  const sum = enemy?.aimed ? sumOf(enemy) : null
  return (
    <>
      <p className={styles.detail} aria-hidden="true">
        {enemy?.aimed ? <Blow aimed={enemy.aimed} chance={enemy.chance} /> : null}
        {ally === null ? null : <Help ally={ally} />}
      </p>
      {sum !== null ? (
        <p className={styles.detail} aria-hidden="true">
          {sum.actors.map((actor) => roleLooks[roleClassOf(roleOf(actor))].glyph).join('＋')} {text.joined}{' '}
          {text.range(sum.least, sum.most)}
        </p>
      ) : note === null ? null : (
        <p className={styles.detail}>{note}</p>
      )}
    </>
  )
}

const pips: Readonly<Record<Firmness, string>> = { firm: '●●●', rough: '●●○', vague: '●○○', unknown: '○○○' }

function Blow({ aimed, chance }: Pick<AimedForecast, 'chance'> & { readonly aimed: Stroke }) {
  const firmness = firmnessOf(aimed)
  if (firmness === 'unknown') {
    return (
      <>
        <b>{text.unknownTold}</b>
        <small>{text.unknownNote}</small>
      </>
    )
  }
  return (
    <>
      <b className="num">{rangeWord(aimed)}</b>
      {aimed.hits > 1 ? text.hits(aimed.hits) : null}
      <span>
        {text.feel} {pips[firmness]}
      </span>
      {chance === null ? null : <span>{text.critical(chance)}</span>}
    </>
  )
}

const Help = ({ ally: { hp, ap, isFull, stands } }: { readonly ally: AllyForecast }) => (
  <>
    <b className="num">{stands ? text.stands(hp) : hp > 0 ? text.gain(hp) : `AP ${text.gain(ap)}`}</b>
    {isFull && hp > 0 ? <span>{text.full}</span> : null}
  </>
)

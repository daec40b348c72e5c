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
  readonly nameOf: (place: number) => string
}

/** In the commands' place, of the target that is marked: how well it is known, the range, the chance of a critical hit, the sum of all orders. */
export function AimDetail({ note, roleOf, nameOf }: AimDetailProps) {
  const { target, enemy, ally } = useMarked()
  const sum = enemy?.aimed ? sumOf(enemy) : null
  const firmness = enemy?.aimed ? firmnessOf(enemy.aimed) : 'unknown'
  return (
    <>
      {firmness === 'unknown' ? null : (
        <p className={styles.detail} aria-hidden="true">
          <span className={styles.aim}>{text.at(nameOf(target))}</span>
          <span>
            {text.feel} {pips[firmness]}
          </span>
        </p>
      )}
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

const pips: Readonly<Record<Exclude<Firmness, 'unknown'>, string>> = { firm: '●●●', rough: '●●○', vague: '●○○' }

function Blow({ aimed, chance }: Pick<AimedForecast, 'chance'> & { readonly aimed: Stroke }) {
  if (firmnessOf(aimed) === 'unknown') {
    return (
      <>
        <b>{text.unknownTold}</b>
        <span>{text.unknownNote}</span>
      </>
    )
  }
  return (
    <>
      <b className="num">{rangeWord(aimed)}</b>
      {aimed.hits > 1 ? text.hits(aimed.hits) : null}
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

import { battleText } from '../../../../content/text/battle.ts'
import type { AllyForecast } from '../../../../rules/sight/forecast.ts'
import { roleClassOf, roleLooks } from '../../../looks/roles.ts'
import { type Firmness, firmnessOf, type SeenFoe } from './seen.ts'
import { useMarked } from './use-sight.ts'
import { rangeWord } from './words.ts'
import styles from './sight.module.css'

const text = battleText.sight

/** In the commands' place, of the target that is marked: the range, how well the foe is known, the chance of a critical hit, the sum of all orders. */
export function AimDetail({ roleOf }: { readonly roleOf: (actor: number) => number }) {
  const { foe, ally } = useMarked()
  if (foe?.aimed) return <FoeDetail foe={foe} roleOf={roleOf} />
  return ally === null ? null : <AllyDetail ally={ally} />
}

const pips: Readonly<Record<Firmness, string>> = { firm: '●●●', rough: '●●○', vague: '●○○', unknown: '○○○' }

function FoeDetail({ foe, roleOf }: { readonly foe: SeenFoe; readonly roleOf: (actor: number) => number }) {
  const { aimed, chance, strokes } = foe
  if (aimed === null) return null
  const firmness = firmnessOf(aimed)
  const known = strokes.every(({ isKnown }) => isKnown)
  const glyphs = strokes.map(({ actor }) => roleLooks[roleClassOf(roleOf(actor))].glyph).join('＋')
  const sum = { least: strokes.reduce((all, { least }) => all + least, 0), most: strokes.reduce((all, { most }) => all + most, 0) }
  return (
    <div className={styles.detail} aria-hidden="true">
      {firmness === 'unknown' ? <b>{text.unknownTold}</b> : <b className="num">{rangeWord(aimed)}</b>}
      {firmness === 'unknown' ? (
        <span>{text.unknownNote}</span>
      ) : (
        <span>
          {text.feel} {pips[firmness]}
          {aimed.hits > 1 ? `　${text.hits(aimed.hits)}` : null}
          {chance === null ? null : `　${text.critical(chance)}`}
        </span>
      )}
      {known && strokes.length > 1 ? (
        <span>
          {glyphs} {text.joined} {text.range(sum.least, sum.most)}
        </span>
      ) : null}
    </div>
  )
}

const AllyDetail = ({ ally: { hp, ap, isFull } }: { readonly ally: AllyForecast }) => (
  <div className={styles.detail} aria-hidden="true">
    <b className="num">{hp > 0 ? text.gain(hp) : `AP ${text.gain(ap)}`}</b>
    {isFull && hp > 0 ? <span>{text.full}</span> : null}
  </div>
)

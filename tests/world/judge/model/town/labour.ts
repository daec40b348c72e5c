import { agrees, type Answer, type Json, type LabourState, type Moment, must, type SaveRules, type SaveState } from '../state.ts'

/** Tenths of gold for a press, by how many have been counted before (game-design.md). */
const WAGES = [
  { from: 1600, tenths: 8 },
  { from: 800, tenths: 5 },
  { from: 360, tenths: 3 },
  { from: 100, tenths: 2 },
  { from: 0, tenths: 1 },
] as const

/** So many presses count without any time, and so many more for each second. */
const START = 30
const PER_SECOND = 15
/** Five minutes' worth at the most. */
const MOST_PRESSES = START + PER_SECOND * 300
/** Clocks count whole milliseconds. */
const ROUNDING = 2

/** Of a save that was made at that moment. */
export const newLabour = ({ from, to }: Moment): LabourState => ({ from, to, least: START, most: START })

/** How many presses, with parts of one, would have counted at the least and at the most, had nothing been settled since. */
function budgetAt({ from: first, to: last, least, most }: LabourState, { from, to, isExact }: Moment): readonly [number, number] {
  if (!isExact) return [0, MOST_PRESSES]
  const grown = (milliseconds: number): number => (milliseconds * PER_SECOND) / 1000
  // Of two calls at once the one that is settled later may have come earlier: then it is given less.
  return [
    Math.max(0, Math.min(MOST_PRESSES, least + grown(from - last - ROUNDING))),
    Math.min(MOST_PRESSES, most + grown(Math.max(0, to - first + ROUNDING))),
  ]
}

/** Of the time that went by no more is left than the start. */
const labourAfter = ([least, most]: readonly [number, number], counted: readonly [number, number], { from, to }: Moment): LabourState => ({
  from,
  to,
  least: Math.max(0, Math.min(START, least - counted[1])),
  most: Math.max(0, Math.min(START, most - counted[0])),
})

const gradeOf = (total: number): number => WAGES.length - 1 - WAGES.findIndex(({ from }) => total >= from)
const tenthsAt = (total: number): number => WAGES.find(({ from }) => total >= from)?.tenths ?? 0
const wageOf = (counted: number, before: number): number => Math.floor((counted * tenthsAt(before) + 5) / 10)

/** The day labour: what is counted over time, and what is paid for it. */
export const labour: SaveRules = {
  job: {
    after(save, { presses, ...moment }, answer) {
      const [least, most] = budgetAt(save.labour, moment)
      if (answer === null) {
        const counted = [Math.min(presses, Math.floor(least)), Math.min(presses, Math.floor(most))] as const
        return { ...save, gold: null, presses: null, labour: labourAfter([least, most], counted, moment) }
      }
      return settled(save, { presses, least, most, moment }, answer)
    },
  },
  jobStatus: {
    after(save, _args, answer) {
      const { total_count: total, grade, payment_rate: rate } = answer?.body ?? {}
      must(agrees(save.presses, total), `presses ${total} instead of ${save.presses}`)
      must(grade === gradeOf(total) && rate === tenthsAt(total) / 10, `grade ${grade} at ${rate} after ${total} presses`)
      return { ...save, presses: total }
    },
  },
}

interface Settling {
  readonly presses: number
  readonly least: number
  readonly most: number
  readonly moment: Moment
}

function settled(save: SaveState, { presses, least, most, moment }: Settling, { body }: Answer): SaveState {
  const [{ counted: said, total_count: total, earned_money: earned, money }, ranking] = body
  const counted = save.presses === null ? said : total - save.presses
  must(counted === said && counted >= 0 && counted <= presses, `counted ${counted} of ${presses} presses`)
  must(counted <= most, `counted ${counted} presses where ${most} could be made`)
  must(counted >= Math.min(presses, Math.floor(least)), `counted ${counted} of ${presses} presses where ${least} could be made`)
  must(earned === wageOf(counted, total - said), `paid ${earned} for ${counted}`)
  must(agrees(save.gold, money - earned), `money ${money} after ${earned}, before ${save.gold}`)
  mustBeRanked(ranking, total)
  return { ...save, gold: money, presses: total, labour: labourAfter([least, most], [counted, counted], moment) }
}

/** The ten highest totals, one's own with its mark. */
function mustBeRanked(ranking: readonly Json[], total: number): void {
  const totals: readonly number[] = ranking.map((one) => one.total_count)
  must(totals.length <= 10 && totals.every((one, place) => place === 0 || one <= (totals[place - 1] ?? one)), `ranking ${totals.join()}`)
  const own = ranking.filter((one) => one.is_own)
  const isLeftOut = own.length === 0 && totals.length === 10 && (totals.at(-1) ?? 0) >= total
  must(isLeftOut || (own.length === 1 && own[0].total_count === total), `ranking ${totals.join()} without ${total}`)
}

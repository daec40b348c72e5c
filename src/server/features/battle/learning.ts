import { catalog } from '../../../content/catalog.ts'
import type { Adventure } from '../../../rules/adventure/adventure.ts'
import { UNSCALED } from '../../../rules/adventure/difficulty.ts'
import { enemyScaleIn } from '../../../rules/adventure/stage-battle.ts'
import type { Span } from '../../../rules/battle/damage.ts'
import type { BattleEvent } from '../../../rules/battle/event.ts'
import type { DamageKind } from '../../../rules/battle/skill.ts'
import { type Defences, lessonsOf, narrowed, rescaled } from '../../../rules/sight/knowledge.ts'
import type { StoredAdventure } from '../../store/rows/adventures.ts'
import { keepLearned, type LearnedDefence, learnedOf } from '../../store/rows/learned-defences.ts'
import type { Tx } from '../../store/store.ts'

/** What is known of the defences of the enemies in a stage, by their ids and as they stand there. */
export type KnownDefences = ReadonlyMap<number, Defences>

type Stage = Pick<StoredAdventure, 'saveId' | 'state'>

/** What a save knows of the enemies in the stage. */
export async function knownDefences(tx: Tx, { saveId, state }: Stage): Promise<KnownDefences> {
  return knownFrom(await learnedOf(tx, saveId, enemiesIn(state)), state)
}

/** Keeps what the blows of a turn teach. @returns what the save knows now. `state` is that before the turn. */
export async function learnFrom(tx: Tx, { saveId, state }: Stage, events: readonly BattleEvent[]): Promise<KnownDefences> {
  const learned = await learnedOf(tx, saveId, enemiesIn(state))
  const known = knownFrom(learned, state)
  const news = lessonsOf(state.battle, events, catalog).flatMap(({ enemy, kind, span: taught }): LearnedDefence[] => {
    const old = known.get(enemy)?.[kind] ?? null
    const span = narrowed(old, taught)
    return isSame(old, span) ? [] : [{ enemy, kind, attackScale: attackScaleIn(state, enemy, kind), span }]
  })
  if (news.length === 0) return known
  for (const each of news) await keepLearned(tx, saveId, each)
  const others = learned.filter((old) => !news.some((each) => isOfOneRow(old, each)))
  return knownFrom([...others, ...news], state)
}

const isSame = (old: Span | null, now: Span): boolean => old?.least === now.least && old.most === now.most

const isOfOneRow = (one: LearnedDefence, other: LearnedDefence): boolean =>
  one.enemy === other.enemy && one.kind === other.kind && one.attackScale === other.attackScale

const enemiesIn = ({ battle }: Adventure): ReadonlySet<number> =>
  new Set(battle.combatants.filter(({ side }) => side === 'enemies').map(({ kind }) => kind))

/** DEF has no scale. */
const attackScaleIn = (state: Adventure, enemy: number, kind: DamageKind): number =>
  kind === 'physical' ? UNSCALED.attack : enemyScaleIn(state, enemy, catalog).attack

function knownFrom(learned: readonly LearnedDefence[], state: Adventure): KnownDefences {
  const spanOf = (enemy: number, kind: DamageKind): Span | null => {
    const scale = attackScaleIn(state, enemy, kind)
    const rows = learned.filter((each) => each.enemy === enemy && each.kind === kind)
    // What was learned at this very scale comes last: it counts where others contradict it, from before the tables were changed.
    const [own, others] = [rows.filter(({ attackScale }) => attackScale === scale), rows.filter(({ attackScale }) => attackScale !== scale)]
    return [...others, ...own].reduce<Span | null>(
      (known, { attackScale, span }) => narrowed(known, rescaled(span, attackScale, scale)),
      null,
    )
  }
  return new Map([...enemiesIn(state)].map((enemy) => [enemy, { physical: spanOf(enemy, 'physical'), magical: spanOf(enemy, 'magical') }]))
}

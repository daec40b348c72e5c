import { catalog } from '../../../content/catalog.ts'
import type { Adventure } from '../../../rules/adventure/adventure.ts'
import { enemyScaleIn } from '../../../rules/adventure/stage-battle.ts'
import type { Span } from '../../../rules/battle/damage.ts'
import type { BattleEvent } from '../../../rules/battle/event.ts'
import { combatantsOf } from '../../../rules/battle/state.ts'
import { type Defences, defenceScale, knownAt, lessonsOf, narrowed } from '../../../rules/sight/knowledge.ts'
import type { StoredAdventure } from '../../store/rows/battle/adventures.ts'
import { keepLearned, type LearnedDefence, learnedOf } from '../../store/rows/battle/learned-defences.ts'
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
  const news = lessonsOf(state.battle, events, catalog).flatMap(({ enemy, damageKind, span: taught }): LearnedDefence[] => {
    const old = known.get(enemy)?.[damageKind] ?? null
    const span = narrowed(old, taught)
    return isSame(old, span) ? [] : [{ enemy, damageKind, attackScale: defenceScale(damageKind, attackScaleOf(state, enemy)), span }]
  })
  if (news.length === 0) return known
  for (const each of news) await keepLearned(tx, saveId, each)
  const others = learned.filter((old) => !news.some((each) => isOfOneRow(old, each)))
  return knownFrom([...others, ...news], state)
}

const isSame = (old: Span | null, now: Span): boolean => old?.least === now.least && old.most === now.most

const isOfOneRow = (one: LearnedDefence, other: LearnedDefence): boolean =>
  one.enemy === other.enemy && one.damageKind === other.damageKind && one.attackScale === other.attackScale

const enemiesIn = ({ battle }: Adventure): ReadonlySet<number> => new Set(combatantsOf(battle, 'enemies').map(({ kind }) => kind))

const attackScaleOf = (state: Adventure, enemy: number): number => enemyScaleIn(state, enemy, catalog).attack

const knownFrom = (learned: readonly LearnedDefence[], state: Adventure): KnownDefences =>
  new Map(
    [...enemiesIn(state)].map((enemy) => [
      enemy,
      knownAt(
        learned.filter((each) => each.enemy === enemy),
        attackScaleOf(state, enemy),
      ),
    ]),
  )

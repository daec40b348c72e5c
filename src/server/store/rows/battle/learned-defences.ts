import type { DamageKind } from '../../../../rules/battle/skill.ts'
import type { LearnedSpan } from '../../../../rules/sight/knowledge.ts'
import { prepared, preparedForRows } from '../../prepared.ts'
import type { Tx } from '../../store.ts'

export interface LearnedDefence extends LearnedSpan {
  /** The enemy's id. */
  readonly enemy: number
}

interface LearnedRow {
  readonly enemy_id: number
  readonly damage_kind: DamageKind
  readonly attack_scale: number
  readonly least: number
  readonly most: number
}

const read = preparedForRows<{ saveId: number }, { enemy: number }, LearnedRow>((tx, place, rows) =>
  tx
    .selectFrom('learned_defences')
    .select(['enemy_id', 'damage_kind', 'attack_scale', 'least', 'most'])
    .where('save_id', '=', place('saveId'))
    .where(
      'enemy_id',
      'in',
      rows.map(({ enemy }) => enemy),
    ),
)

/** What is known of each of the enemies, at every scale, from the lowest on. The rows are few: SQLite takes four times as long when it sorts them. */
export async function learnedOf(tx: Tx, saveId: number, enemies: ReadonlySet<number>): Promise<readonly LearnedDefence[]> {
  const rows = await read(
    tx,
    { saveId },
    [...enemies].map((enemy) => ({ enemy })),
  )
  return rows
    .map((row) => ({
      enemy: row.enemy_id,
      damageKind: row.damage_kind,
      attackScale: row.attack_scale,
      span: { least: row.least, most: row.most },
    }))
    .toSorted((one, other) => one.attackScale - other.attackScale)
}

interface KeptValues {
  saveId: number
  enemy: number
  damageKind: DamageKind
  attackScale: number
  least: number
  most: number
}

const keep = prepared<KeptValues, never>((tx, place) =>
  tx
    .insertInto('learned_defences')
    .values({
      save_id: place('saveId'),
      enemy_id: place('enemy'),
      damage_kind: place('damageKind'),
      attack_scale: place('attackScale'),
      least: place('least'),
      most: place('most'),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['save_id', 'enemy_id', 'damage_kind', 'attack_scale'])
        .doUpdateSet((row) => ({ least: row.ref('excluded.least'), most: row.ref('excluded.most') })),
    ),
)

/** Keeps it in place of what was known at this scale. */
export async function keepLearned(tx: Tx, saveId: number, { enemy, damageKind, attackScale, span }: LearnedDefence): Promise<void> {
  await keep(tx, { saveId, enemy, damageKind, attackScale, ...span })
}

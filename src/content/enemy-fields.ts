import { ALTAR, isEncore, LIGHTLESS_KING, VAST_EXPANSE } from './named-ids.ts'

/** Which field each enemy belongs to. Only ids, so the browser may import it: it decides the colours of a drawing. */
const enemiesByField: Readonly<Record<number, readonly number[]>> = {
  1: [11, 12, 13, 14, 15],
  2: [21, 22, 23, 24, 25],
  3: [31, 32, 33, 34, 35],
  4: [41, 42, 43, 44, 45],
  5: [51, 52, 53, 54, 55],
  6: [61, 62, 63, 64, 65],
  7: [71, 72, 73, 74, 75, 76],
  8: [81, 82, 83, 84],
  9: [91, 92, 93, 94, 95, 96],
  10: [101, 102, 103, 104, 105, 106],
  11: [111, 112, 113],
  12: [121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132],
}

/** The shadow that each role meets in field 12. */
export const SHADOWS_BY_ROLE: Readonly<Record<number, number>> = { 1: 126, 2: 128, 3: 130, 4: 127, 5: 131, 6: 132 }

/** All shadows, bosses included. */
export const SHADOW_COUNT = Object.values(enemiesByField).flat().length

const fieldByEnemy = new Map(Object.entries(enemiesByField).flatMap(([field, ids]) => ids.map((id) => [id, Number(field)])))

/** The id of the enemy's own field, 1–12; null for an unknown enemy. Enemies also appear in other fields. */
export const fieldOfEnemy = (enemyId: number): number | null => fieldByEnemy.get(enemyId) ?? null

/** 無灯の城主 at his altar: he is folded only when the flame has been moved, which the story tells after the battle. */
export const staysStanding = (field: number, enemyId: number): boolean => field === ALTAR && enemyId === LIGHTLESS_KING

/** The field, 1–12, whose picture stands behind a battle: its own or, in the runs after the story, that of the enemy in the middle (none: 12). */
export const backgroundFieldOf = (field: number, enemyIds: readonly number[]): number =>
  isEncore(field) ? (fieldOfEnemy(enemyIds[Math.floor(enemyIds.length / 2)] ?? 0) ?? VAST_EXPANSE) : field

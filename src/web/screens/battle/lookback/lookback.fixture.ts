import type { LookbackAdvice, LookbackReply, LookbackTurn } from '../../../../contract/battle/lookback.ts'

/** A turn at which nobody lost anything, with three members against two enemies, for tests. */
export function turnOf(turn: number, change: Partial<LookbackTurn> = {}): LookbackTurn {
  const hp = [50, 50, 50, 30, 30].map((each) => [each, each] as [number, number])
  return { turn, chance: 5, mark: null, advice: null, ordered: null, hp, announced: [], orders: [], lines: [], ...change }
}

export function adviceOf(change: Partial<LookbackAdvice> = {}): LookbackAdvice {
  return { type: 'crouch', members: [0, 1, 2], act: null, target: null, from: 3, to: 5, ...change }
}

/** A stage that was lost, all counted. */
export function lookbackOf(turns: readonly LookbackTurn[], change: Partial<LookbackReply> = {}): LookbackReply {
  return {
    field_id: 1,
    stage_id: 1,
    is_won: false,
    is_counted: true,
    playouts: 100,
    before: 6,
    members: ['キリカ', 'トモリ', 'ゴトク'].map((name, at) => ({ role_id: at + 1, name, max_hp: 50 })),
    foes: ['ケシカゲＡ', 'ケシカゲＢ'].map((name) => ({ id: 11, name, is_boss: false, max_hp: 30 })),
    turns: [...turns],
    ...change,
  }
}

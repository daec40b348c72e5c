import { useEffect, useState } from 'react'
import { firstNotes } from '../../../../../content/text/first-notes.ts'
import { type Side, standing } from '../../../../../rules/battle/state.ts'
import { recallWords, rememberWord } from '../../../../state/stored-choice.ts'
import { type Battle, isThreatened } from '../../battle-model.ts'

type Occasion = keyof typeof firstNotes

const occasions: Readonly<Record<Occasion, (battle: Battle) => boolean>> = {
  telegraph: isThreatened,
  bleed: (battle) => lasting(battle, 'party').some(({ bleed }) => bleed > 0),
  weakened: (battle) => lasting(battle, 'party').some(({ bad, bleed }) => bad && bleed === 0),
  enemyStrengthened: (battle) => lasting(battle, 'enemies').some(({ bad }) => !bad),
  strengthened: (battle) => lasting(battle, 'party').some(({ bad }) => !bad),
}

/** What lasts beyond this turn on those of a side who stand. */
const lasting = ({ state }: Battle, side: Side) =>
  standing(state, side).flatMap(({ modifiers }) => modifiers.filter(({ turns }) => turns > 0))

const order: readonly Occasion[] = ['telegraph', 'bleed', 'weakened', 'enemyStrengthened', 'strengthened']

/** What is to be explained now, given what was explained before: one thing at a time, with a turn's first question. An announced skill may come with a later one. */
export function occasionOf(battle: Battle, explained: ReadonlySet<string>, isFirstQuestion: boolean): Occasion | null {
  const occasion = order.find((each) => !explained.has(each) && occasions[each](battle)) ?? null
  return isFirstQuestion || occasion === 'telegraph' ? occasion : null
}

const STORE = 'firstNotes'

/** A few words when something happens for the first time in this browser. `waits`: something else stands in their place. */
export function useFirstNote(battle: Battle, waits: boolean, isFirstQuestion: boolean) {
  const turn = `${battle.sessionId} ${battle.place.stageId} ${battle.state.turn}`
  const [shown, setShown] = useState<{ readonly turn: string; readonly occasion: Occasion | null } | null>(null)
  if (shown?.turn !== turn && !waits) setShown({ turn, occasion: occasionOf(battle, recallWords(STORE), isFirstQuestion) })
  const occasion = shown?.turn === turn ? shown.occasion : null
  useEffect(() => {
    if (occasion !== null) rememberWord(STORE, occasion)
  }, [occasion])
  const lines = occasion === null || waits ? null : firstNotes[occasion]
  return { lines, putAway: () => setShown({ turn, occasion: null }) }
}

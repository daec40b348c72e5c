import { useEffect, useState } from 'react'
import type { Field } from '../../../../contract/field.ts'
import { play } from '../../../sound/sound.ts'
import { recall, remember } from '../../../state/stored-choice.ts'
import { type MapChange, changeSince, idsIn, readSeen, seenIn, type MapStep, steps, writeSeen } from '../map/map-scene.ts'

/** How long each step is shown, in ms. */
const lengths: Readonly<Record<MapStep, number>> = { before: 600, cord: 700, lantern: 500, land: 1000, shadow: 1300, after: 1500 }

interface Aftermath {
  /** What is shown step by step; null when nothing changed. */
  readonly change: MapChange | null
  /** `after` from the beginning when nothing changed. */
  readonly step: MapStep
  /** Until the last step is over. */
  readonly isPlaying: boolean
}

/**
 * What the last adventure changed on the map, shown once: this browser remembers what of the save's map it has shown. Any key or tap
 * ends it; a key does nothing else then.
 */
export function useAftermath(saveId: number, fields: readonly Field[]): Aftermath {
  const now = seenIn(fields)
  const name = `map.${saveId}`
  const text = writeSeen(now)
  const [change] = useState(() => changeSince(readSeen(recall(name)), now))
  const [step, setStep] = useState<MapStep>(change === null ? 'after' : 'before')
  const [isPlaying, setPlaying] = useState(change !== null)
  useEffect(() => remember(name, text), [name, text])
  useEffect(() => {
    if (!isPlaying) return
    if (step === 'lantern') play('flame')
    if (step === 'shadow') play('fold')
    const next = steps[steps.indexOf(step) + 1]
    const timer = setTimeout(() => (next === undefined ? setPlaying(false) : setStep(next)), lengths[step])
    return () => clearTimeout(timer)
  }, [isPlaying, step])
  useEffect(() => {
    if (!isPlaying) return
    const end = (event: Event) => {
      setStep('after')
      setPlaying(false)
      if (event instanceof KeyboardEvent && event.key !== 'Tab') {
        event.preventDefault()
        event.stopPropagation()
      }
    }
    const listening = new AbortController()
    for (const tap of ['keydown', 'pointerdown']) window.addEventListener(tap, end, { capture: true, signal: listening.signal })
    return () => listening.abort()
  }, [isPlaying])
  return { change, step, isPlaying }
}

const visitedName = (saveId: number): string => `visited.${saveId}`

/** Ids of the fields for which the three have set out, in this browser. */
export const visitedFields = (saveId: number): ReadonlySet<number> => idsIn(recall(visitedName(saveId)) ?? '')

export const rememberVisit = (saveId: number, field: number): void =>
  remember(visitedName(saveId), [...new Set([...visitedFields(saveId), field])].join(' '))

import { useEffect, useState } from 'react'
import { once } from '../../../shell/parts.ts'
import type * as Said from './voices.ts'

type Voices = typeof Said

let arrived: Voices | null = null

/** What members say, in a chunk of its own: nobody speaks before the player has begun to choose. */
export const loadVoices = once(async () => (arrived = await import('./voices.ts')))

/** Null until it is wanted and has come. Where it does not come, members are silent. */
export function useVoices(wanted: boolean): Voices | null {
  const [voices, setVoices] = useState(arrived)
  useEffect(() => {
    if (wanted && voices === null) void loadVoices().then(setVoices).catch(silence)
  }, [wanted, voices])
  return voices
}

/** What is said is said beside the battle. */
export const silence = () => null

import { useSyncExternalStore } from 'react'
import { recall, remember } from '../stored-choice.ts'
import type { EffectName } from './effects.ts'

let on = recall('sound') === 'on'
const listeners = new Set<() => void>()

/** Plays an effect if the player wants sound. The synthesizer loads with the first one. */
export function play(name: EffectName): void {
  if (on) void playLoaded(name)
}

async function playLoaded(name: EffectName): Promise<void> {
  try {
    const [{ effects }, { playTones }] = await Promise.all([import('./effects.ts'), import('./synth.ts')])
    playTones(effects[name])
  } catch {
    // A device without sound is no reason to stop the game.
  }
}

export function useSoundWanted(): readonly [boolean, (wanted: boolean) => void] {
  const wanted = useSyncExternalStore(subscribe, () => on)
  return [wanted, setWanted]
}

function setWanted(wanted: boolean): void {
  on = wanted
  remember('sound', wanted ? 'on' : 'off')
  for (const listener of listeners) listener()
  play('confirm')
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

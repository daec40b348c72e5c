import { type ComponentType, lazy } from 'react'
import { waitedFor } from '../server/waiting.ts'

/** A chunk that did not arrive. Only a reload brings it: what the browser and the bundler have tried once they do not try again. */
export class PartMissing extends Error {}

type Load<Props> = () => Promise<ComponentType<Props>>

/** Loads a chunk once. A wait that hangs can be ended by the player. @throws PartMissing */
export function once<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let begun: Promise<Loaded> | null = null
  return () => (begun ??= arrived(load))
}

async function arrived<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await waitedFor(load())
  } catch (cause) {
    throw new PartMissing('A part of the page did not arrive', { cause })
  }
}

/** A part of a screen in a chunk of its own. Without it the page is broken: the error boundary takes over. */
export function part<Props extends object>(load: Load<Props>): ComponentType<Props> {
  const loadOnce = once(load)
  return lazy(async () => ({ default: await loadOnce() }))
}

const Nothing = () => null

/** A part that a screen can do without: where its chunk does not arrive, `instead` is shown, or nothing. */
export function decoration<Props extends object>(load: Load<Props>, instead: ComponentType<Props> = Nothing): ComponentType<Props> {
  const loadOnce = once(load)
  return lazy(async () => ({ default: await loadOnce().catch(() => instead) }))
}

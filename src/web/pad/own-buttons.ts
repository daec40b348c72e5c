import { useSyncExternalStore } from 'react'
import { exchangesUnder } from '../state/exchanges.ts'
import { onRemembered } from '../state/stored-choice.ts'

/** Under this name the browser remembers which buttons of a pad have changed places, by their indexes in the standard mapping. */
export const OWN_BUTTONS = 'own-buttons'

/** By their index in the standard mapping. */
const names = ['A', 'B', 'X', 'Y', 'LB', 'RB', 'LT', 'RT', 'BACK', 'START']

const buttons = exchangesUnder(OWN_BUTTONS, '0123456789')

export const ownButtons = buttons.stored

/** What is usually on the button that is pressed; those that cannot change stay as they are. Indexes of the standard mapping. */
export const usualButton = (pressed: number): number => (pressed < names.length ? Number(buttons.usualOf(String(pressed))) : pressed)

/** Puts what is usually on one button, told by its name, onto another, told by its index. @returns its name; null where it cannot be chosen. */
export function chooseButton(usual: string, own: number): string | null {
  const name = names[own]
  if (name === undefined) return null
  buttons.choose(String(names.indexOf(usual)), String(own))
  return name
}

export const resetButtons = buttons.reset

const ownButton = (usual: string): string => names[Number(buttons.ownOf(String(names.indexOf(usual))))] ?? usual

/** A button as this player has chosen it. */
export const useOwnButton = (usual: string): string =>
  useSyncExternalStore(
    onRemembered,
    () => ownButton(usual),
    () => ownButton(usual),
  )

/** Before a press of a pad does anything, whoever waits for one gets it: the event is cancelled, its `detail` is the index. */
export const PAD_PRESS = 'padpress'

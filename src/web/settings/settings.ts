import { useSyncExternalStore } from 'react'
import { OWN_BUTTONS } from '../pad/own-buttons.ts'
import { OWN_KEYS } from '../state/own-keys.ts'
import { onRemembered, recall, recallChoice, remember } from '../state/stored-choice.ts'

/** The settings that are one of a few words, under the names by which the browser remembers them; the first is the usual one. */
export const choices = {
  'text-speed': ['normal', 'slow', 'fast'],
  'battle-speed': ['normal', 'double', 'instant'],
  motion: ['full', 'calm', 'none'],
  shake: ['on', 'off'],
  light: ['moving', 'still', 'off'],
  letters: ['normal', 'large', 'largest'],
  contrast: ['normal', 'high'],
  furigana: ['off', 'on'],
  mono: ['off', 'on'],
  speech: ['full', 'short'],
  scan: ['off', 'slow', 'normal', 'fast'],
  advice: ['on', 'off'],
  sight: ['on', 'off'],
} as const

export type ChoiceName = keyof typeof choices
export type Choice<Name extends ChoiceName> = (typeof choices)[Name][number]

/** Remembered while this browser knows something newer than the account. */
export const UNSENT = 'settings-unsent'

export const isSetting = (name: string): boolean =>
  ['music-volume', 'effects-volume', OWN_KEYS, OWN_BUTTONS].includes(name) || name in choices

const lessMotion = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)')
const moreContrast = (): MediaQueryList => matchMedia('(prefers-contrast: more)')

/** `calm`: no travel, shake and shards; `none`: only what comes of it is shown. What the system prefers holds until something is chosen. */
export function motion(): Choice<'motion'> {
  if (recall('motion') === null && lessMotion().matches) return 'calm'
  return recallChoice('motion', choices.motion)
}

/** What the system prefers holds here too. */
function contrast(): Choice<'contrast'> {
  if (recall('contrast') === null && moreContrast().matches) return 'high'
  return recallChoice('contrast', choices.contrast)
}

function choiceNow(name: ChoiceName): string {
  if (name === 'motion') return motion()
  return name === 'contrast' ? contrast() : recallChoice(name, choices[name] as readonly [string, ...string[]])
}

/** What holds now. */
export function useSetting<Name extends ChoiceName>(name: Name): Choice<Name> {
  const now = () => choiceNow(name) as Choice<Name>
  return useSyncExternalStore(onRemembered, now, now)
}

/** Whether the player's lamp is wanted. Where letters stand out more, scenery steps back. */
export function useIsLit(): boolean {
  const contrasts = useSetting('contrast') === 'high'
  return useSetting('light') !== 'off' && !contrasts
}

export const hasLessMotion = (): boolean => motion() !== 'full'

export const shakes = (): boolean => recallChoice('shake', choices.shake) === 'on'

/** Factors on the time that words take or stay. */
const textPaces: Readonly<Record<Choice<'text-speed'>, number>> = { slow: 1.6, normal: 1, fast: 0.5 }
export const textPace = (): number => textPaces[recallChoice('text-speed', choices['text-speed'])]

/** Keeps the root's marks, by which the style sheets know the settings, in step with them. */
export function applySettings(): void {
  const apply = () => {
    const { dataset, style } = document.documentElement
    dataset.motion = motion()
    dataset.contrast = contrast()
    if (dataset.contrast === 'high') void import('../looks/contrast.css').catch(() => undefined)
    dataset.letters = recallChoice('letters', choices.letters)
    style.setProperty('--text-pace', String(textPace()))
  }
  apply()
  onRemembered((name) => {
    if (!isSetting(name)) return
    apply()
    remember(UNSENT, 'yes')
  })
  lessMotion().addEventListener('change', apply)
  moreContrast().addEventListener('change', apply)
}

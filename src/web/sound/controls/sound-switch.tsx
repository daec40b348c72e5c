import { useEffect } from 'react'
import { soundText as text } from '../../../content/text/sound.ts'
import { letterOf, useOwnKey } from '../../state/own-keys.ts'
import * as usualLetters from '../../state/usual-letters.ts'
import { chooseSound, useSoundChoice } from '../sound.ts'

/** Sound is off until wanted; its volumes are among the settings. `buttonClass`: the look of buttons where it stands. */
export function SoundSwitch({ buttonClass }: { readonly buttonClass: string | undefined }) {
  const { on } = useSoundChoice()
  const ownKey = useOwnKey(usualLetters.sound)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (letterOf(event) !== usualLetters.sound || event.target instanceof HTMLTextAreaElement || isTextField(event.target)) return
      chooseSound({ on: !on })
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [on])
  return (
    <button
      type="button"
      className={buttonClass}
      style={on ? lit : undefined}
      aria-pressed={on}
      aria-keyshortcuts={ownKey}
      title={text.key(ownKey)}
      onClick={() => chooseSound({ on: !on })}
    >
      <span aria-hidden="true">♪</span> {on ? text.turnOff : text.turnOn}
    </button>
  )
}

const isTextField = (target: EventTarget | null): boolean => target instanceof HTMLInputElement && target.type !== 'range'

const lit = { color: 'var(--lamp-300)' } as const

import { useEffect } from 'react'
import { soundText as text } from '../../content/text/sound.ts'
import { chooseSound, useSoundChoice } from './sound.ts'
import { soundRow } from './sound-row.ts'

/** Works everywhere but in fields for text: M opens the notes in a battle, so it is O, for おと. */
const key = 'o'

/** Sound is off until wanted; then two volumes. `buttonClass`: the look of buttons where it stands. */
export function SoundSwitch({ buttonClass }: { readonly buttonClass: string | undefined }) {
  const { on, music, effects } = useSoundChoice()
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== key || event.repeat || event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return
      if (event.target instanceof HTMLTextAreaElement || isTextField(event.target)) return
      chooseSound({ on: !on })
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [on])
  return (
    <div style={{ ...soundRow, flex: 'none', marginLeft: 'auto' }}>
      {on ? (
        <>
          <Volume label={text.music} value={music} onChange={(value) => chooseSound({ music: value })} />
          <Volume label={text.effects} value={effects} onChange={(value) => chooseSound({ effects: value })} />
        </>
      ) : null}
      <button
        type="button"
        className={buttonClass}
        style={on ? lit : undefined}
        aria-pressed={on}
        aria-keyshortcuts={key.toUpperCase()}
        title={text.key(key.toUpperCase())}
        onClick={() => chooseSound({ on: !on })}
      >
        <span aria-hidden="true">♪</span> {on ? text.turnOff : text.turnOn}
      </button>
    </div>
  )
}

const isTextField = (target: EventTarget | null): boolean => target instanceof HTMLInputElement && target.type !== 'range'

const lit = { color: 'var(--lamp-300)' } as const
const slider = { width: 72, accentColor: 'var(--lamp-400)' } as const

interface VolumeProps {
  readonly label: string
  /** 0–10. */
  readonly value: number
  readonly onChange: (value: number) => void
}

function Volume({ label, value, onChange }: VolumeProps) {
  return (
    <label style={soundRow}>
      {label}
      <input type="range" style={slider} min={0} max={10} value={value} onChange={(event) => onChange(event.target.valueAsNumber)} />
    </label>
  )
}

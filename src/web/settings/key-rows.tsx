import { useEffect, useEffectEvent, useState } from 'react'
import { settingsText } from '../../content/text/settings.ts'
import { chooseButton, PAD_PRESS, resetButtons, useOwnButton } from '../pad/own-buttons.ts'
import { chooseLetter, resetLetters, useOwnKey } from '../state/own-keys.ts'
import { Button } from '../ui/controls/button.tsx'
import styles from './settings-dialog.module.css'

const text = settingsText.ownKeys

/** The letter or the pad's button, as it usually is, for which another is waited for, and what it does. */
interface Asked {
  readonly usual: string
  readonly isOnPad: boolean
  readonly does: string
}

/** All keys; on request each letter is a button, and gets the key that is pressed next. */
export function KeyRows() {
  const [isChanging, setChanging] = useState(false)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [said, setSaid] = useState('')
  const ask = (next: Asked) => {
    setAsked(next)
    setSaid(next.isOnPad ? text.askButton : text.ask)
  }
  const press = (event: KeyboardEvent) => {
    if (asked === null || event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return
    // Else it would do here what it does elsewhere.
    event.preventDefault()
    event.stopPropagation()
    if (event.repeat) return
    const key = event.key.toLowerCase()
    if (key === 'escape') setSaid('')
    else if (asked.isOnPad) return
    else if (!/^[a-z]$/.test(key)) return setSaid(text.onlyLetters)
    else {
      chooseLetter(asked.usual.toLowerCase(), key)
      setSaid(text.changed(asked.does, key.toUpperCase()))
    }
    setAsked(null)
  }
  const pressOnPad = (event: CustomEvent<number>) => {
    if (asked === null || !asked.isOnPad) return
    event.preventDefault()
    const name = chooseButton(asked.usual, event.detail)
    if (name === null) return
    setSaid(text.changedButton(asked.does, name))
    setAsked(null)
  }
  useEveryPress(asked !== null, press, pressOnPad)
  const reset = () => {
    resetLetters()
    resetButtons()
    setAsked(null)
    setSaid(text.isReset)
  }
  const end = () => {
    setChanging(false)
    setAsked(null)
    setSaid('')
  }
  return (
    <div className={styles.keys}>
      {settingsText.keys.map(({ title, rows, ...section }) => (
        <section key={title}>
          <h3>{title}</h3>
          <dl>
            {rows.map(([keys, does]) => (
              <div key={keys} className={styles.keyRow}>
                <dt>
                  {keys.split('・').map((key) => {
                    const isOnPad = 'isPad' in section
                    const canChange = isOnPad ? /^[A-Z]+$/ : /^[A-Z]$/
                    if (!canChange.test(key)) return <kbd key={key}>{key}</kbd>
                    const isAsked = asked?.usual === key && asked.isOnPad === isOnPad
                    return <Sign key={key} usual={key} isOnPad={isOnPad} does={does} isAsked={isAsked} onAsk={isChanging ? ask : null} />
                  })}
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <div className={styles.ownKeys}>
        <output>{said}</output>
        {isChanging ? (
          <Button size="small" onClick={reset}>
            {text.reset}
          </Button>
        ) : null}
        <Button size="small" onClick={isChanging ? end : () => setChanging(true)}>
          {isChanging ? text.end : text.change}
        </Button>
      </div>
    </div>
  )
}

interface SignProps extends Asked {
  readonly isAsked: boolean
  /** Null while keys are only shown. */
  readonly onAsk: ((asked: Asked) => void) | null
}

function Sign({ usual, isOnPad, does, isAsked, onAsk }: SignProps) {
  const letter = useOwnKey(usual)
  const button = useOwnButton(usual)
  const shown = isOnPad ? button : letter
  if (onAsk === null) return <kbd>{shown}</kbd>
  const label = isOnPad ? text.buttonOf(does, shown) : text.keyOf(does, shown)
  return (
    <button type="button" aria-label={label} aria-pressed={isAsked} onClick={() => onAsk({ usual, isOnPad, does })}>
      <kbd>{isAsked ? '？' : shown}</kbd>
    </button>
  )
}

/** While it is on, every key and every press of a pad comes here first, also before the dialog that Escape would close. */
function useEveryPress(isOn: boolean, onKey: (event: KeyboardEvent) => void, onPad: (event: CustomEvent<number>) => void): void {
  const press = useEffectEvent(onKey)
  const pressOnPad = useEffectEvent(onPad)
  useEffect(() => {
    if (!isOn) return
    const listen = (event: KeyboardEvent) => press(event)
    const listenToPad = (event: Event) => pressOnPad(event as CustomEvent<number>)
    window.addEventListener('keydown', listen, { capture: true })
    window.addEventListener(PAD_PRESS, listenToPad)
    return () => {
      window.removeEventListener('keydown', listen, { capture: true })
      window.removeEventListener(PAD_PRESS, listenToPad)
    }
  }, [isOn])
}

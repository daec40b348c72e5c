import { useEffect, useEffectEvent, useState } from 'react'
import { settingsText } from '../../content/text/settings.ts'
import { chooseLetter, resetLetters, useToldKey } from '../state/own-keys.ts'
import { Button } from '../ui/controls/button.tsx'
import styles from './settings-dialog.module.css'

const text = settingsText.ownKeys

/** The letter, as it usually is, whose new key is waited for, and what it does. */
interface Asked {
  readonly usual: string
  readonly does: string
}

/** All keys; on request each letter is a button, and gets the key that is pressed next. */
export function KeyRows() {
  const [isChanging, setChanging] = useState(false)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [said, setSaid] = useState('')
  const ask = (next: Asked) => {
    setAsked(next)
    setSaid(text.ask)
  }
  const press = (event: KeyboardEvent) => {
    if (asked === null || event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return
    // Else it would do here what it does elsewhere.
    event.preventDefault()
    event.stopPropagation()
    if (event.repeat) return
    const key = event.key.toLowerCase()
    if (key === 'escape') setSaid('')
    else if (!/^[a-z]$/.test(key)) return setSaid(text.onlyLetters)
    else {
      chooseLetter(asked.usual, key)
      setSaid(text.changed(asked.does, key.toUpperCase()))
    }
    setAsked(null)
  }
  useEveryKey(asked !== null, press)
  const reset = () => {
    resetLetters()
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
                    // Of a pad the buttons have letters too.
                    if ('isPad' in section || !/^[A-Z]$/.test(key)) return <kbd key={key}>{key}</kbd>
                    const usual = key.toLowerCase()
                    const isAsked = asked?.usual === usual
                    return <Letter key={key} usual={usual} does={does} isAsked={isAsked} onAsk={isChanging ? ask : null} />
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

interface LetterProps extends Asked {
  readonly isAsked: boolean
  /** Null while keys are only shown. */
  readonly onAsk: ((asked: Asked) => void) | null
}

function Letter({ usual, does, isAsked, onAsk }: LetterProps) {
  const told = useToldKey(usual.toUpperCase())
  if (onAsk === null) return <kbd>{told}</kbd>
  return (
    <button type="button" aria-label={text.keyOf(does, told)} aria-pressed={isAsked} onClick={() => onAsk({ usual, does })}>
      <kbd>{isAsked ? '？' : told}</kbd>
    </button>
  )
}

/** While it is on, every key comes here first, also before the dialog that Escape would close. */
function useEveryKey(isOn: boolean, onKey: (event: KeyboardEvent) => void): void {
  const press = useEffectEvent(onKey)
  useEffect(() => {
    if (!isOn) return
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen, { capture: true })
    return () => window.removeEventListener('keydown', listen, { capture: true })
  }, [isOn])
}

import { type ReactNode, useEffect } from 'react'
import { uiText } from '../../../content/text/ui.ts'
import { useDevice } from '../../pad/device.ts'
import { useOwnButton } from '../../pad/own-buttons.ts'
import { useOwnKey } from '../../state/own-keys.ts'
import * as usualLetters from '../../state/usual-letters.ts'
import { Seal } from '../feedback/chip.tsx'
import styles from './page-title.module.css'

interface PageTitleProps {
  /** One kanji for the seal. */
  readonly glyph: string
  readonly title: string
  readonly note?: ReactNode
}

/** The screen's heading; also the title of the document. */
export function PageTitle(plaque: PageTitleProps) {
  useDocumentTitle(plaque.title)
  return <Plaque {...plaque} />
}

/** The heading alone, for what covers the screen for a while. */
export function Plaque({ glyph, title, note }: PageTitleProps) {
  return (
    <div className={styles.plaque}>
      <Seal glyph={glyph} />
      <h1>{title}</h1>
      {note === undefined ? null : <span className={styles.note}>{note}</span>}
    </div>
  )
}

export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title === uiText.gameName ? title : `${title}｜${uiText.gameName}`
  }, [title])
}

/** What on a pad does the same as a key (pad/pad.ts). */
const onPad: Readonly<Record<string, string>> = {
  Enter: 'A',
  Esc: 'B',
  [usualLetters.autoOn]: 'X',
  [usualLetters.repeat]: 'Y',
  [usualLetters.speed]: 'LT',
  [usualLetters.modifiers]: 'RT',
}

/** A key of the keyboard, or the button of a pad where that was used last, shown beside what it does; hidden on touch screens. */
export function KeyHint({ children }: { readonly children: string | number }) {
  const device = useDevice()
  const ownKey = useOwnKey(String(children))
  const button = onPad[children]
  const ownButton = useOwnButton(button ?? '')
  const shown = device !== 'pad' ? ownKey : button === undefined ? undefined : ownButton
  return shown === undefined ? null : (
    <kbd className={styles.key} aria-hidden="true">
      {shown}
    </kbd>
  )
}

import { type ConfirmColour, fieldTexts } from '../../../../content/text/fields.ts'
import styles from './ink.module.css'

const classOf: Readonly<Record<ConfirmColour, string | undefined>> = {
  plain: undefined,
  'deep-red': styles.deepRed,
  gold: styles.gold,
  'white-on-black': styles.whiteOnBlack,
}

/** The class with the colours of a special field, for its row and its question; undefined for the others. */
export const inkOf = (fieldId: number): string | undefined => classOf[fieldTexts.find(({ id }) => id === fieldId)?.confirmColour ?? 'plain']

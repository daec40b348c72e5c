import type { CSSProperties } from 'react'
import { fieldLook } from './fields.ts'

/** The colours of a field's paper as the variables that its drawings use. @throws RangeError outside of 1–12. */
export function paperOf(fieldId: number): CSSProperties {
  const { k0, k1, k2, k3, rim, dusk } = fieldLook(fieldId).colours
  return { '--k0': k0, '--k1': k1, '--k2': k2, '--k3': k3, '--rim': rim, '--dusk': dusk } as CSSProperties
}

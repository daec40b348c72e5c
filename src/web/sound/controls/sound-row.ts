import type { CSSProperties } from 'react'

export const soundRow: CSSProperties = { display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 12 }

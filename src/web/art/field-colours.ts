/**
 * The paper colours of a field, for its background (`drawings/tools/field-themes.ts`) and for the enemies in it. In field 12 values
 * are inverted: paper is white there, so `k0` is the lightest tone instead of the darkest.
 */
export interface FieldColours {
  /** Paper plies of figures, nearest first. */
  readonly k0: string
  readonly k1: string
  readonly k2: string
  readonly k3: string
  /** Lit paper edge. */
  readonly rim: string
  /** Darkest hue of the field: soft shadow between plies, and what lies under the panels. */
  readonly dusk: string
  /** The light of the guardsmen's slits, core first, where fire would be lost on the field. */
  readonly f0?: string
  readonly f1?: string
  readonly f2?: string
  readonly f3?: string
}

const byField: Readonly<Record<number, FieldColours>> = {
  1: { k0: '#190b1d', k1: '#35192f', k2: '#55283f', k3: '#7f3f4e', rim: '#ffc887', dusk: '#2b0a22' },
  2: { k0: '#23110f', k1: '#43221b', k2: '#6a3a28', k3: '#97603a', rim: '#fff0c0', dusk: '#4a2415' },
  3: { k0: '#0f060b', k1: '#2b0f16', k2: '#4d1a1e', k3: '#802f26', rim: '#ffb05a', dusk: '#25060c' },
  4: { k0: '#07112e', k1: '#10224e', k2: '#1d3a74', k3: '#37609f', rim: '#eaf6ff', dusk: '#0a1d4e' },
  5: { k0: '#0b1412', k1: '#1c2f2a', k2: '#314a42', k3: '#557266', rim: '#fbfdf0', dusk: '#1f332e' },
  6: { k0: '#0c1833', k1: '#1c3058', k2: '#34508a', k3: '#5f83bd', rim: '#ffffff', dusk: '#16305e' },
  7: { k0: '#050d16', k1: '#0f2a38', k2: '#1b4650', k3: '#2f6d70', rim: '#bfeecb', dusk: '#03141f' },
  8: { k0: '#170e0d', k1: '#382219', k2: '#5c3a22', k3: '#8a6030', rim: '#ffe2a0', dusk: '#2a170c' },
  9: { k0: '#0b0919', k1: '#1f1a3c', k2: '#352d60', k3: '#57498a', rim: '#d9c2ee', dusk: '#0e0b24' },
  10: { k0: '#0b0f19', k1: '#1c2636', k2: '#32445a', k3: '#566f86', rim: '#ffdcae', dusk: '#070b14' },
  11: {
    k0: '#120409',
    k1: '#331019',
    k2: '#5a1a24',
    k3: '#8e3530',
    rim: '#ffc65a',
    dusk: '#1c050c',
    f0: '#f2ffff',
    f1: '#6fd6ff',
    f2: '#3a8aff',
    f3: '#2468d8',
  },
  12: { k0: '#f4f0ff', k1: '#d3caf0', k2: '#a99edb', k3: '#7a6dbb', rim: '#c6b4ff', dusk: '#020208' },
}

/** @throws RangeError outside of 1–12. */
export function fieldColours(fieldId: number): FieldColours {
  const found = byField[fieldId]
  if (!found) throw new RangeError(`There is no field ${fieldId}`)
  return found
}

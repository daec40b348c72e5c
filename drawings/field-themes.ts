/**
 * Colours of the twelve fields, shared by the background drawings and by the battle stage (which sets `--k0 … --rim` from here).
 * In field 12 values are inverted: paper is white there, so `k0` is the lightest tone instead of the darkest.
 */
export interface FieldTheme {
  /** Paper plies of figures, nearest first. */
  readonly k0: string
  readonly k1: string
  readonly k2: string
  readonly k3: string
  /** Lit paper edge. */
  readonly rim: string
  /** Sky from the top to the horizon. */
  readonly sky: readonly string[]
  /** The lamp behind the paper: disc and light round it. */
  readonly lamp: string
  readonly glow: string
  /** What the light round the lamp turns into before it fades; the hue of the local sky. */
  readonly glowEdge: string
  /** Background plies, farthest first. */
  readonly far: string
  readonly mid: string
  readonly near: string
  /** Stage floor, top and bottom. */
  readonly floor: readonly [string, string]
  /** Light lying on the stage floor. */
  readonly pool: string
  /** The bank in front of the stage, top and bottom. */
  readonly front: readonly [string, string]
  /** Darkest hue of the field: soft shadow between plies, and what lies under the panels. */
  readonly dusk: string
}

export const fieldThemes: Readonly<Record<number, FieldTheme>> = {
  1: {
    k0: '#190b1d',
    k1: '#35192f',
    k2: '#55283f',
    k3: '#7f3f4e',
    rim: '#ffc887',
    sky: ['#1d1236', '#512450', '#ab4458', '#ec8149', '#ffcd73'],
    lamp: '#fffbea',
    glow: '#ffd98a',
    glowEdge: '#ff8a58',
    far: '#dd8058',
    mid: '#bd5c55',
    near: '#7f3556',
    floor: ['#b05050', '#7a3049'],
    pool: '#ffcf86',
    front: ['#52203f', '#2a1129'],
    dusk: '#2b0a22',
  },
  2: {
    k0: '#23110f',
    k1: '#43221b',
    k2: '#6a3a28',
    k3: '#97603a',
    rim: '#fff0c0',
    sky: ['#1b5a76', '#4b9aa2', '#a8d2ba', '#f2dfa8', '#fff0c4'],
    lamp: '#ffffff',
    glow: '#fff6d2',
    glowEdge: '#ffe9b0',
    far: '#f0ca88',
    mid: '#e2ad68',
    near: '#c98850',
    floor: ['#dca565', '#a0673f'],
    pool: '#fff0b8',
    front: ['#6a3c2b', '#33191a'],
    dusk: '#4a2415',
  },
  3: {
    k0: '#0f060b',
    k1: '#2b0f16',
    k2: '#4d1a1e',
    k3: '#802f26',
    rim: '#ffb05a',
    sky: ['#14070f', '#420d1b', '#9c1f1c', '#ee5a22', '#ffc05e'],
    lamp: '#fff0b0',
    glow: '#ffc058',
    glowEdge: '#ff6a2a',
    far: '#e0613a',
    mid: '#bd4432',
    near: '#8a2d2c',
    floor: ['#b5482f', '#6b2426'],
    pool: '#ffb858',
    front: ['#38131a', '#17070e'],
    dusk: '#25060c',
  },
  4: {
    k0: '#07112e',
    k1: '#10224e',
    k2: '#1d3a74',
    k3: '#37609f',
    rim: '#eaf6ff',
    sky: ['#0b1f55', '#2a58a0', '#8fbde2', '#d6ebf8', '#f4fbff'],
    lamp: '#ffffff',
    glow: '#eaf6ff',
    glowEdge: '#a8d0f0',
    far: '#a8cdec',
    mid: '#6ea5d8',
    near: '#3c7ac0',
    floor: ['#b9d8f0', '#5b8fc8'],
    pool: '#ffffff',
    front: ['#1f4688', '#0c1f4e'],
    dusk: '#0a1d4e',
  },
  5: {
    k0: '#0b1412',
    k1: '#1c2f2a',
    k2: '#314a42',
    k3: '#557266',
    rim: '#fbfdf0',
    sky: ['#5d746e', '#8fa59a', '#c2cfbd', '#e6ead4', '#f6f6e6'],
    lamp: '#fffff6',
    glow: '#fafbe6',
    glowEdge: '#e0e8cf',
    far: '#d3dcc8',
    mid: '#b3c2b0',
    near: '#8fa496',
    floor: ['#b4c4b4', '#6d8a80'],
    pool: '#fbfde8',
    front: ['#3f5a52', '#1b2d28'],
    dusk: '#1f332e',
  },
  6: {
    k0: '#0c1833',
    k1: '#1c3058',
    k2: '#34508a',
    k3: '#5f83bd',
    rim: '#ffffff',
    sky: ['#345d9e', '#6f9fd4', '#b4d6f2', '#e2f1fc', '#ffffff'],
    lamp: '#ffffff',
    glow: '#ffffff',
    glowEdge: '#d8ecff',
    far: '#cfe4f6',
    mid: '#a9cbea',
    near: '#86b0dc',
    floor: ['#f2f9ff', '#a5c5e6'],
    pool: '#ffffff',
    front: ['#5b86c0', '#1b3464'],
    dusk: '#16305e',
  },
  7: {
    k0: '#050d16',
    k1: '#0f2a38',
    k2: '#1b4650',
    k3: '#2f6d70',
    rim: '#bfeecb',
    sky: ['#0a2338', '#0e3950', '#216f7b', '#5cb5a6', '#d6f0c8'],
    lamp: '#fffff2',
    glow: '#e6f5cf',
    glowEdge: '#8fd8bd',
    far: '#6dbba9',
    mid: '#3f9086',
    near: '#257a7c',
    floor: ['#2f8079', '#123f4c'],
    pool: '#dff5d6',
    front: ['#0c2f3d', '#061722'],
    dusk: '#03141f',
  },
  8: {
    k0: '#170e0d',
    k1: '#382219',
    k2: '#5c3a22',
    k3: '#8a6030',
    rim: '#ffe2a0',
    sky: ['#2f2a3a', '#6d5248', '#bb8644', '#eebc58', '#ffe6a2'],
    lamp: '#ffe2b0',
    glow: '#ffb85a',
    glowEdge: '#f0913f',
    far: '#d6a452',
    mid: '#b98538',
    near: '#8a5a2a',
    floor: ['#c08c40', '#70491f'],
    pool: '#ffe6a2',
    front: ['#4a2f19', '#21150e'],
    dusk: '#2a170c',
  },
  9: {
    k0: '#0b0919',
    k1: '#1f1a3c',
    k2: '#352d60',
    k3: '#57498a',
    rim: '#d9c2ee',
    sky: ['#121028', '#2f2a5e', '#63559a', '#a68cc0', '#e4ccdc'],
    lamp: '#fbf4ff',
    glow: '#dccaf0',
    glowEdge: '#a890d4',
    far: '#8878b2',
    mid: '#6a5c9c',
    near: '#4d4380',
    floor: ['#8578a8', '#433a70'],
    pool: '#e6dcf4',
    front: ['#2a2450', '#120f28'],
    dusk: '#0e0b24',
  },
  10: {
    k0: '#0b0f19',
    k1: '#1c2636',
    k2: '#32445a',
    k3: '#566f86',
    rim: '#ffdcae',
    sky: ['#0a0f1c', '#1b2d46', '#446682', '#9fb0b0', '#f2dfb6'],
    lamp: '#fff6dc',
    glow: '#ffe2ae',
    glowEdge: '#b9c4b8',
    far: '#93a8b2',
    mid: '#6a8496',
    near: '#465f78',
    floor: ['#8a97a0', '#3f4d60'],
    pool: '#ffe2b4',
    front: ['#222d3e', '#111824'],
    dusk: '#070b14',
  },
  11: {
    k0: '#120409',
    k1: '#331019',
    k2: '#5a1a24',
    k3: '#8e3530',
    rim: '#ffc65a',
    sky: ['#1d0714', '#4f0f27', '#a02a2d', '#ea7a40', '#ffd888'],
    lamp: '#fff6d0',
    glow: '#ffd272',
    glowEdge: '#f0803c',
    far: '#c24a3a',
    mid: '#8e2a31',
    near: '#611a2b',
    floor: ['#b04a38', '#5a1725'],
    pool: '#ffdf9a',
    front: ['#3a0f1e', '#1c0711'],
    dusk: '#1c050c',
  },
  12: {
    k0: '#f4f0ff',
    k1: '#d3caf0',
    k2: '#a99edb',
    k3: '#7a6dbb',
    rim: '#c6b4ff',
    sky: ['#020308', '#05060f', '#0a0b1c', '#11122c', '#191a3c'],
    lamp: '#9a7038',
    glow: '#8a5f34',
    glowEdge: '#3a2a4c',
    far: '#232450',
    mid: '#191a3e',
    near: '#11122d',
    floor: ['#15163a', '#07071a'],
    pool: '#4a459a',
    front: ['#0d0d26', '#05050f'],
    dusk: '#020208',
  },
}

/** The theme of a field that is known to exist. */
export function themeOf(field: number): FieldTheme {
  const theme = fieldThemes[field]
  if (theme === undefined) throw new RangeError(`no field ${field}`)
  return theme
}

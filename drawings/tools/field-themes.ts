import { type FieldColours, fieldLook } from '../../src/web/looks/fields.ts'

/** Colours of a field's scenery; those of the paper are shared with the battle stage (`src/web/looks/paper.ts`). */
interface SceneryColours {
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
}

export interface FieldTheme extends FieldColours, SceneryColours {}

const sceneryColours: Readonly<Record<number, SceneryColours>> = {
  1: {
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
  },
  2: {
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
  },
  3: {
    sky: ['#170c2c', '#3a1656', '#7a2766', '#e0543a', '#ffc05e'],
    lamp: '#ffd27c',
    glow: '#ff8c5a',
    glowEdge: '#e0406e',
    far: '#c8566a',
    mid: '#8f4478',
    near: '#6a3468',
    floor: ['#9a4e72', '#4e2752'],
    pool: '#ffb858',
    front: ['#2c1534', '#140818'],
  },
  4: {
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
  },
  5: {
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
  },
  6: {
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
  },
  7: {
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
  },
  8: {
    sky: ['#10283c', '#1f5260', '#5f9488', '#e2bf74', '#ffe6a2'],
    lamp: '#fff0c8',
    glow: '#ffc86e',
    glowEdge: '#f2a85a',
    far: '#7fa08c',
    mid: '#c08a3a',
    near: '#8a5a2a',
    floor: ['#b98a44', '#5c4a34'],
    pool: '#ffe6a2',
    front: ['#2c3a34', '#121c1c'],
  },
  9: {
    sky: ['#121028', '#2a2660', '#64539c', '#d69aae', '#ffd6a0'],
    lamp: '#fff8e8',
    glow: '#ffe2bc',
    glowEdge: '#c08cbc',
    far: '#8878b2',
    mid: '#6a5c9c',
    near: '#4d4380',
    floor: ['#e2b4ac', '#4a3f78'],
    pool: '#ffe2bc',
    front: ['#2a2450', '#120f28'],
  },
  10: {
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
  },
  11: {
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
  },
  12: {
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
  },
}

/** @throws RangeError outside of 1–12. */
export function themeOf(field: number): FieldTheme {
  const scenery = sceneryColours[field]
  if (scenery === undefined) throw new RangeError(`There is no field ${field}`)
  return { ...fieldLook(field).colours, ...scenery }
}

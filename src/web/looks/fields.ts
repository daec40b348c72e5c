import type { PieceName } from '../../content/music/pieces.ts'
import type { ElementName } from '../motion/pieces/elements.ts'
import type { ElementEffect, HitEffect } from '../sound/effects/effects.ts'

/** How a field looks and sounds. */
export interface FieldLook {
  /** The kanji on its seal. */
  readonly seal: string
  readonly colours: FieldColours
  /** What the paper of its enemies turns to in the dark, where the usual near-black would look like dirt on white paper. */
  readonly shade?: string
  /** What the blows of its enemies are made of. What an enemy uses, the screen does not know; where it comes from, it does. */
  readonly element: ElementName
  /** How they sound. */
  readonly sound: ElementEffect
  /** How it sounds when they are hit. */
  readonly hit: HitEffect
  readonly music: PieceName
  readonly particles: ParticleKind
  /** A wall stands behind the enemies: on a wide stage the picture may slide down less, or they would stand on it. */
  readonly isHall?: true
}

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

/** The pieces that float over a field's still background. */
export interface ParticleKind {
  readonly shape: 'seed' | 'streak' | 'ember' | 'bird' | 'mist' | 'flake' | 'firefly' | 'leaf' | 'ash' | 'flame' | 'star'
  readonly way: 'drift' | 'rise' | 'fall' | 'hover' | 'slide'
  readonly colour: string
  readonly count: number
  /** Length of one passage, in seconds; varied by piece. */
  readonly seconds: number
  /** Percent of the width between which they begin, where something black stands near; else 0 and 100. */
  readonly between?: readonly [from: number, to: number]
}

type FieldId = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12

const looks: Readonly<Record<FieldId, FieldLook>> = {
  1: {
    seal: '草',
    colours: { k0: '#190b1d', k1: '#35192f', k2: '#55283f', k3: '#7f3f4e', rim: '#ffc887', dusk: '#2b0a22' },
    element: 'paper',
    sound: 'wind',
    hit: 'hitPaper',
    music: 'plains',
    particles: { shape: 'seed', way: 'drift', colour: '#ffe9bd', count: 9, seconds: 15 },
  },
  2: {
    seal: '砂',
    colours: { k0: '#23110f', k1: '#43221b', k2: '#6a3a28', k3: '#97603a', rim: '#fff0c0', dusk: '#4a2415' },
    element: 'paper',
    sound: 'wind',
    hit: 'hitCloth',
    music: 'plainsHot',
    particles: { shape: 'streak', way: 'drift', colour: '#fff3cf', count: 7, seconds: 9 },
  },
  3: {
    seal: '火',
    colours: { k0: '#0f060b', k1: '#2b0f16', k2: '#4d1a1e', k3: '#802f26', rim: '#ffb05a', dusk: '#25060c' },
    element: 'fire',
    sound: 'fire',
    hit: 'hitWood',
    music: 'fire',
    particles: { shape: 'ember', way: 'rise', colour: '#ff9a3c', count: 12, seconds: 8 },
  },
  4: {
    seal: '海',
    colours: { k0: '#07112e', k1: '#10224e', k2: '#1d3a74', k3: '#37609f', rim: '#eaf6ff', dusk: '#0a1d4e' },
    element: 'water',
    sound: 'water',
    hit: 'hitCloth',
    music: 'water',
    particles: { shape: 'bird', way: 'drift', colour: '#eaf6ff', count: 4, seconds: 26 },
  },
  5: {
    seal: '沼',
    colours: { k0: '#0b1412', k1: '#1c2f2a', k2: '#314a42', k3: '#557266', rim: '#fbfdf0', dusk: '#1f332e' },
    element: 'water',
    sound: 'water',
    hit: 'hitPaper',
    music: 'waterMist',
    particles: { shape: 'mist', way: 'slide', colour: '#fbfff0', count: 4, seconds: 11, between: [28, 42] },
  },
  6: {
    seal: '雪',
    colours: { k0: '#0c1833', k1: '#1c3058', k2: '#34508a', k3: '#5f83bd', rim: '#ffffff', dusk: '#16305e' },
    shade: '#14284e',
    element: 'snow',
    sound: 'frost',
    hit: 'hitGlass',
    music: 'white',
    particles: { shape: 'flake', way: 'fall', colour: '#ffffff', count: 14, seconds: 11 },
  },
  7: {
    seal: '森',
    colours: { k0: '#050d16', k1: '#0f2a38', k2: '#1b4650', k3: '#2f6d70', rim: '#bfeecb', dusk: '#03141f' },
    element: 'shadow',
    sound: 'night',
    hit: 'hitCloth',
    music: 'nightForest',
    particles: { shape: 'firefly', way: 'hover', colour: '#d9ffb0', count: 9, seconds: 7 },
  },
  8: {
    seal: '畑',
    colours: { k0: '#170e0d', k1: '#382219', k2: '#5c3a22', k3: '#8a6030', rim: '#ffe2a0', dusk: '#2a170c' },
    element: 'paper',
    sound: 'wind',
    hit: 'hitCloth',
    music: 'plainsHarvest',
    particles: { shape: 'leaf', way: 'fall', colour: '#f0b45e', count: 8, seconds: 12 },
  },
  9: {
    seal: '町',
    colours: { k0: '#0b0919', k1: '#1f1a3c', k2: '#352d60', k3: '#57498a', rim: '#d9c2ee', dusk: '#0e0b24' },
    element: 'shadow',
    sound: 'night',
    hit: 'hitWood',
    music: 'nightLocked',
    particles: { shape: 'flame', way: 'hover', colour: '#bfe8ff', count: 4, seconds: 8 },
  },
  10: {
    seal: '城',
    colours: { k0: '#0b0f19', k1: '#1c2636', k2: '#32445a', k3: '#566f86', rim: '#ffdcae', dusk: '#070b14' },
    element: 'shadow',
    sound: 'night',
    hit: 'hitCloth',
    music: 'nightRehearsal',
    particles: { shape: 'leaf', way: 'fall', colour: '#b3353a', count: 11, seconds: 9 },
    isHall: true,
  },
  11: {
    seal: '壇',
    colours: {
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
    element: 'fire',
    sound: 'fire',
    hit: 'hitWood',
    music: 'fireAltar',
    particles: { shape: 'ash', way: 'rise', colour: '#3a0a14', count: 14, seconds: 8 },
    isHall: true,
  },
  12: {
    seal: '無',
    colours: { k0: '#f4f0ff', k1: '#d3caf0', k2: '#a99edb', k3: '#7a6dbb', rim: '#c6b4ff', dusk: '#020208' },
    shade: '#2a2358',
    element: 'ink',
    sound: 'stage',
    hit: 'hitPaper',
    music: 'void',
    particles: { shape: 'star', way: 'hover', colour: '#fff4dc', count: 12, seconds: 6 },
  },
}

const isField = (id: number): id is FieldId => id in looks

/** @throws RangeError outside of 1–12. */
export function fieldLook(id: number): FieldLook {
  if (!isField(id)) throw new RangeError(`There is no field ${id}`)
  return looks[id]
}

/** The seals of the twelve, in order. */
export const fieldSeals: readonly string[] = Object.values(looks).map(({ seal }) => seal)

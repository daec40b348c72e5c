import { type PieceName, pieces } from '../../../content/music/pieces.ts'
import { type BandState, bandStateOf } from '../band/band-state.ts'
import { type EffectName, effects } from '../effects/effects.ts'
import { createPlayer, type SoundPlayer } from '../player.ts'
import './studio/studio.ts'

// Only in development: every piece and effect, with its score, pictures and figures.

let player: Promise<SoundPlayer> | null = null

/** The first press makes the context: browsers allow no sound before it. */
function loaded(): Promise<SoundPlayer> {
  player ??= createPlayer(new AudioContext(), { music: 0.8, effects: 0.8, mono: false }, () => undefined)
  return player
}

const element = <Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind => {
  const found = document.getElementById(id)
  if (!(found instanceof kind)) throw new Error(`No #${id}`)
  return found
}

function button(name: string, into: string, press: () => Promise<void>): void {
  const made = document.createElement('button')
  made.textContent = name
  made.addEventListener('click', () => void press())
  element(into, HTMLElement).append(made)
}

function show(name: string, figures: object, pictures: { readonly roll: string; readonly spectrogram: string }): void {
  element('name', HTMLElement).textContent = name
  element('figures', HTMLElement).textContent = Object.entries(figures)
    .map(([key, value]) => `${key} ${typeof value === 'number' ? value.toFixed(1) : JSON.stringify(value)}`)
    .join(' · ')
  for (const id of ['roll', 'spectrogram'] as const) {
    const image = element(id, HTMLImageElement)
    image.hidden = pictures[id] === ''
    image.src = pictures[id]
  }
}

let piece: PieceName | null = null

/** Those who play, as they fare by the fields of the page; null: the house alone. */
function band(): BandState | null {
  const roles = element('party', HTMLInputElement).value.split('').map(Number)
  if (roles.length === 0) return null
  const hp = element('hp', HTMLInputElement).value.split(' ').map(Number)
  const left = element('enemies', HTMLInputElement).valueAsNumber
  return bandStateOf([
    ...roles.map((kind, place) => ({ side: 'party' as const, kind, boss: false, hp: hp[place] ?? 100, maxHp: 100 })),
    ...[1, 2, 3].map((nth) => ({ side: 'enemies' as const, kind: 11, boss: false, hp: nth > left ? 0 : 1, maxHp: 1 })),
  ])
}

async function playOn(): Promise<void> {
  if (piece === null) return
  const { playMusic } = await loaded()
  playMusic({ piece, phase: element('phase', HTMLInputElement).valueAsNumber, band: band() })
}

async function playPiece(name: PieceName): Promise<void> {
  piece = name
  await playOn()
  element('score', HTMLElement).textContent = JSON.stringify(pieces[name], null, 1)
  const { roll, spectrogram, ...figures } = await window.studio.measurePiece(name)
  show(name, figures, { roll, spectrogram })
}

async function playEffect(name: EffectName): Promise<void> {
  const { playEffect: sound } = await loaded()
  sound(name, 0)
  element('score', HTMLElement).textContent = JSON.stringify(effects[name], null, 1)
  const { spectrogram, ...figures } = await window.studio.measureEffect(name, 4)
  show(name, figures, { roll: '', spectrogram })
}

for (const name of window.studio.pieces) button(name, 'pieces', () => playPiece(name))
for (const name of window.studio.effects) button(name, 'effects', () => playEffect(name))
for (const id of ['phase', 'party', 'hp', 'enemies']) element(id, HTMLInputElement).addEventListener('change', () => void playOn())
element('stop', HTMLButtonElement).addEventListener('click', () => void loaded().then(({ playMusic }) => playMusic(null)))

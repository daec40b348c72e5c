import type { Drawing } from '../tools/drawing.ts'

// The player's lamp: a bare flame under a folded paper, on a stick. The flame is at 40,44; the hand holds the lower end. No lamp of the title's sky or of the town looks like it.

const p = 'tas'
const stick = 'M38 60h5L52 133l-6 .7z'
const dish = 'M26 56q15 6 30 0l-3 6q-12 5-24 0z'
const wire = 'M30 58q-14-16 9-45'
const hood = 'M40 6l31 24q-31-8-62 0z'
const rim = 'M10 30q30-8 60 0'
const flame = 'M41 27q9 11 8 19q-1 9-8 11q-8-2-8-11q0-8 8-19z'
const heart = 'M41 39q4 5 4 9q-1 5-4 6q-4-1-4-6q0-4 4-9z'

export const drawing: Drawing = {
  name: 'screens/lamp',
  svg:
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 136"><defs><radialGradient id="${p}-glow"><stop offset="0" stop-color="#ffe09a" stop-opacity=".95"/>` +
    '<stop offset=".35" stop-color="#ffb24e" stop-opacity=".5"/><stop offset="1" stop-color="#ff7a3c" stop-opacity="0"/></radialGradient></defs>' +
    `<circle cx="40" cy="44" r="40" fill="url(#${p}-glow)"/><path d="${stick}${dish}${hood}" fill="#150d1c"/><path d="${rim}" fill="none" stroke="#ffcf78" stroke-width="2"/>` +
    `<path d="${wire}" fill="none" stroke="#150d1c" stroke-width="2.500"/><path d="${flame}" fill="#ff9c36"/><path d="${heart}" fill="#fff6d8"/></svg>`,
}

import { z } from 'zod'
import type { Difficulty } from '../rules/adventure/difficulty.ts'
import { endpoint } from './endpoint.ts'
import { int } from './schema.ts'
import type { Shape } from './shape.ts'

/** 物語, 通常, 険路. Not the stars of a field. */
export const difficultySchema = z.enum(['story', 'normal', 'hard'], { message: 'badDifficulty' }) satisfies z.ZodType<Difficulty>

const settingsSchema = z.object({ difficulty: difficultySchema.describe('Of the adventures that begin from now on.') })

const volume = int({ min: 0, max: 10 })

/** How a user likes the game to be shown. What is left out is as usual. */
const playerSettingsSchema = z
  .object({
    music: volume.describe('Volume, 0–10.'),
    effects: volume.describe('Volume, 0–10.'),
    text_speed: z.enum(['slow', 'normal', 'fast']),
    battle_speed: z.enum(['normal', 'double', 'instant']),
    motion: z.enum(['full', 'calm', 'none']),
    shake: z.enum(['on', 'off']),
    light: z.enum(['moving', 'still', 'off']).describe('Whether the player’s lamp follows the hand, stays in its place, or is not there.'),
    letters: z.enum(['normal', 'large', 'largest']),
    contrast: z.enum(['normal', 'high']),
    furigana: z.enum(['off', 'on']).describe('Whether readings stand above the kanji where the game is played.'),
    mono: z.enum(['on', 'off']).describe('Whether both ears hear the same.'),
    speech: z.enum(['full', 'short']).describe('How much of a turn a screen reader is given.'),
    scan: z
      .enum(['off', 'slow', 'normal', 'fast'])
      .describe('Whether everything is played with one switch, and how fast the mark moves on.'),
    advice: z.enum(['on', 'off']).describe('Whether the marks おすすめ are shown.'),
    own_keys: z
      .string()
      .max(80)
      .regex(/^(?:[a-z]{2}(?: [a-z]{2})*)?$/)
      .describe('Letters that have changed places: pairs of the usual one and the own, `rq qr`.'),
    own_buttons: z
      .string()
      .max(30)
      .regex(/^(?:[0-9]{2}(?: [0-9]{2})*)?$/)
      .describe('Buttons of a pad that have changed places: pairs of their indexes in the standard mapping, as `own_keys`.'),
    sight: z.enum(['on', 'off']).describe('Whether 見立て is shown: what an order will do.'),
  })
  .partial()
export type PlayerSettings = Shape<typeof playerSettingsSchema>

export const settings = {
  player: endpoint({
    method: 'GET',
    path: '/api/game/rpg/settings/preferences',
    access: 'user',
    body: null,
    reply: z.object({ settings: playerSettingsSchema.nullable().describe('Null until something was chosen.') }),
    refusals: {},
    summary: 'How the user likes the game to be shown.',
  }),
  changePlayer: endpoint({
    method: 'POST',
    path: '/api/game/rpg/settings/preferences',
    access: 'user',
    body: playerSettingsSchema,
    reply: z.object({ settings: playerSettingsSchema }),
    refusals: {},
    summary: 'Replaces how the user likes the game to be shown.',
  }),
  difficulty: endpoint({
    method: 'GET',
    path: '/api/game/rpg/settings/difficulty',
    access: 'save',
    body: null,
    reply: settingsSchema,
    refusals: {},
    summary: 'How hard the adventures are that begin from now on.',
  }),
  changeDifficulty: endpoint({
    method: 'POST',
    path: '/api/game/rpg/settings/difficulty',
    access: 'save',
    body: z.object({ difficulty: difficultySchema }),
    reply: settingsSchema,
    refusals: { badDifficulty: 422 },
    summary: 'Changes how hard the next adventures are; one that is on stays as it began.',
  }),
}

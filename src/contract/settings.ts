import { z } from 'zod'
import type { Difficulty } from '../rules/difficulty.ts'
import { endpoint } from './endpoint.ts'

/** 物語, 通常, 険しい. Not the stars of a field. */
export const difficultySchema = z.enum(['story', 'normal', 'hard'], { message: 'badDifficulty' }) satisfies z.ZodType<Difficulty>

const settingsSchema = z.object({ difficulty: difficultySchema.describe('Of the adventures that begin from now on.') })

export const settings = {
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

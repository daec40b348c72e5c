/** The five commands in the order of their keys, 1 to 5. */
export const commandOrder = ['attack', 'skill', 'defence', 'item', 'escape'] as const
export type CommandKey = (typeof commandOrder)[number]

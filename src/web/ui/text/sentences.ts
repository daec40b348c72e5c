/** The sentences of a text, each with its 。, so that each can begin a line. */
export const sentencesOf = (text: string): readonly string[] => text.split(/(?<=。)/)

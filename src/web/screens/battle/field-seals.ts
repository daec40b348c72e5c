/** The kanji on a field's seal, by field id. */
export const fieldSeals: readonly string[] = ['', '草', '砂', '火', '海', '沼', '雪', '森', '畑', '町', '城', '壇', '無']

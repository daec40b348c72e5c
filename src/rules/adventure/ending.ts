export type EndingNumber = 1 | 2 | 3 | 4

/** The endings that may be chosen: 1 and 2 while the vast expanse is not cleared, 3 and 4 once it is. */
export const openEndings = (vastExpanseCleared: boolean): readonly EndingNumber[] => (vastExpanseCleared ? [3, 4] : [1, 2])

// Ids that code refers to by name. No tables, so the browser may import them.

export const UNMOWN_FIELD = 8
export const CASTLE_TOWN = 9
export const OLD_CASTLE = 10
export const ALTAR = 11
export const VAST_EXPANSE = 12
/** Where the three meet their own shadows, in the field above. */
export const OWN_SHADOWS_STAGE = 4

/** The fields whose first clear finds something: the treasure, the diary. The result screen leaves the banter out there. */
export const FIND_FIELDS: readonly number[] = [ALTAR, VAST_EXPANSE]

/** The bosses of fields 11 and 12: 無灯の城主, 灯祖. */
export const LIGHTLESS_KING = 113
export const FIRST_LAMPLIGHTER = 129

/** The book that must be read before field 12 opens. */
export const COVERLESS_BOOK = 409
/** The books of loose leaves: the one above, and the diary found in field 12. */
export const LOOSE_LEAVES: readonly number[] = [COVERLESS_BOOK, 412]
/** The book that tells whose shadows they were. */
export const NAME_TAGS = 313

/** The two runs after the story, numbered on from the fields: 千秋楽 and 無尽の幕. They stand in no list of fields. */
export const FINALE = 13
export const ENDLESS = 14
export const isEncore = (field: number): boolean => field === FINALE || field === ENDLESS

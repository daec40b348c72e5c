/** The healing house opens with this many cleared fields. */
export const HEALING_HOUSE_CLEARS = 5
/** G for returning all points of one member. */
export const REST_PRICE = 1000

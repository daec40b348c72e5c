const DAY = 24 * 3600 * 1000
/** Japan has no daylight saving time. */
const OFFSET = 9 * 3600 * 1000

/** "YYYY-MM-DD hh:mm:ss" in Japan. */
export const japanTime = (time: number): string => new Date(time + OFFSET).toISOString().slice(0, 19).replace('T', ' ')

/** Number of the day in Japan. */
export const japanDay = (time: number): number => Math.floor((time + OFFSET) / DAY)

/** When the next day begins in Japan. */
export const nextJapanDay = (time: number): number => (japanDay(time) + 1) * DAY - OFFSET

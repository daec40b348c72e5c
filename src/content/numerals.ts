const DIGITS = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九']

/** A whole number from 1 to 99 in kanji: 十, 二十五. */
export function kanjiNumber(value: number): string {
  const [tens, ones] = [Math.floor(value / 10), value % 10]
  return `${tens > 1 ? DIGITS[tens] : ''}${tens > 0 ? '十' : ''}${DIGITS[ones]}`
}

/** A percentage from 1 to 99 in tenths and hundredths: 四割, 七割五分, 八分. */
export function kanjiShare(percent: number): string {
  const [tens, ones] = [Math.floor(percent / 10), percent % 10]
  return `${tens > 0 ? `${DIGITS[tens]}割` : ''}${ones > 0 ? `${DIGITS[ones]}分` : ''}`
}

/** The switch in the strip above the game, and the question on the title. */
export const soundText = {
  offer: '音を出して遊びますか？',
  with: '音あり',
  without: '音なし',
  turnOn: '音を出す',
  turnOff: '音を消す',
  key: (key: string) => `${key}キー`,
} as const

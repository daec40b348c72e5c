/** The drawing `scenes/goods` holds all goods of the shop, in the order of their ids, in square cells. */
export const goodsSheet = { cell: 128, columns: 6, count: 24 } as const

/** Upper left corner of an item's cell. */
export const goodsCell = (item: number): { readonly x: number; readonly y: number } => ({
  x: ((item - 1) % goodsSheet.columns) * goodsSheet.cell,
  y: Math.floor((item - 1) / goodsSheet.columns) * goodsSheet.cell,
})

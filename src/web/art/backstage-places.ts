/** Where the six are drawn in the scene `backstage` (`drawings/scenes/backstage.ts`), in px of its 1280 × 720. */
export const backstagePlaces = {
  keshikage: { x: 96, y: 388, width: 156, height: 172 },
  zuredoki: { x: 264, y: 342, width: 128, height: 214 },
  chounaikaichou: { x: 404, y: 350, width: 202, height: 208 },
  mutounojoushu: { x: 634, y: 252, width: 208, height: 306 },
  tousou: { x: 858, y: 354, width: 184, height: 204 },
  susuke: { x: 1064, y: 436, width: 130, height: 122 },
} as const

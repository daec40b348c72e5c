/** Where the six sit in the scene `backstage`, in px of its 1280 × 720. The shadows are pictures of their own, `backstage-<name>`, the cat is part of the room. */
export const backstagePlaces = {
  keshikage: { x: 100, y: 386, width: 152, height: 172 },
  zuredoki: { x: 206, y: 366, width: 216, height: 190 },
  chounaikaichou: { x: 404, y: 350, width: 228, height: 208 },
  mutounojoushu: { x: 590, y: 326, width: 322, height: 230 },
  tousou: { x: 896, y: 344, width: 178, height: 214 },
  susuke: { x: 1064, y: 436, width: 130, height: 122 },
} as const

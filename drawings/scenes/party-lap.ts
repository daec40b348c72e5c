import type { RoleClass } from '../../src/content/roles.ts'
import { roleClasses } from '../../src/web/ui/role-look.ts'
import type { Drawing } from '../drawing.ts'
import { shape, taper } from '../paper.ts'
import { ply, plyFilter } from '../scenery.ts'

// The third of the save on a stone, below the whole figure: lap and knees in its own cloth, down to the boots of `ending-2`. In px of that scene.
const s = 'plps'
const clothOf: Readonly<Record<RoleClass, { readonly legs: 'trousers' | 'robe'; readonly cloth: string; readonly trim: string }>> = {
  striker: { legs: 'trousers', cloth: '#1a0e22', trim: '#ff8a3a' },
  medic: { legs: 'robe', cloth: '#150f20', trim: '#5fd09a' },
  paladin: { legs: 'trousers', cloth: '#1d2a66', trim: '#8fc4f4' },
  mage: { legs: 'robe', cloth: '#1a1028', trim: '#a884ec' },
  ranger: { legs: 'trousers', cloth: '#181222', trim: '#c8d84a' },
  buffer: { legs: 'trousers', cloth: '#1d0f26', trim: '#f0649c' },
}
const nearLeg = '1066,312* 1000,300 936,304 894,324 876,356 868,402* 930,414 996,410* 1010,376 1040,350'
const between = '976,310* 1140,310 1120,380 1080,404 1000,404 990,360'
const farLeg = '1010,316* 1080,298 1150,302 1190,320 1204,356 1204,404* 1150,414 1076,408* 1066,370'
const robe = '1010,296* 940,302 894,322 876,356 868,402* 960,420 1090,424 1204,408* 1202,352 1184,316 1130,298*'
const hems = {
  trousers: ['871,394 930,404 994,401', '1078,399 1150,404 1203,395'],
  robe: ['871,394 960,410 1090,414 1202,399'],
}
const folds = {
  trousers: ['908,320 950,311 1006,318', '906,332 894,354 890,388', '1178,320 1140,311 1090,318', '1178,332 1186,354 1186,388'],
  robe: [
    '912,318 960,310 1020,322',
    '908,328 894,358 892,390',
    '1020,320 1000,360 996,402',
    '1090,318 1106,360 1110,404',
    '1170,324 1180,358 1180,394',
  ],
}

export const drawings: readonly Drawing[] = roleClasses.map((role) => {
  const { legs, cloth, trim } = clothOf[role]
  const paper =
    legs === 'robe'
      ? ply(s, 'r', shape(robe), cloth, '#ffd2a0')
      : `<path fill="#0c0614" d="${shape(between)}"/>` +
        ply(s, 'f', shape(farLeg), cloth, '#c88a78') +
        ply(s, 'n', shape(nearLeg), cloth, '#ffd2a0')
  const lines =
    hems[legs].map((points) => taper(points, [4, 7, 4])).join('') + folds[legs].map((points) => taper(points, [0, 5, 0])).join('')
  return {
    name: `scenes/party-lap-${role}`,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="740 0 540 648"><defs>${plyFilter(s, '#120818', 6, 0.5)}</defs>${paper}<path fill="${trim}" d="${lines}"/></svg>`,
  }
})

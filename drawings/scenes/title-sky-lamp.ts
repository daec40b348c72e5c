import { skyLampOfTitle } from './title.ts'

export const drawing = skyLampOfTitle

import { threeOfTitle } from './title.ts'

export const drawing = threeOfTitle

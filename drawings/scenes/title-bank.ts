import { bankOfTitle } from './title.ts'

export const drawing = bankOfTitle

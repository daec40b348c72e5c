import { lanternOfTitle } from './title.ts'

export const drawing = lanternOfTitle

import { roleEntry } from '../../content/catalog.ts'

/** Addresses of the drawings, the same as long as the drawings exist. */
export const rolePicture = (role: number): string => `/art/roles/${roleEntry(role).class}.svg`
export const enemyPicture = (kind: number): string => `/art/enemies/${kind}.svg`
export const backgroundPicture = (field: number): string => `/art/backgrounds/${field}.svg`

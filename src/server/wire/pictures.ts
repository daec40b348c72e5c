import { roleEntry } from '../../content/catalog.ts'

/** Paths of the drawings, without a hash: they stay the same. */
export const rolePicture = (role: number): string => `/art/roles/${roleEntry(role).class}.svg`
export const enemyPicture = (kind: number): string => `/art/enemies/${kind}.svg`
export const backgroundPicture = (field: number): string => `/art/backgrounds/${field}.svg`

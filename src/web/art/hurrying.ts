import type { RoleClass } from '../../content/roles.ts'

const files: Readonly<Record<string, string>> = import.meta.glob('./svg/scenes/party-home-*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** The address of a member seen from behind, on the way home; undefined where there is no drawing. */
export const hurryingUrl = (roleClass: RoleClass): string | undefined => files[`./svg/scenes/party-home-${roleClass}.svg`]

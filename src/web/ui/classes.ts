/** Joins the class names that apply: `classes(styles.card, active && styles.active)`. */
export function classes(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter((name) => typeof name === 'string' && name !== '').join(' ')
}

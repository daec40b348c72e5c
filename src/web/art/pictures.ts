import type { RoleClass } from '../../content/roles.ts'

type Urls = Readonly<Record<string, string>>

const portraits: Urls = import.meta.glob('./svg/portraits/*.svg', { query: '?url', import: 'default', eager: true })
const backgrounds: Urls = import.meta.glob(['./svg/backgrounds/*.svg', '!./svg/backgrounds/none.svg'], {
  query: '?url',
  import: 'default',
  eager: true,
})
const figures: Urls = import.meta.glob('./svg/roles/*.svg', { query: '?url', import: 'default', eager: true })
// Without those of `story-pictures.ts`: this table is loaded with the title.
const scenes: Urls = import.meta.glob(
  [
    './svg/scenes/*.svg',
    '!./svg/scenes/ending-*.svg',
    '!./svg/scenes/after-*.svg',
    '!./svg/scenes/backstage*.svg',
    '!./svg/scenes/hill-*-*.svg',
    '!./svg/scenes/library-desk-*.svg',
    '!./svg/scenes/party-*.svg',
    '!./svg/scenes/prologue-town-*.svg',
    '!./svg/scenes/unpicking-house-*.svg',
    '!./svg/scenes/veil-*.svg',
  ],
  {
    query: '?url',
    import: 'default',
    eager: true,
  },
)

/** The URL of a field's background, 1–12. */
export function backgroundUrl(fieldId: number): string | null {
  return backgrounds[`./svg/backgrounds/${fieldId}.svg`] ?? null
}

/** The URL of a scene of the town or the title; null for those of the story's end. */
export function sceneUrl(name: string): string | null {
  return scenes[`./svg/scenes/${name}.svg`] ?? null
}

/** The URL of a member's whole figure: calm, glad, or on the knees. */
export function figureUrl(roleClass: RoleClass, mood: 'calm' | 'joy' | 'down' = 'calm'): string {
  return figures[`./svg/roles/${roleClass}${mood === 'calm' ? '' : `-${mood}`}.svg`] ?? ''
}

/** A member's portrait as text, to be inlined: a picture with a URL takes no styles from the page. */
export async function loadPortrait(roleClass: RoleClass): Promise<string> {
  const answer = await fetch(portraits[`./svg/portraits/${roleClass}.svg`] ?? '')
  if (!answer.ok) throw new Error(`${roleClass}: ${answer.status}`)
  return answer.text()
}

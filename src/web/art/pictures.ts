import type { RoleClass } from '../../content/roles.ts'

type Urls = Readonly<Record<string, string>>

const portraits: Urls = import.meta.glob('./portraits/*.svg', { query: '?url', import: 'default', eager: true })
const backgrounds: Urls = import.meta.glob(['./backgrounds/*.svg', '!./backgrounds/none.svg'], {
  query: '?url',
  import: 'default',
  eager: true,
})
const figures: Urls = import.meta.glob('./roles/*.svg', { query: '?url', import: 'default', eager: true })
// Without those of `story-pictures.ts`: this table is loaded with the title.
const scenes: Urls = import.meta.glob(
  [
    './scenes/*.svg',
    '!./scenes/ending-*.svg',
    '!./scenes/after-*.svg',
    '!./scenes/backstage*.svg',
    '!./scenes/hill-*-*.svg',
    '!./scenes/library-desk-*.svg',
    '!./scenes/party-*.svg',
    '!./scenes/prologue-town-*.svg',
    '!./scenes/unpicking-house-*.svg',
    '!./scenes/veil-*.svg',
  ],
  {
    query: '?url',
    import: 'default',
    eager: true,
  },
)

/** The URL of a field's background, 1–12. */
export function backgroundUrl(fieldId: number): string | null {
  return backgrounds[`./backgrounds/${fieldId}.svg`] ?? null
}

/** The URL of a scene of the town or the title; null for those of the story's end. */
export function sceneUrl(name: string): string | null {
  return scenes[`./scenes/${name}.svg`] ?? null
}

/** The URL of a member's whole figure: calm, glad, or on the knees. */
export function figureUrl(roleClass: RoleClass, mood: 'calm' | 'joy' | 'down' = 'calm'): string {
  return figures[`./roles/${roleClass}${mood === 'calm' ? '' : `-${mood}`}.svg`] ?? ''
}

/** A member's portrait as text, to be inlined: a picture with a URL takes no styles from the page. */
export async function loadPortrait(roleClass: RoleClass): Promise<string> {
  const answer = await fetch(portraits[`./portraits/${roleClass}.svg`] ?? '')
  if (!answer.ok) throw new Error(`${roleClass}: ${answer.status}`)
  return answer.text()
}

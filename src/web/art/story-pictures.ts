import type { RoleClass } from '../../content/roles.ts'
import { backgroundUrl, figureUrl, sceneUrl } from './pictures.ts'
import type { MemberPose } from '../staging/staging.ts'

const scenes: Readonly<Record<string, string>> = import.meta.glob(
  [
    './svg/scenes/ending-*.svg',
    './svg/scenes/after-*.svg',
    './svg/scenes/backstage*.svg',
    './svg/scenes/hill-*-*.svg',
    './svg/scenes/library-desk-*.svg',
    './svg/scenes/party-*.svg',
    './svg/scenes/prologue-town-*.svg',
    './svg/scenes/unpicking-house-*.svg',
    './svg/scenes/veil-*.svg',
  ],
  { query: '?url', import: 'default', eager: true },
)

/** The URL of any scene or layer, such as `hill`, `land-3`, `ending-3` or `ending-3-day`; null when there is none. */
export function storySceneUrl(name: string): string | null {
  if (name.startsWith('land-')) return backgroundUrl(Number(name.slice('land-'.length)))
  return scenes[`./svg/scenes/${name}.svg`] ?? sceneUrl(name)
}

/** The URL of a member in a pose of the story; null when there is none. */
export function memberUrl(pose: MemberPose, role: RoleClass): string | null {
  if (pose === 'front') return figureUrl(role)
  return pose === 'kneeling' ? figureUrl(role, 'down') : storySceneUrl(`party-${pose}-${role}`)
}

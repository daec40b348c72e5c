import { sceneUrl } from './pictures.ts'

const scenes: Readonly<Record<string, string>> = import.meta.glob(
  ['./scenes/ending-*.svg', './scenes/after-*.svg', './scenes/backstage*.svg', './scenes/party-*.svg'],
  { query: '?url', import: 'default', eager: true },
)

/** The URL of any scene or layer, such as `hill`, `ending-3` or `ending-3-day`; null when there is none. */
export function storySceneUrl(name: string): string | null {
  return scenes[`./scenes/${name}.svg`] ?? sceneUrl(name)
}

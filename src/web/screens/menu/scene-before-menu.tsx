import { menuText as text } from '../../../content/text/menu.ts'
import { storyText } from '../../../content/text/ui.ts'
import { useMenuStatus } from '../../game-state.ts'
import { useWrite } from '../../query.ts'
import type { StoryMember } from '../../ui/story-page.tsx'
import { ToldScene } from '../../ui/told-scene.tsx'

interface SceneBeforeMenuProps {
  readonly sceneKey: string
  readonly party: readonly StoryMember[]
  /** Whether the menu follows. */
  readonly isLast: boolean
  readonly onTold: () => void
}

/** A scene that is told in place of the menu. When it cannot be noted, the menu opens all the same. */
export function SceneBeforeMenu({ sceneKey, party, isLast, onTold }: SceneBeforeMenuProps) {
  useMenuStatus('menu: start')
  const seen = useWrite('POST /api/game/rpg/journal/seen')
  const end = () => {
    void seen.run({ scene: sceneKey })
    onTold()
  }
  return <ToldScene sceneKey={sceneKey} party={party} lastLabel={isLast ? text.afterScene : storyText.next} onEnd={end} />
}

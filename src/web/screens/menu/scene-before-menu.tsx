import { useEffect } from 'react'
import { storySceneOf } from '../../../content/story/scenes.ts'
import { menuText as text } from '../../../content/text/menu.ts'
import { storyText } from '../../../content/text/ui.ts'
import { useMenuStatus } from '../../state/game-state.ts'
import { readAgain, useWrite } from '../../server/query.ts'
import type { StoryMember } from '../../ui/story/story-page.tsx'
import { ToldScene } from '../../ui/story/told-scene.tsx'

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
  // A newer server may know scenes that this page does not.
  const isKnown = storySceneOf(sceneKey) !== null
  useEffect(() => {
    if (!isKnown) onTold()
  }, [isKnown, onTold])
  const end = () => {
    // What waited for this scene is due at the next place.
    void seen.run({ scene: sceneKey }).then(() => readAgain('GET /api/game/rpg/menu/can_be_clear'))
    onTold()
  }
  if (!isKnown) return null
  return <ToldScene sceneKey={sceneKey} party={party} lastLabel={isLast ? text.afterScene : storyText.next} onEnd={end} />
}

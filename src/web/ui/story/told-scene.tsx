import { useState } from 'react'
import { storySceneOf } from '../../../content/story/scenes.ts'
import { beatsFor } from '../../../content/story/story.ts'
import { stagings } from '../../staging/lit-stagings.ts'
import { type StoryMember, StoryPage } from './story-page.tsx'

interface ToldSceneProps {
  /** The journal's key of a scene or an ending. */
  readonly sceneKey: string
  readonly party: readonly StoryMember[]
  readonly lastLabel: string
  /** After the last page, or after skipping. */
  readonly onEnd: () => void
}

/** A scene of the story from its first page to its last. */
export function ToldScene({ sceneKey, party, lastLabel, onEnd }: ToldSceneProps) {
  const [page, setPage] = useState(0)
  const scene = storySceneOf(sceneKey)
  if (scene === null) return null
  const beats = beatsFor(
    scene.parts,
    party.map(({ role }) => role),
  )
  return (
    <StoryPage
      beats={beats}
      stagings={stagings}
      page={page}
      party={party}
      title={scene.title}
      onNext={() => (page + 1 < beats.length ? setPage(page + 1) : onEnd())}
      onBack={() => setPage(page - 1)}
      lastLabel={lastLabel}
      onSkip={onEnd}
    />
  )
}

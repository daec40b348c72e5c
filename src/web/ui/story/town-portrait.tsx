import type { Townsperson } from '../../../content/story/story.ts'
import { Bust } from './bust.tsx'

interface TownPortraitProps {
  readonly person: Townsperson
  readonly frame: string | undefined
  readonly picture: string | undefined
}

/** A townsperson's portrait in its frame. */
export function TownPortrait({ person, frame, picture }: TownPortraitProps) {
  return (
    <div className={frame}>
      <Bust key={person} name={`portrait-${person}`} className={picture} />
    </div>
  )
}

import type { Townsperson } from '../../content/story/story.ts'
import { sceneUrl } from '../art/pictures.ts'

interface TownPortraitProps {
  readonly person: Townsperson
  readonly frame: string | undefined
  readonly picture: string | undefined
}

/** A townsperson's portrait in its frame. */
export function TownPortrait({ person, frame, picture }: TownPortraitProps) {
  const url = sceneUrl(`portrait-${person}`)
  return <div className={frame}>{url === null ? null : <img src={url} alt="" className={picture} />}</div>
}

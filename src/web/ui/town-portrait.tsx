import type { Townsperson } from '../../content/story/story.ts'
import { sceneUrl } from '../art/pictures.ts'

/** Where a person without a portrait is drawn: the left and top edge of the part, in px of the scene at 640 px width. */
interface View {
  readonly scene: string
  readonly x: number
  readonly y: number
}

const views: Readonly<Partial<Record<Townsperson, View>>> = {
  toki: { scene: 'rest', x: 400, y: 90 },
  shiori: { scene: 'library', x: 372, y: 160 },
  rou: { scene: 'shop', x: 400, y: 90 },
  kannuki: { scene: 'gate-night', x: 200, y: 120 },
  kabe: { scene: 'board', x: 8, y: 70 },
}

const otherNames: Readonly<Partial<Record<Townsperson, string>>> = { soroban: 'job-boss-2', susuke: 'job-boss-4' }

interface TownPortraitProps {
  readonly person: Townsperson
  /** Class of the frame; with `data-view` the picture is the frame's own background, 640 px wide. */
  readonly frame: string | undefined
  readonly picture: string | undefined
}

/** A townsperson's portrait, or the part of a town's scene where the person is drawn. */
export function TownPortrait({ person, frame, picture }: TownPortraitProps) {
  const url = sceneUrl(`portrait-${person}`) ?? sceneUrl(otherNames[person] ?? '')
  const view = views[person]
  const viewUrl = view === undefined ? null : sceneUrl(view.scene)
  if (url === null && view !== undefined && viewUrl !== null) {
    const style = { backgroundImage: `url("${viewUrl}")`, backgroundPosition: `${-view.x}px ${-view.y}px` }
    return <div className={frame} data-view style={style} />
  }
  return <div className={frame}>{url === null ? null : <img src={url} alt="" className={picture} />}</div>
}

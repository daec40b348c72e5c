import { isUnlocked, type Progress, type Unlock } from './unlock.ts'

/** When a scene of the story is told. */
export interface SceneRule {
  readonly key: string
  /** Which scene of the story this is a version of; one version is told. */
  readonly act: string
  /** Told when so many fields are cleared, not later; null: whenever it is open. */
  readonly atClears: number | null
  /** Told up to so many cleared fields, where `atClears` alone would be too short. */
  readonly toClears?: number
  /** Told alone, when nothing else is due. At `toClears` cleared fields one is told with the others, if these are two at most. */
  readonly apart?: true
  /** Told only to those who have just come home from this field, and had won there. */
  readonly homeFrom?: number
  readonly unlock: Unlock
  /** Told only after this scene. */
  readonly after?: string
  /** Told only before this scene, and not in the same sitting. */
  readonly before?: string
  /** Not told to those who have seen this scene; in one sitting both may be. */
  readonly notAfter?: string
}

/** A way home and an interlude; with a find beside them it is enough for one sitting. */
const SCENES_AT_ONCE = 2

/** Whether a save has got as far as this scene. `seenScenes` holds the keys of the scenes that it has seen. */
export const isOpen = ({ unlock, after }: SceneRule, progress: Progress, seenScenes: ReadonlySet<string>): boolean =>
  isUnlocked(unlock, progress) && (after === undefined || seenScenes.has(after))

interface Visit {
  readonly progress: Progress
  /** The keys of the scenes that the save has seen. */
  readonly seenScenes: ReadonlySet<string>
  /** The field of the last adventure when it was won; null otherwise. */
  readonly cameFrom: number | null
}

/** The keys of the scenes that are due now, in the order of the list. Of several open versions the last counts. */
export function dueScenes(scenes: readonly SceneRule[], { progress, seenScenes, cameFrom }: Visit): readonly string[] {
  const clears = progress.cleared.size
  const open = versionsOf(scenes)
    .filter((versions) => !versions.some(({ key }) => seenScenes.has(key)))
    .flatMap((versions) => versions.findLast((scene) => isOpen(scene, progress, seenScenes)) ?? [])
    .filter((scene) => scene.atClears === null || (scene.atClears <= clears && clears <= lastClears(scene)))
    .filter(({ homeFrom }) => homeFrom === undefined || homeFrom === cameFrom)
    .filter(({ notAfter }) => notAfter === undefined || !seenScenes.has(notAfter))
  const due = open.filter(({ before }) => before === undefined || !(seenScenes.has(before) || open.some(({ key }) => key === before)))
  const together = due.filter(({ apart }) => apart === undefined)
  const lastChance =
    together.length > SCENES_AT_ONCE ? undefined : due.find(({ apart, toClears }) => apart !== undefined && toClears === clears)
  const now = together.length === 0 ? due.slice(0, 1) : due.filter((scene) => scene.apart === undefined || scene === lastChance)
  return now.map(({ key }) => key)
}

/** The keys of the scenes that can be read again, one version each: the one that was told, or the one that stands for it where a save was further already. */
export function readableScenes(scenes: readonly SceneRule[], progress: Progress, seenScenes: ReadonlySet<string>): readonly string[] {
  const clears = progress.cleared.size
  return versionsOf(scenes)
    .flatMap((versions) => {
      const heard = versions.find(({ key }) => seenScenes.has(key))
      const passed = versions.findLast((scene) => lastClears(scene) < clears && isOpen(scene, progress, seenScenes))
      return heard ?? passed ?? []
    })
    .map(({ key }) => key)
}

/** The last number of cleared fields at which it is told. */
const lastClears = ({ atClears, toClears }: SceneRule): number => toClears ?? atClears ?? Number.POSITIVE_INFINITY

function versionsOf(scenes: readonly SceneRule[]): readonly (readonly SceneRule[])[] {
  const acts = [...new Set(scenes.map(({ act }) => act))]
  return acts.map((act) => scenes.filter((scene) => scene.act === act))
}

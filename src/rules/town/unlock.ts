/** What a save has achieved so far, as far as anything opens by it. */
export interface Progress {
  /** Ids of the cleared fields, 1–12. */
  readonly cleared: ReadonlySet<number>
  /** Ids of the books marked as read. */
  readonly read: ReadonlySet<number>
}

/** When a field, a shop item or a book edition opens. */
export type Unlock =
  | { readonly type: 'always' }
  /** At least `count` different fields are cleared. */
  | { readonly type: 'clears'; readonly count: number }
  | { readonly type: 'cleared'; readonly field: number }
  | { readonly type: 'read'; readonly book: number }
  | { readonly type: 'all'; readonly of: readonly Unlock[] }

export function isUnlocked(unlock: Unlock, progress: Progress): boolean {
  switch (unlock.type) {
    case 'always':
      return true
    case 'clears':
      return progress.cleared.size >= unlock.count
    case 'cleared':
      return progress.cleared.has(unlock.field)
    case 'read':
      return progress.read.has(unlock.book)
    case 'all':
      return unlock.of.every((part) => isUnlocked(part, progress))
  }
}

interface LockedPlace {
  readonly id: number
  readonly unlock: Unlock
}

/** Which of the cleared fields can be reached one after the other, if nothing else had been cleared. */
export function reachedBy(fields: readonly LockedPlace[], { cleared, read }: Progress): ReadonlySet<number> {
  const reached = new Set<number>()
  let before = -1
  while (reached.size > before) {
    before = reached.size
    const next = fields.filter(({ id, unlock }) => cleared.has(id) && isUnlocked(unlock, { cleared: reached, read }))
    for (const { id } of next) reached.add(id)
  }
  return reached
}

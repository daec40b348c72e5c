import { battleText } from '../../../../content/text/battle.ts'
import { announcedWords } from '../../../ui/feedback/telegraph-tag.tsx'
import type { Battle } from '../battle-model.ts'

/** What the tags say, for those who listen, at the beginning of a turn. Null while nothing is asked. */
export function AnnouncedAloud({ battle }: { readonly battle: Battle | null }) {
  const lines = (battle?.enemies ?? []).flatMap(({ name, announcement, is_defeated_flag }) =>
    announcement === null || is_defeated_flag ? [] : battleText.announcedAloud(name, announcedWords(announcement)),
  )
  return (
    <div className="aloud" aria-live="polite">
      {lines.join('')}
    </div>
  )
}

import { battleText } from '../../../../content/text/battle.ts'
import { announcedWords } from '../../../ui/feedback/telegraph-tag.tsx'
import { type Battle, hasFallen } from '../battle-model.ts'

/** What the tags say, for those who listen, at the beginning of a turn. Null while nothing is asked. */
export function AnnouncedAloud({ battle }: { readonly battle: Battle | null }) {
  return (
    <div className="aloud" aria-live="polite">
      {battle && linesOf(battle).join('')}
    </div>
  )
}

const linesOf = (battle: Battle): readonly string[] =>
  battle.enemies.flatMap(({ name, announcement }, index) =>
    announcement === null || hasFallen(battle, battle.members.length + index)
      ? []
      : battleText.announcedAloud(name, announcedWords(announcement)),
  )

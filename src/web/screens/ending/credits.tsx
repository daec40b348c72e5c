import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AUDIENCE, creditsOf } from '../../../content/story/credits.ts'
import { endingTitles } from '../../../content/story/ending.ts'
import { endingParts, lastPicture } from '../../../content/story/scenes.ts'
import { endingText as text } from '../../../content/text/ending.ts'
import { defaultName } from '../../../content/text/ui.ts'
import { read } from '../../server/query.ts'
import { Button } from '../../ui/controls/button.tsx'
import { classes } from '../../ui/classes.ts'
import { stagings } from '../../staging/stagings.ts'
import { ScenePicture } from '../../ui/story/scene-picture.tsx'
import { type StoryMember, withNames } from '../../ui/story/story-page.tsx'
import type { EndingNumber } from '../../../rules/adventure/ending.ts'
import styles from './ending.module.css'
import layout from '../../ui/layout.module.css'

interface CreditsProps {
  readonly ending: EndingNumber
  readonly party: readonly StoryMember[]
  /** Mirrored left to right, for endings 3 and 4; the accessible tree stays the same. */
  readonly mirrored: boolean
  readonly onNext: () => void
}

/** What is dimly seen behind the names: what is left at the ending's end, or the back of the screen. */
function behind(ending: EndingNumber) {
  return (ending === 3 ? null : lastPicture(endingParts(ending, 0))) ?? { scene: 'after-2' as const, state: null }
}

/** Two ropes of lanterns, which are lit one after the other; the button works at once. */
export function Credits({ ending, party, mirrored, onNext }: CreditsProps) {
  const { scene, state } = behind(ending)
  const names = party.map(({ name }) => name)
  const audience = useAudience(ending)
  const [rope, setRope] = useState<0 | 1>(0)
  const strips = creditsOf(ending)[rope] ?? []
  return (
    <div className={classes(styles.page, styles.credits, ending === 2 && styles.noon, ending === 3 && styles.evening)}>
      <ScenePicture name={scene} state={state} stagings={stagings} party={party} />
      <div className={classes(styles.sheet, mirrored && styles.mirrored)}>
        <h1 className={classes(layout.line, layout.gap4, styles.endTitle)}>
          {endingTitles[ending]}
          <small>{text.endMark}</small>
        </h1>
        <ul key={rope} className={styles.strips} aria-label={text.credits}>
          {strips.map(({ part, names: people }, at) => (
            <li
              key={people.join()}
              className={classes(layout.row, styles.strip)}
              style={{ '--at': at, marginTop: -risen(at, strips.length) } as Readonly<Record<string, number>>}
            >
              <span className={styles.part}>{part}</span>
              <span className={classes(layout.column, styles.people)}>
                {people.map((each) => (
                  <span key={each}>{each === AUDIENCE ? audience : withNames(each, names)}</span>
                ))}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.creditsTurn}>
        <Button tone="primary" onClick={rope === 0 ? () => setRope(1) : onNext} autoFocus>
          {rope === 0 ? text.next : text.leaveSeat}
        </Button>
      </div>
    </div>
  )
}

/** The player is named by the third ending alone, and only with a name of its own. */
function useAudience(ending: EndingNumber): string {
  const { data } = useQuery({ ...read('GET /api/game/rpg/title/check_situation'), enabled: ending === 3 })
  const name = data?.name ?? defaultName
  return ending === 3 && name !== defaultName ? name : AUDIENCE
}

/** How much higher than in its middle the rope is at a lantern, in px: it is the lower half of an ellipse. */
function risen(at: number, count: number): number {
  const fromMiddle = (2 * at + 1 - count) / (count + 1)
  return Math.round(26 * (1 - Math.sqrt(1 - fromMiddle ** 2)))
}

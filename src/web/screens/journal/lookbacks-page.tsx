import { useQuery } from '@tanstack/react-query'
import { fieldTexts } from '../../../content/text/fields.ts'
import { journalText as text } from '../../../content/text/journal.ts'
import type { PastAdventure } from '../../../contract/battle/lookback.ts'
import { fieldLook } from '../../looks/fields.ts'
import { read } from '../../server/query.ts'
import { lookbackPath } from '../../shell/routes.ts'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { RovingList } from '../../ui/controls/roving-list.tsx'
import { ScrollArea } from '../../ui/controls/scroll-area.tsx'
import { Seal } from '../../ui/feedback/chip.tsx'
import { FailurePanel } from '../../ui/feedback/failure-panel.tsx'
import { Loading } from '../../ui/feedback/loading.tsx'
import { Blank } from './blank.tsx'
import styles from './journal.module.css'

/** The stages of the last adventures that can be looked back at. */
export function LookbacksPage() {
  const { data, error, isFetching, refetch } = useQuery(read('GET /api/game/rpg/battle/lookbacks'))
  if (!data) return error && !isFetching ? <FailurePanel failure={error} onRetry={() => void refetch()} /> : <Loading />
  if (data.length === 0) return <Blank page="lookbacks" lines={text.empty.lookbacks} />
  return (
    <ScrollArea className={styles.deedArea}>
      <RovingList columns={0} label={text.lookbacks}>
        <ol className={styles.past}>
          {data.map((adventure) => (
            <Past key={adventure.adventure_id} adventure={adventure} />
          ))}
        </ol>
      </RovingList>
    </ScrollArea>
  )
}

function Past({ adventure: { adventure_id: id, field_id: field, stages } }: { readonly adventure: PastAdventure }) {
  const name = fieldTexts.find((one) => one.id === field)?.name ?? ''
  return (
    <li>
      <Seal glyph={fieldLook(field).seal} />
      <strong>{name}</strong>
      <ul>
        {stages.map(({ stage_id: stage, is_won: isWon, turns }) => (
          <li key={stage}>
            <ButtonLink
              tone="quiet"
              size="small"
              to={lookbackPath(id, stage)}
              aria-label={text.lookBackAt(name, stage, isWon, turns)}
              data-lost={!isWon || undefined}
            >
              {text.stage(stage)} <small>{text.ended(isWon, turns)}</small>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </li>
  )
}

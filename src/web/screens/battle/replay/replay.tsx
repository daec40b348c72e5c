import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { encoreText } from '../../../../content/text/encore.ts'
import { replayText as text } from '../../../../content/text/replay.ts'
import { routePaths } from '../../../../contract/pages.ts'
import { read } from '../../../server/query.ts'
import { ButtonLink } from '../../../ui/controls/button.tsx'
import { FailurePanel } from '../../../ui/feedback/failure-panel.tsx'
import { Loading } from '../../../ui/feedback/loading.tsx'
import { Apart, Closed } from './closed.tsx'
import { ReplayBoard } from './replay-board.tsx'

/** `/game/rpg/replay/{entryId}/{stageId}`: a run of the ranking, shown on the stage of the battle. */
export function Replay() {
  const { data, error, refetch } = useQuery(read('GET /api/game/rpg/title/check_situation'))
  if (error && !data)
    return (
      <Apart>
        <FailurePanel failure={error} onRetry={() => void refetch()} />
      </Apart>
    )
  if (!data)
    return (
      <Apart>
        <Loading page text={text.loading} />
      </Apart>
    )
  if (data.status === 'unsigned') {
    return (
      <Closed title={text.signedOutTitle} sentences={text.signedOut}>
        <ButtonLink to={routePaths['game.rpg']}>{text.toTitle}</ButtonLink>
        <ButtonLink to="/login" tone="primary" data-first>
          {text.login}
        </ButtonLink>
      </Closed>
    )
  }
  if (data.status === 'signed') {
    return (
      <Closed title={text.signedOutTitle} sentences={text.noSave}>
        <ButtonLink to={routePaths['game.rpg']} tone="primary">
          {text.toTitle}
        </ButtonLink>
      </Closed>
    )
  }
  return <WatchedStage />
}

function WatchedStage() {
  const params = useParams()
  const id = Number(params['entryId'])
  const stage = Number(params['stageId'] ?? 1)
  const { data, error, refetch } = useQuery(read('GET /api/game/rpg/replay/{id}/{stage}', { id, stage }))
  if (data) return <ReplayBoard key={`${id} ${stage}`} stage={data} nth={stage} />
  if (!error)
    return (
      <Apart>
        <Loading page text={text.loading} />
      </Apart>
    )
  if (error.kind !== 'refused') {
    return (
      <Apart>
        <FailurePanel failure={error} onRetry={() => void refetch()}>
          <ButtonLink to={routePaths.menu_adventure}>{text.leave}</ButtonLink>
        </FailurePanel>
      </Apart>
    )
  }
  if (error.code === 'encoreClosed') {
    return (
      <Closed title={text.closedTitle} sentences={text.closed}>
        <ButtonLink to={routePaths['game.rpg.menu']} tone="primary">
          {encoreText.toTown}
        </ButtonLink>
      </Closed>
    )
  }
  return (
    <Closed title={text.title} sentences={[error.message]}>
      <ButtonLink to={routePaths.menu_adventure} tone="primary">
        {text.leave}
      </ButtonLink>
    </Closed>
  )
}

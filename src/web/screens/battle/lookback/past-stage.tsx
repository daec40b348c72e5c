import { useNavigate, useParams } from 'react-router'
import { routePaths } from '../../../../contract/pages.ts'
import { useMenuStatus } from '../../../state/game-state.ts'
import { LookbackView } from './lookback.tsx'
import { useLookback } from './use-lookback.ts'

/** `/game/rpg/lookback/{adventureId}/{stageId}`: a stage of an earlier adventure. It leads back to the journal. */
export function PastStage() {
  const params = useParams()
  const navigate = useNavigate()
  useMenuStatus('journal: lookback')
  const [adventureId, stageId] = [Number(params['adventureId']), Number(params['stageId'])]
  const { reply } = useLookback({ adventureId, place: { stageId } })
  const battle = { adventureId, place: { fieldId: reply?.field_id ?? 0, stageId }, log: reply?.turns ?? [] }
  return <LookbackView battle={battle} onClose={() => void navigate(routePaths.menu_journal)} />
}

import { useQuery } from '@tanstack/react-query'
import { deleteSaveText as text } from '../../../content/text/title.ts'
import { apiText } from '../../../content/text/ui.ts'
import type { SavedataInfo } from '../../../contract/title.ts'
import type { ApiFailure } from '../../api.ts'
import { read, useWrite } from '../../query.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Loading } from '../../ui/loading.tsx'
import { FailureNotice, Notice } from '../../ui/notice.tsx'
import { formatGold } from '../../ui/number-format.ts'
import styles from './delete-save-dialog.module.css'
import type { DeleteSave, TitleEvent } from './title-flow.ts'

interface DeleteSaveDialogProps {
  readonly deleting: DeleteSave
  readonly dispatch: (event: TitleEvent) => void
}

export function DeleteSaveDialog({ deleting, dispatch }: DeleteSaveDialogProps) {
  const remove = useWrite('POST /api/game/rpg/title/delete_savedata')
  if (deleting.view === 'closed') return null
  const leave = () => dispatch({ type: 'deleteLeft' })
  const confirm = async () => {
    dispatch({ type: 'deleteSent' })
    const outcome = await remove.run(null)
    if (outcome === null) return
    if (outcome.ok) window.location.reload()
    else dispatch({ type: 'deleteFailed', message: sentence(outcome.failure) })
  }
  return (
    <Dialog
      open
      title={text.title}
      onClose={leave}
      actions={
        <>
          <Button onClick={leave} disabled={deleting.sending} data-autofocus>
            {text.cancel}
          </Button>
          <Button tone="danger" pending={deleting.sending} onClick={() => void confirm()}>
            {text.confirm}
          </Button>
        </>
      }
    >
      <p className={styles.lead}>{text.lead}</p>
      <Loss />
      <p className={styles.rest}>
        {text.rest}
        <br />
        {text.account}
      </p>
      {deleting.problem === null ? null : <Notice tone="danger">{deleting.problem}</Notice>}
    </Dialog>
  )
}

/** The money and the members that would be gone. */
function Loss() {
  const { data, error, refetch } = useQuery(read('GET /api/game/rpg/title/check_savedata_info'))
  if (error) return <FailureNotice message={sentence(error)} onRetry={() => void refetch()} />
  return data ? <LossList info={data} /> : <Loading text={text.loading} />
}

function LossList({ info }: { readonly info: SavedataInfo }) {
  return (
    <dl className={styles.loss}>
      <dt>{text.money}</dt>
      <dd className="num">{formatGold(info.money)}</dd>
      <dt>{text.party}</dt>
      <dd>
        <ul>
          {info.parties.map((member) => (
            <li key={member.id}>
              {member.nickname}　{member.class_japanese}　Lv{member.level}
            </li>
          ))}
        </ul>
      </dd>
    </dl>
  )
}

const sentence = ({ message }: ApiFailure): string => (message === apiText.unexpected ? text.failed : message)

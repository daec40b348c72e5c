import { useQuery } from '@tanstack/react-query'
import { deleteSaveText as text } from '../../../content/text/title.ts'
import type { SavedataInfo } from '../../../contract/title.ts'
import { failureSentence, networkNote } from '../../server/api.ts'
import { read, useWrite } from '../../server/query.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { Loading } from '../../ui/feedback/loading.tsx'
import { CallFailure, FailureNotice } from '../../ui/feedback/notice.tsx'
import { formatGold } from '../../ui/text/number-format.ts'
import styles from './delete-save-dialog.module.css'

/** The confirm button is off unless what will be deleted is shown. */
export function DeleteSaveDialog({ onClose }: { readonly onClose: () => void }) {
  const { data, error, isFetching, refetch } = useQuery(read('GET /api/game/rpg/title/check_savedata_info'))
  const remove = useWrite('POST /api/game/rpg/title/delete_savedata')
  const failed = error !== null && !isFetching
  const leave = () => {
    if (!remove.pending) onClose()
  }
  const confirm = async () => {
    const outcome = await remove.run(null)
    if (outcome?.ok) window.location.reload()
  }
  return (
    <Dialog
      open
      title={text.title}
      onClose={leave}
      actions={
        <>
          <Button onClick={leave} disabled={remove.pending} data-autofocus>
            {text.cancel}
          </Button>
          <Button tone="danger" pending={remove.pending} disabled={!data || isFetching || failed} onClick={() => void confirm()}>
            {text.confirm}
          </Button>
        </>
      }
    >
      {failed ? (
        <FailureNotice
          message={failureSentence(error, text.failed)}
          note={networkNote(error)}
          failure={error}
          onRetry={() => void refetch()}
        />
      ) : data ? (
        <Loss info={data} />
      ) : (
        <Loading text={text.loading} />
      )}
      <CallFailure failure={remove.failure} fixed={text.failed} />
    </Dialog>
  )
}

function Loss({ info }: { readonly info: SavedataInfo }) {
  return (
    <>
      <p className={styles.lead}>{text.lead}</p>
      <dl className={styles.loss}>
        <dt>{text.money}</dt>
        <dd className="num">{formatGold(info.money)}</dd>
        <dt>{text.party}</dt>
        <dd>
          <ul>
            {info.parties.map((member) => (
              <li key={member.id}>
                <span>{member.nickname}</span>
                <span>{member.class_japanese}</span>
                <span className="num">Lv{member.level}</span>
              </li>
            ))}
          </ul>
        </dd>
      </dl>
      <p className={styles.rest}>
        {text.rest}
        <br />
        {text.account}
      </p>
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { endingNames, titleText } from '../../../content/text/title.ts'
import { read, readAgain, useWrite } from '../../query.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RovingList } from '../../ui/roving-list.tsx'
import styles from './title-menu.module.css'

interface TitleMenuProps {
  readonly userName: string
  /** Whether a save exists. */
  readonly save: boolean
  /** Null where there is nothing to delete. */
  readonly onDelete: (() => void) | null
}

/** For signed-in players: into the game first, everything else after it. */
export function TitleMenu({ userName, save, onDelete }: TitleMenuProps) {
  const navigate = useNavigate()
  return (
    <>
      {save ? <ChosenEnding /> : null}
      <RovingList columns={0} className={styles.menu}>
        <Button
          tone="primary"
          glyph={save ? '町' : '始'}
          className={styles.main}
          onClick={() => void navigate(save ? '/game/rpg/menu' : '/game/rpg/beginning')}
          autoFocus
        >
          {save ? titleText.backToTown : titleText.newGame}
        </Button>
        {onDelete === null ? null : (
          <Button glyph="消" onClick={onDelete}>
            {titleText.deleteSave}
          </Button>
        )}
      </RovingList>
      <AccountLine userName={userName} />
    </>
  )
}

function ChosenEnding() {
  const { data } = useQuery(read('GET /api/game/rpg/title/check_savedata_info'))
  if (!data || data.ending === null) return null
  return <p className={styles.ending}>{titleText.ending(endingNames[data.ending])}</p>
}

function AccountLine({ userName }: { readonly userName: string }) {
  const logout = useWrite('POST /api/account/logout')
  const leave = async () => {
    const outcome = await logout.run(null)
    if (outcome?.ok) await readAgain('GET /api/game/rpg/title/check_situation')
  }
  return (
    <>
      {logout.failure === null ? null : <Notice tone="danger">{logout.failure.message}</Notice>}
      <div className={styles.account}>
        <span>{titleText.signedInAs(userName)}</span>
        <ButtonLink size="small" to="/account">
          {titleText.account}
        </ButtonLink>
        <ButtonLink size="small" to="/about">
          {titleText.about}
        </ButtonLink>
        <Button size="small" pending={logout.pending} onClick={() => void leave()}>
          {titleText.logout}
        </Button>
      </div>
    </>
  )
}

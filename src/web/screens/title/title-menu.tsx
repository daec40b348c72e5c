import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { endingNames, titleText } from '../../../content/text/title.ts'
import { uiText } from '../../../content/text/ui.ts'
import { openSettings } from '../../settings/settings-opener.tsx'
import { read, readAgain, useWrite } from '../../server/query.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Seal } from '../../ui/feedback/chip.tsx'
import { classes } from '../../ui/classes.ts'
import { CallFailure } from '../../ui/feedback/notice.tsx'
import { RovingList } from '../../ui/controls/roving-list.tsx'
import layout from '../../ui/layout.module.css'
import styles from './title-menu.module.css'

interface TitleMenuProps {
  readonly save: boolean
  /** Null without a save. */
  readonly onDelete: (() => void) | null
}

export function TitleMenu({ save, onDelete }: TitleMenuProps) {
  const navigate = useNavigate()
  return (
    <>
      <RovingList columns={0} className={styles.menu}>
        <Button
          tone="primary"
          glyph={save ? '町' : '始'}
          onClick={() => void navigate(save ? '/game/rpg/menu' : '/game/rpg/beginning')}
          autoFocus
        >
          {save ? titleText.backToTown : titleText.newGame}
        </Button>
        <Button glyph="設" onClick={openSettings}>
          {uiText.settings}
        </Button>
        {onDelete === null ? null : (
          <Button className={classes(layout.note, styles.delete)} onClick={onDelete}>
            {titleText.deleteSave}
          </Button>
        )}
      </RovingList>
    </>
  )
}

/** The tagline, or how far the story went: the warm seat, and the ending that was chosen. */
export function Tagline({ save }: { readonly save: boolean }) {
  return save ? <StorySoFar /> : <p className={styles.tagline}>{titleText.tagline}</p>
}

function StorySoFar() {
  const { data } = useQuery(read('GET /api/game/rpg/title/check_savedata_info'))
  const chosen = data?.ending ?? null
  const isSeatWarm = data?.is_cleared_vast_expanse ?? false
  return (
    <>
      {isSeatWarm ? <p className={styles.tagline}>{titleText.warmSeat}</p> : null}
      {chosen === null && !isSeatWarm ? <p className={styles.tagline}>{titleText.tagline}</p> : null}
      {chosen === null ? null : (
        <p className={classes(styles.tagline, isSeatWarm && styles.second)}>
          {`${titleText.ending(endingNames[chosen])} `}
          {data?.ended_on_hard === true ? (
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn by the page itself: there is no file for an <img>
            <span role="img" aria-label={titleText.hardMark} title={titleText.hardMark}>
              <Seal glyph={titleText.hardGlyph} colour="#c2362c" />
            </span>
          ) : null}
        </p>
      )}
    </>
  )
}

export function AccountLine({ userName }: { readonly userName: string }) {
  const logout = useWrite('POST /api/account/logout')
  const leave = async () => {
    const outcome = await logout.run(null)
    if (outcome?.ok) await readAgain('GET /api/game/rpg/title/check_situation')
  }
  return (
    <>
      <CallFailure failure={logout.failure} />
      <div className={classes(layout.row, layout.gap5)}>
        <span>{titleText.signedInAs(userName)}</span>
        <Link to="/account">{titleText.account}</Link>
        <Link to="/about">{titleText.about}</Link>
        <button type="button" className={styles.logout} onClick={() => void leave()}>
          {titleText.logout}
        </button>
      </div>
    </>
  )
}

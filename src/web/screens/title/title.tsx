import { useQuery } from '@tanstack/react-query'
import { type CSSProperties, Suspense, useEffect, useRef, useState } from 'react'
import { titleText } from '../../../content/text/title.ts'
import { uiText } from '../../../content/text/ui.ts'
import type { Situation } from '../../../contract/title.ts'
import { useFlowStatus } from '../../state/game-state.ts'
import { part } from '../../shell/parts.ts'
import { read } from '../../server/query.ts'
import { syncSettings } from '../../settings/sync-settings.ts'
import { SoundOffer } from '../../sound/controls/sound-offer.tsx'
import { sceneUrl } from '../../art/pictures.ts'
import { classes } from '../../ui/classes.ts'
import { Loading } from '../../ui/feedback/loading.tsx'
import { FailureNotice } from '../../ui/feedback/notice.tsx'
import { useDocumentTitle } from '../../ui/text/page-title.tsx'
import { LoginRequired } from './login-required.tsx'
import { Logo } from './logo.tsx'
import { AccountLine, Tagline, TitleMenu } from './title-menu.tsx'
import { skyLamps } from './sky-lamps.ts'
import layout from '../../ui/layout.module.css'
import styles from './title.module.css'
import { useLight } from './use-light.ts'
import { useParallax } from './use-parallax.ts'

/** A chunk of its own: it is needed now and then. */
const DeleteSaveDialog = part(async () => (await import('./delete-save-dialog.tsx')).DeleteSaveDialog)

export function Title() {
  useDocumentTitle(uiText.gameName)
  const { data, error, isFetching, refetch } = useQuery(read('GET /api/game/rpg/title/check_situation'))
  // After a failed reading, as after logging out, an earlier answer may be wrong.
  const situation = error ? null : (data ?? null)
  /** Null also while it is read again. */
  const failure = isFetching ? null : error
  useFlowStatus(situation?.status ?? 'start')
  const userId = situation?.user_id ?? null
  useEffect(() => {
    if (userId !== null) syncSettings(userId)
  }, [userId])
  const cover = useRef<HTMLDivElement>(null)
  useParallax(cover)
  const light = useLight()
  return (
    <div className={classes(styles.title, situation?.status === 'unsigned' && styles.unsigned)}>
      <div ref={cover} className={styles.cover}>
        <img src={sceneUrl('title') ?? ''} alt="" className={styles.ply} />
        <div className={classes(styles.ply, styles.sky)}>
          {skyLamps.map(([x, y, size], nth) => (
            <img key={x} src={sceneUrl('title-sky-lamp') ?? ''} alt="" style={lampStyle(x, y, size, nth)} />
          ))}
        </div>
        <div className={styles.lantern}>
          <img src={sceneUrl('title-lantern') ?? ''} alt="" />
          <div className={styles.flicker} />
          {light && <light.LettersShadow />}
          <Logo />
        </div>
        {light && <light.ThreeShadow />}
        <img src={sceneUrl('title-three') ?? ''} alt="" className={classes(styles.ply, styles.three)} />
        {light && <light.PinesShadow />}
        <img src={sceneUrl('title-bank') ?? ''} alt="" className={classes(styles.ply, styles.bank)} />
        {light && <light.TitleLamp hand={light.hand} />}
      </div>
      <div className={styles.lower}>
        {situation?.status === 'unsigned' || failure ? null : <Tagline save={situation?.status === 'ready'} />}
        {situation ? (
          <>
            <Ways status={situation.status} />
            {situation.status === 'unsigned' ? null : (
              <div className={styles.sound}>
                <SoundOffer />
              </div>
            )}
          </>
        ) : (
          <div className={classes(layout.centred, styles.waiting)}>
            {failure ? (
              <FailureNotice message={`${titleText.failed}${failure.message}`} failure={failure} onRetry={() => void refetch()} />
            ) : (
              <Loading text={titleText.loading} />
            )}
          </div>
        )}
      </div>
      <footer className={classes(layout.row, layout.spread, layout.gap5, layout.note, styles.footer)}>
        <span>{titleText.footer}</span>
        {situation && situation.status !== 'unsigned' ? <AccountLine userName={situation.name ?? ''} /> : null}
      </footer>
    </div>
  )
}

/** Its picture is 40 wide at size 1. The far ones are slower, and no two are in step. */
const lampStyle = (x: number, y: number, size: number, nth: number): CSSProperties => ({
  left: `${(x - 20 * size) / 12.8}%`,
  top: `${(y - 20 * size) / 8}%`,
  width: `${(40 * size) / 12.8}%`,
  animationDuration: `${11 - 2 * size}s`,
  animationDelay: `${nth * -2.3}s`,
})

/** The buttons or the modal that the situation calls for. */
function Ways({ status }: { readonly status: Situation['status'] }) {
  const [deleting, setDeleting] = useState(false)
  switch (status) {
    case 'unsigned':
      return <LoginRequired />
    case 'signed':
      return <TitleMenu save={false} onDelete={null} />
    case 'ready':
      return (
        <>
          <TitleMenu save onDelete={() => setDeleting(true)} />
          <Suspense>{deleting ? <DeleteSaveDialog onClose={() => setDeleting(false)} /> : null}</Suspense>
        </>
      )
  }
}

import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useRef, useState } from 'react'
import { titleText } from '../../../content/text/title.ts'
import { uiText } from '../../../content/text/ui.ts'
import type { Situation } from '../../../contract/title.ts'
import { part } from '../../parts.ts'
import { read } from '../../query.ts'
import { syncSettings } from '../../settings/sync-settings.ts'
import { SoundOffer } from '../../sound/sound-offer.tsx'
import { sceneUrl } from '../../art/pictures.ts'
import { classes } from '../../ui/classes.ts'
import { Loading } from '../../ui/loading.tsx'
import { FailureNotice } from '../../ui/notice.tsx'
import { useDocumentTitle } from '../../ui/page-title.tsx'
import { LoginRequired } from './login-required.tsx'
import { Logo } from './logo.tsx'
import { AccountLine, Tagline, TitleMenu } from './title-menu.tsx'
import styles from './title.module.css'
import { useParallax } from './use-parallax.ts'

/** A chunk of its own: it is needed now and then. */
const DeleteSaveDialog = part(async () => (await import('./delete-save-dialog.tsx')).DeleteSaveDialog)

export function Title() {
  useDocumentTitle(uiText.gameName)
  const { data, error, isFetching, refetch } = useQuery(read('GET /api/game/rpg/title/check_situation'))
  // After a failed reading, as after logging out, an earlier answer may be wrong.
  const situation = error ? null : (data ?? null)
  const isSignedIn = situation !== null && situation.status !== 'unsigned'
  useEffect(() => {
    if (isSignedIn) syncSettings()
  }, [isSignedIn])
  const cover = useRef<HTMLDivElement>(null)
  useParallax(cover)
  return (
    <div className={styles.title}>
      <div ref={cover} className={styles.cover}>
        <img src={sceneUrl('title') ?? ''} alt="" className={styles.ply} />
        <div className={styles.lantern}>
          <img src={sceneUrl('title-lantern') ?? ''} alt="" />
          <div className={styles.flicker} />
          <Logo />
        </div>
        <img src={sceneUrl('title-three') ?? ''} alt="" className={classes(styles.ply, styles.three)} />
        <img src={sceneUrl('title-bank') ?? ''} alt="" className={classes(styles.ply, styles.bank)} />
      </div>
      <div className={styles.lower}>
        {situation?.status === 'unsigned' ? null : <Tagline save={situation?.status === 'ready'} />}
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
          <div className={styles.waiting}>
            {error && !isFetching ? (
              <FailureNotice message={`${titleText.failed}${error.message}`} failure={error} onRetry={() => void refetch()} />
            ) : (
              <Loading text={titleText.loading} />
            )}
          </div>
        )}
      </div>
      <footer className={styles.footer}>
        <span>{titleText.footer}</span>
        {situation && situation.status !== 'unsigned' ? <AccountLine userName={situation.name ?? ''} /> : null}
        <span>{titleText.icons}</span>
      </footer>
    </div>
  )
}

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

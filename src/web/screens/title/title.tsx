import { useQuery } from '@tanstack/react-query'
import { useEffect, useReducer } from 'react'
import { titleText } from '../../../content/text/title.ts'
import { uiText } from '../../../content/text/ui.ts'
import { read } from '../../query.ts'
import { sceneUrl } from '../../art/pictures.ts'
import { Loading } from '../../ui/loading.tsx'
import { FailureNotice } from '../../ui/notice.tsx'
import { useDocumentTitle } from '../../ui/page-title.tsx'
import { DeleteSaveDialog } from './delete-save-dialog.tsx'
import { LoginRequired } from './login-required.tsx'
import { Logo } from './logo.tsx'
import { initialTitle, titleFlow, type TitleEvent, type TitleState } from './title-flow.ts'
import { AccountLine, Tagline, TitleMenu } from './title-menu.tsx'
import styles from './title.module.css'

export function Title() {
  useDocumentTitle(uiText.gameName)
  const [state, dispatch] = useReducer(titleFlow, initialTitle)
  const { data, error, refetch } = useQuery(read('GET /api/game/rpg/title/check_situation'))
  useEffect(() => {
    if (data) dispatch({ type: 'situationRead', situation: data })
    else if (error) dispatch({ type: 'situationFailed', message: error.message })
  }, [data, error])
  const retry = () => {
    dispatch({ type: 'loading' })
    void refetch()
  }
  const scene = sceneUrl('title')
  return (
    <div className={styles.title}>
      <div className={styles.cover}>
        <div className={styles.scene}>
          {scene === null ? null : <img src={scene} alt="" className={styles.picture} />}
          <Logo />
        </div>
      </div>
      <div className={styles.lower}>
        <Tagline save={state.status === 'ready'} />
        <Below state={state} dispatch={dispatch} onRetry={retry} />
      </div>
      <footer className={styles.footer}>
        <span>{titleText.footer}</span>
        {state.status === 'signed' || state.status === 'ready' ? <AccountLine userName={state.userName} /> : null}
        <span>{titleText.icons}</span>
      </footer>
    </div>
  )
}

interface BelowProps {
  readonly state: TitleState
  readonly dispatch: (event: TitleEvent) => void
  readonly onRetry: () => void
}

/** What stands below the logo: it depends on who is looking. */
function Below({ state, dispatch, onRetry }: BelowProps) {
  switch (state.status) {
    case 'start':
      return (
        <div className={styles.waiting}>
          <Loading text={titleText.loading} />
        </div>
      )
    case 'failed':
      return (
        <div className={styles.waiting}>
          <FailureNotice message={`${titleText.failed}${state.message}`} onRetry={onRetry} />
        </div>
      )
    case 'unsigned':
      return <LoginRequired quick={state.quick} dispatch={dispatch} />
    case 'signed':
      return <TitleMenu save={false} onDelete={null} />
    case 'ready':
      return (
        <>
          <TitleMenu save onDelete={() => dispatch({ type: 'deleteAsked' })} />
          <DeleteSaveDialog deleting={state.deleting} dispatch={dispatch} />
        </>
      )
  }
}

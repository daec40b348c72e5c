import { useEffect, useState } from 'react'
import { useRouteError } from 'react-router'
import { errorText, lineText, uiText } from '../../../content/text/ui.ts'
import { ApiFailure, isLost } from '../../server/api.ts'
import { sceneUrl } from '../../art/pictures.ts'
import { onLineBack, suspectLine } from '../../server/line.ts'
import { PartMissing } from '../../shell/parts.ts'
import { mayReloadByItself, reloadByItself } from '../../server/reload.ts'
import { sentencesOf } from '../text/sentences.ts'
import styles from './broken-page.module.css'
import { Button } from '../controls/button.tsx'
import { Loading } from './loading.tsx'
import { RequestNumber } from './notice.tsx'
import { useDocumentTitle } from '../text/page-title.tsx'
import { Panel } from '../panel.tsx'

/** The error boundary of all routes. */
export function BrokenPage() {
  const error = useRouteError()
  if (error instanceof PartMissing) return <PartMissingPage />
  return <BrokenScreen error={error} />
}

/** Reloads as soon as the server answers: the way back is the address, and the server holds all that was done. */
function PartMissingPage() {
  const [isStuck, setStuck] = useState(false)
  useEffect(() => {
    let stop = () => {}
    void suspectLine().then((answers) => {
      if (!answers) stop = onLineBack(() => window.location.reload())
      // The line is fine: this build's file is gone. A reload brings the new build; should it not, the player decides.
      else if (mayReloadByItself()) reloadByItself()
      else setStuck(true)
    })
    return () => stop()
  }, [])
  return <Sorry title={errorText.partTitle} text={isStuck ? errorText.partAgain : errorText.part} again={errorText.partReload} />
}

function BrokenScreen({ error }: { readonly error: unknown }) {
  const failure = error instanceof ApiFailure ? error : null
  const comesBack = failure !== null && isLost(failure)
  useEffect(() => (comesBack ? onLineBack(() => window.location.reload()) : undefined), [comesBack])
  return (
    <Sorry title={errorText.title} text={failure?.message ?? errorText.body} failure={failure} note={comesBack ? lineText.goesOn : null} />
  )
}

export function MissingPage() {
  return <Sorry title={errorText.missingTitle} text={errorText.missing} again={null} />
}

export function OpeningPage() {
  return <Loading page />
}

interface SorryProps {
  readonly title: string
  readonly text: string
  readonly failure?: ApiFailure | null
  readonly note?: string | null
  /** On the button that reloads; null where that brings nothing else. */
  readonly again?: string | null
}

function Sorry({ title, text, failure = null, note = null, again = uiText.retry }: SorryProps) {
  useDocumentTitle(title)
  return (
    <main className={styles.page}>
      <img
        src={sceneUrl(again === null ? 'hill' : 'hill-unlit') ?? ''}
        alt=""
        className={styles.scene}
        // Without a line it may not come: the page has a colour of its own.
        onError={({ currentTarget }) => (currentTarget.hidden = true)}
      />
      <Panel tone="lit" className={styles.panel ?? ''}>
        <h1>{title}</h1>
        <p>
          {sentencesOf(text).map((sentence) => (
            <span key={sentence}>{sentence}</span>
          ))}{' '}
          <RequestNumber failure={failure} />
        </p>
        {note === null ? null : <p>{note}</p>}
        <div className={styles.actions}>
          {/* A full load, so that no broken state is kept. */}
          <Button tone={again === null ? 'primary' : 'plain'} onClick={() => window.location.assign('/game/rpg')}>
            {uiText.toTitle}
          </Button>
          {again === null ? null : (
            <Button tone="primary" onClick={() => window.location.reload()}>
              {again}
            </Button>
          )}
        </div>
      </Panel>
    </main>
  )
}

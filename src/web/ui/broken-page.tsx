import { useRouteError } from 'react-router'
import { errorText, uiText } from '../../content/text/ui.ts'
import { ApiFailure } from '../api.ts'
import styles from './broken-page.module.css'
import { Button } from './button.tsx'
import { Loading } from './loading.tsx'
import { Panel } from './panel.tsx'

/** Where any page lands that breaks: a sentence, and two ways out. */
export function BrokenPage() {
  const error = useRouteError()
  return <Sorry title={errorText.title} text={error instanceof ApiFailure ? error.message : errorText.body} />
}

export function MissingPage() {
  return <Sorry title={errorText.missingTitle} text={errorText.missing} />
}

export function OpeningPage() {
  return <Loading page />
}

function Sorry({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <main className={styles.page}>
      <Panel tone="lit" title={title} className={styles.panel ?? ''}>
        <p>{text}</p>
        <div className={styles.actions}>
          {/* A full load, so that a broken page leaves nothing behind. */}
          <Button onClick={() => window.location.assign('/game/rpg')}>{uiText.toTitle}</Button>
          <Button tone="primary" onClick={() => window.location.reload()}>
            {uiText.retry}
          </Button>
        </div>
      </Panel>
    </main>
  )
}

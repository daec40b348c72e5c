import { useRouteError } from 'react-router'
import { errorText, uiText } from '../../content/text/ui.ts'
import { ApiFailure } from '../api.ts'
import styles from './broken-page.module.css'
import { Button } from './button.tsx'
import { Loading } from './loading.tsx'
import { RequestNumber } from './notice.tsx'
import { Panel } from './panel.tsx'

/** The error boundary of all routes. */
export function BrokenPage() {
  const error = useRouteError()
  const failure = error instanceof ApiFailure ? error : null
  return <Sorry title={errorText.title} text={failure?.message ?? errorText.body} failure={failure} />
}

export function MissingPage() {
  return <Sorry title={errorText.missingTitle} text={errorText.missing} />
}

export function OpeningPage() {
  return <Loading page />
}

interface SorryProps {
  readonly title: string
  readonly text: string
  readonly failure?: ApiFailure | null
}

function Sorry({ title, text, failure = null }: SorryProps) {
  return (
    <main className={styles.page}>
      <Panel tone="lit" title={title} className={styles.panel ?? ''}>
        <p>
          {text} <RequestNumber failure={failure} />
        </p>
        <div className={styles.actions}>
          {/* A full load, so that no broken state is kept. */}
          <Button onClick={() => window.location.assign('/game/rpg')}>{uiText.toTitle}</Button>
          <Button tone="primary" onClick={() => window.location.reload()}>
            {uiText.retry}
          </Button>
        </div>
      </Panel>
    </main>
  )
}

import { keptValuesText as text } from '../../../content/text/kept-values.ts'
import { Button } from '../controls/button.tsx'
import { CopyButton } from './copy-button.tsx'
import styles from './kept-values.module.css'

interface KeptValuesProps {
  /** Each under its label. */
  readonly values: readonly (readonly [label: string, value: string])[]
  /** How many they are, in words, on the button that copies them. */
  readonly count: string
}

/** Values that are told once: to be copied together, printed, or written down by hand. */
export function KeptValues({ values, count }: KeptValuesProps) {
  return (
    <>
      <dl className={styles.values}>
        {values.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <CopyButton label={text.copy(count)} content={values.map(([, value]) => value).join('\n')}>
        <Button size="small" tone="quiet" onClick={() => window.print()}>
          {text.print}
        </Button>
      </CopyButton>
    </>
  )
}

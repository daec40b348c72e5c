import { keptValuesText as text } from '../../../content/text/kept-values.ts'
import { Button } from '../controls/button.tsx'
import { CopyButton } from './copy-button.tsx'
import panel from '../panel.module.css'

interface KeptValuesProps {
  /** Each under its label. */
  readonly values: readonly (readonly [label: string, value: string])[]
}

/** Values that are told once: to be copied together, printed, or written down by hand. */
export function KeptValues({ values }: KeptValuesProps) {
  return (
    <>
      <dl className={panel.values}>
        {values.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <CopyButton label={text.copy} content={values.map(([, value]) => value).join('\n')}>
        <Button size="small" tone="quiet" onClick={() => window.print()}>
          {text.print}
        </Button>
      </CopyButton>
    </>
  )
}

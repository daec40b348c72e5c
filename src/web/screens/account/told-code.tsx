import { useNavigate } from 'react-router'
import { toldCodeText as text } from '../../../content/text/account.ts'
import { keptValuesText } from '../../../content/text/kept-values.ts'
import { Button } from '../../ui/controls/button.tsx'
import { classes } from '../../ui/classes.ts'
import layout from '../../ui/layout.module.css'
import washi from './washi-sheet.module.css'
import { KeptValues } from '../../ui/credentials/kept-values.tsx'

interface ToldCodeProps {
  readonly email: string
  readonly code: string
}

/** In place of the form that was sent: the recovery code, which is told once. The player is signed in by now. */
export function ToldCode({ email, code }: ToldCodeProps) {
  const navigate = useNavigate()
  const values = [
    [keptValuesText.email, email],
    [keptValuesText.code, code],
  ] as const
  return (
    <>
      <KeptValues values={values} />
      <p role="alert" className={classes(layout.balanced, washi.below)}>
        {keptValuesText.advice}
        <br />
        {text.warning}
      </p>
      <Button tone="primary" wide glyph="灯" onClick={() => void navigate('/game/rpg')} autoFocus>
        {keptValuesText.confirm}
      </Button>
    </>
  )
}

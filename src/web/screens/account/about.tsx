import { aboutText as text } from '../../../content/text/account.ts'
import { Panel } from '../../ui/panel.tsx'
import { classes } from '../../ui/classes.ts'
import { AccountFrame } from './account-frame.tsx'
import styles from './about.module.css'
import washi from './washi-sheet.module.css'

export function About() {
  return (
    <AccountFrame glyph="問" title={text.title}>
      <Panel tone="washi" className={classes(washi.sheet, styles.ruled)}>
        {text.sections.map(({ title, lines }) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        ))}
        <p>
          <a href="/licences.txt">{text.licences}</a>
        </p>
      </Panel>
    </AccountFrame>
  )
}

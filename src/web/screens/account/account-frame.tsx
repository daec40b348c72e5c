import type { ReactNode } from 'react'
import { accountText } from '../../../content/text/account.ts'
import { sceneUrl } from '../../art/pictures.ts'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { classes } from '../../ui/classes.ts'
import { ScrollArea } from '../../ui/controls/scroll-area.tsx'
import { PageTitle } from '../../ui/text/page-title.tsx'
import styles from './account-frame.module.css'
import layout from '../../ui/layout.module.css'

interface AccountFrameProps {
  /** One kanji for the seal. */
  readonly glyph: string
  readonly title: string
  readonly wide?: boolean
  readonly children: ReactNode
}

export function AccountFrame({ glyph, title, wide = false, children }: AccountFrameProps) {
  const scene = sceneUrl('gate-night')
  return (
    <main className={classes(styles.page, wide && styles.broad)}>
      {scene === null ? null : <img src={scene} alt="" className={styles.scene} />}
      <div className={classes(layout.stack, layout.gap4, styles.content)}>
        <div className={classes(layout.row, layout.spread)}>
          <PageTitle glyph={glyph} title={title} />
          <ButtonLink size="small" to="/game/rpg">
            {accountText.toTitle}
          </ButtonLink>
        </div>
        <ScrollArea className={styles.sheets}>
          <div className={classes(layout.stack, layout.gap4)}>{children}</div>
        </ScrollArea>
      </div>
    </main>
  )
}

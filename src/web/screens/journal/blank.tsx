import diary from '../../art/svg/screens/blank-diary.svg?url'
import fields from '../../art/svg/screens/blank-fields.svg?url'
import home from '../../art/svg/screens/blank-home.svg?url'
import scenes from '../../art/svg/screens/blank-scenes.svg?url'
import styles from './journal.module.css'
import { Box } from './leaves.tsx'

const pictures = { scenes, fields, home, diary, lookbacks: fields } as const

interface BlankProps {
  readonly page: keyof typeof pictures
  readonly lines: readonly string[]
}

/** What stands where there is nothing yet: three papers on a cord, still tied up, and a line that says so. */
export function Blank({ page, lines }: BlankProps) {
  return (
    <div className={styles.blank}>
      <img src={pictures[page]} alt="" width={900} height={284} />
      <Box lines={lines} />
    </div>
  )
}

import type { ReactNode } from 'react'
import { battleText } from '../../../content/text/battle.ts'
import { attributeTexts } from '../../../content/text/status.ts'
import { ATTRIBUTES } from '../../../rules/party/growth.ts'
import { Seal } from '../../ui/feedback/chip.tsx'
import { Icon } from '../../ui/signs/icon.tsx'

/** The sign of the figure or the command that a heading names, as it stands on their own screens; null for other headings. */
export function headingMark(heading: string): ReactNode {
  const figure = ATTRIBUTES.find((attribute) => attributeTexts[attribute].label === heading)
  if (figure !== undefined) return <Icon name={figure} size={24} />
  const command = Object.values(battleText.commands).find(({ label }) => heading.endsWith(`（${label}）`))
  return command === undefined ? null : <Seal glyph={command.glyph} />
}

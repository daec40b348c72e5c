import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AUDIENCE } from '../../../content/story/credits.ts'
import { endingText } from '../../../content/text/ending.ts'
import { read } from '../../server/query.ts'
import { formatGold, formatNumber } from '../../ui/text/number-format.ts'
import { isSmallWindow } from '../../ui/small-window.ts'
import styles from './backstage.module.css'
import layout from '../../ui/layout.module.css'
import { classes } from '../../ui/classes.ts'

const text = endingText.backstage

/** 本日の入り: totals of the save, on a phone behind their heading: they would cover the scene. A figure that cannot be read is left out. */
export function SaveTotals() {
  const [isOpen, setOpen] = useState(() => !isSmallWindow())
  const { data: check } = useQuery(read('GET /api/game/rpg/ending/can_be_clear_vast_expanse'))
  const { data: fields } = useQuery(read('GET /api/game/rpg/field/list'))
  const { data: books } = useQuery(read('GET /api/game/rpg/menu/plaza/library/fetch_book'))
  const { data: save } = useQuery(read('GET /api/game/rpg/title/check_savedata_info'))
  const figures: readonly (readonly [string, string | null])[] = [
    [text.audience, AUDIENCE],
    [text.days, check ? text.daysOf(check.days) : null],
    [text.fields, fields ? formatNumber(fields.filter(({ is_cleared }) => is_cleared).length) : null],
    [text.books, books ? formatNumber(books.flat().filter(({ is_read }) => is_read).length) : null],
    [text.battles, check ? text.battlesOf(formatNumber(check.battles)) : null],
    [text.fallen, check ? text.fallenOf(formatNumber(check.fallen)) : null],
    [text.wicks, check ? text.wicksOf(formatNumber(check.wicks)) : null],
    [text.level, save ? save.parties.map(({ level }) => formatNumber(level)).join('・') : null],
    [text.gold, save ? formatGold(save.money) : null],
  ]
  return (
    <section className={classes(layout.row, styles.figures)} aria-label={text.figures}>
      <h2>
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {text.figures}
        </button>
      </h2>
      <dl hidden={!isOpen}>
        {figures.map(([label, value]) =>
          value === null ? null : (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="num">{value}</dd>
            </div>
          ),
        )}
      </dl>
    </section>
  )
}

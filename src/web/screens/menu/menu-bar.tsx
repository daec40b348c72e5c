import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { NavLink, useLocation, useNavigate } from 'react-router'
import { plazaSpots } from '../../../content/story/town/keepers/plaza.ts'
import { menuText as text } from '../../../content/text/menu.ts'
import { uiText } from '../../../content/text/ui.ts'
import type { ClearState } from '../../../contract/menu.ts'
import { openSettings } from '../../settings/settings-opener.tsx'
import { read } from '../../server/query.ts'
import { Button } from '../../ui/controls/button.tsx'
import { classes } from '../../ui/classes.ts'
import { RovingList } from '../../ui/controls/roving-list.tsx'
import { Errand } from './errand.tsx'
import styles from './menu-bar.module.css'
import layout from '../../ui/layout.module.css'

interface Entry {
  readonly to: string
  readonly glyph: string
  readonly label: string
}

const plazaEntries: readonly Entry[] = [
  { to: 'library', glyph: '書', label: text.library },
  { to: 'bbs', glyph: '貼', label: text.board },
  { to: 'refresh', glyph: '解', label: text.rest },
  { to: 'job', glyph: '働', label: text.job },
]

interface MenuBarProps {
  /** What a newcomer has done; null for everybody else. */
  readonly errand: ClearState['errand']
  readonly treasure: boolean
  readonly onTreasure: () => void
}

export function MenuBar({ errand, treasure, onTreasure }: MenuBarProps) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const place = pathname.split('/')[4] ?? ''
  const inPlaza = place === 'plaza' || plazaEntries.some(({ to }) => to === place)
  return (
    <nav aria-label={text.bar} className={classes(layout.column, styles.bar)}>
      <p className={styles.town}>{text.title}</p>
      <RovingList className={classes(layout.column, styles.entries)}>
        <Item to="adventure" glyph="発" label={text.adventure} />
        <Item to="plaza" glyph="町" label={text.plaza} />
        {inPlaza ? <PlazaItems /> : null}
        <Item to="shop" glyph="具" label={text.shop} />
        <Item to="status" glyph="組" label={text.status} />
        <Item to="journal" glyph="栞" label={text.journal} />
        <Item to="other" glyph="記" label={text.manual} />
        {errand === null ? null : <Errand errand={errand} />}
        <span className={styles.gap} />
        {treasure ? (
          <Button tone="primary" wide glyph="宝" onClick={onTreasure}>
            {text.treasure}
          </Button>
        ) : null}
        <div className={classes(layout.strip, layout.wraps, layout.gap2, styles.foot)}>
          <Button size="small" onClick={openSettings}>
            {uiText.settings}
          </Button>
          <Button size="small" onClick={() => void navigate('/game/rpg')}>
            {text.toTitle}
          </Button>
        </div>
      </RovingList>
    </nav>
  )
}

/** As on the map, the rest house is unnamed until the server says that it is open. */
function PlazaItems() {
  const { data, isPending } = useQuery(read('GET /api/game/rpg/menu/plaza/check_status'))
  const restOpen = data?.[0] ?? false
  return plazaEntries.map((entry) =>
    entry.to === 'refresh' && !restOpen ? <ClosedItem key={entry.to} awaited={isPending} /> : <Item key={entry.to} {...entry} sub />,
  )
}

/** `awaited`: it is not known yet whether it is open. */
function ClosedItem({ awaited }: { readonly awaited: boolean }) {
  const reason = useId()
  return (
    <button
      type="button"
      aria-disabled="true"
      aria-describedby={reason}
      disabled={awaited}
      className={classes(layout.row, layout.gap3, styles.item, styles.sub, styles.closed)}
    >
      <span className={styles.glyph} aria-hidden="true">
        ？
      </span>
      {awaited ? (
        uiText.loading
      ) : (
        <span>
          {plazaSpots.restClosed.name}
          <small id={reason}>{text.restClosed}</small>
        </span>
      )}
    </button>
  )
}

function Item({ to, glyph, label, sub = false }: Entry & { readonly sub?: boolean }) {
  return (
    <NavLink
      to={`/game/rpg/menu/${to}`}
      className={({ isActive }) => classes(layout.row, layout.gap3, styles.item, sub && styles.sub, isActive && styles.active)}
    >
      <span className={styles.glyph} aria-hidden="true">
        {glyph}
      </span>
      {label}
    </NavLink>
  )
}

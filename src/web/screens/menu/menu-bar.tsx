import { NavLink, useLocation, useNavigate } from 'react-router'
import { menuText as text } from '../../../content/text/menu.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { RovingList } from '../../ui/roving-list.tsx'
import styles from './menu-bar.module.css'

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
  /** Whether there is a treasure to look at. */
  readonly treasure: boolean
  readonly onTreasure: () => void
}

export function MenuBar({ treasure, onTreasure }: MenuBarProps) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const place = pathname.split('/')[4] ?? ''
  const inPlaza = place === 'plaza' || plazaEntries.some(({ to }) => to === place)
  return (
    <nav aria-label={text.bar} className={styles.bar}>
      <h1 className={styles.town}>{text.title}</h1>
      <RovingList className={styles.entries}>
        <Item to="adventure" glyph="発" label={text.adventure} />
        <Item to="plaza" glyph="町" label={text.plaza} />
        {inPlaza ? plazaEntries.map((entry) => <Item key={entry.to} {...entry} sub />) : null}
        <Item to="shop" glyph="具" label={text.shop} />
        <Item to="status" glyph="組" label={text.status} />
        <Item to="other" glyph="記" label={text.manual} />
        <span className={styles.gap} />
        {treasure ? (
          <Button tone="primary" wide glyph="宝" onClick={onTreasure}>
            {text.treasure}
          </Button>
        ) : null}
        <Button wide onClick={() => void navigate('/game/rpg')}>
          {text.toTitle}
        </Button>
      </RovingList>
    </nav>
  )
}

function Item({ to, glyph, label, sub = false }: Entry & { readonly sub?: boolean }) {
  return (
    <NavLink to={`/game/rpg/menu/${to}`} className={({ isActive }) => classes(styles.item, sub && styles.sub, isActive && styles.active)}>
      <span className={styles.glyph} aria-hidden="true">
        {glyph}
      </span>
      {label}
    </NavLink>
  )
}

import { QueryClientProvider } from '@tanstack/react-query'
import { type CSSProperties, type ReactNode, useEffect, useReducer } from 'react'
import { createRoot } from 'react-dom/client'
import './fonts.css' // made by scripts/fonts out of the characters in the sources
import '../ui/base.css'
import { fieldOfEnemy } from '../../content/enemy-fields.ts'
import type { Scene } from '../../content/story/story.ts'
import { expressions } from '../art/acting.ts'
import { Drawing } from '../art/drawing.tsx'
import { stagings } from '../staging/stagings.ts'
import { queryClient } from '../server/query.ts'
import { paperOf } from '../looks/paper.ts'
import { Backdrop } from '../screens/battle/stage/stage.tsx'
import { Seal } from '../ui/feedback/chip.tsx'
import { Icon, type IconName } from '../ui/signs/icon.tsx'
import { SkillIcon } from '../ui/signs/skill-icon.tsx'
import { skillSigns } from '../ui/signs/skill-signs.ts'
import { iconShapes } from '../ui/signs/icon-shapes.ts'
import { Portrait } from '../ui/story/portrait.tsx'
import { roleClasses, roleLooks } from '../looks/roles.ts'
import { ScenePicture } from '../ui/story/scene-picture.tsx'
import styles from './drawings.module.css'

// Only in development: every drawing in each of its states on every background, one at a time, or a group on one sheet.

const urls = import.meta.glob<string>('../art/svg/*/*.svg', { query: '?url', import: 'default', eager: true })

interface Shown {
  /** `group/name`. */
  readonly name: string
  readonly states: readonly string[]
  /** On the background of this field unless another is chosen; 0: on none. */
  readonly field: number
  readonly picture: (state: number, field: number) => ReactNode
}

/** Without and with its lights, as an outline, in the moment of a blow. */
const paperStates = ['as it is', 'unlit', 'outline', 'struck'] as const

const exampleParty = [{ role: 2 }, { role: 5 }, { role: 6 }] as const

const drawn = Object.entries(urls)
  .map(([file, url]): Shown => {
    const [group = '', id = ''] = /svg\/(.+)\.svg$/.exec(file)?.[1]?.split('/') ?? []
    const name = `${group}/${id}`
    const role = roleClasses.find((each) => each === id)
    if (group === 'enemies') {
      const picture = (state: number, field: number) => <EnemyTile id={Number(id)} state={state} field={field} />
      return { name, states: paperStates, field: fieldOfEnemy(Number(id)) ?? 1, picture }
    }
    if (group === 'portraits' && role) {
      const picture = (state: number) => (
        <Portrait roleClass={role} expression={expressions[state] ?? 'calm'} live className={styles.portrait} />
      )
      return { name, states: expressions, field: 0, picture }
    }
    const { states = [] } = stagings[id as Scene] ?? {}
    if (group === 'scenes' && states.length > 0) {
      const picture = (state: number) => (
        <ScenePicture name={id as Scene} state={states[state] ?? null} stagings={stagings} party={exampleParty} />
      )
      return { name, states, field: 0, picture }
    }
    const isField = group === 'backgrounds' && id !== 'none'
    const field = isField ? Number(id) : group === 'roles' || group === 'figures' ? 1 : 0
    const picture = isField ? null : <img src={url} alt="" className={styles.plain} />
    return { name, states: ['as it is'], field, picture: () => picture }
  })
  .toSorted((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }))

const small: readonly Shown[] = [
  ...Object.keys(iconShapes).map((name): Shown => {
    const sizes = ['96', '32', '18']
    return {
      name: `icons/${name}`,
      states: sizes,
      field: 0,
      picture: (state) => <Icon name={name as IconName} size={Number(sizes[state])} />,
    }
  }),
  ...Object.entries(skillSigns).map(
    ([id, sign]): Shown => ({
      name: `signs/${id}`,
      states: ['96', '26', '20'],
      field: 0,
      picture: (state) => <SkillIcon sign={sign} size={[96, 26, 20][state] ?? 96} />,
    }),
  ),
  ...roleClasses.map(
    (role): Shown => ({ name: `seals/${role}`, states: ['as it is'], field: 0, picture: () => <Seal {...roleLooks[role]} /> }),
  ),
]

const all = [...drawn, ...small]
const groups = [...new Set(all.map(({ name }) => name.split('/')[0] ?? ''))]

function EnemyTile({ id, state, field }: { readonly id: number; readonly state: number; readonly field: number }) {
  return (
    <div className={styles.foe} data-state={paperStates[state]} style={paperOf(field || 1)}>
      <Drawing enemyId={id} scale={0.68} />
    </div>
  )
}

interface Chosen {
  readonly at: number
  readonly state: number
  /** Null: that of the drawing. */
  readonly field: number | null
  readonly sheet: boolean
}

const query = new URLSearchParams(location.search)
const first: Chosen = {
  at: Math.max(
    0,
    all.findIndex(({ name }) => name.startsWith(query.get('name') ?? 'enemies')),
  ),
  state: Number(query.get('state') ?? 0),
  field: query.has('field') ? Number(query.get('field')) : null,
  sheet: query.has('sheet'),
}

const round = (value: number, count: number): number => (value + count) % count
const moved = (chosen: Chosen, by: number): Chosen => ({ ...chosen, at: round(chosen.at + by, all.length), state: 0 })

/** By key: the drawing before or after, another background, the next state, the whole group. */
const keys: Readonly<Record<string, (chosen: Chosen, shown: Shown) => Chosen>> = {
  ArrowLeft: (chosen) => moved(chosen, -1),
  ArrowRight: (chosen) => moved(chosen, 1),
  ArrowUp: (chosen, shown) => ({ ...chosen, field: round((chosen.field ?? shown.field) - 1, 13) }),
  ArrowDown: (chosen, shown) => ({ ...chosen, field: round((chosen.field ?? shown.field) + 1, 13) }),
  s: (chosen, shown) => ({ ...chosen, state: round(chosen.state + 1, shown.states.length) }),
  g: (chosen) => ({ ...chosen, sheet: !chosen.sheet }),
  Escape: (chosen) => ({ ...chosen, field: null }),
}

function Drawings() {
  const [chosen, choose] = useReducer((_: Chosen, next: Chosen) => next, first)
  const shown = all[chosen.at]
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const act = event.target instanceof HTMLSelectElement ? undefined : keys[event.key]
      if (!act || !shown) return
      event.preventDefault()
      choose(act(chosen, shown))
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [chosen, shown])
  if (!shown) return null
  const group = shown.name.split('/')[0] ?? ''
  const fieldOf = (one: Shown) => chosen.field ?? one.field
  return (
    <main className={styles.page}>
      <nav className={styles.desk}>
        <select
          value={group}
          onChange={({ target }) => choose({ ...first, at: all.findIndex(({ name }) => name.startsWith(`${target.value}/`)) })}
        >
          {groups.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        <select
          value={shown.name}
          onChange={({ target }) => choose({ ...chosen, at: all.findIndex(({ name }) => name === target.value), state: 0 })}
        >
          {all
            .filter(({ name }) => name.startsWith(`${group}/`))
            .map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
        </select>
        <select value={chosen.state} onChange={({ target }) => choose({ ...chosen, state: Number(target.value) })}>
          {shown.states.map((name, state) => (
            <option key={name} value={state}>
              {name}
            </option>
          ))}
        </select>
        <span>field {fieldOf(shown)} · ←→ drawing, ↑↓ field (0: none), Esc its own, s state, g group</span>
      </nav>
      {chosen.sheet ? (
        <div className={styles.sheet}>
          {all
            .filter(({ name }) => name.startsWith(`${group}/`))
            .map((one) => (
              <Tile key={one.name} shown={one} field={fieldOf(one)} state={chosen.state} />
            ))}
        </div>
      ) : (
        <Tile key={shown.name} shown={shown} field={fieldOf(shown)} state={chosen.state} />
      )}
    </main>
  )
}

function Tile({ shown, field, state }: { readonly shown: Shown; readonly field: number; readonly state: number }) {
  return (
    <figure className={styles.tile} style={{ '--stage-h': '720px' } as CSSProperties}>
      {field > 0 ? <Backdrop fieldId={field} /> : null}
      <div className={styles.stand}>{shown.picture(Math.min(state, shown.states.length - 1), field)}</div>
      <figcaption>{shown.name}</figcaption>
    </figure>
  )
}

const root = document.getElementById('root')
if (!root) throw new Error('drawings.html has no #root')
createRoot(root).render(
  <QueryClientProvider client={queryClient}>
    <Drawings />
  </QueryClientProvider>,
)

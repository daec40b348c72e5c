import { Fragment, type ReactNode } from 'react'

/** With names and figures emphasised; `enemies`, of the names, can be told from the others. */
export function marked(text: string, names: readonly string[], enemies: readonly string[] = []): ReactNode {
  const known = names.filter((name) => name !== '').map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const parts = text.split(new RegExp(`(${[...known, '\\d+'].join('|')})`))
  return parts.map((part, index) =>
    // Split with a capturing group: every second part is a match. The text never changes in place, so its order is its key.
    index % 2 === 1 ? (
      <b key={`${index}${part}`} data-enemy={enemies.includes(part) || undefined}>
        {part}
      </b>
    ) : (
      <Fragment key={`${index}${part}`}>{part}</Fragment>
    ),
  )
}

import { type ComponentProps, type KeyboardEvent, useRef } from 'react'

interface RovingListProps extends ComponentProps<'div'> {
  /** 1 = a column, 0 = a row; more = a grid, in which up and down move by as many. */
  readonly columns?: number
  /** Names the list as a group. */
  readonly label?: string
}

/**
 * Arrow keys, Home and End move the focus among the enabled buttons and links inside. Tab still reaches each of them.
 */
export function RovingList({ columns = 1, label, onKeyDown, ...rest }: RovingListProps) {
  const element = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event)
    const all = [...(element.current?.querySelectorAll<HTMLElement>('button:not(:disabled), a[href]') ?? [])]
    const at = all.indexOf(document.activeElement as HTMLElement)
    const to = target(event.key, { at, count: all.length, columns })
    if (event.defaultPrevented || at < 0 || to === null) return
    event.preventDefault()
    all[to]?.focus()
  }
  const group = label === undefined ? {} : { role: 'group', 'aria-label': label }
  // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys move between the controls inside
  return <div ref={element} onKeyDown={move} {...group} {...rest} />
}

function target(key: string, { at, count, columns }: { at: number; count: number; columns: number }): number | null {
  const clamp = (to: number) => Math.min(count - 1, Math.max(0, to))
  const down = Math.max(columns, 1)
  switch (key) {
    case 'ArrowDown':
      return columns === 1 ? (at + 1) % count : clamp(at + down)
    case 'ArrowUp':
      return columns === 1 ? (at - 1 + count) % count : clamp(at - down)
    case 'ArrowRight':
      return columns === 1 ? null : (at + 1) % count
    case 'ArrowLeft':
      return columns === 1 ? null : (at - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}

import { type ComponentProps, type RefObject, useEffect, useRef, useState } from 'react'
import { classes } from '../classes.ts'
import styles from './scroll-area.module.css'

interface ScrollAreaProps extends Omit<ComponentProps<'div'>, 'ref'> {
  /** The element that scrolls. */
  readonly ref?: RefObject<HTMLDivElement | null>
  /** The content has a head that stays at the top edge: that edge does not fade. */
  readonly stickyHead?: boolean
  /** A `section` with a name is a landmark. */
  readonly as?: 'div' | 'section'
  /** Makes it a group with this name that Tab reaches, so that the arrow keys scroll it. */
  readonly group?: string
}

/**
 * Content that scrolls and shows it: an edge behind which there is more fades, and a chevron stands at the lower one. `className`
 * lays out the whole; everything else goes to the element that scrolls. Without a control inside, make it a `group`, or a `section` with
 * a name and `tabIndex={0}`.
 */
export function ScrollArea({ ref, stickyHead = false, as: Scroller = 'div', group, className, children, ...rest }: ScrollAreaProps) {
  const own = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const scroller = ref ?? own
  const hidden = useHiddenParts(scroller, content)
  const named = group === undefined ? {} : { role: 'group', 'aria-label': group, tabIndex: 0 }
  return (
    <div
      className={classes(styles.area, className)}
      data-above={(hidden.above && !stickyHead) || undefined}
      data-below={hidden.below || undefined}
    >
      <Scroller ref={scroller} className={styles.scroller} {...named} {...rest}>
        <div ref={content}>{children}</div>
      </Scroller>
      <span className={styles.more} aria-hidden="true" />
    </div>
  )
}

interface HiddenParts {
  readonly above: boolean
  readonly below: boolean
}

/** Whether content lies above and below what is in sight. */
function useHiddenParts(scroller: RefObject<HTMLElement | null>, content: RefObject<HTMLElement | null>): HiddenParts {
  const [hidden, setHidden] = useState<HiddenParts>({ above: false, below: false })
  useEffect(() => {
    const [element, inside] = [scroller.current, content.current]
    if (element === null || inside === null) return
    const measure = () => {
      // Each of the three is rounded, in px of the stage.
      const above = element.scrollTop > 2
      const below = element.scrollTop + element.clientHeight < element.scrollHeight - 2
      setHidden((before) => (before.above === above && before.below === below ? before : { above, below }))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    observer.observe(inside)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [scroller, content])
  return hidden
}

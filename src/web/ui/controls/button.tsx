import { Children, type ComponentProps, type ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './button.module.css'
import { classes } from '../classes.ts'

interface Look {
  /** `primary`: the lit lantern tag, one per screen; `quiet`: beside it on washi. */
  readonly tone?: 'plain' | 'primary' | 'danger' | 'quiet'
  readonly size?: 'normal' | 'small'
  /** Fills its column. */
  readonly wide?: boolean
  /** One kanji in the display face before the label. */
  readonly glyph?: string
  /** Small words at the right edge, such as a reading. */
  readonly reading?: ReactNode
}

interface ButtonProps extends Look, ComponentProps<'button'> {
  /** While what it does is under way: it cannot be pressed again. */
  readonly pending?: boolean
}

export function Button({
  tone,
  size,
  wide,
  glyph,
  reading,
  pending = false,
  className,
  children,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={classes(lookOf({ tone, size, wide, glyph, reading }), className)}
      aria-busy={pending || undefined}
      onClick={pending ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      <Face glyph={glyph} reading={reading}>
        {children}
      </Face>
    </button>
  )
}

interface ButtonLinkProps extends Look, ComponentProps<typeof Link> {
  readonly children: ReactNode
}

/** A link that looks like a button, for going to another screen. */
export function ButtonLink({ tone, size, wide, glyph, reading, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link className={classes(lookOf({ tone, size, wide, glyph, reading }), className)} {...rest}>
      <Face glyph={glyph} reading={reading}>
        {children}
      </Face>
    </Link>
  )
}

type LooseLook = { readonly [Key in keyof Look]: Look[Key] | undefined }

/** For a link outside the router. */
export function lookOf({ tone, size, wide, reading }: LooseLook): string {
  return classes(
    styles.button,
    tone === 'primary' && styles.primary,
    tone === 'danger' && styles.danger,
    size === 'small' && styles.small,
    tone === 'quiet' && styles.quiet,
    wide && styles.wide,
    reading !== undefined && styles.start,
  )
}

function Face({ glyph, reading, children }: Pick<LooseLook, 'glyph' | 'reading'> & { readonly children: ReactNode }) {
  return (
    <>
      {glyph === undefined ? null : (
        <span className={styles.glyph} aria-hidden="true">
          {glyph}
        </span>
      )}
      {wrapped(children)}
      {reading === undefined ? null : <span className={styles.reading}>{reading}</span>}
    </>
  )
}

/** Each run of text becomes an element: bare text beside an icon is not always drawn by Firefox. */
function wrapped(children: ReactNode): readonly ReactNode[] {
  const parts: ReactNode[] = []
  let text = ''
  const endText = () => {
    const label = text.trim()
    if (label !== '') parts.push(<span key={`text${parts.length}`}>{label}</span>)
    text = ''
  }
  for (const child of Children.toArray(children)) {
    if (typeof child === 'string' || typeof child === 'number') {
      text += child
    } else {
      endText()
      parts.push(child)
    }
  }
  endText()
  return parts
}

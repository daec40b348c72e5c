import { iconShapes } from './icon-shapes.ts'

export type IconName = keyof typeof iconShapes

/** The path of a sign, on a field of 128 × 128. */
export const shapeOf = (name: IconName): string => iconShapes[name]

interface IconProps {
  readonly name: IconName
  /** In px. */
  readonly size?: number
  readonly className?: string
}

/** A small sign, in the text's colour. Decoration: say beside it what it means. */
export function Icon({ name, size = 16, className }: IconProps) {
  return (
    <svg viewBox="0 0 128 128" width={size} height={size} className={className} aria-hidden="true" fill="currentColor">
      <path d={shapeOf(name)} />
    </svg>
  )
}

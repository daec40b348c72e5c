import { useId } from 'react'

/** The id of the question that a pick answers. */
export const pickQuestion = 'pick-question'

interface PickButtonProps {
  readonly className: string | undefined
  readonly name: string
  /** Has the focus when the choice begins. */
  readonly first: boolean
  /** What is read aloud besides the name; null: nothing. */
  readonly spoken: string | null
  readonly onMark: () => void
  readonly onPick: () => void
}

/** Lies over a target that can be picked. The one in focus is marked; the mouse takes the focus along, so that only one ever is. */
export function PickButton({ className, name, first, spoken, onMark, onPick }: PickButtonProps) {
  const id = useId()
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={name}
        aria-describedby={`${pickQuestion} ${id}`}
        onFocus={onMark}
        onClick={onPick}
        onMouseEnter={(event) => event.currentTarget.focus({ preventScroll: true })}
        data-first={first || undefined}
        data-pick
      />
      <span id={id} hidden>
        {spoken}
      </span>
    </>
  )
}

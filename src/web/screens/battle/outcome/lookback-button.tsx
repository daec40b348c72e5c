import { type ComponentProps, type ReactNode, Suspense, useEffect, useState } from 'react'
import { isEncore } from '../../../../content/named-ids.ts'
import { outcomeText } from '../../../../content/text/outcome.ts'
import { decoration, once, part } from '../../../shell/parts.ts'
import { useOwnKey } from '../../../state/own-keys.ts'
import * as usualLetters from '../../../state/usual-letters.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { KeyHint } from '../../../ui/text/page-title.tsx'
import type { Battle } from '../battle-model.ts'

const lookback = once(() => import('../lookback/lookback.tsx'))
const LookbackView = part(async () => (await lookback()).LookbackView)

const Unchanged = ({ children }: { readonly children: ReactNode }) => children
/** Around the advice that stands there until something is learned from the stage itself. */
export const Learned = decoration(async () => (await lookback()).Learned, Unchanged)

/** After a single turn there is nothing to be looked back at. */
const LEAST_TURNS = 2

export const mayLookBack = ({ place, log }: Pick<Battle, 'place' | 'log'>): boolean => !isEncore(place.fieldId) && log.length >= LEAST_TURNS

interface LookbackButtonProps extends Pick<ComponentProps<typeof Button>, 'size' | 'disabled'> {
  readonly battle: Battle
}

/** Opens 見返し; nothing where there is nothing to be looked back at. */
export function LookbackButton({ battle, ...rest }: LookbackButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const may = mayLookBack(battle)
  const { glyph, label } = outcomeText.lookBack
  const ownKey = useOwnKey(usualLetters.lookback)
  useEffect(() => {
    // What did not come is loaded again when it is asked for.
    if (may) void lookback().catch(() => undefined)
  }, [may])
  if (!may) return null
  return (
    <>
      <Button glyph={glyph} onClick={() => setOpen(true)} aria-keyshortcuts={ownKey} data-lookback {...rest}>
        {label} <KeyHint>{usualLetters.lookback}</KeyHint>
      </Button>
      <Suspense>{isOpen ? <LookbackView battle={battle} onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  )
}

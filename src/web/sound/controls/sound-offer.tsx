import { soundText as text } from '../../../content/text/sound.ts'
import { Button } from '../../ui/controls/button.tsx'
import { chooseSound, useSoundAsked } from '../sound.ts'
import { soundRow } from './sound-row.ts'

/** Asks once, on the title, whether the game may sound. */
export function SoundOffer({ tone = 'plain' }: { readonly tone?: 'plain' | 'quiet' }) {
  if (useSoundAsked()) return null
  return (
    <div style={{ ...soundRow, marginTop: 16 }}>
      <span>{text.offer}</span>
      <Button size="small" tone={tone} onClick={() => chooseSound({ on: true })}>
        {text.with}
      </Button>
      <Button size="small" tone={tone} onClick={() => chooseSound({ on: false })}>
        {text.without}
      </Button>
    </div>
  )
}

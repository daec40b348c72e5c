import { useState } from 'react'
import { settingsText as text } from '../../content/text/settings.ts'
import { uiText } from '../../content/text/ui.ts'
import { useGameState } from '../state/game-state.ts'
import { chooseSound, play, useSoundChoice } from '../sound/sound.ts'
import { Button } from '../ui/controls/button.tsx'
import { Seal } from '../ui/feedback/chip.tsx'
import { Dialog } from '../ui/feedback/dialog.tsx'
import { Tabs } from '../ui/controls/tabs.tsx'
import { Choice, StoredChoice, VolumeRow } from './choice.tsx'
import { KeyRows } from './key-rows.tsx'
import { TravelDifficulty } from './travel-difficulty.tsx'
import styles from './settings-dialog.module.css'
import layout from '../ui/layout.module.css'
import { classes } from '../ui/classes.ts'

type Section = keyof typeof text.sections

const sections = (['sound', 'look', 'play', 'ease', 'keys'] as const).map((id) => ({ id, label: text.sections[id] }))

/** Everything takes effect at once; there is nothing to confirm. */
export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const [section, setSection] = useState<Section>('sound')
  return (
    <Dialog
      open
      title={text.title}
      onClose={onClose}
      size="wide"
      forReading
      actions={
        <>
          <span className={styles.kept}>{text.kept}</span>
          <Button tone="primary" onClick={onClose}>
            {uiText.close}
          </Button>
        </>
      }
    >
      <Tabs label={text.tabs} tabs={sections} selected={section} onSelect={setSection} className={styles.tabs ?? ''} autoFocus>
        <div className={classes(layout.stack, layout.gap3, styles.section)}>
          <SectionRows section={section} />
        </div>
      </Tabs>
    </Dialog>
  )
}

function SectionRows({ section }: { readonly section: Section }) {
  const { screen } = useGameState()
  switch (section) {
    case 'sound':
      return <SoundRows />
    case 'look':
      return (
        <>
          <Letters />
          <StoredChoice name="text-speed" order={['slow', 'normal', 'fast']} />
          <StoredChoice name="motion" order={['full', 'calm', 'none']} />
          <StoredChoice name="light" order={['moving', 'still', 'off']} />
          <StoredChoice name="shake" order={['on', 'off']} />
        </>
      )
    case 'play':
      return (
        <>
          <StoredChoice name="battle-speed" order={['normal', 'double', 'instant']} />
          <StoredChoice name="sight" order={['on', 'off']} />
          <StoredChoice name="advice" order={['on', 'off']} />
          {screen.current === 'menu' ? <TravelDifficulty /> : <p className={styles.hint}>{text.inTown}</p>}
        </>
      )
    case 'ease':
      // What helps stands here together, also what is among the others with its note.
      return (
        <>
          <Letters isBare />
          <StoredChoice name="furigana" order={['off', 'on']} />
          <StoredChoice name="motion" order={['full', 'calm', 'none']} isBare />
          <div className={styles.pair}>
            <StoredChoice name="shake" order={['on', 'off']} isBare />
            <StoredChoice name="contrast" order={['normal', 'high']} />
          </div>
          <div className={styles.pair}>
            <StoredChoice name="mono" order={['off', 'on']} />
            <StoredChoice name="speech" order={['full', 'short']} />
          </div>
          <p className={styles.hint}>{text.easeNotes}</p>
          <StoredChoice name="scan" order={['off', 'slow', 'normal', 'fast']} />
        </>
      )
    case 'keys':
      return <KeyRows />
  }
}

const Letters = ({ isBare = false }: { readonly isBare?: boolean }) => (
  <StoredChoice name="letters" order={['normal', 'large', 'largest']} isBare={isBare} />
)

function SoundRows() {
  const { on, music, effects } = useSoundChoice()
  return (
    <>
      <Choice
        glyph={text.sound.glyph}
        legend={text.sound.legend}
        words={[
          ['on', text.sound.on],
          ['off', text.sound.off],
        ]}
        chosen={on ? 'on' : 'off'}
        onChoose={(word) => chooseSound({ on: word === 'on' })}
      />
      <VolumeRow
        glyph={text.glyphs.music}
        label={text.music}
        value={music}
        heard={on}
        onChange={(value) => chooseSound({ music: value })}
      />
      <VolumeRow
        glyph={text.glyphs.effects}
        label={text.effects}
        value={effects}
        heard={on}
        onChange={(value) => chooseSound({ effects: value })}
      />
      <fieldset className={styles.row}>
        <legend>
          <Seal glyph={text.sample.glyph} /> {text.sample.legend}
        </legend>
        <div className={classes(layout.strip, layout.gap2, styles.words)}>
          <Button size="small" disabled={!on} onClick={() => play('treasure')}>
            {text.sample.play}
          </Button>
          <span className={styles.kept}>{on ? text.sample.note : text.sample.silent}</span>
        </div>
      </fieldset>
    </>
  )
}

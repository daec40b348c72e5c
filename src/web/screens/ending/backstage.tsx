import { useState } from 'react'
import { backstageHeading, backstageSpeakers, farewell, type Speaker } from '../../../content/story/backstage.ts'
import { after2 } from '../../../content/story/ending.ts'
import { endingText } from '../../../content/text/ending.ts'
import { backstagePlaces } from '../../art/backstage-places.ts'
import { sceneUrl } from '../../art/pictures.ts'
import { play } from '../../sound/sound.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { Panel } from '../../ui/panel.tsx'
import { RovingList } from '../../ui/roving-list.tsx'
import { Speech } from '../../ui/speech.tsx'
import styles from './backstage.module.css'
import { HouseFigures } from './house-figures.tsx'
import { SpeakerPicture } from './speaker-picture.tsx'

const text = endingText.backstage

/** Who sits in the drawing, by the name on the tag. */
const seated: Readonly<Record<string, keyof typeof backstagePlaces>> = {
  ケシカゲ: 'keshikage',
  ズレドキ: 'zuredoki',
  町内会長: 'chounaikaichou',
  無灯の城主: 'mutounojoushu',
  灯祖: 'tousou',
  組合長ススケ: 'susuke',
}

interface BackstageProps {
  readonly onLeave: () => void
  readonly onTitle: () => void
}

/** The bonus 楽屋: everybody off duty, with one line each. */
export function Backstage({ onLeave, onTitle }: BackstageProps) {
  const [speaker, setSpeaker] = useState<Speaker | null>(null)
  const [heard, setHeard] = useState<ReadonlySet<string>>(new Set())
  const ask = (name: string) => {
    const found = backstageSpeakers.find((each) => each.name === name)
    if (!found) return
    setSpeaker(found)
    setHeard((before) => new Set(before).add(name))
    play('cursor')
  }
  const all = heard.size === backstageSpeakers.length
  return (
    <div className={styles.backstage}>
      <Room speaker={speaker} onAsk={ask} />
      <header className={styles.head}>
        <div>
          <PageTitle glyph="楽" title={backstageHeading} note={text.heard(heard.size, backstageSpeakers.length)} />
          {all || speaker === null ? <p className={styles.hint}>{all ? text.all : text.hint}</p> : null}
        </div>
        <HouseFigures />
      </header>
      {speaker === null || seated[speaker.name] !== undefined ? null : <Guest speaker={speaker} />}
      <Panel className={styles.cast}>
        <RovingList columns={0} role="group" aria-label={text.cast} className={styles.tags}>
          {backstageSpeakers.map(({ name }) => (
            <button
              key={name}
              type="button"
              className={classes(styles.tag, heard.has(name) && styles.heard)}
              aria-pressed={speaker?.name === name}
              onClick={() => ask(name)}
            >
              {name}
              {heard.has(name) ? <span className="aloud">{text.heardMark}</span> : null}
            </button>
          ))}
        </RovingList>
        <div className={styles.foot}>
          <p className={styles.farewell}>
            {farewell.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </p>
          <Button onClick={onLeave}>{text.leave}</Button>
          <Button tone="primary" onClick={onTitle}>
            {after2.back}
          </Button>
        </div>
      </Panel>
    </div>
  )
}

interface RoomProps {
  readonly speaker: Speaker | null
  readonly onAsk: (name: string) => void
}

/** The drawing grows with the window; its buttons and the slip with the words grow along. */
function Room({ speaker, onAsk }: RoomProps) {
  const url = sceneUrl('backstage')
  const place = speaker === null ? undefined : seated[speaker.name]
  return (
    <div className={styles.room}>
      {url === null ? null : <img src={url} alt="" className={styles.picture} />}
      {Object.entries(seated).map(([name, key], at) => (
        <button
          key={key}
          type="button"
          className={styles.seat}
          style={boxOf(key)}
          aria-label={name}
          aria-pressed={speaker?.name === name}
          onClick={() => onAsk(name)}
          autoFocus={at === 0}
        />
      ))}
      {speaker === null || place === undefined ? null : (
        <div className={styles.words} style={aboveOf(place)}>
          <Speech name={speaker.name} lines={[`「${speaker.line}」`]} from="below" />
        </div>
      )}
    </div>
  )
}

const percent = (value: number, of: number): string => `${(value / of) * 100}%`

function boxOf(key: keyof typeof backstagePlaces) {
  const { x, y, width, height } = backstagePlaces[key]
  return { left: percent(x, 1280), top: percent(y, 720), width: percent(width, 1280), height: percent(height, 720) }
}

/** The slip, 340 px wide, hangs over the speaker's head; its notch is 146 px from its left edge. */
function aboveOf(key: keyof typeof backstagePlaces) {
  const { x, y, width } = backstagePlaces[key]
  return { left: `clamp(40px, ${percent(x + width / 2, 1280)} - 146px, 100% - 380px)`, bottom: percent(720 - y + 8, 720) }
}

/** Whoever has no seat in the drawing steps into the lamp's light. */
function Guest({ speaker }: { readonly speaker: Speaker }) {
  return (
    <div className={styles.guest}>
      <SpeakerPicture speaker={speaker} />
      <Speech name={speaker.name} lines={[lineOf(speaker)]} from="left" className={styles.guestWords} />
    </div>
  )
}

const lineOf = ({ line }: Speaker): string => (line.startsWith('（') ? line : `「${line}」`)

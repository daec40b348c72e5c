import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import {
  backstageHeading,
  backstageRoles,
  backstageShadows,
  backstageTown,
  farewell,
  type Speaker,
} from '../../../content/story/backstage.ts'
import { after2 } from '../../../content/story/ending.ts'
import type { Townsperson } from '../../../content/story/story.ts'
import { endingText } from '../../../content/text/ending.ts'
import { backstagePlaces } from '../../staging/after/backstage.ts'
import { storySceneUrl } from '../../art/story-pictures.ts'
import { read } from '../../server/query.ts'
import { play } from '../../sound/sound.ts'
import { Button } from '../../ui/controls/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { PageTitle } from '../../ui/text/page-title.tsx'
import { Panel } from '../../ui/panel.tsx'
import { RovingList } from '../../ui/controls/roving-list.tsx'
import { ScrollArea } from '../../ui/controls/scroll-area.tsx'
import { Speech } from '../../ui/story/speech.tsx'
import styles from './backstage.module.css'
import { SaveTotals } from './save-totals.tsx'
import { SpeakerPicture } from './speaker-picture.tsx'
import layout from '../../ui/layout.module.css'

const text = endingText.backstage

type Seat = keyof typeof backstagePlaces

/** Who is part of the drawing: an enemy's id, or a townsperson. */
const seats: Readonly<Record<Seat, number | Townsperson>> = {
  keshikage: 11,
  zuredoki: 25,
  chounaikaichou: 96,
  mutounojoushu: 113,
  tousou: 129,
  susuke: 'susuke',
}

const seated = (Object.keys(seats) as readonly Seat[]).flatMap((seat) => {
  const speaker = [...backstageShadows, ...backstageTown].find(({ id, townsperson }: Speaker) => (id ?? townsperson) === seats[seat])
  return speaker ? [{ seat, speaker }] : []
})

/** Null for speakers who are not part of the drawing. */
const seatOf = (speaker: Speaker): Seat | null => seated.find((each) => each.speaker === speaker)?.seat ?? null

interface BackstageProps {
  readonly onLeave: () => void
  readonly onTitle: () => void
}

/** The bonus 楽屋: everybody has one line. */
export function Backstage({ onLeave, onTitle }: BackstageProps) {
  const [speaker, setSpeaker] = useState<Speaker | null>(null)
  const [leaving, setLeaving] = useState<FarewellProps['leaving']>(null)
  const [heard, setHeard] = useState<ReadonlySet<string>>(new Set())
  const { data: party } = useQuery(read('GET /api/game/rpg/parties/information'))
  const cast = useMemo(() => castOf(party ?? []), [party])
  const ask = (asked: Speaker) => {
    setSpeaker(asked)
    setHeard((before) => new Set(before).add(keyOf(asked)))
    play('page')
  }
  const all = heard.size === cast.length
  return (
    <div className={styles.backstage}>
      <Seats speaker={speaker} onAsk={ask} />
      <header className={classes(layout.strip, layout.spread, styles.head)}>
        <div>
          <PageTitle glyph="楽" title={backstageHeading} note={text.heard(heard.size, cast.length)} />
          {all || speaker === null ? <p className={styles.hint}>{all ? text.all : text.hint}</p> : null}
        </div>
        <SaveTotals />
      </header>
      {speaker === null || seatOf(speaker) !== null ? null : <Guest speaker={speaker} />}
      <Panel className={styles.cast}>
        <NameTags cast={cast} speaker={speaker} heard={heard} onAsk={ask} />
        <div className={classes(layout.row, layout.gap3, styles.foot)}>
          <Button onClick={() => setLeaving({ label: text.leave, go: onLeave })}>{text.leave}</Button>
          <Button tone="primary" onClick={() => setLeaving({ label: after2.back, go: onTitle })}>
            {after2.back}
          </Button>
        </div>
      </Panel>
      <Farewell leaving={leaving} onStay={() => setLeaving(null)} />
    </div>
  )
}

interface FarewellProps {
  /** The way out that was chosen; null while the player stays. */
  readonly leaving: { readonly label: string; readonly go: () => void } | null
  readonly onStay: () => void
}

/** Said on the way out. */
function Farewell({ leaving, onStay }: FarewellProps) {
  const [thanks, last] = farewell
  return (
    <Dialog
      open={leaving !== null}
      title={thanks}
      onClose={onStay}
      actions={
        <>
          <Button onClick={onStay}>{text.stay}</Button>
          <Button tone="primary" onClick={leaving?.go} data-autofocus>
            {leaving?.label}
          </Button>
        </>
      }
    >
      <p className={styles.farewell}>{last}</p>
    </Dialog>
  )
}

/** Everybody who is there: a member's name may be a shadow's, so nobody is known by it. */
const castOf = (party: readonly { readonly role_id: number; readonly nickname: string }[]): readonly Speaker[] => [
  ...backstageShadows,
  ...party.map(({ role_id: role, nickname: name }) => ({ role, name, line: backstageRoles[role] ?? '' })),
  ...backstageTown,
]

const keyOf = ({ id, role, townsperson }: Speaker): string => `${id ?? ''} ${role ?? ''} ${townsperson ?? ''}`

interface NameTagsProps {
  readonly cast: readonly Speaker[]
  readonly speaker: Speaker | null
  /** Keys of those who were asked. */
  readonly heard: ReadonlySet<string>
  readonly onAsk: (speaker: Speaker) => void
}

function NameTags({ cast, speaker, heard, onAsk }: NameTagsProps) {
  return (
    <ScrollArea className={styles.scroll}>
      <RovingList columns={0} label={text.cast} className={classes(layout.strip, layout.wraps, styles.tags)}>
        {cast.map((each) => (
          <button
            key={keyOf(each)}
            type="button"
            className={classes(styles.tag, heard.has(keyOf(each)) && styles.heard)}
            aria-pressed={speaker === each}
            onClick={() => onAsk(each)}
          >
            {each.name}
            {heard.has(keyOf(each)) ? <span className="aloud">{text.heardMark}</span> : null}
          </button>
        ))}
      </RovingList>
    </ScrollArea>
  )
}

/** The drawing scales with the window, and with it the buttons over the figures and the speech. */
function Seats({ speaker, onAsk }: Omit<NameTagsProps, 'cast' | 'heard'>) {
  const url = storySceneUrl('backstage')
  const seat = speaker === null ? null : seatOf(speaker)
  return (
    <div className={styles.seats}>
      {url === null ? null : <img src={url} alt="" className={layout.cover} />}
      {seated.map((each, at) => (
        <button
          key={each.seat}
          type="button"
          className={styles.seat}
          style={boxOf(each.seat)}
          aria-label={each.speaker.name}
          aria-pressed={speaker === each.speaker}
          onClick={() => onAsk(each.speaker)}
          autoFocus={at === 0}
        >
          <SeatPicture seat={each.seat} />
        </button>
      ))}
      {speaker === null || seat === null ? null : (
        <div className={styles.words} style={aboveOf(seat)}>
          <Speech name={speaker.name} lines={[`「${speaker.line}」`]} from="below" />
        </div>
      )}
    </div>
  )
}

/** The cat is part of the room and has no picture of its own. */
function SeatPicture({ seat }: { readonly seat: Seat }) {
  const url = storySceneUrl(`backstage-${seat}`)
  return url === null ? null : <img src={url} alt="" className={layout.cover} />
}

const percent = (value: number, of: number): string => `${(value / of) * 100}%`

function boxOf(seat: Seat) {
  const { x, y, width, height } = backstagePlaces[seat]
  return { left: percent(x, 1280), top: percent(y, 720), width: percent(width, 1280), height: percent(height, 720) }
}

/** The speech, 340 px wide, above the speaker's head; its notch is 146 px from its left edge. */
function aboveOf(seat: Seat) {
  const { x, y, width } = backstagePlaces[seat]
  return { left: `clamp(40px, ${percent(x + width / 2, 1280)} - 146px, 100% - 380px)`, bottom: percent(720 - y + 8, 720) }
}

/** Whoever is not part of the drawing. */
function Guest({ speaker }: { readonly speaker: Speaker }) {
  return (
    <div className={classes(layout.row, layout.gap5, styles.guest)}>
      <SpeakerPicture speaker={speaker} />
      <Speech name={speaker.name} lines={[lineOf(speaker)]} from="left" className={styles.guestWords} />
    </div>
  )
}

const lineOf = ({ line }: Speaker): string => (line.startsWith('（') ? line : `「${line}」`)

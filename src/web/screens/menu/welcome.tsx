import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ALTAR, VAST_EXPANSE } from '../../../content/named-ids.ts'
import { gatekeeper } from '../../../content/story/town/gate.ts'
import { welcomes } from '../../../content/story/town/welcomes.ts'
import { type ComingHome, useComingHome } from '../../town/coming-home.ts'
import { read } from '../../server/query.ts'
import { Speech } from '../../ui/story/speech.tsx'
import styles from './welcome.module.css'

/** カンヌキ's word to those who have just come home from an adventure. */
export function Welcome() {
  const home = useComingHome()
  const { data } = useQuery({ ...read('GET /api/game/rpg/title/check_savedata_info'), enabled: home !== null })
  return home === null || data === undefined ? null : <Word home={home} hasEnded={data.ending !== null} />
}

function Word({ home: { how, field }, hasEnded }: { readonly home: ComingHome; readonly hasEnded: boolean }) {
  const [lines] = useState(() => {
    const words = welcomes({ how, hasEnded, fromAltar: field === ALTAR, fromBehind: field === VAST_EXPANSE })
    return words[Math.floor(Math.random() * words.length)] ?? words[0]
  })
  return <Speech name={gatekeeper.name} lines={lines} from="none" className={styles.word} />
}

import { api, type Body } from '../api.ts'
import { setVolumes, volumes } from '../sound/sound.ts'
import { forget, onRemembered, recall, remember } from '../stored-choice.ts'
import { type ChoiceName, choices, isSetting, UNSENT } from './settings.ts'

type Settings = Body<'POST /api/game/rpg/settings/preferences'>

/** A slider that is dragged is sent once, in milliseconds after its last move. */
const REST = 1000

const names = Object.keys(choices) as ChoiceName[]

const keyOf = (name: ChoiceName): keyof Settings => name.replace('-', '_') as keyof Settings

/** What has been chosen in this browser. */
function chosen(): Settings {
  const words = names.flatMap((name) => {
    const word = recall(name)
    return word !== null && (choices[name] as readonly string[]).includes(word) ? [[keyOf(name), word] as const] : []
  })
  return { ...volumes(), ...Object.fromEntries(words) }
}

function take(settings: Settings): void {
  for (const name of names) {
    const word = settings[keyOf(name)]
    if (typeof word === 'string' && word !== recall(name)) remember(name, word)
  }
  setVolumes(settings)
}

let timer: ReturnType<typeof setTimeout> | undefined

async function send(): Promise<void> {
  const { ok } = await api('POST /api/game/rpg/settings/preferences', chosen())
  if (ok) forget(UNSENT)
}

/** Takes over what the account knows, unless this browser knows something newer; from then on the account learns what is chosen here. */
export async function beginSettings(): Promise<void> {
  onRemembered((name) => {
    if (!isSetting(name)) return
    clearTimeout(timer)
    timer = setTimeout(() => void send(), REST)
  })
  if (recall(UNSENT) !== null) return send()
  const outcome = await api('GET /api/game/rpg/settings/preferences')
  if (!outcome.ok || outcome.value.settings === null) return
  take(outcome.value.settings)
  // What has just been taken over is no news.
  clearTimeout(timer)
  forget(UNSENT)
}

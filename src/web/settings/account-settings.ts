import { api, type Body } from '../server/api.ts'
import { setVolumes, volumes } from '../sound/sound.ts'
import { OWN_BUTTONS, ownButtons } from '../pad/own-buttons.ts'
import { OWN_KEYS, ownKeys } from '../state/own-keys.ts'
import { forget, onRemembered, recall, remember } from '../state/stored-choice.ts'
import { type ChoiceName, choices, isSetting, UNSENT } from './settings.ts'

type Settings = Body<'POST /api/game/rpg/settings/preferences'>

/** A slider that is dragged is sent once, in milliseconds after its last move. */
const REST = 1000

/** The contract writes underscores where the browser has hyphens. */
type AccountName<Name extends ChoiceName> = Name extends `${infer First}-${infer Second}` ? `${First}_${Second}` : Name

/** Nothing here compiles while the contract lacks a choice or one of its words, which would then not be kept with the account. */
const wordsOf: { readonly [Name in ChoiceName]: readonly Settings[AccountName<Name> & keyof Settings][] } = choices

const names = Object.keys(wordsOf) as ChoiceName[]

/** @returns the name by which the account keeps a choice. */
function accountName(name: ChoiceName): AccountName<ChoiceName> {
  switch (name) {
    case 'text-speed':
      return 'text_speed'
    case 'battle-speed':
      return 'battle_speed'
    default:
      return name
  }
}

/** What has been chosen in this browser. */
function chosen(): Settings {
  const words = names.flatMap((name) => {
    const word = recall(name)
    return word !== null && (choices[name] as readonly string[]).includes(word) ? [[accountName(name), word] as const] : []
  })
  const { music, effects } = volumes()
  const [own_keys, own_buttons] = [ownKeys(), ownButtons()]
  return {
    ...(recall('music-volume') === null ? {} : { music }),
    ...(recall('effects-volume') === null ? {} : { effects }),
    ...(own_keys === null ? {} : { own_keys }),
    ...(own_buttons === null ? {} : { own_buttons }),
    ...Object.fromEntries(words),
  }
}

/** Takes over what is given. */
function take(settings: Settings): void {
  for (const name of names) {
    const word = settings[accountName(name)]
    if (typeof word === 'string' && word !== recall(name)) remember(name, word)
  }
  if (settings.own_keys !== undefined && settings.own_keys !== ownKeys()) remember(OWN_KEYS, settings.own_keys)
  if (settings.own_buttons !== undefined && settings.own_buttons !== ownButtons()) remember(OWN_BUTTONS, settings.own_buttons)
  setVolumes(settings)
}

/** News until the answer is there: a page that is left meanwhile would lose what was chosen. */
async function send(): Promise<void> {
  const sent = chosen()
  const { ok } = await api('POST /api/game/rpg/settings/preferences', sent)
  if (ok && JSON.stringify(sent) === JSON.stringify(chosen())) forget(UNSENT)
}

let timer: ReturnType<typeof setTimeout> | undefined
let isListening = false
/** What the account tells is no news to it. */
let isTaking = false

/**
 * Takes over what the account knows, except what was chosen here and has not been sent; from then on the account learns what is chosen
 * here. Where the account cannot be read, that waits for the next page. What was chosen before another user signed in is not told to that user's account.
 */
export async function beginSettings(isAnother = false): Promise<void> {
  clearTimeout(timer)
  if (isAnother) forget(UNSENT)
  const outcome = await api('GET /api/game/rpg/settings/preferences')
  if (!outcome.ok) return
  const isNewer = recall(UNSENT) !== null
  isTaking = true
  take({ ...outcome.value.settings, ...(isNewer ? chosen() : {}) })
  isTaking = false
  listen()
  if (isNewer) await send()
  else forget(UNSENT)
}

function listen(): void {
  if (isListening) return
  isListening = true
  onRemembered((name) => {
    if (isTaking || !isSetting(name)) return
    clearTimeout(timer)
    timer = setTimeout(() => void send(), REST)
  })
}

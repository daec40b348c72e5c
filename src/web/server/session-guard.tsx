import { useEffect, useState } from 'react'
import { Outlet, redirect, useMatches, useNavigate } from 'react-router'
import { errorText, uiText } from '../../content/text/ui.ts'
import { onFailure } from './api.ts'
import { queryClient, read } from './query.ts'
import { accountPaths, routePaths } from '../../contract/pages.ts'
import { syncSettings } from '../settings/sync-settings.ts'
import { Button } from '../ui/controls/button.tsx'
import { Dialog } from '../ui/feedback/dialog.tsx'

const situation = read('GET /api/game/rpg/title/check_situation')

/** Route loader: redirects visitors and users without a save to the title screen, whose modal explains what to do. */
export async function needsSave(): Promise<Response | null> {
  const { status, user_id } = await queryClient.fetchQuery(situation)
  if (status !== 'ready') return redirect(routePaths['game.rpg'])
  if (user_id !== null) syncSettings(user_id)
  return null
}

/** Route loader of a replay, which tells visitors itself what they lack: redirects users without a save to the title screen. */
export async function needsSaveOfUsers(): Promise<Response | null> {
  const { status } = await queryClient.fetchQuery(situation)
  return status === 'signed' ? redirect(routePaths['game.rpg']) : null
}

/** Route loader of the beginning: redirects visitors to the title screen, players with a party to the menu. */
export async function needsNoSave(): Promise<Response | null> {
  const { status } = await queryClient.fetchQuery(situation)
  if (status === 'unsigned') return redirect(routePaths['game.rpg'])
  return status === 'ready' ? redirect(routePaths['game.rpg.menu']) : null
}

/** Route loader of account pages and purchases. */
export async function needsUser(): Promise<Response | null> {
  const { status } = await queryClient.fetchQuery(situation)
  return status === 'unsigned' ? redirect(accountPaths.login) : null
}

/** Wraps all pages: says when the session has ended while the game is open; leads to the title screen when there is no save. */
export function SessionGuard() {
  const [signedOut, setSignedOut] = useState(false)
  const navigate = useNavigate()
  const atTitle = useMatches().some(({ id }) => id === 'game.rpg')
  useEffect(
    () =>
      onFailure((failure) => {
        // The title screen says by itself that nobody is signed in.
        if (failure.code === 'signedOut' && !atTitle) setSignedOut(true)
        if (failure.code === 'noSave') void navigate(routePaths['game.rpg'])
      }),
    [atTitle, navigate],
  )
  const leave = () => {
    setSignedOut(false)
    void navigate(routePaths['game.rpg'])
  }
  return (
    <>
      <Outlet />
      <Dialog
        open={signedOut}
        title={errorText.signedOutTitle}
        onClose={leave}
        actions={
          <Button tone="primary" onClick={leave} data-autofocus>
            {uiText.toTitle}
          </Button>
        }
      >
        <p>{errorText.signedOut}</p>
      </Dialog>
    </>
  )
}

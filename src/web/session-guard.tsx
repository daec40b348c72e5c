import { useEffect, useState } from 'react'
import { Outlet, redirect, useLocation, useNavigate } from 'react-router'
import { errorText, uiText } from '../content/text/ui.ts'
import { onFailure } from './api.ts'
import { queryClient, read } from './query.ts'
import { Button } from './ui/button.tsx'
import { Dialog } from './ui/dialog.tsx'

const situation = read('GET /api/game/rpg/title/check_situation')

/** Route loader: visitors and users without a save are led to the title screen, whose modal explains what to do. */
export async function needsSave(): Promise<Response | null> {
  const { status } = await queryClient.fetchQuery(situation)
  return status === 'ready' ? null : redirect('/game/rpg')
}

/** Route loader of the beginning: visitors are led to the title screen, players with a party to the menu. */
export async function needsNoSave(): Promise<Response | null> {
  const { status } = await queryClient.fetchQuery(situation)
  if (status === 'unsigned') return redirect('/game/rpg')
  return status === 'ready' ? redirect('/game/rpg/menu') : null
}

/** Route loader of account pages and purchases. */
export async function needsUser(): Promise<Response | null> {
  const { status } = await queryClient.fetchQuery(situation)
  return status === 'unsigned' ? redirect('/login') : null
}

/** Wraps all pages: a sign-in that ends in mid-play is told, and a save that is gone leads to the title screen. */
export function SessionGuard() {
  const [signedOut, setSignedOut] = useState(false)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const deep = /^\/game\/rpg\/.|^\/account|^\/purchases|^\/study/.test(pathname)
  useEffect(
    () =>
      onFailure((failure) => {
        if (failure.kind === 'signedOut' && deep) setSignedOut(true)
        if (failure.status === 409 && /^\/game\/rpg\/(?!beginning)/.test(pathname)) void leaveWithoutSave(navigate)
      }),
    [deep, pathname, navigate],
  )
  const leave = () => {
    setSignedOut(false)
    void navigate('/game/rpg')
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

/** A 409 has many reasons; only the server knows whether it was the missing save. */
async function leaveWithoutSave(navigate: (to: string) => Promise<void> | void): Promise<void> {
  const now = await queryClient.fetchQuery(situation).catch(() => null)
  if (now?.status === 'signed') await navigate('/game/rpg')
}

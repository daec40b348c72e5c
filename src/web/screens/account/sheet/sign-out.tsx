import { titleText } from '../../../../content/text/title.ts'
import { useWrite } from '../../../server/query.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { CallFailure } from '../../../ui/feedback/notice.tsx'

/** Afterwards the title is loaded anew, as for a visitor. */
export function SignOut() {
  const logout = useWrite('POST /api/account/logout')
  const leave = async () => {
    const outcome = await logout.run(null)
    if (outcome?.ok) window.location.assign('/game/rpg')
  }
  return (
    <>
      <CallFailure failure={logout.failure} />
      <Button tone="quiet" pending={logout.pending} onClick={() => void leave()}>
        {titleText.logout}
      </Button>
    </>
  )
}

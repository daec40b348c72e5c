import { useNavigate } from 'react-router'
import { treasureDialog as text } from '../../../content/story/treasure.ts'
import { sceneUrl } from '../../art/pictures.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import styles from './treasure-dialog.module.css'

interface TreasureDialogProps {
  readonly vastExpanseCleared: boolean
  readonly onLeave: () => void
}

export function TreasureDialog({ vastExpanseCleared, onLeave }: TreasureDialogProps) {
  const navigate = useNavigate()
  const scene = sceneUrl('treasure')
  return (
    <Dialog
      open
      title={text.heading}
      onClose={onLeave}
      size="wide"
      actions={
        <>
          <Button onClick={onLeave} data-autofocus>
            {text.stay}
          </Button>
          <Button tone="primary" onClick={() => void navigate('/game/rpg/ending')}>
            {text.go}
          </Button>
        </>
      }
    >
      {scene === null ? null : <img src={scene} alt="" className={styles.scene} />}
      <p>
        {(vastExpanseCleared ? text.after : text.before).map((line) => (
          <span key={line} className={styles.line}>
            {line}
          </span>
        ))}
      </p>
      <p>{text.question}</p>
    </Dialog>
  )
}

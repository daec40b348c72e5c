import { type FormEvent, useId, useRef } from 'react'
import { boardWall } from '../../../content/story/town/keepers/board-wall.ts'
import { boardText as text } from '../../../content/text/board.ts'
import { POST } from '../../../rules/input-limits.ts'
import { useDevice } from '../../pad/device.ts'
import { readAgain, useWrite } from '../../server/query.ts'
import { play } from '../../sound/sound.ts'
import { Button } from '../../ui/controls/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Notice, RequestNumber } from '../../ui/feedback/notice.tsx'
import { CheckField, TextField } from '../../ui/controls/text-field.tsx'
import { type BoardNotice, type BoardProps, canPost, postLength } from './board-flow.ts'
import styles from './board.module.css'
import { WordSlips } from './word-slips.tsx'
import layout from '../../ui/layout.module.css'

export function PostForm({ savedataId, state, dispatch }: BoardProps) {
  const hint = useId()
  const form = useRef<HTMLFormElement>(null)
  const store = useWrite('POST /api/game/rpg/menu/plaza/bbs/store')
  const { draft, isSpoiled, notice } = state
  const sending = store.pending
  const device = useDevice()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    form.current?.querySelector<HTMLInputElement>('input')?.focus()
    if (!canPost(draft)) {
      dispatch({ type: 'draftRefused' })
      return
    }
    dispatch({ type: 'postSent' })
    const outcome = await store.run({ savedata_id: savedataId, message: draft, is_spoiled: isSpoiled })
    if (outcome === null) return
    play(outcome.ok ? 'page' : 'refuse')
    if (!outcome.ok) {
      dispatch({ type: 'postFailed', message: outcome.failure.body.errorMessage ?? outcome.failure.message, failure: outcome.failure })
      return
    }
    dispatch({ type: 'posted', message: outcome.value.successMessage })
    await readAgain('GET /api/game/rpg/menu/plaza/bbs/fetch_post')
  }
  const length = postLength(draft)
  const isFull = length >= POST.max
  return (
    <form ref={form} noValidate onSubmit={(event) => void send(event)}>
      <p id={hint} className={classes(layout.note, layout.strip, layout.spread, layout.gap4, styles.hint)}>
        <span className={isFull ? styles.full : undefined}>
          {isFull ? (
            text.full(POST.max)
          ) : (
            <>
              {boardWall.hint}
              <span className={styles.opinion}>{boardWall.opinion}</span>
              {boardWall.spoilerHint}
            </>
          )}
        </span>
        <span className={classes(styles.count, 'num', isFull && styles.full)}>{text.count(length, POST.max)}</span>
      </p>
      <div className={styles.notice}>{notice === null ? null : <PostNotice {...notice} />}</div>
      <div className={classes(layout.strip, layout.gap4, styles.form)}>
        <TextField
          label={text.message}
          value={draft}
          onValue={(typed) => dispatch({ type: 'draftTyped', draft: typed })}
          maxLength={POST.max}
          readOnly={sending}
          autoComplete="off"
          aria-describedby={hint}
          className={styles.message}
        />
        <CheckField
          label={text.spoiler}
          checked={isSpoiled}
          disabled={sending}
          onChecked={(checked) => dispatch({ type: 'spoilerChosen', isSpoiled: checked })}
        />
        <Button tone="primary" type="submit" glyph="貼" pending={sending}>
          {sending ? text.sending : text.send}
        </Button>
      </div>
      {device === 'pad' ? (
        <WordSlips draft={draft} onDraft={(written) => sending || dispatch({ type: 'draftTyped', draft: written })} />
      ) : null}
    </form>
  )
}

function PostNotice({ tone, words, failure }: BoardNotice) {
  return (
    <Notice tone={tone}>
      {words} <RequestNumber failure={failure} />
    </Notice>
  )
}

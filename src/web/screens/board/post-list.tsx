import { useId, useRef } from 'react'
import type { Post } from '../../../contract/board.ts'
import { boardWall } from '../../../content/story/town/keepers/board-wall.ts'
import { boardText as text } from '../../../content/text/board.ts'
import bareWall from '../../art/svg/screens/bare-wall.svg?url'
import { api } from '../../server/api.ts'
import { readAgain } from '../../server/query.ts'
import { play } from '../../sound/sound.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Chip } from '../../ui/feedback/chip.tsx'
import { classes } from '../../ui/classes.ts'
import { ScrollArea } from '../../ui/controls/scroll-area.tsx'
import type { BoardProps } from './board-flow.ts'
import { sentencesOf } from '../../ui/text/sentences.ts'
import styles from './board.module.css'
import { OldPapers } from './old-papers.tsx'
import layout from '../../ui/layout.module.css'

/** The posts, newest first. Spoilers are masked until they are revealed here. */
export function PostList({ savedataId, posts, state, dispatch }: BoardProps) {
  const heading = useId()
  const list = useRef<HTMLDivElement>(null)
  const { revealed, deleting } = state
  const remove = async (id: number) => {
    dispatch({ type: 'deletionSent', id })
    const outcome = await api('POST /api/game/rpg/menu/plaza/bbs/delete', { id })
    play(outcome.ok ? 'page' : 'refuse')
    dispatch(
      outcome.ok
        ? { type: 'deleted', id, message: outcome.value.successMessage }
        : { type: 'deletionFailed', id, failure: outcome.failure },
    )
    await readAgain('GET /api/game/rpg/menu/plaza/bbs/fetch_post')
    // The focused button is gone with its post.
    if (document.activeElement === document.body) list.current?.focus()
  }
  return (
    <>
      <h2 id={heading} className={classes(layout.line, layout.gap3, styles.heading)}>
        {text.posts}
        <span className={classes(styles.number, 'num')}>{text.postsOf(posts.length)}</span>
      </h2>
      <ScrollArea ref={list} className={styles.posts} as="section" aria-labelledby={heading} tabIndex={0}>
        {posts.length < 2 ? <img src={bareWall} alt="" className={styles.things} /> : null}
        {posts.length === 0 ? (
          <p className={classes(layout.balanced, layout.centred, styles.empty)}>
            {sentencesOf(boardWall.empty).map((sentence) => (
              <span key={sentence}>{sentence}</span>
            ))}
          </p>
        ) : (
          <ul className={styles.slipsHung} aria-labelledby={heading}>
            {posts.map((post) => (
              <PostSlip
                key={post.id}
                post={post}
                own={post.savedata_id === savedataId}
                open={!post.is_spoiled || revealed.includes(post.id)}
                deleting={deleting.includes(post.id)}
                onReveal={() => dispatch({ type: 'revealToggled', id: post.id })}
                onDelete={() => void remove(post.id)}
              />
            ))}
          </ul>
        )}
        <OldPapers />
      </ScrollArea>
    </>
  )
}

interface PostSlipProps {
  readonly post: Post
  readonly own: boolean
  readonly open: boolean
  readonly deleting: boolean
  readonly onReveal: () => void
  readonly onDelete: () => void
}

function PostSlip({ post, own, open, deleting, onReveal, onDelete }: PostSlipProps) {
  const words = useId()
  return (
    <li className={classes(layout.row, layout.wraps, styles.post, !open && styles.turned)}>
      <span className={classes(styles.id, 'num')}>[{post.id}]</span>
      <time className={classes(styles.date, 'num')} dateTime={`${post.created_at.replace(' ', 'T')}+09:00`}>
        {post.created_at}
      </time>
      <span id={words} className={classes(layout.balanced, styles.words)} aria-live="polite">
        {open ? post.message : boardWall.masked}
      </span>
      {post.is_spoiled ? <Chip className={styles.mark ?? ''}>{text.spoiler}</Chip> : null}
      {own ? <Chip className={styles.mark ?? ''}>{text.own}</Chip> : null}
      {post.is_spoiled ? (
        <Button size="small" aria-pressed={open} aria-describedby={words} onClick={onReveal}>
          {open ? text.cover : boardWall.reveal}
        </Button>
      ) : null}
      {own ? (
        <Button size="small" tone="quiet" disabled={deleting} aria-describedby={words} onClick={onDelete}>
          {deleting ? text.deleting : text.delete}
        </Button>
      ) : null}
    </li>
  )
}

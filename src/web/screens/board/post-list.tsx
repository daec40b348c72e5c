import { useId, useRef } from 'react'
import type { Post } from '../../../contract/board.ts'
import { boardWall } from '../../../content/story/keepers.ts'
import { boardText as text } from '../../../content/text/board.ts'
import { api } from '../../api.ts'
import { readAgain } from '../../query.ts'
import { play } from '../../sound/sound.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { classes } from '../../ui/classes.ts'
import { formatMoment } from '../../ui/number-format.ts'
import type { WallProps } from './board-flow.ts'
import styles from './board.module.css'

/** The posts, newest first. Spoilers hang face down until they are turned over here. */
export function PostList({ state, dispatch }: WallProps) {
  const heading = useId()
  const list = useRef<HTMLElement>(null)
  const { posts, savedataId, revealed, deleting } = state
  const remove = async (id: number) => {
    dispatch({ type: 'deletionSent', id })
    const outcome = await api('POST /api/game/rpg/menu/plaza/bbs/delete', { id })
    play(outcome.ok ? 'paper' : 'refuse')
    dispatch(outcome.ok ? { type: 'deleted', id, message: outcome.value.successMessage } : { type: 'deletionFailed', id })
    await readAgain('GET /api/game/rpg/menu/plaza/bbs/fetch_post')
    // The button went with the post: whoever plays with the keyboard goes on in the list.
    if (document.activeElement === document.body) list.current?.focus()
  }
  return (
    <>
      <h2 id={heading} className={styles.heading}>
        {text.posts}
        <span className={classes(styles.number, 'num')}>{text.postsOf(posts.length)}</span>
      </h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by the keyboard */}
      <section ref={list} className={styles.posts} aria-labelledby={heading} tabIndex={0}>
        {posts.length === 0 ? <p className={styles.empty}>{boardWall.empty}</p> : null}
        <ul>
          {posts.map((post) => (
            <PostSlip
              key={post.id}
              post={post}
              own={post.savedata_id === savedataId}
              open={!post.is_spoiled || revealed.includes(post.id)}
              deleting={deleting.includes(post.id)}
              onTurn={() => dispatch({ type: 'turnedOver', id: post.id })}
              onDelete={() => void remove(post.id)}
            />
          ))}
        </ul>
      </section>
    </>
  )
}

interface PostSlipProps {
  readonly post: Post
  readonly own: boolean
  /** Whether its words can be read. */
  readonly open: boolean
  readonly deleting: boolean
  readonly onTurn: () => void
  readonly onDelete: () => void
}

function PostSlip({ post, own, open, deleting, onTurn, onDelete }: PostSlipProps) {
  const words = useId()
  return (
    <li className={classes(styles.post, !open && styles.turned)}>
      <span className={classes(styles.id, 'num')}>[{post.id}]</span>
      <time className={classes(styles.date, 'num')} dateTime={`${post.created_at.replace(' ', 'T')}+09:00`}>
        {formatMoment(post.created_at)}
      </time>
      <span id={words} className={styles.words} aria-live="polite">
        {open ? post.message : boardWall.masked}
      </span>
      {post.is_spoiled ? <Chip className={styles.mark ?? ''}>{text.spoiler}</Chip> : null}
      {own ? <Chip className={styles.mark ?? ''}>{text.own}</Chip> : null}
      {post.is_spoiled ? (
        <Button size="small" aria-pressed={open} aria-describedby={words} onClick={onTurn}>
          {open ? text.cover : boardWall.reveal}
        </Button>
      ) : null}
      {own ? (
        <Button size="small" tone="danger" disabled={deleting} aria-describedby={words} onClick={onDelete}>
          {deleting ? text.deleting : text.delete}
        </Button>
      ) : null}
    </li>
  )
}

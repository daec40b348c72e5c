import { useQuery } from '@tanstack/react-query'
import { useReducer } from 'react'
import { boardWall } from '../../../content/story/town/keepers/board-wall.ts'
import { boardText as text } from '../../../content/text/board.ts'
import { useMenuStatus } from '../../state/game-state.ts'
import { read } from '../../server/query.ts'
import { FailurePanel } from '../../ui/feedback/failure-panel.tsx'
import { Loading } from '../../ui/feedback/loading.tsx'
import { FailureNotice } from '../../ui/feedback/notice.tsx'
import { Room, RoomHead, ToPlaza } from '../../ui/story/room.tsx'
import { useOneOf } from '../../ui/controls/use-one-of.ts'
import { boardFlow, type BoardProps, type BoardState, initialBoard } from './board-flow.ts'
import styles from './board.module.css'
import { PostForm } from './post-form.tsx'
import { PostList } from './post-list.tsx'
import layout from '../../ui/layout.module.css'
import { classes } from '../../ui/classes.ts'

/** 冒険者の貼り壁: the players' message board. */
export function Board() {
  const [state, dispatch] = useReducer(boardFlow, initialBoard)
  const { data, error, isFetching, refetch } = useQuery(read('GET /api/game/rpg/menu/plaza/bbs/fetch_post'))
  const status = data ? 'loaded' : error && !isFetching ? 'failed' : 'start'
  useMenuStatus(`bbs: ${status}`)
  const retry = () => void refetch()
  return (
    <Room scene="board" className={classes(layout.row, layout.gap2, styles.board)}>
      <RoomHead glyph="貼" title={text.title}>
        <ToPlaza />
      </RoomHead>
      {status === 'start' ? <Loading text={text.loading} /> : null}
      {status === 'failed' && error ? <FailurePanel lead={boardWall.loadFailed} failure={error} onRetry={retry} /> : null}
      {data ? (
        <>
          <WallLine state={state} posts={data[1]} />
          <div className={classes(layout.column, layout.shrinks, styles.panel)}>
            {error ? <FailureNotice message={error.message} failure={error} onRetry={retry} /> : null}
            <PostForm savedataId={data[0]} posts={data[1]} state={state} dispatch={dispatch} />
            <PostList savedataId={data[0]} posts={data[1]} state={state} dispatch={dispatch} />
          </div>
        </>
      ) : null}
    </Room>
  )
}

/** The wall's comment. That the board is empty is said in the list. */
function WallLine({ state, posts }: Pick<BoardProps, 'state' | 'posts'>) {
  const entrance = useOneOf<readonly string[]>(boardWall.entrances)
  return (
    <p className={styles.wall} aria-live="polite">
      {lineOf(state) ?? (posts.length === 0 ? boardWall.entrances[0] : entrance).join('')}
    </p>
  )
}

function lineOf({ last }: BoardState): string | null {
  switch (last) {
    case 'posted':
      return boardWall.posted
    case 'postFailed':
      return boardWall.postFailed.join('')
    case 'deleted':
      return boardWall.deleted
    case 'none':
      return null
  }
}

import { useQuery } from '@tanstack/react-query'
import { useEffect, useReducer } from 'react'
import { boardWall } from '../../../content/story/keepers.ts'
import { boardText as text } from '../../../content/text/board.ts'
import { useMenuStatus } from '../../game-state.ts'
import { read } from '../../query.ts'
import { Loading } from '../../ui/loading.tsx'
import { FailureNotice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Room, RoomHead, ToPlaza } from '../../ui/room.tsx'
import { useOneOf } from '../../ui/use-one-of.ts'
import { boardFlow, initialBoard, type LoadedBoard, type WallProps } from './board-flow.ts'
import styles from './board.module.css'
import { PostForm } from './post-form.tsx'
import { PostList } from './post-list.tsx'

/** 冒険者の貼り壁: what adventurers have to say to each other, in twenty characters. */
export function Board() {
  const [state, dispatch] = useReducer(boardFlow, initialBoard)
  const { data, error, dataUpdatedAt, errorUpdatedAt, refetch } = useQuery(read('GET /api/game/rpg/menu/plaza/bbs/fetch_post'))
  useEffect(() => {
    if (error) dispatch({ type: 'postsFailed', message: error.message })
    else if (data) dispatch({ type: 'postsRead', savedataId: data[0], posts: data[1] })
  }, [data, error, dataUpdatedAt, errorUpdatedAt])
  useMenuStatus(`bbs: ${state.status}`)
  const retry = () => {
    dispatch({ type: 'loading' })
    void refetch()
  }
  return (
    <Room scene="board" className={styles.board}>
      <RoomHead glyph="貼" title={text.title}>
        <ToPlaza />
      </RoomHead>
      {state.status === 'start' ? <Loading text={text.loading} /> : null}
      {state.status === 'failed' ? (
        <Panel>
          <FailureNotice message={`${boardWall.loadFailed.join('')}（${state.message}）`} onRetry={retry} />
        </Panel>
      ) : null}
      {state.status === 'loaded' ? <Wall state={state} dispatch={dispatch} /> : null}
    </Room>
  )
}

function Wall({ state, dispatch }: WallProps) {
  const entrance = useOneOf<readonly string[]>(boardWall.entrances)
  return (
    <>
      <p className={styles.wall} aria-live="polite">
        {lineOf(state) ?? entrance.join('')}
      </p>
      <Panel className={styles.panel}>
        <PostForm state={state} dispatch={dispatch} />
        <PostList state={state} dispatch={dispatch} />
      </Panel>
    </>
  )
}

function lineOf({ deed, posts }: LoadedBoard): string | null {
  if (deed === 'posted') return boardWall.posted
  if (deed === 'postFailed') return boardWall.postFailed.join('')
  if (deed === 'deleted') return boardWall.deleted
  return posts.length === 0 ? boardWall.empty : null
}

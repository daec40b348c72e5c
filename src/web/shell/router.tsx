import type { ComponentType } from 'react'
import { createBrowserRouter, redirect, type RouteObject } from 'react-router'
import { accountPaths, purchasesPaths } from '../../contract/pages.ts'
import { GameFrame } from './game-frame.tsx'
import { loadGameFonts } from './game-fonts.ts'
import { once } from './parts.ts'
import { routePaths } from '../../contract/pages.ts'
import { type RouteName, type ScreenName } from './routes.ts'
import { needsNoSave, needsSave, needsUser, SessionGuard } from '../server/session-guard.tsx'
import { BrokenPage, MissingPage, OpeningPage } from '../ui/feedback/broken-page.tsx'
import { passTo } from './wings/use-wings.ts'

type Screen<Name extends string> = Readonly<Record<Name, ComponentType>>

/** A screen as a chunk of its own, loaded when its route is first opened. */
function screen<Name extends string>(component: Name, load: () => Promise<Screen<Name>>): Pick<RouteObject, 'lazy'> {
  const loadOnce = once(load)
  return { lazy: async () => ({ Component: (await loadOnce())[component] }) }
}

/** The wings close over the screen that is left while the loader of the next one asks the server. */
function behindWings(next: ScreenName, load: () => Promise<Response | null> = async () => null): () => Promise<Response | null> {
  return async () => {
    const [answer] = await Promise.all([load(), passTo(next)])
    return answer
  }
}

/** For the screens that need a save. */
function withSave(next: ScreenName): () => Promise<Response | null> {
  return behindWings(next, async () => {
    loadGameFonts()
    return needsSave()
  })
}

/** A route of the game under its name. */
const named = (id: RouteName): { readonly id: RouteName; readonly path: string } => ({ id, path: routePaths[id] })

const menu: RouteObject = {
  ...named('game.rpg.menu'),
  loader: withSave('menu'),
  ...screen('Menu', () => import('../screens/menu/menu.tsx')),
  children: [
    { ...named('menu_adventure'), ...screen('Adventure', () => import('../screens/adventure/adventure.tsx')) },
    { ...named('menu_plaza'), ...screen('Plaza', () => import('../screens/plaza/plaza.tsx')) },
    { ...named('menu_plaza_library'), ...screen('Library', () => import('../screens/library/library.tsx')) },
    { ...named('menu_plaza_bbs'), ...screen('Board', () => import('../screens/board/board.tsx')) },
    { ...named('menu_plaza_refresh'), ...screen('Rest', () => import('../screens/rest/rest.tsx')) },
    { ...named('menu_plaza_job'), ...screen('Job', () => import('../screens/job/job.tsx')) },
    { ...named('menu_shop'), ...screen('Shop', () => import('../screens/shop/shop.tsx')) },
    { ...named('menu_status'), ...screen('Status', () => import('../screens/status/status.tsx')) },
    { ...named('menu_journal'), ...screen('Journal', () => import('../screens/journal/journal.tsx')) },
    { ...named('menu_other'), ...screen('Manual', () => import('../screens/manual/manual.tsx')) },
  ],
}

const game: RouteObject = {
  Component: GameFrame,
  children: [
    { ...named('game.rpg'), loader: behindWings('title'), ...screen('Title', () => import('../screens/title/title.tsx')) },
    {
      ...named('game.rpg.beginning'),
      loader: behindWings('beginning', needsNoSave),
      ...screen('Beginning', () => import('../screens/beginning/beginning.tsx')),
    },
    {
      ...named('game.rpg.ending'),
      loader: withSave('ending'),
      ...screen('Ending', () => import('../screens/ending/ending.tsx')),
    },
    menu,
    {
      ...named('game.rpg.battle'),
      loader: withSave('battle'),
      ...screen('Battle', () => import('../screens/battle/battle.tsx')),
    },
    {
      ...named('game.rpg.lookback'),
      loader: needsSave,
      ...screen('PastStage', () => import('../screens/battle/lookback/past-stage.tsx')),
    },
    { ...named('game.rpg.replay'), ...screen('Replay', () => import('../screens/battle/replay/replay.tsx')) },
  ],
}

const signingIn = () => import('../screens/account/signing-in.ts')

const accounts: readonly RouteObject[] = [
  { path: accountPaths.login, ...screen('Login', signingIn) },
  { path: accountPaths.recover, ...screen('Recover', signingIn) },
  { path: accountPaths.forgot, ...screen('Forgot', signingIn) },
  { path: accountPaths.reset, ...screen('Reset', signingIn) },
  { path: accountPaths.confirm, ...screen('Confirm', signingIn) },
  { path: accountPaths.register, ...screen('Register', signingIn) },
  { path: accountPaths.about, ...screen('About', signingIn) },
  { path: accountPaths.account, loader: needsUser, ...screen('Account', () => import('../screens/account/sheet/account.tsx')) },
]

const purchases: readonly RouteObject[] = purchasesPaths.map((path) => ({
  path,
  loader: needsUser,
  ...screen('Purchases', () => import('../screens/purchases/purchases.tsx')),
}))

export const router = createBrowserRouter([
  {
    Component: SessionGuard,
    ErrorBoundary: BrokenPage,
    HydrateFallback: OpeningPage,
    children: [
      { index: true, loader: () => redirect(routePaths['game.rpg']) },
      game,
      ...accounts,
      ...purchases,
      { path: '*', Component: MissingPage },
    ],
  },
])

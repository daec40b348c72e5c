import type { ComponentType } from 'react'
import { createBrowserRouter, redirect, type RouteObject } from 'react-router'
import { GameFrame } from './game-frame.tsx'
import { needsNoSave, needsSave, needsUser, SessionGuard } from './session-guard.tsx'
import { BrokenPage, MissingPage, OpeningPage } from './ui/broken-page.tsx'

type Screen<Name extends string> = Readonly<Record<Name, ComponentType>>

/** A screen as a chunk of its own, loaded when its route is first met. */
function screen<Name extends string>(component: Name, load: () => Promise<Screen<Name>>): Pick<RouteObject, 'lazy'> {
  return { lazy: async () => ({ Component: (await load())[component] }) }
}

const menu: RouteObject = {
  path: 'menu',
  loader: needsSave,
  ...screen('Menu', () => import('./screens/menu/menu.tsx')),
  children: [
    { path: 'adventure', ...screen('Adventure', () => import('./screens/adventure/adventure.tsx')) },
    { path: 'plaza', ...screen('Plaza', () => import('./screens/plaza/plaza.tsx')) },
    { path: 'library', ...screen('Library', () => import('./screens/library/library.tsx')) },
    { path: 'bbs', ...screen('Board', () => import('./screens/board/board.tsx')) },
    { path: 'refresh', ...screen('Rest', () => import('./screens/rest/rest.tsx')) },
    { path: 'job', ...screen('Job', () => import('./screens/job/job.tsx')) },
    { path: 'shop', ...screen('Shop', () => import('./screens/shop/shop.tsx')) },
    { path: 'status', ...screen('Status', () => import('./screens/status/status.tsx')) },
    { path: 'other', ...screen('Manual', () => import('./screens/manual/manual.tsx')) },
  ],
}

const game: RouteObject = {
  path: 'game/rpg',
  Component: GameFrame,
  children: [
    { index: true, ...screen('Title', () => import('./screens/title/title.tsx')) },
    { path: 'beginning', loader: needsNoSave, ...screen('Beginning', () => import('./screens/beginning/beginning.tsx')) },
    { path: 'ending', loader: needsSave, ...screen('Ending', () => import('./screens/ending/ending.tsx')) },
    menu,
    { path: 'battle/:fieldId/:stageId', loader: needsSave, ...screen('Battle', () => import('./screens/battle/battle.tsx')) },
  ],
}

const accounts: readonly RouteObject[] = [
  { path: 'login', ...screen('Login', () => import('./screens/account/login.tsx')) },
  { path: 'register', ...screen('Register', () => import('./screens/account/register.tsx')) },
  { path: 'about', ...screen('About', () => import('./screens/account/about.tsx')) },
  { path: 'account', loader: needsUser, ...screen('Account', () => import('./screens/account/account.tsx')) },
]

const purchases: readonly RouteObject[] = ['purchases', 'study/techbook/vue/chapter8'].map((path) => ({
  path,
  loader: needsUser,
  ...screen('Purchases', () => import('./screens/purchases/purchases.tsx')),
}))

export const router = createBrowserRouter([
  {
    Component: SessionGuard,
    ErrorBoundary: BrokenPage,
    HydrateFallback: OpeningPage,
    children: [
      { index: true, loader: () => redirect('/game/rpg') },
      game,
      ...accounts,
      ...purchases,
      { path: '*', Component: MissingPage },
    ],
  },
])

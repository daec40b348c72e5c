import type { ComponentType } from 'react'
import { createBrowserRouter, redirect, type RouteObject } from 'react-router'
import { GameFrame } from './game-frame.tsx'
import { needsNoSave, needsSave, needsUser, SessionGuard } from './session-guard.tsx'
import { BrokenPage, MissingPage, OpeningPage } from './ui/broken-page.tsx'

const files = import.meta.glob<Readonly<Record<string, ComponentType>>>([
  './screens/title/title.tsx',
  './screens/beginning/beginning.tsx',
  './screens/ending/ending.tsx',
  './screens/menu/menu.tsx',
  './screens/adventure/adventure.tsx',
  './screens/plaza/plaza.tsx',
  './screens/library/library.tsx',
  './screens/board/board.tsx',
  './screens/rest/rest.tsx',
  './screens/job/job.tsx',
  './screens/shop/shop.tsx',
  './screens/status/status.tsx',
  './screens/manual/manual.tsx',
  './screens/battle/battle.tsx',
  './screens/purchases/purchases.tsx',
  './screens/account/login.tsx',
  './screens/account/register.tsx',
  './screens/account/about.tsx',
  './screens/account/account.tsx',
])

/** A screen as a chunk of its own: `screens/<folder>/<file>.tsx`, exporting the component under its file's name. */
function screen(file: string, component: string): Pick<RouteObject, 'lazy'> {
  return {
    lazy: async () => {
      const module = await files[`./screens/${file}.tsx`]?.()
      return { Component: module?.[component] ?? MissingPage }
    },
  }
}

const menu: RouteObject = {
  path: 'menu',
  loader: needsSave,
  ...screen('menu/menu', 'Menu'),
  children: [
    { path: 'adventure', ...screen('adventure/adventure', 'Adventure') },
    { path: 'plaza', ...screen('plaza/plaza', 'Plaza') },
    { path: 'library', ...screen('library/library', 'Library') },
    { path: 'bbs', ...screen('board/board', 'Board') },
    { path: 'refresh', ...screen('rest/rest', 'Rest') },
    { path: 'job', ...screen('job/job', 'Job') },
    { path: 'shop', ...screen('shop/shop', 'Shop') },
    { path: 'status', ...screen('status/status', 'Status') },
    { path: 'other', ...screen('manual/manual', 'Manual') },
  ],
}

const game: RouteObject = {
  path: 'game/rpg',
  Component: GameFrame,
  children: [
    { index: true, ...screen('title/title', 'Title') },
    { path: 'beginning', loader: needsNoSave, ...screen('beginning/beginning', 'Beginning') },
    { path: 'ending', loader: needsSave, ...screen('ending/ending', 'Ending') },
    menu,
    { path: 'battle/:fieldId/:stageId', loader: needsSave, ...screen('battle/battle', 'Battle') },
  ],
}

const accounts: readonly RouteObject[] = [
  { path: 'login', ...screen('account/login', 'Login') },
  { path: 'register', ...screen('account/register', 'Register') },
  { path: 'about', ...screen('account/about', 'About') },
  { path: 'account', loader: needsUser, ...screen('account/account', 'Account') },
]

const purchases: readonly RouteObject[] = ['purchases', 'study/techbook/vue/chapter8'].map((path) => ({
  path,
  loader: needsUser,
  ...screen('purchases/purchases', 'Purchases'),
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

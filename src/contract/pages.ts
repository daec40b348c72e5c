/** The paths of the game's screens, by the names of the specification (which leaves two without one); the replay, the journal and the lookback are ours. */
export const routePaths = {
  'game.rpg': '/game/rpg',
  'game.rpg.beginning': '/game/rpg/beginning',
  'game.rpg.ending': '/game/rpg/ending',
  'game.rpg.menu': '/game/rpg/menu',
  menu_adventure: '/game/rpg/menu/adventure',
  menu_plaza: '/game/rpg/menu/plaza',
  menu_plaza_library: '/game/rpg/menu/library',
  menu_plaza_bbs: '/game/rpg/menu/bbs',
  menu_plaza_refresh: '/game/rpg/menu/refresh',
  menu_plaza_job: '/game/rpg/menu/job',
  menu_shop: '/game/rpg/menu/shop',
  menu_status: '/game/rpg/menu/status',
  menu_other: '/game/rpg/menu/other',
  menu_journal: '/game/rpg/menu/journal',
  'game.rpg.battle': '/game/rpg/battle/:fieldId/:stageId',
  'game.rpg.replay': '/game/rpg/replay/:entryId/:stageId?',
  'game.rpg.lookback': '/game/rpg/lookback/:adventureId/:stageId',
} as const

/** The paths around the game. */
export const accountPaths = {
  login: '/login',
  recover: '/recover',
  forgot: '/forgot',
  reset: '/reset',
  confirm: '/confirm',
  register: '/register',
  about: '/about',
  account: '/account',
} as const
export const purchasesPaths = ['/purchases', '/study/techbook/vue/chapter8'] as const

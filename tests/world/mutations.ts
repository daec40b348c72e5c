interface Edit {
  /** In src/server. */
  readonly file: string
  readonly from: string
  readonly to: string
}

/** Ways to break the server, by name. Each must be found (`world.long.test.ts`), or the simulation is worth nothing. */
export const mutations: Readonly<Record<string, readonly Edit[]>> = {
  /** The user's row is not locked (PostgreSQL; `interleaved` here). */
  noLock: [{ file: 'store/rows/locks.ts', from: 'await lock(tx, { tokenHash })', to: '{ /* broken */ }' }],
  /** Granted calls of a signed-in user keep no receipts. */
  noReceipt: [{ file: 'http/calls/write-request.ts', from: 'if (key && caller) {', to: 'if (key && caller && now < 0) {' }],
  /** Refusals keep no receipts. */
  noRefusalReceipt: [
    { file: 'http/calls/write-request.ts', from: 'if (key === null || sessionHash', to: 'if (now > 0 || key === null || sessionHash' },
  ],
  /** The answer leaves before the commit. */
  answerBeforeCommit: [
    {
      file: 'store/dialects/transaction-queue.ts',
      from: "this.#connection.run('release task')\n      return { task, result }",
      to: "this.#connection.run('release task')\n      task.resolve(result)\n      return { task, result }",
    },
  ],
  /** The bag is written and committed before the gold is taken. */
  bagBeforeGold: [
    {
      file: 'features/shop/shop.service.ts',
      from: '  await setGold(tx, saveId, view.gold - number * unitPrice)\n',
      to: `  await setItemCount(tx, saveId, item, countOf(view.bag, item) + number)
  for (const sql of ['commit', 'begin immediate', 'savepoint task']) await tx.executeQuery({ sql, parameters: [], query: {}, queryId: {} })
  await setGold(tx, saveId, view.gold - number * unitPrice)\n`,
    },
  ],
  /** The last turn sent again counts its stage again. */
  clearTwice: [
    {
      file: 'features/battle/battle.service.ts',
      from: '  const record = await findTurn(tx, adventure.id, stage, turn)\n',
      to: "  const record = await findTurn(tx, adventure.id, stage, turn)\n  if (record && adventure.state.phase === 'won' && adventure.isCurrent) await countEndedStage(tx, adventure, 0)\n",
    },
  ],
  /** Coming home a second time pays again. */
  homeTwice: [
    {
      file: 'features/battle/battle.service.ts',
      from: 'return named && !named.isCurrent ? null : currentAdventure(tx, saveId)',
      to: 'return named ?? currentAdventure(tx, saveId)',
    },
  ],
  /** Any turn number is played. */
  anyTurn: [
    { file: 'features/battle/battle.service.ts', from: 'if (request.turn === next - 1) return repeatLastTurn(tx, adventure)', to: '' },
    {
      file: 'features/battle/battle.service.ts',
      from: 'if (request.turn !== null && request.turn !== next) return',
      to: 'if (request.turn === -1) return',
    },
  ],
  /** A locked book can be marked as read, and so a field be opened. */
  lockedBook: [
    { file: 'features/library/library.service.ts', from: 'if (!book || !isOpen(book, await progressOf(tx, saveId)))', to: 'if (!book)' },
  ],
  /** A book that was read is not marked. */
  bookNotMarked: [{ file: 'features/library/library.service.ts', from: '  await markRead(tx, saveId, id, now)\n', to: '' }],
  /** A locked field can be entered. */
  lockedField: [
    {
      file: 'features/battle/enter-stage.ts',
      from: 'if (!plan || !isUnlocked(plan.unlock, await progressOf(tx, saveId)))',
      to: 'if (!plan)',
    },
  ],
  /** A new password keeps the old sessions. */
  passwordKeepsSessions: [{ file: 'features/account/account.service.ts', from: '  await deleteSessionsOf(tx, userId)\n', to: '' }],
  /** A new password keeps the receipts, with which one signs in. */
  passwordKeepsReceipts: [{ file: 'features/account/account.service.ts', from: '  await deleteReceiptsOf(tx, userId)\n', to: '' }],
  /** A used recovery code stays good, beside the one that replaces it. */
  codeStaysGood: [
    {
      file: 'features/account/recovery.routes.ts',
      from: 'await setPassword(tx, user.id, passwordHash)\n      await setRecoveryHash(tx, user.id, codeHash, now)',
      to: "await setPassword(tx, user.id, passwordHash)\n      await setRecoveryHash(tx, user.id, `${codeHash} ${user.recoveryHash.split(' ')[0]}`, now)",
    },
    {
      file: 'features/account/account.service.ts',
      from: "const matches = await passwords.isMatch(typedRecoveryCode(code) ?? '', recoveryHash ?? passwords.unmatched)",
      to: `const typed = typedRecoveryCode(code) ?? ''
    const all = (recoveryHash ?? passwords.unmatched).split(' ').map((one) => passwords.isMatch(typed, one))
    const matches = (await Promise.all(all)).includes(true)`,
    },
  ],
  /** A session that was ended lives on. */
  sessionLivesOn: [{ file: 'features/account/sessions.routes.ts', from: '      await deleteSession(tx, named.tokenHash)\n', to: '' }],
  /** Anybody's session can be ended. */
  endsAnySession: [
    {
      file: 'features/account/sessions.routes.ts',
      from: 'handle: async ({ tx, caller, body, now }) => {\n      const sessions = await sessionsOf(tx, caller.userId, sessionAges(now))\n',
      to: "handle: async ({ tx, caller, body }) => {\n      const sessions = await tx.selectFrom('sessions').select('token_hash as tokenHash').execute()\n",
    },
  ],
  /** A name may be its own password. */
  nameAsPassword: [{ file: 'security/passwords/password-rules.ts', from: '[...OF_THE_GAME, name, email,', to: '[...OF_THE_GAME, email,' }],
  /** Every settling brings the first thirty presses again. */
  freshHands: [
    {
      file: 'features/job/job.service.ts',
      from: 'await setJobTotal(tx, { saveId, total, usedUpTo }, now)',
      to: 'await setJobTotal(tx, { saveId, total, usedUpTo: Math.min(usedUpTo, usedUpToAtFirst(now)) }, now)',
    },
  ],
  /** The shop takes the price that it is told. */
  typedPrice: [
    { file: 'features/shop/shop.service.ts', from: "if (price !== unitPrice) return refuse('priceChanged')", to: '' },
    {
      file: 'features/shop/shop.service.ts',
      from: 'const unbought = buyRefusal(view, goods, number, unitPrice)',
      to: 'const unbought = buyRefusal(view, goods, number, price)',
    },
    { file: 'features/shop/shop.service.ts', from: 'view.gold - number * unitPrice)', to: 'view.gold - number * price)' },
  ],
  /** Goods that are not for sale yet are sold to whoever asks. */
  soldEarly: [{ file: 'features/shop/shop.service.ts', from: 'view.forSale.find(', to: 'items.find(' }],
  /** The player is told of a small deed again and again. */
  toldAgain: [{ file: 'features/journal/journal.service.ts', from: "  await noteInJournal(tx, saveId, 'told', entries, now)\n", to: '' }],
  /** A stage that was entered is not noted. */
  stageForgotten: [
    {
      file: 'features/battle/battle-journal.ts',
      from: "[{ kind: 'stage', entry: `${field}-${stage}` }, ...met]",
      to: 'field > 0 && stage > 0 ? met : []',
    },
  ],
  /** What was folded in a stage is counted twice. */
  foldedTwice: [
    {
      file: 'features/battle/battle-journal.ts',
      from: '  await addShadowNotes(tx, saveId, shadowNotesOf(stage))\n',
      to: '  for (let nth = 0; nth < 2; nth += 1) await addShadowNotes(tx, saveId, shadowNotesOf(stage))\n',
    },
  ],
  /** An ending of either pair can be taken at any time. */
  anyEnding: [
    { file: 'features/ending/ending.routes.ts', from: "if (ending !== chosen) return refuse('endingClosed')", to: '' },
    {
      file: 'features/ending/ending.routes.ts',
      from: 'openEndings(cleared.has(VAST_EXPANSE)).find(',
      to: '[...openEndings(true), ...openEndings(false)].find(',
    },
  ],
  /** Who names no ending keeps the one before. */
  endingKept: [
    {
      file: 'features/ending/ending.routes.ts',
      from: 'await setEnding(tx, caller.saveId, ending)',
      to: 'if (ending !== null) await setEnding(tx, caller.saveId, ending)',
    },
  ],
  /** The runs after the story can be entered without an ending. */
  encoreForAll: [
    {
      file: 'features/battle/enter-stage.ts',
      from: "return (await isEncoreOpen(tx, saveId)) ? null : refuse('fieldLocked')",
      to: 'return (await isEncoreOpen(tx, saveId)) ? null : null',
    },
  ],
  /** A run that has won nothing is ranked. */
  shortRunRanked: [
    {
      file: 'features/battle/encore/encore.service.ts',
      from: "isLongEnough(field, score) ? null : 'tooShort'",
      to: "isLongEnough(field, score) ? null : 'tooShort' && null",
    },
  ],
  /** A run takes the place of a better one. */
  lastRunRanked: [
    {
      file: 'features/battle/encore/encore.service.ts',
      from: '(before === null || isBetterScore(score, before))',
      to: '(before === null || isBetterScore(score, before) || true)',
    },
  ],
  /** A skill can be learned whatever its conditions. */
  anySkill: [
    {
      file: 'features/status/status.service.ts',
      from: 'if (refused) return refuse(refused)',
      to: "if (refused && refused !== 'conditionsNotMet') return refuse(refused)",
    },
  ],
  /** Rest gives the points back and leaves the skills. */
  restKeepsSkills: [
    {
      file: 'features/rest/rest.service.ts',
      from: 'await updateMember(tx, memberId, rested)',
      to: 'await updateMember(tx, memberId, { ...rested, skills: member.skills })',
    },
  ],
  /** A hidden post is shown. */
  hiddenShown: [{ file: 'store/rows/posts.ts', from: ".where('hidden_at', 'is', null)", to: '' }],
  /** The sessions of a closed account live on. */
  closedLives: [
    {
      file: 'store/rows/moderation.ts',
      from: '  if (isClosed) {\n    await deleteSessionsOf(tx, found.id)\n',
      to: '  if (isClosed) {\n',
    },
  ],
  /** One can sign in to a closed account. */
  closedSignsIn: [
    { file: 'features/account/account.service.ts', from: "if (user.isClosed) return tried(user, refuse('accountClosed'))\n", to: '' },
  ],
  /** An account that is reset keeps its password. */
  resetKeepsPassword: [{ file: 'store/rows/moderation.ts', from: '  await changePasswordHash(tx, found.id, unmatched)\n', to: '' }],
  /** One posts as often as one likes. */
  postsAtOnce: [
    { file: 'features/board/board.service.ts', from: "if (since < pause) return refuseFor('postTooSoon', (pause - since) / 1000)", to: '' },
  ],
  /** Everybody is told to wait after a tenth of the writes. */
  tooStrict: [{ file: 'http/calls/guard.ts', from: 'limit(20, 60),', to: 'limit(2, 6),' }],
}

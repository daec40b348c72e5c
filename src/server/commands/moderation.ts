import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { CONTENT_VERSION } from '../../content/catalog.ts'
import { ENDLESS, FINALE } from '../../content/named-ids.ts'
import {
  type ModeratedRun,
  moderateAccount,
  moderatePost,
  moderateRun,
  moderationLog,
  postsForOperators,
  resetAccount,
  type RunDeed,
  runsForOperators,
} from '../store/rows/moderation.ts'
import type { Store } from '../store/store.ts'
import { accountPaths } from '../../contract/pages.ts'
import { newRecoveryCode } from '../security/passwords/recovery-code.ts'
import { Passwords } from '../security/passwords/passwords.ts'
import { REAL } from '../surroundings.ts'
import { CommandError, type Say, UsageError, withGame, type Work } from './command.ts'

export const MODERATE_USAGE = `Usage: npm run moderate -- DEED [--by NAME]
  posts [TEXT]              the newest 50 posts, or those with the text in them
  hide-post ID              the post is no longer shown
  show-post ID              it is shown again
  runs [TEXT]               the first 50 of each ranking, or those with the text in a name
  hide-run ID               the run, and any later one of the same party, stands in no ranking
  show-run ID               it stands there again
  rename-party ID           the party of the run gets the names that its roles have by default
  close-account EMAIL|ID    nobody can sign in; open sessions end; its runs leave the rankings; nothing is deleted
  open-account EMAIL|ID     signing in works again
  reset-account EMAIL|ID    its password, passkeys and sessions end; prints a recovery code for its owner
  log                       the last 50 deeds
--by: who does it, for the log; left out: the user of this machine.`

const LISTED = 50

interface Order {
  readonly deed: string
  readonly target: string | null
  readonly byWhom: string
}

/** Hides posts and runs, renames parties and closes accounts, also while servers run. Each deed is written into the log in the database. */
export const moderate: Work = async (given, { databaseUrl }, say) => {
  const order = orderOf(given)
  await withGame(databaseUrl, (store) => judge(store, order, say))
}

function orderOf(given: readonly string[]): Order {
  try {
    const { positionals, values } = parseArgs({ args: [...given], allowPositionals: true, options: { by: { type: 'string' } } })
    const [deed, target = null, ...rest] = positionals
    if (deed !== undefined && rest.length === 0)
      return { deed, target, byWhom: values.by ?? process.env['SUDO_USER'] ?? userInfo().username }
  } catch {
    // Neither is an unknown option.
  }
  throw new UsageError()
}

async function judge(store: Store, { deed, target, byWhom }: Order, say: Say): Promise<void> {
  const order = { byWhom, at: Date.now() }
  if (deed === 'posts') return listPosts(store, target, say)
  if (deed === 'runs') return listRuns(store, target, say)
  if (deed === 'log' && target === null) return showLog(store, say)
  if (target === null) throw new UsageError()
  if (deed === 'hide-run' || deed === 'show-run' || deed === 'rename-party') {
    const run = await store.write((tx) => moderateRun(tx, deed, { ...order, runId: idIn(target) }))
    if (run === null) throw new CommandError(`There is no run ${target}.`)
    return say(`${time(order.at)} ${byWhom}: ${deed} ${run.id} of account ${run.userId}. ${outcomeOf(deed, run)}`)
  }
  if (deed === 'hide-post' || deed === 'show-post') {
    const post = await store.write((tx) => moderatePost(tx, deed, { ...order, postId: idIn(target) }))
    if (post === null) throw new CommandError(`There is no post ${target}.`)
    say(
      `${time(order.at)} ${byWhom}: ${deed} ${post.id} of account ${post.userId}. It is ${post.isHidden ? 'hidden' : 'shown'} now: ${post.message}`,
    )
    return
  }
  if (deed === 'reset-account') return reset(store, { account: target, ...order }, say)
  if (deed !== 'close-account' && deed !== 'open-account') throw new UsageError()
  const user = await store.write((tx) => moderateAccount(tx, deed, { ...order, account: target }))
  if (user === null) throw new CommandError(`There is no account ${target}.`)
  const state = user.isClosed ? 'closed now, and its sessions have ended' : 'open now'
  say(`${time(order.at)} ${byWhom}: ${deed} ${user.id} (${user.email}). It is ${state}.`)
}

async function reset(
  store: Store,
  order: { readonly account: string; readonly byWhom: string; readonly at: number },
  say: Say,
): Promise<void> {
  const passwords = new Passwords()
  const { code, codeHash } = await newRecoveryCode(passwords, REAL.bytes)
  const user = await store.write((tx) => resetAccount(tx, { ...order, codeHash, unmatched: passwords.unmatched }))
  if (user === null) throw new CommandError(`There is no account ${order.account}.`)
  say(
    `${time(order.at)} ${order.byWhom}: reset-account ${user.id} (${user.email}). Its password, its passkeys and its sessions have ended.`,
  )
  say(`With this recovery code its owner sets a new password at ${accountPaths.recover}, once: ${code}`)
}

function idIn(target: string): number {
  return /^\d{1,9}$/.test(target) ? Number(target) : 0
}

function outcomeOf(deed: RunDeed, { names, isHidden }: ModeratedRun): string {
  const party = names.join('、')
  return deed === 'rename-party' ? `The party is called ${party} now.` : `It is ${isHidden ? 'hidden' : 'shown'} now: ${party}`
}

async function listRuns(store: Store, text: string | null, say: Say): Promise<void> {
  let listed = 0
  for (const field of [FINALE, ENDLESS]) {
    const runs = await store.read((tx) => runsForOperators(tx, { field, contentVersion: CONTENT_VERSION }, text, LISTED))
    for (const { id, userId, points, stages, turns, isHidden, names } of runs)
      say(
        `run ${id}  field ${field}  ${field === ENDLESS ? `${points} points, ` : ''}${stages} stages in ${turns} turns  account ${userId}  ${isHidden ? 'hidden' : 'shown '}  ${names.join('、')}`,
      )
    listed += runs.length
  }
  if (listed === 0) say('There are no such runs.')
}

async function listPosts(store: Store, text: string | null, say: Say): Promise<void> {
  const posts = await store.read((tx) => postsForOperators(tx, text, LISTED))
  for (const { id, createdAt, userId, isHidden, message } of posts)
    say(`post ${id}  ${time(createdAt)}  account ${userId}  ${isHidden ? 'hidden' : 'shown '}  ${message}`)
  if (posts.length === 0) say('There are no such posts.')
}

async function showLog(store: Store, say: Say): Promise<void> {
  const deeds = await store.read((tx) => moderationLog(tx, LISTED))
  for (const { at, byWhom, deed, userId, postId, runId } of deeds) {
    const thing = postId ?? runId
    say(`${time(at)}  ${byWhom}  ${deed} ${thing ?? userId}${thing === null ? '' : ` of account ${userId}`}`)
  }
  if (deeds.length === 0) say('Nothing was done yet.')
}

function time(at: number): string {
  return new Date(at).toISOString()
}

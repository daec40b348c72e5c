import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { moderateAccount, moderatePost, moderationLog, postsForOperators } from '../store/moderation.ts'
import type { Store } from '../store/store.ts'
import { CommandError, runCommand, say, UsageError, withGame } from './command.ts'

const USAGE = `Usage: npm run moderate -- DEED [--by NAME]
  posts [TEXT]              the newest 50 posts, or those with the text in them
  hide-post ID              the post is no longer shown
  show-post ID              it is shown again
  close-account EMAIL|ID    nobody can sign in; open sessions end; nothing is deleted
  open-account EMAIL|ID     signing in works again
  log                       the last 50 deeds
--by: who does it, for the log; left out: the user of this machine.`

const LISTED = 50

interface Order {
  readonly deed: string
  readonly target: string | null
  readonly byWhom: string
}

/** `npm run moderate -- DEED`: hides posts and closes accounts, also while servers run. Each deed is written into the log in the database. */
await runCommand(USAGE, async (given, { databaseUrl }) => {
  const order = orderOf(given)
  await withGame(databaseUrl, (store) => carryOut(store, order))
})

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

async function carryOut(store: Store, { deed, target, byWhom }: Order): Promise<void> {
  const order = { byWhom, at: Date.now() }
  if (deed === 'posts') return listPosts(store, target)
  if (deed === 'log' && target === null) return showLog(store)
  if (target === null) throw new UsageError()
  if (deed === 'hide-post' || deed === 'show-post') {
    const postId = /^\d{1,9}$/.test(target) ? Number(target) : 0
    const post = await store.write((tx) => moderatePost(tx, deed, { ...order, postId }))
    if (post === null) throw new CommandError(`There is no post ${target}.`)
    say(
      `${time(order.at)} ${byWhom}: ${deed} ${post.id} of account ${post.userId}. It is ${post.isHidden ? 'hidden' : 'shown'} now: ${post.message}`,
    )
    return
  }
  if (deed !== 'close-account' && deed !== 'open-account') throw new UsageError()
  const user = await store.write((tx) => moderateAccount(tx, deed, { ...order, account: target }))
  if (user === null) throw new CommandError(`There is no account ${target}.`)
  const state = user.isClosed ? 'closed now, and its sessions have ended' : 'open now'
  say(`${time(order.at)} ${byWhom}: ${deed} ${user.id} (${user.email}). It is ${state}.`)
}

async function listPosts(store: Store, text: string | null): Promise<void> {
  const posts = await store.read((tx) => postsForOperators(tx, text, LISTED))
  for (const { id, createdAt, userId, isHidden, message } of posts)
    say(`post ${id}  ${time(createdAt)}  account ${userId}  ${isHidden ? 'hidden' : 'shown '}  ${message}`)
  if (posts.length === 0) say('There are no such posts.')
}

async function showLog(store: Store): Promise<void> {
  const deeds = await store.read((tx) => moderationLog(tx, LISTED))
  for (const { at, byWhom, deed, userId, postId } of deeds)
    say(`${time(at)}  ${byWhom}  ${deed} ${postId ?? userId}${postId === null ? '' : ` of account ${userId}`}`)
  if (deeds.length === 0) say('Nothing was done yet.')
}

function time(at: number): string {
  return new Date(at).toISOString()
}

import { newRecoveryCode } from '../../../src/server/security/passwords/recovery-code.ts'
import { Passwords } from '../../../src/server/security/passwords/passwords.ts'
import {
  type ModeratedPost,
  moderateAccount,
  moderatePost,
  postsForOperators,
  resetAccount,
} from '../../../src/server/store/rows/moderation.ts'
import type { Store } from '../../../src/server/store/store.ts'
import type { History } from '../judge/history.ts'
import type { Answer, Json } from '../judge/model/state.ts'
import { type Chance, chanceOf } from '../machine/chance.ts'
import { CommandProcess } from '../machine/command.ts'
import type { Disk } from '../machine/database/disk.ts'
import type { Servers } from '../machine/servers.ts'
import type { World } from '../machine/world.ts'
import { OPERATOR, type Plan } from '../plan.ts'
import type { Owner } from './owner.ts'
import type { Player } from './player.ts'

interface Parts {
  readonly world: World
  readonly plan: Plan
  readonly disk: Disk
  readonly servers: Pick<Servers, 'beside'>
  readonly players: readonly Player[]
  readonly owners: readonly Owner[]
}

const BY = { byWhom: OPERATOR }
/** As many posts as the command lists. */
const LISTED = 50
const MOST_TRIES = 20
const LAST_POSTS = 2
/** Between two deeds, at most. */
const PAUSE = 1_200

type AccountDeed = 'closeAccount' | 'openAccount' | 'resetAccount'

/** Done, or refused because there is nothing to do it to; null: it failed, or the process ended before it had told. */
type Told = Answer | null
const DONE: Answer = { status: 200, body: {} }
const missing = (code: string): Answer => ({ status: 404, body: { code } })

/**
 * Moderates while servers run, each deed by a process of its own: hides posts and shows them again, closes, opens and resets accounts. What is done to a
 * player's post, or an owner's account, stands in their history.
 */
export class Operator {
  readonly #parts: Parts
  readonly #passwords: Passwords
  readonly #closed = new Set<Owner>()
  /** By the message: whether it is hidden; null: nobody knows. */
  readonly #hidden = new Map<string, boolean | null>()
  #isCalm = false

  constructor(parts: Parts) {
    this.#parts = parts
    this.#passwords = new Passwords({ surroundings: parts.world.surroundings() })
  }

  /** Posts that nobody may see. */
  get hidden(): readonly string[] {
    return [...this.#hidden].flatMap(([message, isHidden]) => (isHidden === true ? [message] : []))
  }

  async play(): Promise<void> {
    const { plan, world } = this.#parts
    for (let nth = 1; nth <= plan.operatorActions; nth += 1) {
      const name = `${OPERATOR}.${nth}`
      if (plan.without.includes(OPERATOR) || plan.without.includes(name)) continue
      const chance = chanceOf(plan.seed, 'action', OPERATOR, nth)
      await world.sleep(chance.unit() * PAUSE)
      await this.#act(name, chance)
    }
  }

  /** When all is calm, no account stays closed, and posts are hidden that everybody looks for. */
  async finish(): Promise<void> {
    const { plan } = this.#parts
    if (plan.operatorActions === 0 || plan.without.includes(OPERATOR)) return
    this.#isCalm = true
    for (let nth = 0; nth < LAST_POSTS; nth += 1) await this.#moderatePost(`${OPERATOR}.zp${nth}`, chanceOf(plan.seed, 'last post', nth))
    for (const owner of this.#closed)
      for (let tries = 0; tries < MOST_TRIES && this.#closed.has(owner); tries += 1)
        await this.#moderateAccount(`${OPERATOR}.z${owner.name}.${tries}`, owner, 'openAccount')
  }

  #act(name: string, chance: Chance): Promise<void> {
    const { owners } = this.#parts
    const [closed] = this.#closed
    if (closed !== undefined && chance.is(0.6)) return this.#moderateAccount(name, closed, 'openAccount')
    if (owners.length === 0 || chance.is(0.4)) return this.#moderatePost(name, chance)
    const deed = chance.pick(['closeAccount', 'closeAccount', 'resetAccount', 'resetAccount', 'openAccount'] as const)
    return this.#moderateAccount(name, chance.pick(owners), deed)
  }

  async #moderatePost(name: string, chance: Chance): Promise<void> {
    const posts = await this.#command(`${name}.list`, (store) => store.read((tx) => postsForOperators(tx, null, LISTED)))
    const known = (posts ?? []).flatMap((post) => {
      const author = this.#parts.players.find((one) => one.name === post.message.split('-')[0])
      return author === undefined ? [] : [{ post, author }]
    })
    if (known.length === 0) return
    const { post, author } = chance.pick(known)
    const hides = !post.isHidden || chance.is(0.2)
    this.#hidden.set(post.message, null)
    const told = await this.#told(
      name,
      author.history,
      { kind: hides ? 'hidePost' : 'showPost', args: { message: post.message } },
      (store) => this.#hide(store, post, hides),
    )
    if (told !== null) this.#hidden.set(post.message, told.status < 400 && hides)
  }

  async #hide(store: Store, { id: postId }: ModeratedPost, hides: boolean): Promise<Answer> {
    const deed = hides ? 'hide-post' : 'show-post'
    const post = await store.write((tx) => moderatePost(tx, deed, { ...BY, at: this.#now, postId }))
    return post === null ? missing('noPost') : DONE
  }

  async #moderateAccount(name: string, owner: Owner, deed: AccountDeed): Promise<void> {
    if (deed === 'closeAccount') this.#closed.add(owner)
    const args = { token: null, csrf: '', key: name, request: name, isRepeat: false }
    const told = await this.#told(name, owner.history, { kind: deed, args }, (store) => this.#change(store, owner.email, deed))
    if (told !== null && deed === 'openAccount') this.#closed.delete(owner)
    if (told !== null && deed === 'resetAccount' && told.status < 400) owner.hear(told.body.recovery_code)
  }

  async #change(store: Store, account: string, deed: AccountDeed): Promise<Answer> {
    const order = { ...BY, at: this.#now, account }
    if (deed === 'resetAccount') {
      const { code, codeHash } = await newRecoveryCode(this.#passwords, this.#parts.world.surroundings().bytes)
      const { unmatched } = this.#passwords
      const user = await store.write((tx) => resetAccount(tx, { ...order, codeHash, unmatched }))
      return user === null ? missing('noAccount') : { status: 200, body: { recovery_code: code } }
    }
    const user = await store.write((tx) => moderateAccount(tx, deed === 'closeAccount' ? 'close-account' : 'open-account', order))
    return user === null ? missing('noAccount') : DONE
  }

  get #now(): number {
    return Math.floor(this.#parts.world.now)
  }

  /** Does it, from its beginning to its end a part of the history. */
  async #told(
    name: string,
    history: History,
    action: { readonly kind: string; readonly args: Json },
    work: (store: Store) => Promise<Answer>,
  ): Promise<Told> {
    const operation = history.invoke(name, action, false)
    const told = await this.#command(name, work)
    const place = history.next()
    operation.gone = place
    if (told !== null) Object.assign(operation, { answer: told, answered: place })
    this.#parts.world.log(`${name} ${action.kind} ${JSON.stringify(action.args)} → ${told === null ? 'nothing' : JSON.stringify(told)}`)
    return told
  }

  async #command<T>(name: string, work: (store: Store) => Promise<T>): Promise<T | null> {
    const { beside } = this.#parts.servers
    const process = new CommandProcess(name, this.#parts, this.#isCalm)
    beside.add(process)
    const result = await process.run(work)
    beside.delete(process)
    return result
  }
}

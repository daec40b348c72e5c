import { SESSION_COOKIE } from '../../src/server/http/session/cookies.ts'
import { check } from './judge/checker.ts'
import { faultsIn, replayAll } from './judge/database.ts'
import type { History } from './judge/history.ts'
import { afterAccountCall, NO_ACCOUNT } from './judge/model/account.ts'
import { after } from './judge/model/model.ts'
import type { Action, Answer, Json } from './judge/model/state.ts'
import { textOf } from './judge/violation-text.ts'
import { Client } from './machine/client.ts'
import { Disk } from './machine/database/disk.ts'
import { Network } from './machine/network.ts'
import { Servers } from './machine/servers.ts'
import { startOf, type Template, template } from './machine/template.ts'
import { World } from './machine/world.ts'
import { type FaultKind, namesOf, type Plan } from './plan.ts'
import { Operator } from './players/operator.ts'
import { Owner } from './players/owner.ts'
import { Player } from './players/player.ts'

/** What a run came to. Runs of one plan have one hash. */
export interface Outcome {
  /** Of the trace. */
  readonly hash: string
  /** Requests that reached a server. */
  readonly calls: number
  readonly events: number
  readonly actions: number
  readonly faults: Readonly<Partial<Record<FaultKind, number>>>
  /** Adventures that were played again from their records. */
  readonly replays: number
  /** What no order of the calls explains, and what else must not be. */
  readonly problems: readonly string[]
  readonly trace: readonly string[]
}

/** When all is calm, requests and servers come to an end within so many simulated milliseconds. */
const UNTIL_CALM = 600_000

/** Runs servers, players and faults as the plan has them, and judges what came of it. */
export async function simulate(plan: Plan, { keepsTrace = false, tellsStates = false } = {}): Promise<Outcome> {
  const start = await template()
  const world = new World(plan.seed, keepsTrace)
  const disk = new Disk()
  disk.startFrom(start.path)
  const servers = new Servers(world, plan, disk)
  try {
    return await run({ world, plan, disk, servers, start, tellsStates })
  } finally {
    disk.remove()
  }
}

interface Parts {
  readonly world: World
  readonly plan: Plan
  readonly disk: Disk
  readonly servers: Servers
  readonly start: Template
  /** A violation tells all the states that were possible before it. */
  readonly tellsStates: boolean
}

async function run({ world, plan, disk, servers, start, tellsStates }: Parts): Promise<Outcome> {
  const network = new Network(world, plan, () => servers.running)
  const players = playersOf(plan, start).map(({ nth, client }) => ({
    start: startOf(nth),
    player: new Player(`p${nth}`, { world, plan, network, client }, startOf(nth).save?.clears.length ?? null),
  }))
  const listed = new Map<string, readonly string[]>()
  const owners = namesOf('o', plan.owners)
    .filter((name) => !plan.without.includes(name))
    .map((name) => new Owner(name, { world, plan, network, listed }))
  const people = [...players.map(({ player }) => player), ...owners]
  const operator = new Operator({ world, plan, disk, servers, players: players.map(({ player }) => player), owners })
  const problems: string[] = []
  let replays = 0
  try {
    await world.until(live({ world, servers, network, people, operator }))
    servers.dieAll()
    problems.push(...faultsIn(disk.path))
    const { count, faults } = await replayAll(world, disk.path)
    replays = count
    problems.push(...faults)
  } catch (error) {
    problems.push(`The simulation failed: ${error instanceof Error ? error.stack : String(error)}`)
  }
  for (const { player, start: state } of players) problems.push(...player.complaints, ...violationsOf(player, state, after, tellsStates))
  problems.push(...shownIn(people, operator.hidden))
  for (const owner of owners) problems.push(...owner.complaints, ...violationsOf(owner, NO_ACCOUNT, afterAccountCall, tellsStates))
  return {
    hash: world.digest(),
    calls: network.calls,
    events: world.events,
    actions: people.reduce((sum, { history }) => sum + history.operations.length, 0),
    faults: servers.faults,
    replays,
    problems,
    trace: world.trace ?? [],
  }
}

function playersOf(plan: Plan, { tokens }: Template): readonly { readonly nth: number; readonly client: Client }[] {
  return Array.from({ length: plan.players }, (_, nth) => {
    const client = new Client(`10.0.${nth >> 8}.${nth & 255}`)
    const token = tokens[nth]
    if (token) client.cookies.set(SESSION_COOKIE, token)
    return { nth, client }
  }).filter(({ nth }) => !plan.without.includes(`p${nth}`))
}

interface Cast {
  readonly world: World
  readonly servers: Servers
  readonly network: Network
  readonly people: readonly (Player | Owner)[]
  readonly operator: Operator
}

/** The people play among the faults; when they are done, all becomes calm, and each looks at everything. */
async function live({ world, servers, network, people, operator }: Cast): Promise<void> {
  await servers.startAll()
  servers.beginFaults()
  await Promise.all([...people, operator].map((one) => one.play()))
  servers.endFaults()
  network.isCalm = true
  const end = world.now + UNTIL_CALM
  while (network.inFlight > 0 || !servers.areSettled) {
    if (world.now > end) throw new Error(`Never calm: ${network.inFlight} requests under way`)
    await world.sleep(500)
  }
  servers.emptyDisk()
  await operator.finish()
  await Promise.all(people.map((one) => one.readAll()))
}

/** Who has seen a hidden post when all was calm. Each player is judged alone, and knows nothing of others' posts. */
function shownIn(people: readonly Judged[], hidden: readonly string[]): readonly string[] {
  return people.flatMap(({ name, history }) => {
    const last = history.operations.findLast(({ action, name: call }) => action.kind === 'posts' && call.startsWith(`${name}.z`))
    const posts: readonly Json[] = last?.answer?.status === 200 ? last.answer.body[1] : []
    const seen = posts.map(({ message }) => message).filter((one) => hidden.includes(one))
    return seen.length > 0 ? [`${last?.name}: the hidden posts ${seen.join()}`] : []
  })
}

interface Judged {
  readonly name: string
  readonly history: History
}

function violationsOf<S>(
  { name, history }: Judged,
  start: S,
  model: (state: S, action: Action, answer: Answer | null) => readonly S[],
  tellsStates: boolean,
): readonly string[] {
  try {
    const violation = check(history, start, model)
    return violation === null ? [] : [textOf(violation, { whole: tellsStates })]
  } catch (error) {
    return [`${name}: ${String(error)}`]
  }
}

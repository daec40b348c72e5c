import { freePort } from '../servers/free-port.ts'
import { OutsideProgram } from '../servers/outside-program.ts'

export interface Pooler {
  /** The address of the database through the pooler. */
  readonly url: string
  readonly process: OutsideProgram
}

/** PgBouncer in transaction mode, with fewer connections to PostgreSQL than the servers open. */
export async function startPgbouncer(program: string, databaseUrl: string, connections: number): Promise<Pooler> {
  const [target, port] = [new URL(databaseUrl), await freePort()]
  const settings = `[databases]
* = host=${target.hostname} port=${target.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = users.txt
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 500
server_login_retry = 1
`
  const process = new OutsideProgram({
    program,
    files: { 'pgbouncer.ini': settings, 'users.txt': `"${target.username}" "${target.password}"\n` },
    arguments: () => ['pgbouncer.ini'],
    port,
  })
  await process.start()
  const url = new URL(databaseUrl)
  url.port = String(port)
  return { url: url.href, process }
}

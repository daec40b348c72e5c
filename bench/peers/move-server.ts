import { match } from './match.ts'
import { peer } from './packages.ts'

interface Boardgame {
  readonly Server: (options: { readonly games: readonly unknown[]; readonly db: unknown; readonly origins: readonly string[] }) => {
    run(options: { readonly port: number; readonly callback: () => void }): unknown
  }
  readonly FlatFile: new (options: { readonly dir: string }) => unknown
}

/** boardgame.io's own server with its own store of files, which does not wait for the disk. Arguments: port, folder. Prints `ready`. */
const [port, folder] = process.argv.slice(2)
const { Server, FlatFile } = peer('boardgame.io/server') as Boardgame
const server = Server({ games: [match], db: new FlatFile({ dir: folder ?? '' }), origins: ['*'] })
server.run({ port: Number(port), callback: () => console.log('ready') })

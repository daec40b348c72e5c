import { spawn } from 'node:child_process'
import { createServer } from 'vite'

const apiPort = process.env['PORT'] ?? '3000'

const server = spawn(process.execPath, ['--watch', 'src/server/main.ts'], {
  stdio: 'inherit',
  // The address of the screens: passkeys are made for it.
  env: { PUBLIC_URL: `http://localhost:${process.env['WEB_PORT'] ?? '5173'}`, ...process.env, NODE_ENV: 'development', PORT: apiPort },
})

const vite = await createServer()
await vite.listen()
vite.printUrls()

async function stop(): Promise<void> {
  server.kill('SIGTERM')
  await vite.close()
  process.exit(0)
}
process.on('SIGINT', () => void stop())
process.on('SIGTERM', () => void stop())

import { readFileSync } from 'node:fs'
import fastify from 'fastify'
import { EXEC } from './fighter.ts'

/** The least that a server with this framework can do: one route without anything, answering with the bytes of recorded turns. */
const [port, file] = process.argv.slice(2)
const answers: readonly string[] = JSON.parse(readFileSync(file ?? '', 'utf8'))
let next = 0

const app = fastify()
app.get('/readyz', () => ({ status: 'ok' }))
app.post(EXEC, (_request, reply) => {
  next = (next + 1) % answers.length
  return reply.header('content-type', 'application/json; charset=utf-8').send(answers[next])
})
await app.listen({ port: Number(port), host: '127.0.0.1' })

import { createServer, request, type Server } from 'node:http'

/**
 * Passes everything on to the server and takes one header off the answers: Chromium 147 gives up a document with a `Referrer-Policy` when Lighthouse
 * leads it there (`ERR_ABORTED`), though not when anybody else does.
 */
export function withoutReferrerPolicy(target: string, port: number): Promise<Server> {
  const { hostname, port: targetPort } = new URL(target)
  const proxy = createServer((incoming, outgoing) => {
    const options = { hostname, port: targetPort, path: incoming.url, method: incoming.method, headers: incoming.headers }
    const onward = request(options, (answer) => {
      const { 'referrer-policy': _, ...headers } = answer.headers
      outgoing.writeHead(answer.statusCode ?? 502, headers)
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  return new Promise((resolve) => proxy.listen(port, '127.0.0.1', () => resolve(proxy)))
}

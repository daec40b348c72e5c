import { expect, test } from 'vitest'
import { onBothDatabases } from '../../../../tests/game.ts'
import { describeApi } from './openapi.ts'

onBothDatabases(
  'in development the API’s description',
  (game) => {
    test('is shown under /docs, by files of this server', async () => {
      const page = await game.app.inject('/docs')
      expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
      const files = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = '']) => new URL(file, 'http://localhost/docs'))
      expect(files.length).toBeGreaterThan(3)
      for (const { host, pathname } of files) {
        expect(host).toBe('localhost')
        expect((await game.app.inject(pathname)).statusCode, pathname).toBe(200)
      }
    })

    test('is what this server describes', async () => {
      expect((await game.app.inject('/docs/json')).json()).toEqual(describeApi())
    })
  },
  { environment: 'development' },
)

onBothDatabases('elsewhere', (game) => {
  test('there is no /docs', async () => {
    expect((await game.app.inject('/docs')).statusCode).toBe(404)
  })
})

import { expect, test } from 'vitest'
import { battle } from '../../src/contract/battle/battle.ts'
import { situationFrom, WrongArgument } from './situation.ts'
import { openSituation } from './staged.ts'

test('what is left out is as for players who take the fields in the usual order', () => {
  expect(situationFrom(['field=9'])).toMatchObject({ cleared: [1, 2, 3, 4, 5, 6, 7], stage: 1, page: '/game/rpg/battle/9/1' })
  expect(situationFrom(['field=12'])).toMatchObject({ read: [409] })
  expect(situationFrom(['field=1', 'level=4'])).toMatchObject({ cleared: [], exp: 130 })
  expect(situationFrom(['cleared=7,'])).toMatchObject({ cleared: [7] })
  expect(situationFrom(['cleared=2'])).toMatchObject({ field: null, cleared: [1, 2], page: '/game/rpg/menu' })
  expect(situationFrom(['cleared=1,2,7', 'at=shop'])).toMatchObject({ cleared: [1, 2, 7], page: '/game/rpg/menu/shop' })
})

test.each([
  [['field=13'], 'field'],
  [['fields=1'], 'fields'],
  [['field'], 'field'],
  [['roles=1,1,2'], 'Three different roles'],
  [['field=6', 'cleared=0'], 'not open'],
  [['field=8', 'stage=4'], 'no stage 4'],
  [['stage=2'], 'without a field'],
  [['points=some'], 'points'],
])('%j is refused with its reason', (given, reason) => {
  expect(() => situationFrom(given)).toThrow(WrongArgument)
  expect(() => situationFrom(given)).toThrow(reason)
})

test('the address signs in and leads into the battle, at the stage and with the level asked for', async () => {
  const staged = await openSituation(situationFrom(['field=6', 'stage=5', 'cleared=5', 'level=6', 'roles=1,2,4']), 'test')
  try {
    const door = await fetch(staged.address, { redirect: 'manual' })
    expect(door.status).toBe(303)
    const page = new URL(door.headers.get('location') ?? '')
    expect(page.pathname).toBe('/game/rpg/battle/6/5')
    const session = (door.headers.get('set-cookie') ?? '').split(';')[0]
    const situation = await fetch(new URL('/api/game/rpg/title/check_situation', page), { headers: { cookie: `${session}` } })
    const token = /XSRF-TOKEN=([^;]+)/.exec(situation.headers.getSetCookie().join())?.[1] ?? ''
    const reply = await fetch(new URL(battle.encount.path, page), {
      method: battle.encount.method,
      headers: { cookie: `${session}; XSRF-TOKEN=${token}`, 'x-xsrf-token': token, 'content-type': 'application/json' },
      body: JSON.stringify({ field_id: 6, stage_id: 5, clear_stage: 4 }),
    })
    expect(reply.status).toBe(200)
    const [members, enemies] = (await reply.json()) as readonly (readonly Readonly<Record<string, unknown>>[])[]
    expect(members?.map(({ role_id, level, freely_status_point }) => [role_id, level, freely_status_point])).toEqual([
      [1, 6, 0],
      [2, 6, 0],
      [4, 6, 0],
    ])
    expect(enemies?.map(({ id }) => id)).toEqual([65])
  } finally {
    await staged.stop()
  }
})

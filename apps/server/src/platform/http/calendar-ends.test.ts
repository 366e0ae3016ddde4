// @module-tag time
import type { Call } from '@anseo/contract/call'
import { CALLS } from '@anseo/contract/calls'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Actor, createAdmin, createClient, createVendor } from '../../testing/actors.ts'
import { createOwned, type Owned } from '../../testing/owned-rows.ts'
import { type Others, REACHES } from '../../testing/reaches.ts'
import { ownApp } from '../../testing/own-app.ts'

/** Dates and instants at both ends of the calendar, and beyond them: PostgreSQL has no year 0 and reads four digits. */
const ENDS = [
  '0000-01-01',
  '0001-01-01',
  '1000-01-01',
  '9999-12-31',
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00Z',
  '1000-01-01T00:00:00Z',
  '9999-12-31T12:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '+010000-01-01T00:00:00Z',
  '1_1_1000',
  '31_12_9999',
]

let owned: Owned
let others: Others
let actors: Record<'client' | 'vendor' | 'admin', Actor>
const app = ownApp()
beforeAll(async () => {
  owned = await createOwned(app)
  const admin = await createAdmin(app)
  actors = { client: owned.client, vendor: owned.vendor, admin }
  others = { client: await createClient(app), vendor: await createVendor(app), admin }
})

const calls: readonly Call[] = Object.values(CALLS).flat()
const named = (some: readonly Call[]) => some.map((call) => [`${call.method} ${call.path}`, call] as const)

interface Sent {
  params?: Record<string, string>
  query?: string
  body?: string
}

async function statusOf(name: string, { method, path, access }: Call, { params, query = '', body }: Sent) {
  const filled = { ...REACHES[name]?.params?.(owned), ...params }
  const reply = await fetch(
    app.url + path.replaceAll(/:(\w+)/g, (_, param: string) => filled[param] ?? owned.vendor.id) + query,
    {
      method,
      headers: {
        ...(access !== 'public' && { authorization: `Bearer ${actors[access].token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
    },
  )
  await reply.arrayBuffer()
  return reply.status
}

const DATED = ['from', 'to', 'slotDate', 'day']
const datesOf = ({ query }: Call) => DATED.filter((name) => name in (query?.shape ?? {}))

describe.each(named(calls.filter((call) => datesOf(call).length > 0)))('%s', (name, call) => {
  test('answers for a time at any end of the calendar', async () => {
    const shape = call.query!.shape
    const night = { startTime: '11:00 PM', endTime: '12:00 AM', everyWeeks: '1', visits: '2' }
    const needed = Object.entries({ ...night, vendorId: owned.vendor.id }).filter(([field]) => field in shape)
    const dates = datesOf(call)
    const asked: Record<string, string>[] = ENDS.flatMap((end) => dates.map((field) => ({ [field]: end })))
    if (dates.length === 2) asked.push({ from: '1000-01-01', to: '9999-12-31' })
    for (const fields of asked) {
      const query = `?${new URLSearchParams({ ...Object.fromEntries(needed), ...fields })}`
      expect(await statusOf(name, call, { query }), query).toBeLessThan(500)
    }
  })
})

test.each(named(calls.filter(({ path }) => /:(year|month)/.test(path))))(
  '%s answers for the first and the last one of the calendar',
  async (name, call) => {
    for (const params of [
      { year: '1000', month: '1000-01' },
      { year: '9999', month: '9999-12' },
    ]) {
      expect(await statusOf(name, call, { params }), params.month).toBeLessThan(500)
    }
  },
)

test('every call that takes a time in its body answers for the last night of the calendar', async () => {
  const taking: string[] = []
  for (const [name, call] of named(calls)) {
    const sent = JSON.stringify(REACHES[name]?.body?.(owned, others) ?? {})
    if (!sent.includes('27_11_2026')) continue
    const night = sent
      .replaceAll('27_11_2026', '31_12_9999')
      .replaceAll('10:00 AM', '11:00 PM')
      .replaceAll('12:00 PM', '12:00 AM')
    taking.push(name)
    expect(await statusOf(name, call, { body: night }), name).toBeLessThan(500)
  }
  expect(taking).toContain('POST /api/user/book-appointment')
})

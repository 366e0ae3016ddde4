// covers: ASVS 3.5.1, 6.3.4, 8.2.1, 8.2.2, 8.3.1
import type { Call } from '@anseo/contract/call'
import { CALLS } from '@anseo/contract/calls'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Actor, createAdmin, createClient, createVendor } from '../../testing/actors.ts'
import { createOwned, type Owned, SECRET } from '../../testing/owned-rows.ts'
import { type Others, type Reach, REACHES } from '../../testing/reaches.ts'
import { openTab } from '../../testing/sockets.ts'
import { ownApp } from '../../testing/own-app.ts'

let owned: Owned
/** Others of each site, who have nothing to do with the owners. */
let others: Others

const app = ownApp()
beforeAll(async () => {
  owned = await createOwned(app)
  others = {
    client: await createClient(app, { name: 'Emma Kelly' }),
    vendor: await createVendor(app, { name: 'Rory Walsh' }),
    admin: await createAdmin(app),
  }
})

const calls: readonly Call[] = Object.values(CALLS).flat()
const nameOf = ({ method, path }: Call) => `${method} ${path}`

/** Names in bodies that point at a row. */
const POINTS = /^(id|ids|.*Id|replaces|subject)$/
const ownSites: ReadonlySet<string> = new Set(['client', 'vendor'])
const pointing = calls.filter(
  ({ access, params, body }) =>
    ownSites.has(access) && (params || Object.keys(body?.shape ?? {}).some((name) => POINTS.test(name))),
)

async function ask(call: Call, actor: Actor | null, { params, body }: Reach = {}) {
  const filled = params?.(owned) ?? {}
  const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) => filled[name] ?? owned.paidId)
  const sent = body?.(owned, others)
  const isForm = sent instanceof FormData
  const reply = await fetch(app.url + path, {
    method: call.method,
    headers: {
      ...(actor && { authorization: `Bearer ${actor.token}` }),
      ...(sent && !isForm && { 'content-type': 'application/json' }),
    },
    ...(sent && { body: isForm ? sent : JSON.stringify(sent) }),
  })
  return { status: reply.status, text: await reply.text() }
}

/** Nothing that only the owners know: their words, addresses, numbers and prices. */
function expectNothingOfTheirs(text: string) {
  const { client, vendor, paidId, requestId, passedId } = owned
  const theirs = [SECRET, client.id, `owner-${vendor.id}`, client.name, paidId, requestId, passedId]
  for (const part of theirs) expect(text).not.toContain(part)
}

test('every call that names a row stands in the table of this test, and no other', () => {
  expect(Object.keys(REACHES).toSorted()).toEqual(pointing.map(nameOf).toSorted())
})

describe.each(calls.filter(({ access }) => access !== 'public').map((call) => [nameOf(call), call] as const))(
  '%s',
  (name, call) => {
    test('is for its own site only', async () => {
      const nobody = await ask(call, null, REACHES[name])
      expect(nobody.status).toBe(401)
      expectNothingOfTheirs(nobody.text)
      for (const site of ['client', 'vendor', 'admin'] as const) {
        if (site === call.access) continue
        for (const actor of [others[site], ...(site === 'admin' ? [] : [owned[site]])]) {
          const { status, text } = await ask(call, actor, REACHES[name])
          expect(status, site).toBe(403)
          expectNothingOfTheirs(text)
        }
      }
    })
  },
)

describe.each(pointing.map((call) => [nameOf(call), call] as const))('%s', (name, call) => {
  test('gives another nothing of the owners', async () => {
    const reach = REACHES[name]
    const { status, text } = await ask(call, others[call.access as keyof Others], reach)
    if (reach?.refusal) expect(JSON.parse(text)).toMatchObject({ success: false, code: reach.refusal })
    else if (!reach?.own) expect([401, 403, 404], text).toContain(status)
    expectNothingOfTheirs(text)
  })
})

describe.each(
  calls
    .filter(({ access, method, params }) => ownSites.has(access) && method === 'GET' && !params)
    .map((call) => [nameOf(call), call] as const),
)('%s', (_name, call) => {
  test('lists nothing of the owners to another', async () => {
    const { text } = await ask(call, others[call.access as keyof Others])
    expectNothingOfTheirs(text)
  })
})

describe.each(
  calls
    .filter(({ access, method }) => access === 'public' && method === 'GET')
    .map((call) => [nameOf(call), call] as const),
)('%s', (_name, call) => {
  test('tells everybody nothing that is private', async () => {
    const { text } = await ask(call, null, { params: ({ vendor }) => ({ vendorId: vendor.id }) })
    expectNothingOfTheirs(text)
  })
})

test('all that the owners have is as it was', async () => {
  const { client, vendor } = owned
  const { appointments } = (await client.call('GET', '/api/user/appointments')).body
  expect(appointments).toHaveLength(3)
  for (const each of appointments) {
    expect(each).toMatchObject({ isComplete: false, isDeclined: false, cancelled: false, reportStatus: null })
  }
  const left = await Promise.all(
    ['/services', '/saved-replies', '/time-off', '/quotes', '/reviews'].map(
      async (path) => [path, JSON.stringify((await vendor.call('GET', `/api/pro${path}`)).body)] as const,
    ),
  )
  for (const [path, text] of left) expect(text, path).not.toMatch(/Mine|Not mine/)
})

test('nobody joins the rooms of another, and hears what is said there', async () => {
  const { client, vendor } = owned
  for (const actor of [others.client, others.vendor, others.admin]) {
    const tab = await openTab(app, actor)
    for (const room of [`User:${client.id}`, `Vendor:${vendor.id}`])
      tab.socket.emit('join_room', room as never)
    await tab.settles()
    const owner = await openTab(app, client)
    expect(await owner.send(vendor.id, `${SECRET}, again to ${actor.id}`)).toMatchObject({ success: true })
    await tab.settles()
    expect(Object.values(tab.heard).flat()).toEqual([])
    owner.socket.close()
    tab.socket.close()
  }
})

import { type Actor, createClient, createVendor } from './actors.ts'
import { SENT } from './quotes.ts'
import type { TestApp } from './test-app.ts'

/** A request for a hairstylist on the day of `SENT`. */
export const ASKED = {
  speciality: 'Hairstylist',
  text: 'Cut and colour for two.',
  slotDate: SENT.slotDate,
  from: '09:00 AM',
  to: '06:00 PM',
  place: 'Rathmines',
} as const

export const ask = (client: Actor, changed: object = {}) =>
  client.call('POST', '/api/user/requests', { ...ASKED, ...changed })

/** Creates a client that has asked that many vendors for a quote, all of them in Rathmines. */
export async function createAsked(app: TestApp, count: number) {
  const client = await createClient(app)
  const vendors: Actor[] = []
  for (let number = 1; number <= count; number++) {
    const name = `Asked ${'ABCDEF'[number - 1]}`
    vendors.push(await createVendor(app, { name, city: 'Dublin', location: 'Rathmines' }))
  }
  const { body } = await ask(client, { vendorIds: vendors.map(({ id }) => id) })
  return { client, vendors, requestId: body.requestId as string }
}

/** Sends a quote for a request; returns its id. */
export async function quoteFor(
  { client, requestId }: { client: Actor; requestId: string },
  vendor: Actor,
  amount = 120,
): Promise<string> {
  const { body } = await vendor.call('POST', '/api/pro/quotes', {
    clientId: client.id,
    requestId,
    ...SENT,
    items: [{ label: 'Cut and colour', amount }],
  })
  return body.quote._id
}

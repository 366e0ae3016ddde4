import { type Actor, createClient, createVendor } from './actors.ts'
import { insertAppointmentRow } from './appointment-row.ts'
import type { TestApp } from './test-app.ts'

/** A quote by a vendor at €45.00 an hour: two hours for €120.00. */
export const SENT = {
  slotDate: '28_11_2026',
  startTime: '10:00 AM',
  endTime: '12:00 PM',
  items: [
    { label: 'Cut and blow-dry', amount: 55 },
    { label: 'Half-head of highlights', amount: 95 },
    { label: 'Both together', amount: -30 },
  ],
  validHours: 48,
  words: 'Parking out the front, please.',
} as const

/** Creates a client and a vendor who may write to each other because of an earlier appointment. */
export async function createContacts(app: TestApp): Promise<{ client: Actor; vendor: Actor }> {
  const [client, vendor] = [await createClient(app), await createVendor(app)]
  const declinedAt = app.clock.now()
  await insertAppointmentRow(app, { client, vendor }, { declinedAt })
  return { client, vendor }
}

export interface Quoted {
  client: Actor
  vendor: Actor
  quoteId: string
}

/** Creates a quote that its client has not answered. */
export async function createQuoted(app: TestApp): Promise<Quoted> {
  const { client, vendor } = await createContacts(app)
  const { body } = await vendor.call('POST', '/api/pro/quotes', { clientId: client.id, ...SENT })
  return { client, vendor, quoteId: body.quote._id }
}

export const accept = ({ client, quoteId }: Quoted, version = 1, headers: Record<string, string> = {}) =>
  client.call('POST', `/api/user/quotes/${quoteId}/accept`, { version }, headers)

export const sendAgain = ({ vendor, quoteId }: Quoted, changed: object = {}) =>
  vendor.call('POST', `/api/pro/quotes/${quoteId}/versions`, { ...SENT, ...changed })

export const withdraw = ({ vendor, quoteId }: Quoted) =>
  vendor.call('POST', `/api/pro/quotes/${quoteId}/withdraw`)

import { type Actor, createClient, createVendor } from './actors.ts'
import { insertAppointmentRow } from './appointment-row.ts'
import { slotFacts } from './slot-facts.ts'
import type { TestApp } from './test-app.ts'

export interface Request {
  client: Actor
  vendor: Actor
  appointmentId: string
}

/** Creates a request for Tuesday, 24 November, from ten to twelve, or for the given time. */
export async function createRequest(
  app: TestApp,
  vendor?: Actor,
  slot = slotFacts('24_11_2026', 10, 12),
): Promise<Request> {
  const parties = { client: await createClient(app), vendor: vendor ?? (await createVendor(app)) }
  const appointmentId = await insertAppointmentRow(app, parties, slot)
  return { ...parties, appointmentId }
}

/** Proposes Wednesday, 25 November, from two to four instead. */
export const propose = (
  { vendor, appointmentId }: Request,
  changes: object = {},
  headers: Record<string, string> = {},
) =>
  vendor.call(
    'POST',
    `/api/pro/appointments/${appointmentId}/proposals`,
    { slotDate: '25_11_2026', startTime: '02:00 PM', ...changes },
    headers,
  )

export const answer = (
  { client, appointmentId }: Request,
  id: string,
  how: 'accept' | 'decline',
  headers: Record<string, string> = {},
) => client.call('POST', `/api/user/appointments/${appointmentId}/proposals/${id}/${how}`, undefined, headers)

export const confirm = ({ vendor, appointmentId }: Request) =>
  vendor.call('POST', `/api/pro/appointments/${appointmentId}/confirm`)

/** Returns the appointment as its client sees it. */
export const seen = async ({ client, appointmentId }: Request) => {
  const { body } = await client.call('GET', '/api/user/appointments')
  return body.appointments.find(({ _id }: { _id: string }) => _id === appointmentId)
}

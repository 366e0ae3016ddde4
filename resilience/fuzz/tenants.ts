import { CALLS } from '@anseo/contract/calls'
import { dublinDate } from '@anseo/domain/dublin-time'
import { addDays } from '@anseo/domain/calendar-date'
import { formatSlotDate } from '@anseo/domain/slot-date'
import type { Stage } from '../stage.ts'
import { insertAppointments } from './appointment-rows.ts'
import { PASSWORD } from './candidates.ts'
import { createKnownIds, type KnownIds } from './known-ids.ts'
import { createPeople, type Person } from './people.ts'
import { type Reply, send } from './transport.ts'

/** A client and its vendor, who share no data with other accounts except public pages. */
export interface Tenant {
  name: 'X' | 'Y'
  client: Person
  vendor: Person
  /** A marker in all their private texts. */
  mark: string
  /** Ids from their replies, for the other tenant to try. */
  ids: KnownIds
}

/** Creates a tenant with a row of every kind; each text contains its mark. */
export async function createTenant(stage: Stage, name: Tenant['name']): Promise<Tenant> {
  const mark = `only for ${name === 'X' ? 'Xenia' : 'Yseult'} to see`
  const people = createPeople(stage.database)
  const ends = name === 'X' ? '1' : '2'
  const client = await people.create(`client ${name}`, 'client', {
    name: `Client ${mark}`,
    phone: `+35387111000${ends}`,
    addressLine1: mark,
  })
  const vendor = await people.create(`vendor ${name}`, 'vendor', { phone: `+35386111000${ends}` })
  const tenant: Tenant = { name, client, vendor, mark, ids: createKnownIds() }
  const appointments = await insertAppointments(stage, { client, vendor, words: mark })
  await plantByCalls(stage.url, tenant, appointments)
  await learnOwn(stage.url, tenant)
  return tenant
}

/** Creates rows by calls. @throws if a call is refused, since the fuzzing needs every row. */
async function plantByCalls(
  url: string,
  { client, vendor, mark }: Tenant,
  [request, , , passed, complete]: string[],
): Promise<void> {
  const slotDate = formatSlotDate(addDays(dublinDate(new Date()), 6))
  const by = async (person: Person, method: string, path: string, body: object = {}) => {
    const { status, body: text } = await askAs(url, person, method, path, body)
    if (status !== 200) throw new Error(`${method} ${path}: ${text.toString('utf8')}`)
  }
  await by(vendor, 'POST', '/api/pro/saved-replies', { title: mark, text: mark })
  await by(vendor, 'POST', '/api/pro/contacts', { name: mark, note: mark })
  await by(vendor, 'POST', '/api/pro/services', {
    name: 'Colour',
    description: '',
    price: 120,
    durationHours: 2,
  })
  await by(vendor, 'POST', '/api/pro/time-off', { start: inDays(20), end: inDays(21), label: mark })
  await by(vendor, 'PUT', `/api/pro/appointments/${request}/note`, { note: mark })
  const proposal = { slotDate, startTime: '03:00 PM', words: mark }
  await by(vendor, 'POST', `/api/pro/appointments/${request}/proposals`, proposal)
  await by(vendor, 'POST', '/api/pro/quotes', {
    clientId: client.id,
    slotDate,
    startTime: '10:00 AM',
    endTime: '12:00 PM',
    items: [{ label: mark, amount: 60 }],
    validHours: 24,
    words: mark,
  })
  await by(vendor, 'POST', '/api/pro/calendar-feed', { password: PASSWORD })
  await by(client, 'PUT', `/api/user/appointments/${complete}/review`, { stars: 4, text: mark })
  await by(client, 'POST', `/api/user/appointments/${passed}/report`, { text: mark })
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

/** Calls every list of a tenant and stores the ids in the replies. */
export async function learnOwn(url: string, { client, vendor, ids }: Tenant): Promise<void> {
  for (const { method, path, params, access, file } of Object.values(CALLS).flat()) {
    if (method !== 'GET' || params || file || (access !== 'client' && access !== 'vendor')) continue
    const reply = await askAs(url, access === 'client' ? client : vendor, method, path)
    if (reply.status === 200) ids.learn(path, JSON.parse(reply.body.toString('utf8')))
  }
}

/** Makes a call with a person's token. */
function askAs(
  url: string,
  { token }: Person,
  method: string,
  target: string,
  body?: object,
): Promise<Reply> {
  const bytes = body && Buffer.from(JSON.stringify(body))
  return send(url, {
    method,
    target,
    headers: [
      ['authorization', `Bearer ${token}`],
      ...(bytes
        ? ([
            ['content-type', 'application/json'],
            ['content-length', String(bytes.length)],
          ] as const)
        : []),
    ],
    body: bytes ?? null,
  })
}

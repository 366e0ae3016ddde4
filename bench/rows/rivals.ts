import { HOUR_MS, MINUTE_MS } from '@anseo/domain/duration'
import { setTimeout as pause } from 'node:timers/promises'
import { type Slot, slotToWire } from '@anseo/domain/slot'
import { exactFigure, type Figure } from '../figure.ts'
import { CLIENTS, clientToken, vendorId } from '../people.ts'
import type { Row } from '../row.ts'
import { slotAt } from '../slots.ts'
import { withPool } from '../stage.ts'

interface Arena {
  /** The processes that the rivals are spread over. */
  urls: string[]
  /** The vendor of this contest; each has one of its own. */
  vendor: number
}

interface Answer {
  status: number
  appointmentId?: string
  /** Number of requests it sent; it repeats one when its connection breaks or the server answers 503. */
  asked: number
}

/** Many want the same hours of one vendor at once: one gets them, whatever the numbers, lengths and processes. */
export const rivals: Row = {
  name: 'rivals',
  measure: async (stage, { quick }) => {
    const databaseUrl = await stage.createDatabase()
    const urls: string[] = []
    for (let count = 0; count < 3; count++) urls.push((await stage.startServer(databaseUrl)).url)
    let vendor = 0
    const contest = async (
      what: string,
      times: number,
      on: string[],
      play: (arena: Arena) => Promise<Answer[]>,
    ) => {
      const all: Answer[][] = []
      for (let round = 0; round < times; round++) all.push(await play({ urls: on, vendor: vendor++ }))
      return decided(what, all)
    }
    const one = urls.slice(0, 1)
    const figures = [
      await contest('one slot, 2 rivals', quick ? 5 : 25, one, (arena) => sameSlot(arena, 2)),
      await contest('one slot, 32 rivals', quick ? 2 : 10, one, (arena) => sameSlot(arena, 32)),
      await contest('one slot, 1,000 rivals', 1, one, (arena) => sameSlot(arena, 1000)),
      await contest('one slot, 1,000 rivals, 3 processes', 1, urls, (arena) => sameSlot(arena, 1000)),
      await contest(
        'overlapping slots of 1 to 5 hours, 64 rivals, 3 processes',
        quick ? 1 : 5,
        urls,
        overlapping,
      ),
      await contest(
        'quarter-hours of services of 15 to 180 minutes with travel, 32 rivals, 3 processes',
        quick ? 1 : 5,
        urls,
        (arena) => quarterHours(arena, databaseUrl),
      ),
      await contest('reschedules to one slot, 12 rivals, 3 processes', quick ? 1 : 5, urls, reschedules),
    ]
    return [...figures, await nobodyOverlaps(databaseUrl)]
  },
}

const MOST_ASKED = 10

const numbers = (count: number) => Array.from({ length: count }, (_, n) => n)

/** Returns the clients of one contest. Each contest has others, because a client can have at most ten open requests (S8). */
const rivalsOf = (vendor: number, count: number) =>
  numbers(count).map((n) => (vendor * RIVALS_APART + n) % CLIENTS)
const RIVALS_APART = 64

const sameSlot = ({ urls, vendor }: Arena, count: number) =>
  Promise.all(
    rivalsOf(vendor, count).map((client) => book(urls[client % urls.length]!, vendor, client, slotAt(2, 4))),
  )

/** Lets rivals book different hours that all contain the sixth. */
const overlapping = ({ urls, vendor }: Arena) =>
  Promise.all(
    rivalsOf(vendor, 64).map((client) => {
      const before = client % 4
      const { start } = slotAt(3, 6 - before)
      const end = new Date(start.getTime() + (before + 1 + (Math.floor(client / 4) % (5 - before))) * HOUR_MS)
      return book(urls[client % urls.length]!, vendor, client, { start, end })
    }),
  )

const LENGTHS = [15, 45, 90, 180]
/** Ranelagh, Howth, Cork and Bray. */
const EIRCODES = ['D06 A1C2', 'D13 A2C3', 'T12 X5Y6', 'A98 A1C2']
const SERVICES = `with ruled as (
    update vendor set step_minutes = 15, base = '{"eircode": "D06 X2Y7", "line1": "1 Main Street"}' where id = $1)
  insert into service (vendor_id, name, price_cents, duration_minutes, position, created_at)
  select $1, minutes || ' minutes', 4000, minutes, minutes, now() from unnest($2::int[]) as minutes
  returning id, duration_minutes as minutes`

/** Lets rivals from four addresses book services that all contain one quarter-hour of a vendor that travels. */
async function quarterHours({ urls, vendor }: Arena, databaseUrl: string): Promise<Answer[]> {
  const { rows: services } = await withPool(databaseUrl, (pool) =>
    pool.query<{ id: string; minutes: number }>(SERVICES, [vendorId(vendor), LENGTHS]),
  )
  return Promise.all(
    rivalsOf(vendor, 32).map((client, n) => {
      const { id, minutes } = services[n % services.length]!
      const { start } = slotAt(4, 4)
      const slot = { start, end: new Date(start.getTime() + minutes * MINUTE_MS) }
      const eircode = EIRCODES[Math.floor(n / services.length) % EIRCODES.length]!
      const address = { line1: '2 Pier Road', line2: '', eircode }
      return book(urls[client % urls.length]!, vendor, client, slot, { serviceIds: [id], address })
    }),
  )
}

async function reschedules({ urls, vendor }: Arena): Promise<Answer[]> {
  const clients = rivalsOf(vendor, 12)
  const booked = await Promise.all(clients.map((client, n) => book(urls[0]!, vendor, client, slotAt(5, n))))
  const { slotDate, startTime, endTime } = slotToWire(slotAt(6, 3))
  const body = { newDate: slotDate, newStartTime: startTime, newEndTime: endTime }
  return Promise.all(
    clients.map((client, n) =>
      send(urls[client % urls.length]!, 'PATCH', '/api/user/reschedule-appointment', client, {
        appointmentId: booked[n]!.appointmentId,
        ...body,
      }),
    ),
  )
}

const book = (url: string, vendor: number, client: number, slot: Slot, more: object = {}) =>
  send(url, 'POST', '/api/user/book-appointment', client, {
    vendorId: vendorId(vendor),
    ...slotToWire(slot),
    ...more,
  })

/** Asks until there is an answer; a server that is too busy says when to come again. */
async function send(
  url: string,
  method: string,
  path: string,
  client: number,
  body: object,
): Promise<Answer> {
  const request = {
    method,
    headers: { authorization: `Bearer ${clientToken(client)}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }
  for (let asked = 1; ; asked++) {
    const reply = await fetch(url + path, request).catch(() => undefined)
    if (reply && reply.status !== 503) {
      return { ...((await reply.json()) as object), status: reply.status, asked }
    }
    if (asked === MOST_ASKED) return { status: reply?.status ?? 0, asked }
    await pause(1000)
  }
}

function decided(what: string, contests: readonly Answer[][]): Figure {
  const winners = contests.map((answers) => answers.filter(({ status }) => status === 200).length)
  const others = contests.flat().filter(({ status }) => status !== 200 && status !== 409).length
  const met = others === 0 && winners.every((count) => count === 1)
  const tries = contests.length === 1 ? 'once' : `${contests.length} times`
  const again = contests.flat().reduce((sum, { asked }) => sum + asked - 1, 0)
  const busy = again === 0 ? '' : ` (${again} asked again)`
  const ours = met
    ? `1 winner, ${tries}${busy}`
    : `${winners.join(', ')} winners, ${others} neither 200 nor 409`
  return exactFigure(what, ours, '1 winner, the rest 409', met)
}

const OVERLAPS = `select count(*)::int as count from appointment a join appointment b
  on a.vendor_id = b.vendor_id and a.id < b.id and a.during && b.during
  where coalesce(a.declined_at, a.cancelled_at, b.declined_at, b.cancelled_at) is null`

async function nobodyOverlaps(databaseUrl: string): Promise<Figure> {
  const { rows } = await withPool(databaseUrl, (pool) => pool.query<{ count: number }>(OVERLAPS))
  const { count } = rows[0]!
  return exactFigure('appointments that overlap after all of this', String(count), '0', count === 0)
}

import { HOUR_MS } from '@anseo/domain/duration'
import type { Stage } from '../stage.ts'
import { callAsClient, payByCard } from './pay-by-card.ts'
import type { Person } from './people.ts'

/** The states in which an appointment may be found: hours from now to its start, and what has happened so far. */
const STATES = [
  { inHours: 72, set: {} },
  { inHours: 96, set: {}, isConfirmed: true },
  { inHours: 120, set: {}, isConfirmed: true, isPaid: true },
  { inHours: -30, set: {}, isConfirmed: true, isPaid: true },
  { inHours: -54, set: {}, isConfirmed: true, isPaid: true, isComplete: true },
  { inHours: 150, set: { cancelled_at: true, cancelled_by: 'client' } },
  { inHours: 174, set: { declined_at: true } },
] as const

/**
 * Puts appointments of two hours between a client and a vendor into the database, one of each state; what was paid went
 * through the provider, and the books.
 * @param words what stands in the fields for words, which only these two read.
 * @returns their ids.
 */
export async function insertAppointments(
  { url, database }: Stage,
  { client, vendor, words }: { client: Person; vendor: Person; words: string },
): Promise<string[]> {
  const ids: string[] = []
  const soon = new Date((Math.ceil(Date.now() / HOUR_MS) + 240) * HOUR_MS)
  // Recent enough that no sweep sends a reminder.
  const before = new Date(Date.now() - HOUR_MS)
  for (const [index, state] of STATES.entries()) {
    const whilePaid = hoursAfter(soon, index * 3)
    const confirmedAt = 'isConfirmed' in state ? before : null
    const { rows } = await database.query<{ id: string }>(
      `insert into appointment (client_id, vendor_id, starts_at, ends_at, during, vendor_fee_cents,
         platform_fee_cents, handling_fee_cents, total_cents, booked_at, requested_at, note, vendor_note,
         confirmed_at, pay_by)
       values ($1, $2, $3, $4, tstzrange($3, $4), 9000, 900, 174, 10074, $5, $5, $6, $6, $7, $8) returning id`,
      [
        client.id,
        vendor.id,
        whilePaid,
        hoursAfter(whilePaid, 2),
        before,
        words,
        confirmedAt,
        confirmedAt && hoursAfter(new Date(), 24),
      ],
    )
    const id = rows[0]!.id
    if ('isPaid' in state) await payByCard(url, client, id)
    await database.query(
      `update appointment set starts_at = $2, ends_at = $3, during = tstzrange($2, $3)
         ${Object.entries(state.set)
           .map(([column, value]) => `, ${column} = ${value === true ? 'now()' : `'${value}'`}`)
           .join('')}
       where id = $1`,
      [id, ...timesIn(state.inHours)],
    )
    if ('isComplete' in state) await callAsClient(url, client, 'mark-complete', { appointmentId: id })
    ids.push(id)
  }
  return ids
}

const hoursAfter = (instant: Date, hours: number) => new Date(instant.getTime() + hours * HOUR_MS)

function timesIn(hours: number): [Date, Date] {
  const start = hoursAfter(new Date(Math.ceil(Date.now() / HOUR_MS) * HOUR_MS), hours)
  return [start, hoursAfter(start, 2)]
}

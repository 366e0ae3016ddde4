import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import type { Call, ReplyOf } from '@anseo/contract/call'
import type { listJobs, SweepOnWire } from '@anseo/contract/jobs'
import { digestOf } from '@anseo/server/modules/identity/public'
import { secretOf } from './people.ts'
import type { Samples } from './questions.ts'
import { type MarketplaceSize, seedMarketplace } from './seed-marketplace.ts'
import { type Stage, UNCACHED, withPool } from './stage.ts'
import type { Reader } from './timed-replies.ts'

type Role = Exclude<Call['access'], 'public'>

/** A running server with a large seeded marketplace: a signed-in reader for each role, and values to search for. */
export interface GrownMarketplace {
  readers: Record<Role, Reader>
  samples: Samples
  sweeps: SweepOnWire[]
}

/** Seeds a marketplace, starts a server for it, and waits until its sweeps have caught up with the seeded data. */
export async function openGrownMarketplace(stage: Stage, size: MarketplaceSize): Promise<GrownMarketplace> {
  const databaseUrl = await seedMarketplace(stage, size)
  const { ids, samples } = await withPool(databaseUrl, async (pool) => ({
    ids: { admin: await insertOwner(pool), ...(await findBusiest(pool)) },
    samples: await findSamples(pool),
  }))
  const tokens = await withPool(databaseUrl, (pool) => openSessions(pool, ids))
  const { url } = await stage.startServer(databaseUrl, UNCACHED)
  const readerOf = (role: Role): Reader => ({ url, headers: { authorization: `Bearer ${tokens[role]}` } })
  const readers = { admin: readerOf('admin'), client: readerOf('client'), vendor: readerOf('vendor') }
  return { readers, samples, sweeps: await untilSwept(readers.admin) }
}

async function insertOwner(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `with owner as (
       insert into account (role, email, name, password_hash, created_at, email_verified_at)
       values ('admin', 'owner@example.test', 'Órla Keane', '', now(), now()) returning id
     )
     insert into team_member (account_id, role, joined_at) select id, 'owner', now() from owner
     returning account_id as id`,
  )
  return rows[0]!.id
}

/** Returns the ids of the client and the vendor with the most appointments. */
async function findBusiest(pool: Pool): Promise<{ client: string; vendor: string }> {
  const busiest = async (side: string) => {
    const { rows } = await pool.query<{ id: string }>(
      `select ${side} as id from appointment where ${side} is not null group by 1 order by count(*) desc, 1 limit 1`,
    )
    return rows[0]!.id
  }
  return { client: await busiest('client_id'), vendor: await busiest('vendor_id') }
}

/** Opens a session for each role and returns the tokens; the admin's has passed the second factor, a passkey. */
async function openSessions(pool: Pool, ids: Record<Role, string>): Promise<Record<Role, string>> {
  const open = async (role: Role) => {
    const token = `${role[0]}_${secretOf(`busiest ${role}`)}`
    await pool.query(
      `insert into session (account_id, token_hash, created_at, last_used_at, passkey_at)
       values ($1, $2, now(), now(), case when $3 then now() end)`,
      [ids[role], digestOf(token), role === 'admin'],
    )
    return token
  }
  return { admin: await open('admin'), client: await open('client'), vendor: await open('vendor') }
}

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

/** Returns search texts and ids from an appointment of about 200 days ago that was paid out. */
async function findSamples(pool: Pool): Promise<Samples> {
  const { rows } = await pool.query<Record<string, string>>(
    `select a.id as appointment, a.client_id as client, a.vendor_id as vendor, p.id as payment, p.intent_id as intent,
       c.name, c.email, client.phone, client.eircode, r.number::text as receipt, e.payout_id as payout
     from appointment a join payment p on p.appointment_id = a.id join account c on c.id = a.client_id
     join client on client.id = c.id join receipt r on r.payment_id = p.id
     join earning e on e.appointment_id = a.id and e.payout_id is not null
     where a.starts_at > now() - interval '200 days' order by a.starts_at limit 1`,
  )
  const { appointment, client, vendor, payment, payout, ...words } = rows[0]! as Record<string, string>
  const [first = '', last = ''] = words['name']!.split(' ')
  const texts = [
    'mur',
    'murphy',
    'dublin',
    first,
    last,
    ...Object.values(words),
    appointment!,
    'nobody at all',
  ]
  const year = new Date().getFullYear()
  return {
    search: texts,
    q: texts,
    town: ['dublin', 'kinsale'],
    speciality: ['Hairstylist'],
    from: [daysAgo(30)],
    to: [daysAgo(365)],
    stars: ['2', '5'],
    client: [client!],
    vendor: [vendor!],
    vendorId: [vendor!],
    person: [client!, vendor!],
    subject: [appointment!],
    actor: ['system'],
    action: ['vetting', 'appointment.completed'],
    endingWithinDays: ['0', '30', '365'],
    year: [String(year), String(year - 1)],
    appointments: [appointment!],
    clients: [client!],
    vendors: [vendor!],
    people: [client!, vendor!],
    payments: [payment!],
    payouts: [payout!],
  }
}

const QUIET_MS = 2_000
const MOST_POLLS = 900

/**
 * Waits until the last runs of all sweeps took less than 2 s together, at most about 15 minutes: the first runs have to
 * process the seeded data. Returns the sweeps.
 */
async function untilSwept({ url, headers }: Reader): Promise<SweepOnWire[]> {
  let sweeps: SweepOnWire[] = []
  for (let poll = 0; poll < MOST_POLLS; poll++) {
    const reply = await fetch(`${url}/api/admin/jobs`, { headers })
    ;({ sweeps } = (await reply.json()) as ReplyOf<typeof listJobs>)
    const took = sweeps.reduce((sum, { tookMs }) => sum + tookMs, 0)
    if (sweeps.length > 0 && took < QUIET_MS) break
    await pause(1_000)
  }
  return sweeps
}

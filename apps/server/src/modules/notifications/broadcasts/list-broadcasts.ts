import type {
  BroadcastOnWire,
  listBroadcasts,
  listScheduled,
  ScheduledOnWire,
} from '@anseo/contract/broadcasts'
import type { QueryOf, ReplyOf } from '@anseo/contract/call'
import type { Audience } from '@anseo/domain/audience'
import { titleCase } from '@anseo/domain/person-name'
import { type Place, placeOf } from '../../../platform/database/counted-rows.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { isInAudience } from '../audience.ts'
import { findScheduled, type ScheduledRow } from './scheduled-store.ts'
import { type BroadcastRow, countBroadcasts, countPeople, countReaders, findBroadcasts } from './store.ts'

type With = Pick<Runtime, 'db'>

/** Returns a page of announcements, latest first, each with the number of people who have read it. */
export async function listBroadcastsBy(
  { db }: With,
  query: QueryOf<typeof listBroadcasts>,
): Promise<ReplyOf<typeof listBroadcasts>> {
  const { page, pageSize } = query
  const [broadcasts, total] = await Promise.all([readBroadcasts(db, placeOf(query)), countBroadcasts(db)])
  return { broadcasts, total, page, pageSize }
}

/** Reads some of the announcements, latest first, each with the number of people who have read it. */
export async function readBroadcasts(
  db: Runtime['db'],
  place: Place,
  ids?: readonly string[] | undefined,
): Promise<BroadcastOnWire[]> {
  const rows = await findBroadcasts(db, place, ids)
  const readers = await readersOf(db, rows)
  return rows.map((row) => present(row, readers.get(keyOf(row.broadcast)) ?? 0))
}

/** Lists the announcements that are still to be sent, the next one first. */
export const listScheduledBy = async ({ db }: With): Promise<ReplyOf<typeof listScheduled>> => ({
  rows: (await findScheduled(db)).map(presentScheduled),
})

/** Counts the people that an announcement to this audience would reach now. */
export const countAudienceOf = ({ db }: With, audience: Audience): Promise<number> =>
  countPeople(db, isInAudience(audience))

async function readersOf(db: Runtime['db'], rows: readonly BroadcastRow[]): Promise<Map<string, number>> {
  if (rows.length === 0) return new Map()
  const counted = await countReaders(
    db,
    rows.map(({ broadcast }) => broadcast.sentAt),
  )
  return new Map(counted.map((each) => [keyOf(each), each.read]))
}

const keyOf = ({ sentAt, content }: { sentAt: Date; content: string }) => `${sentAt.getTime()} ${content}`

const present = ({ broadcast, adminName }: BroadcastRow, read: number): BroadcastOnWire => ({
  _id: broadcast.id,
  content: broadcast.content,
  audience: broadcast.audience as BroadcastOnWire['audience'],
  people: broadcast.people,
  read,
  sentAt: broadcast.sentAt.toISOString(),
  sentBy: adminName === null ? null : titleCase(adminName),
})

const presentScheduled = ({ scheduled, adminName }: ScheduledRow): ScheduledOnWire => ({
  _id: scheduled.id,
  content: scheduled.content,
  audience: scheduled.audience as ScheduledOnWire['audience'],
  sendAt: scheduled.sendAt.toISOString(),
  scheduledBy: adminName === null ? null : titleCase(adminName),
})

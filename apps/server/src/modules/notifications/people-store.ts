import type { AdminRole } from '@anseo/domain/admin-role'
import { FORMER_CLIENT } from '@anseo/domain/own-booking'
import { titleCase } from '@anseo/domain/person-name'
import { withoutNoticePrefix } from '@anseo/domain/notice'
import type { NoticeChannel, NoticeTopic } from '@anseo/domain/notice-choices'
import { and, eq, gt, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import { clientName, isClientAccount } from '../booking/public.ts'
import { appointment } from '../booking/tables/appointments.ts'
import { contact } from '../booking/tables/contacts.ts'
import { account } from '../identity/tables/accounts.ts'
import { teamMember } from '../identity/tables/team.ts'
import { noticeChoice } from './tables/push.ts'
import type { Role } from '@anseo/domain/role'

/** A person who is notified or named in a notification. */
export interface Person {
  id: string
  role: Role
  /** The name as texts show it: on one line, each word capitalised, without the prefix of notices (C2). */
  name: string
  email: string
  /** True if the account was erased, so that nothing can be sent to it. */
  hasLeft?: boolean
}

/** The two of an appointment. */
export interface Parties {
  client: Person
  vendor: Person
}

const COLUMNS = {
  id: account.id,
  role: account.role,
  name: account.name,
  email: account.email,
  hasLeft: sql<boolean>`${account.erasedAt} is not null`,
}

const asNamed = (row: Person): Person => ({ ...row, name: titleCase(withoutNoticePrefix(row.name)) })

/**
 * Finds both sides of an appointment. @throws Error if one has no account, which cannot happen while there are
 * appointments.
 */
export const findParties = async (db: Queryable, sides: Sides): Promise<Parties> =>
  (await findAllParties(db, [sides]))(sides)

/** The accounts of both sides of an appointment. */
interface Sides {
  clientId: string
  vendorId: string
}

/** Finds both sides of several appointments, as a function of each; it throws like `findParties`. */
export async function findAllParties(
  db: Queryable,
  appointments: readonly Sides[],
): Promise<(sides: Sides) => Parties> {
  const ids = new Set(appointments.flatMap(({ clientId, vendorId }) => [clientId, vendorId]))
  const people = await findPeople(db, [...ids])
  const personOf = (id: string): Person => {
    const person = people.get(id)
    if (!person) throw new Error(`Nobody has the account ${id}`)
    return person
  }
  return ({ clientId, vendorId }) => ({ client: personOf(clientId), vendor: personOf(vendorId) })
}

/** Finds several people by their ids. */
export async function findPeople(db: Queryable, ids: readonly string[]): Promise<Map<string, Person>> {
  const rows = await db
    .select(COLUMNS)
    .from(account)
    .where(inArray(account.id, [...ids]))
  return new Map(rows.map((row) => [row.id, asNamed(row)]))
}

/** Finds the person of an account. @throws Error when there is no such account. */
export async function findPerson(db: Queryable, id: string): Promise<Person> {
  const [row] = await db.select(COLUMNS).from(account).where(eq(account.id, id))
  if (!row) throw new Error(`Nobody has the account ${id}`)
  return asNamed(row)
}

/**
 * Lists those of some people who chose to be notified of a topic on a channel and whose ids follow `after`, in the order of ids.
 */
export async function listPeopleWhoChose(
  db: Queryable,
  topic: NoticeTopic,
  channel: NoticeChannel,
  { after, limit, among }: { after: string | null; limit: number; among: SQL | undefined },
): Promise<Person[]> {
  const rows = await db
    .select(COLUMNS)
    .from(noticeChoice)
    .innerJoin(account, eq(account.id, noticeChoice.accountId))
    .where(
      and(
        eq(noticeChoice.topic, topic),
        eq(noticeChoice.channel, channel),
        eq(noticeChoice.wanted, true),
        after === null ? undefined : gt(account.id, after),
        among,
      ),
    )
    .orderBy(account.id)
    .limit(limit)
  return rows.map(asNamed)
}

/**
 * Finds vendors whose email is verified, those whose ids follow `after`, in the order of ids: an address that is not may
 * be somebody else's.
 */
export async function listVendors(
  db: Queryable,
  { after, limit }: { after: string | null; limit: number },
): Promise<Person[]> {
  const isVendor = and(
    eq(account.role, 'vendor'),
    isNull(account.erasedAt),
    isNotNull(account.emailVerifiedAt),
  )
  const rows = await db
    .select(COLUMNS)
    .from(account)
    .where(and(isVendor, after === null ? undefined : gt(account.id, after)))
    .orderBy(account.id)
    .limit(limit)
  return rows.map(asNamed)
}

/** Finds the owners of the operator's team, and the members with one of these roles. */
export async function findAdmins(db: Queryable, roles: readonly AdminRole[]): Promise<Person[]> {
  const rows = await db
    .select(COLUMNS)
    .from(account)
    .innerJoin(teamMember, eq(teamMember.accountId, account.id))
    .where(inArray(teamMember.role, ['owner', ...roles]))
    .orderBy(account.id)
  return rows.map(asNamed)
}

/** Finds both sides of an appointment; the client of a vendor's own booking has only the name that its vendor entered (B7). */
export async function findSides(
  db: Queryable,
  { appointmentId, clientId, vendorId }: { appointmentId: string; clientId: string | null; vendorId: string },
): Promise<Parties> {
  if (clientId !== null) return findParties(db, { clientId, vendorId })
  const [row] = await db
    .select({ name: clientName })
    .from(appointment)
    .leftJoin(contact, eq(contact.id, appointment.contactId))
    .leftJoin(account, isClientAccount)
    .where(eq(appointment.id, appointmentId))
  const name = titleCase(withoutNoticePrefix(row?.name ?? FORMER_CLIENT))
  return { client: { id: '', role: 'client', name, email: '' }, vendor: await findPerson(db, vendorId) }
}

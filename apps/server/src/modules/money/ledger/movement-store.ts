import type { MovementOrder } from '@anseo/contract/ledger'
import type { LedgerAccount } from '@anseo/domain/ledger'
import { and, eq, exists, inArray, like, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { countedRows, countRows, type Place } from '../../../platform/database/counted-rows.ts'
import type { Queryable } from '../../../platform/database/database.ts'
import { isWithin, type Period } from '../../../platform/database/is-within.ts'
import { follows, inOrder, type ListOrder } from '../../../platform/database/list-order.ts'
import { account } from '../../identity/tables/accounts.ts'
import { appointment } from '../../booking/tables/appointments.ts'
import { ledgerEntry, ledgerMovement } from '../tables/ledger.ts'
import { PARTY_COLUMNS, clientAccount, vendorAccount } from '../../booking/public.ts'

export interface MovementFilter extends Period {
  /** Movements with a line on this account. */
  account?: LedgerAccount | undefined
}

/** The appointment or payout to which movements belong. */
export type MovementSubject = { appointmentId: string } | { payoutId: string }

const payee = alias(account, 'payee')

const matches = (db: Queryable, { account: wanted, ...period }: MovementFilter): SQL | undefined =>
  and(
    isWithin(ledgerMovement.happenedAt, period),
    wanted &&
      exists(
        db
          .select({ one: sql`1` })
          .from(ledgerEntry)
          .where(and(eq(ledgerEntry.movementId, ledgerMovement.id), eq(ledgerEntry.account, wanted))),
      ),
  )

const movementRows = (db: Queryable) =>
  db
    .select({ movement: ledgerMovement, payeeId: payee.id, payeeName: payee.name, ...PARTY_COLUMNS })
    .from(ledgerMovement)
    .leftJoin(appointment, eq(appointment.id, ledgerMovement.appointmentId))
    .leftJoin(clientAccount, eq(clientAccount.id, appointment.clientId))
    .leftJoin(vendorAccount, eq(vendorAccount.id, appointment.vendorId))
    .leftJoin(
      payee,
      sql`${ledgerMovement.appointmentId} is null and ${payee.id} = (select ${ledgerEntry.vendorId}
        from ${ledgerEntry} where ${ledgerEntry.movementId} = ${ledgerMovement.id}
        and ${ledgerEntry.vendorId} is not null limit 1)`,
    )
export type MovementRow = Awaited<ReturnType<typeof movementRows>>[number]

const ORDERS: Record<MovementOrder, ListOrder> = {
  newest: { key: ledgerMovement.happenedAt, down: true },
  oldest: { key: ledgerMovement.happenedAt },
}

/** Finds a page of the movements that match a filter, in its order. */
export const findMovements = (
  db: Queryable,
  filter: MovementFilter & { order: MovementOrder },
  { limit, offset, after }: Place,
): Promise<MovementRow[]> =>
  movementRows(db)
    .where(and(matches(db, filter), follows(ORDERS[filter.order], ledgerMovement.id, after)))
    .orderBy(...inOrder(ORDERS[filter.order], ledgerMovement.id))
    .limit(limit)
    .offset(offset)

/** Finds the movements of an appointment or a payout, oldest first. */
export const findSubjectMovements = (db: Queryable, subject: MovementSubject): Promise<MovementRow[]> =>
  movementRows(db)
    .where(
      'appointmentId' in subject
        ? eq(ledgerMovement.appointmentId, subject.appointmentId)
        : and(
            eq(ledgerMovement.kind, 'payout'),
            or(
              eq(ledgerMovement.source, subject.payoutId),
              like(ledgerMovement.source, `${subject.payoutId}/%`),
            ),
          ),
    )
    .orderBy(ledgerMovement.happenedAt, ledgerMovement.id)

/** Finds the entries of some movements, in their original order. */
export const findLines = (db: Queryable, movementIds: readonly string[]) =>
  db
    .select({ movementId: ledgerEntry.movementId, account: ledgerEntry.account, cents: ledgerEntry.cents })
    .from(ledgerEntry)
    .where(inArray(ledgerEntry.movementId, [...movementIds]))
    .orderBy(ledgerEntry.id)
export type LineRow = Awaited<ReturnType<typeof findLines>>[number]

/** Counts the movements, as far as the list pages. */
export const countMovements = (db: Queryable, filter: MovementFilter): Promise<number> =>
  countRows(db, db.select({ id: ledgerMovement.id }).from(ledgerMovement).where(matches(db, filter)))

/**
 * Counts the movements found and sums both sides of their lines in cents, each as a positive number; no sums where
 * there are more than are counted.
 */
export async function sumMovements(db: Queryable, filter: MovementFilter) {
  const counted = countedRows(await countMovements(db, filter))
  if (counted.more) return { ...counted, debitCents: null, creditCents: null }
  const asked = db.select({ id: ledgerMovement.id }).from(ledgerMovement).where(matches(db, filter))
  const [sums] = await db
    .select({
      debitCents:
        sql<number>`coalesce(sum(${ledgerEntry.cents}) filter (where ${ledgerEntry.cents} > 0), 0)`.mapWith(
          Number,
        ),
      creditCents:
        sql<number>`coalesce(-sum(${ledgerEntry.cents}) filter (where ${ledgerEntry.cents} < 0), 0)`.mapWith(
          Number,
        ),
    })
    .from(ledgerEntry)
    .where(inArray(ledgerEntry.movementId, asked))
  return { ...counted, ...sums! }
}

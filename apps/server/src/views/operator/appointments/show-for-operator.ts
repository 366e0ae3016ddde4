import type { AdminAppointmentDetail } from '@anseo/contract/admin-appointments'
import { problemTo } from '@anseo/domain/appointment-permissions'
import { centsToEuro } from '@anseo/domain/money'
import { titleCase } from '@anseo/domain/person-name'
import { averageOf } from '@anseo/domain/rating'
import { refundTimetable } from '@anseo/domain/refund'
import { refundLeftCents } from '@anseo/domain/refund-left'
import { slotHours } from '@anseo/domain/slot'
import { imageUrl } from '../../../platform/http/image-url.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import {
  factsOf,
  listHistory,
  presentCost,
  slotOf,
  type AppointmentRow,
} from '../../../modules/booking/public.ts'
import {
  type DayPayments,
  dayPaymentsOf,
  listSubjectMovements,
  presentPayments,
} from '../../../modules/money/public.ts'
import { countBookingsOf } from '../accounts-admin/account-store.ts'
import { presentPerson } from '../../../modules/identity/public.ts'
import { presentFiled } from './list-for-operator.ts'
import { findMoney, findOneForOperator, type OperatorDetail } from './operator-detail-store.ts'
import { presentMoney } from './present-money-of.ts'

/**
 * Returns everything that an operator needs to know of an appointment; of a vendor's own booking what was paid through
 * us, and the client's name alone.
 * @throws Refusal `NOT_FOUND`, also for a vendor's own booking without a payment through us.
 */
export async function showForOperator({ db, clock }: Pick<Runtime, 'db' | 'clock'>, id: string) {
  const found = await findOneForOperator(db, id)
  if (!found) throw new Refusal('NOT_FOUND')
  const clientIds = found.client ? [found.client.id] : []
  const [counts, money, history, movements, dayPayments] = await Promise.all([
    countBookingsOf(db, 'client', clientIds),
    findMoney(db, found.row.id),
    listHistory({ db, clock }, found.row.id),
    listSubjectMovements(db, { appointmentId: found.row.id }),
    dayPaymentsOf(db, [found.row.id]),
  ])
  const now = clock.now()
  const onTheDay = dayPayments(found.row.id)
  const appointment: AdminAppointmentDetail = {
    ...presentFiled(found.row, now),
    ...presentPrice(found.row, now),
    ...presentWords(found.row),
    ...presentSides(found, counts.values().next().value),
    ...presentMoney(money),
    onTheDay: presentPayments(found.row, onTheDay),
    waysOut: mayEnd(found.row) ? waysOut(found.row, laterCents(onTheDay), now) : null,
    seriesId: found.row.seriesId,
    report: presentReport(found.report),
    history,
    movements,
  }
  return { appointment }
}

const presentPrice = (row: AppointmentRow, now: Date) => ({
  hours: slotHours(slotOf(row)),
  vendorFeeTotal: centsToEuro(row.vendorFeeCents),
  platformFee: centsToEuro(row.platformFeeCents),
  handlingFee: centsToEuro(row.handlingFeeCents),
  fullPrice: row.fullPriceCents === null ? null : centsToEuro(row.fullPriceCents),
  cost: presentCost(row, now),
  payBy: row.payBy?.toISOString() ?? null,
})

/**
 * Returns the texts of client and vendor. A vendor's words about its own booking stay private; an admin's reason does
 * not.
 */
function presentWords({ clientId, cancelledBy, serviceName, note, endReason }: AppointmentRow) {
  if (clientId !== null) return { serviceName, note, endReason }
  return { serviceName: null, note: null, endReason: cancelledBy === 'admin' ? endReason : null }
}

/** Returns whether an admin may end an appointment; of a vendor's own bookings only one that was paid by link. */
const mayEnd = ({ clientId, totalCents }: AppointmentRow): boolean => clientId !== null || totalCents > 0

/** Returns the client of an appointment; of a vendor's own booking the name alone, since its client has no account (B7). */
export const presentClient = ({ client, clientName }: Pick<OperatorDetail, 'client' | 'clientName'>) =>
  client ? presentPerson(client) : { _id: null, name: titleCase(clientName), image: imageUrl(null) }

const presentSides = (
  { client, clientName, clientPhone, vendor, trade }: OperatorDetail,
  counts: { bookings: number; cancelled: number } | undefined,
) => ({
  client: {
    ...presentClient({ client, clientName }),
    email: client?.email ?? null,
    phone: clientPhone,
    since: client?.createdAt.toISOString() ?? null,
    bookings: counts?.bookings ?? null,
    cancelled: counts?.cancelled ?? null,
  },
  vendor: {
    ...presentPerson(vendor),
    email: vendor.email,
    phone: trade.phone,
    speciality: trade.speciality,
    city: trade.city,
    completed: trade.completedAppointments,
    rating: averageOf({ stars: trade.ratingStars, count: trade.ratingCount }),
  },
})

/** Returns what was paid by card on the day and is refunded unless the client cancels, in cents (A9). */
const laterCents = ({ later }: DayPayments): number => (later ? later.balanceCents + later.tipCents : 0)

/** Returns the refunds when it ends now, and once a client gets none (M3, D9); null when an admin cannot end it any more. */
function waysOut(row: AppointmentRow, later: number, now: Date): AdminAppointmentDetail['waysOut'] {
  const facts = factsOf(row)
  if (problemTo.adminCancel(facts, now)) return null
  const { paid } = facts
  const back = (by: 'client' | 'admin', at: Date) =>
    centsToEuro(
      refundLeftCents({ ...facts, price: row, by }, row.givenBack, at) + (by === 'admin' ? later : 0),
    )
  const byAdmin = { by: 'admin' as const, from: null, refundAmount: back('admin', now) }
  if (problemTo.cancel(facts, now)) return [byAdmin]
  const byClient = { by: 'client' as const, from: null, refundAmount: back('client', now) }
  const refundedUntil = paid ? refundTimetable(row, facts, now).at(-1)?.until : undefined
  if (!refundedUntil || refundedUntil >= facts.start) return [byClient, byAdmin]
  const late = {
    by: 'client-late' as const,
    from: refundedUntil.toISOString(),
    refundAmount: back('client', facts.start),
  }
  return [byClient, late, byAdmin]
}

const presentReport = (report: OperatorDetail['report']): AdminAppointmentDetail['report'] =>
  report && {
    _id: report.id,
    status: report.settledAt ? 'settled' : 'open',
    text: report.text,
    reportedAt: report.reportedAt.toISOString(),
  }

// implements: §3.6
import { inWholeHours } from '@anseo/domain/booking-rules'
import type { Address } from '@anseo/domain/address'
import type { AppointmentOnWire, VendorAppointmentOnWire } from '@anseo/contract/appointments'
import { contactWindow } from '@anseo/domain/contact-window'
import type { WireCost } from '@anseo/domain/cost-wire'
import { centsToEuro } from '@anseo/domain/money'
import { titleCase } from '@anseo/domain/person-name'
import { refundedBeforeCents } from '@anseo/domain/refunded-parts'
import { averageOf, type Rating } from '@anseo/domain/rating'
import { addressForClient } from '@anseo/domain/shown-address'
import { slotToWire } from '@anseo/domain/slot'
import { imageUrl } from '../../platform/http/image-url.ts'
import { presentPerson } from '../../modules/identity/public.ts'
import { addressOf, factsOf, presentCost, slotOf, type AppointmentRow } from '../../modules/booking/public.ts'
import { presentPayments } from '../../modules/money/public.ts'
import type { ClientAppointment, VendorAppointment } from './list-store.ts'
import type { Extras } from './read-extras.ts'

/**
 * Returns the fields that both sides see: facts as the booleans of section 3, cents as euro, start and end as a slot,
 * other instants as ISO.
 */
const presentBoth = (row: AppointmentRow, { refund, proposal, dayPayments }: Extras, now: Date) => ({
  _id: row.id,
  ...slotToWire(slotOf(row)),
  amount: centsToEuro(row.vendorFeeCents),
  totalAmount: centsToEuro(row.totalCents),
  vendorFeeTotal: centsToEuro(row.vendorFeeCents),
  platformFee: centsToEuro(row.platformFeeCents),
  handlingFee: centsToEuro(row.handlingFeeCents),
  payment: row.paidAt !== null,
  isConfirmed: row.confirmedAt !== null,
  isComplete: row.completedAt !== null,
  isDeclined: row.declinedAt !== null,
  cancelled: row.cancelledAt !== null,
  cancelledBy: row.cancelledBy,
  clientMarkedComplete: row.clientMarkedAt !== null,
  vendorMarkedComplete: row.vendorMarkedAt !== null,
  noShow: row.noShowAt !== null,
  rescheduleCount: row.rescheduleCount,
  cancellationHours: row.cancellationHours,
  fullRefundUntil: row.fullRefundUntil?.toISOString() ?? null,
  withdrawableUntil: row.withdrawableUntil?.toISOString() ?? null,
  createdAt: row.bookedAt.toISOString(),
  payBy: row.payBy?.toISOString() ?? null,
  seriesId: row.seriesId,
  payableFrom: factsOf(row).payableFrom?.toISOString() ?? null,
  note: row.note,
  serviceName: row.serviceName,
  services: row.services.map(({ id, name, priceCents, durationMinutes }) => ({
    _id: id,
    name,
    price: centsToEuro(priceCents),
    durationMinutes,
  })),
  ...pricesOf(presentCost(row, now)),
  payments: presentPayments(row, dayPayments),
  endReason: row.endReason,
  proposal,
  refundAmount: refund ? centsToEuro(refund.amountCents) : null,
  refundStatus: refund?.status ?? null,
  ...(refund && {
    refunds: refund.each.map(({ amountCents, status, reason, createdAt }) => ({
      amount: centsToEuro(amountCents),
      status,
      reason,
      at: createdAt.toISOString(),
    })),
  }),
  ...refundedBefore(row),
  reportStatus: reportStatus(row),
})

function refundedBefore({ givenBack }: AppointmentRow): { refundedBefore?: number } {
  const cents = refundedBeforeCents(givenBack)
  return cents > 0 ? { refundedBefore: centsToEuro(cents) } : {}
}

const pricesOf = (cost: WireCost) => ({
  fullPrice: cost.parts.price,
  balance: cost.parts.price === null ? null : cost.onTheDay,
  cost,
})

const reportStatus = ({ reportedAt, reportSettledAt }: AppointmentRow) =>
  reportedAt && (reportSettledAt ? ('settled' as const) : ('open' as const))

/** Returns an appointment as its client sees it. */
export const presentForClient = (
  { row, vendor, profile }: ClientAppointment,
  extras: Extras,
  now: Date,
  slotsBooked: AppointmentOnWire['vendorData']['slots_booked'],
): AppointmentOnWire => ({
  ...presentBoth(row, extras, now),
  place: row.place ?? 'client',
  address: addressForClient(row, addressOf(row, profile), now),
  reportOutcome: extras.settlement?.toClient ?? null,
  vendorData: {
    ...presentPerson(vendor),
    speciality: vendor.speciality,
    slots_booked: slotsBooked,
  },
})

/**
 * Returns the address that the vendor sees: always for bookings that it entered itself or that take place at the vendor's;
 * a client's address only while `contactWindow` is open.
 */
function addressForVendor(
  row: AppointmentRow,
  client: VendorAppointment['client'],
  now: Date,
): Address | null {
  if (row.clientId === null || row.place === 'vendor') return row.address
  return contactWindow(factsOf(row), now) === 'open' ? addressOf(row, client) : null
}

const presentDispute = (dispute: Extras['dispute']): VendorAppointmentOnWire['dispute'] =>
  dispute
    ? {
        status: dispute.status,
        amount: centsToEuro(dispute.amountCents),
        charged: dispute.isCharged,
        earnings: dispute.earnings,
      }
    : null

interface AboutClient {
  rating: Rating | undefined
  /** The owner of the address in the vendor's book wants no emails that vendors cause. */
  isStopped: boolean
}

/** Returns an appointment as its vendor sees it; a client's phone and address only while `contactWindow` is open. */
export const presentForVendor = (
  { row, client, email }: VendorAppointment,
  extras: Extras,
  now: Date,
  { rating = { stars: 0, count: 0 }, isStopped }: AboutClient,
): VendorAppointmentOnWire => {
  // The vendor entered this booking itself, so none of it is hidden from the vendor.
  const isOwn = row.clientId === null
  const mayKnow = isOwn || contactWindow(factsOf(row), now) === 'open'
  return {
    ...presentBoth(row, extras, now),
    bufferMinutes: row.bufferMinutes,
    bufferHours: inWholeHours(row.bufferMinutes),
    reportOutcome: extras.settlement?.toVendor ?? null,
    dispute: presentDispute(extras.dispute),
    source: isOwn ? 'vendor' : 'client',
    relation: isOwn ? null : row.relation,
    contactId: row.contactId,
    place: row.place,
    clientTold: row.clientToldAt !== null,
    mayEmailClient: email !== null && !isStopped,
    paymentRequest: extras.paymentRequest,
    refundsBorne: centsToEuro(extras.refund?.borneByVendorCents ?? 0),
    laterCardCost: centsToEuro(extras.dayPayments.later?.cardCostCents ?? 0),
    clientData: {
      _id: client.id,
      name: isOwn ? client.name : titleCase(client.name),
      image: imageUrl(client.imageKey),
      phone: mayKnow ? client.phone : null,
      address: addressForVendor(row, client, now),
      rating: averageOf(rating),
      reviewCount: rating.count,
    },
  }
}

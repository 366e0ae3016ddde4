import type { AppointmentChange } from './appointment-steps.ts'
import type { PaidWay } from './balance.ts'
import type { DisputeStatus } from './dispute-steps.ts'
import { formatMoment, formatSlot } from './moment-text.ts'
import { formatEuro } from './money.ts'
import type { Slot } from './slot.ts'

/** The actor of a step in a history. */
export type HistoryActor = 'client' | 'vendor' | 'admin' | 'system'

/** The kinds of steps in the history of an appointment. */
export const HISTORY_KINDS = [
  'booked',
  'entered',
  'quoteAccepted',
  'reminded',
  'proposed',
  'proposalWithdrawn',
  'proposalDeclined',
  'proposalAccepted',
  'proposalLapsed',
  'confirmed',
  'declined',
  'rescheduled',
  'addressChanged',
  'paymentAsked',
  'paid',
  'chargeFailed',
  'balanceRecorded',
  'balanceUndone',
  'balanceAsked',
  'balanceWithdrawn',
  'balancePaid',
  'tipPaid',
  'cancelled',
  'timedOut',
  'vendorMarked',
  'noShow',
  'completed',
  'reported',
  'settled',
  'moneyReturned',
  'refundMade',
  'refunded',
  'refundFailed',
  'disputeChanged',
] as const
export type HistoryKind = (typeof HISTORY_KINDS)[number]

/** The details of a step, stored as JSON: amounts in cents, instants as ISO text. */
export interface HistoryDetails {
  slot?: { start: string; end: string }
  from?: { start: string; end: string }
  by?: string
  cents?: number
  reason?: string | null
  status?: DisputeStatus
  way?: PaidWay
}

/** One step of a history, without its instant and appointment. */
export interface HistoryStep {
  kind: HistoryKind
  actor: HistoryActor
  details: HistoryDetails
}

/** Returns a slot as history details store it. */
export const slotDetails = ({ start, end }: Slot) => ({ start: start.toISOString(), end: end.toISOString() })

interface Around {
  /** The slot before the change; `slot` is the one after it. */
  from: Slot
  slot: Slot
  reason: string | null
  /** The total paid or to be paid, in cents. */
  totalCents: number
}

/** Returns the history step of a change; null if the change is not recorded. */
export function historyOfChange(
  { set, refund }: Pick<AppointmentChange, 'set' | 'refund'>,
  around: Around,
): HistoryStep | null {
  const { reason, totalCents } = around
  const moved = { from: slotDetails(around.from), slot: slotDetails(around.slot) }
  const by = set.payBy ? { by: set.payBy.toISOString() } : {}
  const back = { cents: refund.totalCents }
  if (set.reportSettledAt) return { kind: 'settled', actor: 'admin', details: back }
  if (set.cancelledBy === 'auto') return { kind: 'timedOut', actor: 'system', details: {} }
  if (set.cancelledBy) return { kind: 'cancelled', actor: set.cancelledBy, details: { ...back, reason } }
  if (set.declinedAt) return { kind: 'declined', actor: 'vendor', details: { reason } }
  // A client's mark comes first, since it can follow an automatic completion.
  if (set.clientMarkedAt) return { kind: 'completed', actor: 'client', details: {} }
  if (set.completedAt) return { kind: 'completed', actor: 'system', details: {} }
  if (set.reportedAt) return { kind: 'reported', actor: 'client', details: {} }
  if (set.noShowAt) return { kind: 'noShow', actor: 'vendor', details: {} }
  if (set.vendorMarkedAt) return { kind: 'vendorMarked', actor: 'vendor', details: {} }
  if (set.paidAt && !set.confirmedAt) return { kind: 'paid', actor: 'client', details: { cents: totalCents } }
  const isAgreed = set.fullRefundUntil === null && set.rescheduleCount === undefined
  if (set.start && (set.confirmedAt || isAgreed)) {
    return { kind: 'proposalAccepted', actor: 'client', details: { ...moved, ...by } }
  }
  // Only a client's rescheduling is counted.
  if (set.start) {
    const actor = set.rescheduleCount === undefined ? 'vendor' : 'client'
    return { kind: 'rescheduled', actor, details: moved }
  }
  return set.confirmedAt ? { kind: 'confirmed', actor: 'vendor', details: by } : null
}

const WHO: Record<HistoryActor, string> = {
  client: 'the client',
  vendor: 'the vendor',
  admin: 'an admin',
  system: 'itself',
}

const when = (slot: HistoryDetails['slot'], now: Date) =>
  slot ? formatSlot({ start: new Date(slot.start), end: new Date(slot.end) }, now) : 'another time'
const because = (reason: string | null | undefined) => (reason ? `: “${reason}”` : '')
const euro = (cents = 0) => formatEuro(cents)
const until = (by: string | undefined, now: Date) =>
  by ? `, payment due by ${formatMoment(new Date(by), now)}` : ''
const forTheWay = (cents = 0) => (cents > 0 ? `, travel fee ${formatEuro(cents)}` : '')
const goesBack = (cents = 0) => (cents > 0 ? `; ${formatEuro(cents)} refunded` : '')

const DISPUTES: Record<DisputeStatus, string> = {
  open: 'The client disputed the payment',
  won: "Dispute decided in the vendor's favour",
  lost: "Dispute decided in the client's favour",
}

const PAID_BY: Record<PaidWay, string> = { cash: 'paid in cash', other: 'paid another way' }

const SENTENCES: Record<HistoryKind, (details: HistoryDetails, who: string, now: Date) => string> = {
  booked: ({ slot }, _, now) => `Requested for ${when(slot, now)}`,
  paymentAsked: ({ cents }) => `The vendor asked for ${euro(cents)} by card`,
  entered: ({ slot }, _, now) => `Entered by the vendor for ${when(slot, now)}`,
  quoteAccepted: ({ slot }, _, now) => `Quote accepted for ${when(slot, now)}`,
  reminded: () => 'The vendor was reminded to answer',
  proposed: ({ slot }, _, now) => `New time suggested: ${when(slot, now)}`,
  proposalWithdrawn: ({ slot }, _, now) => `Suggested time withdrawn: ${when(slot, now)}`,
  proposalDeclined: ({ slot }, _, now) => `Suggested time declined: ${when(slot, now)}`,
  proposalLapsed: ({ slot }, _, now) => `Suggested time not answered: ${when(slot, now)}`,
  proposalAccepted: ({ slot, by }, _, now) => `Suggested time accepted: ${when(slot, now)}${until(by, now)}`,
  confirmed: ({ by }, _, now) => `Confirmed${until(by, now)}`,
  declined: ({ reason }) => `Declined${because(reason)}`,
  rescheduled: ({ from, slot }, _, now) => `Moved from ${when(from, now)} to ${when(slot, now)}`,
  addressChanged: ({ cents }, who) => `Address changed by ${who}${forTheWay(cents)}`,
  paid: ({ cents }) => `Paid ${euro(cents)}`,
  chargeFailed: ({ cents }) => `${euro(cents)} could not be charged to the saved card`,
  balanceRecorded: ({ cents, way }) => `The vendor recorded ${euro(cents)} ${PAID_BY[way ?? 'other']}`,
  balanceUndone: ({ cents, way }) =>
    `The vendor removed its record of ${euro(cents)} ${PAID_BY[way ?? 'other']}`,
  balanceAsked: ({ cents }) => `The vendor asked for the balance of ${euro(cents)} by card`,
  balanceWithdrawn: ({ cents }) => `The vendor withdrew its request for ${euro(cents)} by card`,
  balancePaid: ({ cents }) => `Balance of ${euro(cents)} paid by card`,
  tipPaid: ({ cents }) => `Tip of ${euro(cents)} paid by card`,
  cancelled: ({ cents, reason }, who) => `Cancelled by ${who}${because(reason)}${goesBack(cents)}`,
  timedOut: () => 'Timed out: not confirmed or paid for in time',
  vendorMarked: () => 'Marked as complete by the vendor',
  noShow: () => 'Marked as a no-show: the client was not there',
  completed: (_, who) =>
    who === WHO.client ? 'Marked as complete by the client' : 'Completed automatically',
  reported: () => 'The client reported a problem',
  settled: ({ cents }) => `Problem report resolved${goesBack(cents)}`,
  moneyReturned: ({ cents }) => `${euro(cents)} paid late, refunded`,
  refundMade: ({ cents, reason }) => `Refund of ${euro(cents)} started by our team${because(reason)}`,
  refunded: ({ cents }) => `${euro(cents)} refunded`,
  refundFailed: ({ cents }) => `Refund of ${euro(cents)} failed`,
  disputeChanged: ({ cents, status }) => `${DISPUTES[status ?? 'open']}: ${euro(cents)}`,
}

/**
 * Returns the sentence for a step, without a full stop; it reads the same for client, vendor and admin. Days of
 * another year than now name it.
 */
export const historySentence = ({ kind, actor, details }: HistoryStep, now: Date): string =>
  SENTENCES[kind](details, WHO[actor], now)

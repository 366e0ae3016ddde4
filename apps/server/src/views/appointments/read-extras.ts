import type { ProposalOnWire } from '@anseo/contract/proposals'
import type { Queryable } from '../../platform/database/database.ts'
import {
  dayPaymentsOf,
  type DayPayments,
  disputesOf,
  paymentRequestsOf,
  type PaymentRequestOnWire,
  refundsOf,
  type AppointmentDispute,
  type AppointmentRefund,
} from '../../modules/money/public.ts'
import { settlementsOf, type ReportSettlement } from '../../modules/trust/public.ts'
import { openProposalsOf } from '../../modules/booking/public.ts'

/** The facts of an appointment that higher modules add. */
export interface Extras {
  refund: AppointmentRefund | undefined
  dispute: AppointmentDispute | undefined
  settlement: ReportSettlement | undefined
  /** The other time that is proposed now. */
  proposal: ProposalOnWire | null
  dayPayments: DayPayments
  /** The latest payment request of a vendor's own booking. */
  paymentRequest: PaymentRequestOnWire | null
}

/** Reads the extras of these appointments at once, and returns a function that finds those of an id. */
export async function readExtras(
  db: Queryable,
  now: Date,
  ids: readonly string[],
): Promise<(id: string) => Extras> {
  const [refunds, disputes, settlements, proposals, requests, dayPayments] = await Promise.all([
    refundsOf(db, ids),
    disputesOf(db, ids),
    settlementsOf(db, ids),
    openProposalsOf(db, now, ids),
    paymentRequestsOf(db, now, ids),
    dayPaymentsOf(db, ids),
  ])
  return (id) => ({
    refund: refunds.get(id),
    dispute: disputes.get(id),
    settlement: settlements.get(id),
    proposal: proposals.get(id) ?? null,
    dayPayments: dayPayments(id),
    paymentRequest: requests.get(id) ?? null,
  })
}

import type { PricedAppointment } from '@anseo/domain/appointment-steps'
import type { StoredDispute } from '@anseo/domain/dispute-steps'
import type { StoredPayment } from '@anseo/domain/payment-steps'
import type { StoredPayout } from '@anseo/domain/payout-steps'
import type { PriceParts } from '@anseo/domain/price'
import type { StoredRefund } from '@anseo/domain/refund-steps'

interface VendorRow {
  id: string
  feePerHourCents: number
  bufferHours: number
  cancellationHours: number
  completedAppointments: number
}

export interface AppointmentRow extends PricedAppointment {
  id: string
  clientId: string
  vendorId: string
  bufferHours: number
}

export interface PaymentRow extends StoredPayment {
  id: string
  appointmentId: string
  intentId: string | null
}

export interface RefundRow extends StoredRefund {
  id: string
  paymentId: string
  appointmentId: string
  /** Null for money that arrived when its appointment could no longer be paid (M5). */
  parts: PriceParts | null
}

export interface DisputeRow extends StoredDispute {
  id: string
  paymentId: string
  providerDisputeId: string
  feeCents: number
}

export interface EarningRow {
  id: string
  vendorId: string
  appointmentId: string
  kind: 'fee' | 'charged-dispute'
  amountCents: number
  owedAt: Date
  payoutId: string | null
}

interface PayoutRow extends StoredPayout {
  id: string
  vendorId: string
  amountCents: number
}

/** A job of a worker; it stays in the queue until it is done (decision 007). */
export interface JobRow {
  id: string
  job: 'settle-payment' | 'cancel-intent' | 'issue-refund' | 'check-refund' | 'check-dispute' | 'issue-payout'
  /** The id of the job's subject; for a dispute the provider's id. */
  of: string
}

/** The tables of the database. A change replaces the row object, so comparing objects tells if a row has changed. */
export interface Tables {
  vendor: VendorRow
  appointment: AppointmentRow
  payment: PaymentRow
  refund: RefundRow
  dispute: DisputeRow
  earning: EarningRow
  payout: PayoutRow
  job: JobRow
}
export type TableName = keyof Tables

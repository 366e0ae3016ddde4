import type { Transaction } from '@anseo/server/platform/database/database'
import { appointment } from '@anseo/server/modules/booking/tables/appointments'
import { appointmentEvent } from '@anseo/server/modules/booking/tables/appointment-events'
import { ledgerEntry, ledgerMovement } from '@anseo/server/modules/money/tables/ledger'
import { payment, receipt, refund } from '@anseo/server/modules/money/tables/payments'
import { earning, payout } from '@anseo/server/modules/money/tables/payouts'
import { problemReport } from '@anseo/server/modules/trust/tables/problem-reports'
import { service } from '@anseo/server/modules/catalogue/tables/services'
import { DEMO_ACCOUNTS } from '@anseo/server/modules/identity/public'
import { type AppointmentRow, appointmentRow } from './appointment-facts.ts'
import { auditRows, type EntryRow } from './audit-rows.ts'
import { currentAppointments } from './current-appointments.ts'
import type { DemoAppointment } from './demo-appointment.ts'
import type { DemoSettings } from './fill-demo.ts'
import { type DemoPeople, idOf } from './fill-people.ts'
import { historyRows } from './history-rows.ts'
import { planHistories } from './histories.ts'
import { insertRows } from './insert-rows.ts'
import { earningOf, ledgerRows } from './ledger-rows.ts'
import { payOut } from './earning-rows.ts'
import { type DemoCharge, type PaidAppointment, paidAppointment } from './payment-rows.ts'
import { receiptRows } from './receipt-rows.ts'
import { fillReviews } from './fill-reviews.ts'
import { reportRows } from './report-rows.ts'
import { reviewRows } from './review-rows.ts'
import { serviceRows, withServices } from './service-rows.ts'

type Money = Pick<DemoSettings, 'now' | 'feeRates' | 'paymentWindowHours' | 'charge'>

function rowsOf(plans: DemoAppointment[], people: DemoPeople, { now, ...money }: Money): AppointmentRow[] {
  return plans.map((plan) => {
    const who = { clientId: idOf(people, plan.client), vendorId: idOf(people, plan.vendor) }
    const feePerHourCents = people.feeByVendor.get(plan.vendor) ?? 0
    const pricing = { feePerHourCents, rates: money.feeRates, paymentWindowHours: money.paymentWindowHours }
    return appointmentRow(plan, who, pricing, now)
  })
}

/** Charges what can still be refunded at the provider, in one go. */
async function chargesOf(rows: AppointmentRow[], { charge }: Money): Promise<Map<string, DemoCharge>> {
  const refundable = rows.filter((row) => row.paidAt && !row.completedAt && !row.cancelledAt)
  const charges = (await charge?.(refundable.map(({ totalCents }) => totalCents))) ?? []
  return new Map(charges.map((each, index) => [refundable[index]!.id, each]))
}

/**
 * Inserts past and current appointments with their payments, refunds and receipts; returns their entries for the audit
 * log.
 */
export async function fillAppointments(
  tx: Transaction,
  people: DemoPeople,
  money: Money,
): Promise<EntryRow[]> {
  const services = serviceRows(people, money.now)
  const plans = [...planHistories(), ...currentAppointments]
  const booked = rowsOf(plans, people, money)
  const rows = withServices(booked, services)
  const charges = await chargesOf(rows, money)
  const paid = rows.flatMap((row) => paidAppointment(row, charges.get(row.id) ?? null) ?? [])
  await insertRows(tx, service, services)
  await insertRows(tx, appointment, rows)
  await insertRows(tx, problemReport, reportRows(plans, rows))
  await fillReviews(tx, reviewRows(rows, people, money.now))
  await insertRows(
    tx,
    payment,
    paid.map((each) => each.payment),
  )
  await insertRows(
    tx,
    refund,
    paid.flatMap((each) => each.refund ?? []),
  )
  await insertRows(tx, receipt, receiptRows(paid))
  await insertRows(tx, appointmentEvent, historyRows(rows, paid))
  const payouts = await fillBooks(tx, paid, money.now)
  const adminId = idOf(people, DEMO_ACCOUNTS.admin.key)
  return auditRows({ appointments: rows, paid, payouts, adminId })
}

/** Inserts the vendors' earnings and payouts and all ledger entries; returns the payouts. */
async function fillBooks(tx: Transaction, paid: PaidAppointment[], now: Date) {
  const earned = payOut(
    paid.flatMap((each) => earningOf(each) ?? []),
    now,
  )
  const books = ledgerRows(paid, earned)
  await insertRows(tx, payout, earned.payouts)
  await insertRows(tx, earning, earned.earnings)
  await insertRows(tx, ledgerMovement, books.movements)
  await insertRows(tx, ledgerEntry, books.entries)
  return earned.payouts
}

import { randomUUID } from 'node:crypto'
import type { Transaction } from '../database.ts'
import { appointment } from '../schema/appointments.ts'
import { payment, receipt, refund } from '../schema/payments.ts'
import { type AppointmentRow, appointmentRow } from './appointment-facts.ts'
import { currentAppointments } from './current-appointments.ts'
import type { DemoAppointment } from './demo-appointment.ts'
import type { DemoSettings } from './fill-demo.ts'
import { type DemoPeople, idOf } from './fill-people.ts'
import { planHistories } from './histories.ts'
import { insertRows } from './insert-rows.ts'
import { paymentRow, refundRow } from './payment-rows.ts'
import { receiptRows } from './receipt-rows.ts'

type Money = Pick<DemoSettings, 'now' | 'feeRates' | 'paymentWindowHours' | 'charge'>

const inventedIntent = () => `pi_demo${randomUUID().replaceAll('-', '').slice(0, 20)}`

function rowsOf(plans: DemoAppointment[], people: DemoPeople, { now, ...money }: Money): AppointmentRow[] {
  return plans.map((plan) => {
    const who = { clientId: idOf(people, plan.client), vendorId: idOf(people, plan.vendor) }
    const feePerHourCents = people.feeByVendor.get(plan.vendor) ?? 0
    const pricing = { feePerHourCents, rates: money.feeRates, paymentWindowHours: money.paymentWindowHours }
    return appointmentRow(plan, who, pricing, now)
  })
}

/** Intents of the payments that can still be refunded, asked of the provider in one go. */
async function intentsOf(rows: AppointmentRow[], { charge }: Money): Promise<Map<string, string>> {
  const refundable = rows.filter((row) => row.paidAt && !row.completedAt && !row.cancelledAt)
  const intents = await charge?.(refundable.map(({ totalCents }) => totalCents))
  return new Map(refundable.map(({ id }, index) => [id, intents?.[index] ?? inventedIntent()]))
}

/** Inserts histories and current appointments with what was paid for them, what came back, and the receipts. */
export async function fillAppointments(tx: Transaction, people: DemoPeople, money: Money): Promise<void> {
  const rows = rowsOf([...planHistories(), ...currentAppointments], people, money)
  const intents = await intentsOf(rows, money)
  const paid = rows.flatMap((row) => {
    const payment = paymentRow(row, intents.get(row.id) ?? inventedIntent())
    return payment ? [{ payment, refund: refundRow(row, payment) }] : []
  })
  await insertRows(tx, appointment, rows)
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
}

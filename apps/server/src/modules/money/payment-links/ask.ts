import type { BodyOf, ParamsOf } from '@anseo/contract/call'
import type { paymentLinkCalls } from '@anseo/contract/payment-links'
import { euroToCents } from '@anseo/domain/money'
import { paymentRequestProblem, wantedSumProblem } from '@anseo/domain/payment-request'
import type { Caller } from '../../../platform/http/caller.ts'
import { invalidField, Refusal, refuseOn } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import {
  type AppointmentRow,
  factsOf,
  isOfVendor,
  lockAppointment,
  transactWithMail,
} from '../../booking/public.ts'
import { recordAsked } from './ask-history.ts'
import { endRequest } from './end-request.ts'
import { isPayable, type RequestRow } from '../payments/asked-sum.ts'
import { linkProblem } from './link-problem.ts'
import { refuseUnlisted } from './refuse-unlisted.ts'
import { findOpenRequest, insertRequest } from './request-store.ts'
import { admitLinkMail, makeLink, sendLink } from './send-link.ts'

type Wanted = BodyOf<typeof paymentLinkCalls.requestPayment> &
  ParamsOf<typeof paymentLinkCalls.requestPayment>

/**
 * Asks the client of a vendor's own booking for a sum, to be paid by link (B7): ends the open request before it and emails the
 * link, where the vendor's book has an address.
 * @returns the outcome of the email.
 * @throws Refusal `NOT_FOUND` also for an appointment of the marketplace, `ALREADY_PAID`, `PAST`, `APPOINTMENT_ENDED`,
 * `NOT_LISTED`, `ACCOUNT_CLOSING`, `INVALID_REQUEST`
 */
export async function requestPaymentFor(runtime: Runtime, { accountId }: Caller, wanted: Wanted) {
  const emailed = await admitLinkMail(runtime, accountId, wanted.id)
  await transactWithMail(runtime, { vendorId: accountId, emailed }, async (unit) => {
    const row = await lockOwn(unit, accountId, wanted.id)
    await refuseUnlisted(unit, accountId)
    const { amountCents, payBy } = readWanted(row, wanted, unit.now)
    await endRequest(unit, row.id)
    const request = await insertRequest(unit.db, {
      appointmentId: row.id,
      amountCents,
      payBy,
      createdAt: unit.now,
    })
    await recordAsked(unit, row, amountCents)
    if (emailed === 'sent') await sendLink(runtime, unit, request)
  })
  return { emailed }
}

/**
 * Emails a link to the open request again.
 * @throws Refusal `NOT_FOUND` without an open one, `PAST`
 */
export async function sendPaymentLinkFor(runtime: Runtime, { accountId }: Caller, id: string) {
  await runtime.transaction((unit) => findAsked(unit, accountId, id))
  const emailed = await admitLinkMail(runtime, accountId, id)
  await transactWithMail(runtime, { vendorId: accountId, emailed }, async (unit) => {
    const request = await findAsked(unit, accountId, id)
    if (emailed === 'sent') await sendLink(runtime, unit, request)
  })
  return { emailed }
}

/**
 * Returns another link to the open request, to be sent some other way; earlier ones keep working.
 * @throws Refusal `NOT_FOUND` without an open one, `PAST`, `RATE_LIMITED`
 */
export async function copyPaymentLinkFor(runtime: Runtime, { accountId }: Caller, id: string) {
  await runtime.rateLimiter.count('copy a payment link', accountId)
  return runtime.transaction(async (unit) => {
    const request = await findAsked(unit, accountId, id)
    return makeLink(runtime, unit, request.id)
  })
}

/**
 * Withdraws the open request; its links end.
 * @throws Refusal `NOT_FOUND` without an open one.
 */
export async function withdrawRequest(runtime: Runtime, { accountId }: Caller, id: string): Promise<void> {
  await runtime.transaction(async (unit) => {
    const row = await lockOwn(unit, accountId, id)
    if (!(await endRequest(unit, row.id))) throw new Refusal('NOT_FOUND')
  })
}

async function lockOwn({ db }: UnitOfWork, vendorId: string, id: string): Promise<AppointmentRow> {
  const row = await lockAppointment(db, id, isOfVendor(vendorId))
  if (!row || row.clientId !== null) throw new Refusal('NOT_FOUND')
  return row
}

async function findAsked(unit: UnitOfWork, vendorId: string, id: string): Promise<RequestRow> {
  const row = await lockOwn(unit, vendorId, id)
  const request = await findOpenRequest(unit.db, row.id)
  if (!request || !isPayable(request, unit.now)) throw new Refusal('NOT_FOUND')
  refuseOn(linkProblem(request, row, unit.now))
  return request
}

function readWanted(row: AppointmentRow, { amount, payBy }: Wanted, now: Date) {
  refuseOn(paymentRequestProblem(factsOf(row), row, now))
  const sum = { amountCents: euroToCents(amount), payBy: payBy === undefined ? null : new Date(payBy) }
  // Money that was recorded as paid before a booking was moved ahead is not asked for again.
  const leftCents = row.fullPriceCents === null ? null : row.fullPriceCents - row.balancePaidCents
  const wrong = wantedSumProblem(sum, { start: row.startsAt, leftCents }, now)
  if (wrong) throw invalidField(wrong.field, wrong.text)
  return sum
}

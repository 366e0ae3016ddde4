import type { ClientMailOutcome } from '@anseo/contract/client-mails'
import { cardBalanceProblem } from '@anseo/domain/balance'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal, refuseOn } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import {
  balanceOfRow,
  factsOf,
  isOfVendor,
  lockAppointment,
  toEventBase,
  transactWithMail,
} from '../../booking/public.ts'
import { balanceAsked } from '../events.ts'
import { endRequest } from '../payment-links/end-request.ts'
import { refuseUnlisted } from '../payment-links/refuse-unlisted.ts'
import { insertRequest } from '../payment-links/request-store.ts'
import { admitLinkMail, sendLink } from '../payment-links/send-link.ts'
import { findOpenBalanceRequest } from '../payments/asked-sum.ts'

/**
 * Asks the client of an appointment to pay what is open by card (B12), the client of a vendor's own booking by a link. Asking again
 * renews the request.
 * @returns the outcome of the email with the link; undefined for an appointment of the marketplace.
 * @throws Refusal of `cardBalanceProblem`, `NOT_FOUND`, `NOT_LISTED`, `ACCOUNT_CLOSING`
 */
export async function askForBalanceFor(
  runtime: Runtime,
  { accountId }: Caller,
  id: string,
): Promise<ClientMailOutcome | undefined> {
  const emailed = await admitLinkMail(runtime, accountId, id)
  return transactWithMail(runtime, { vendorId: accountId, emailed }, async (unit) => {
    const row = await lockAppointment(unit.db, id, isOfVendor(accountId))
    if (!row) throw new Refusal('NOT_FOUND')
    const balance = balanceOfRow(row)
    refuseOn(cardBalanceProblem(factsOf(row), balance, unit.now))
    await refuseUnlisted(unit, accountId)
    await endRequest(unit, row.id)
    const amountCents = balance.openCents
    const request = await insertRequest(unit.db, {
      appointmentId: row.id,
      kind: 'balance',
      amountCents,
      createdAt: unit.now,
    })
    await unit.publish(balanceAsked, { ...toEventBase(row), amountCents, isWithdrawn: false })
    if (row.clientId !== null) return undefined
    if (emailed === 'sent') await sendLink(runtime, unit, request)
    return emailed
  })
}

/**
 * Withdraws the request; money that arrives all the same is refunded (M5).
 * @throws Refusal `NOT_FOUND` without an open one.
 */
export async function withdrawBalanceRequestFor(
  runtime: Runtime,
  { accountId }: Caller,
  id: string,
): Promise<void> {
  await runtime.transaction(async (unit) => {
    const row = await lockAppointment(unit.db, id, isOfVendor(accountId))
    const request = row && (await findOpenBalanceRequest(unit.db, row.id))
    if (!request) throw new Refusal('NOT_FOUND')
    await endRequest(unit, row.id)
    const { amountCents } = request
    await unit.publish(balanceAsked, { ...toEventBase(row), amountCents, isWithdrawn: true })
  })
}

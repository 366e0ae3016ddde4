import { STARTED } from '@anseo/domain/appointment-permissions'
import { euroToCents } from '@anseo/domain/money'
import { refundLeftCents } from '@anseo/domain/refund-left'
import { Refusal, refuseOn } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { endAppointment, factsOf, lockAppointment } from '../../booking/public.ts'
import { requireRequest } from './hold-link.ts'
import { findRequest } from '../payments/asked-sum.ts'

/**
 * Cancels the own booking of a link for its holder, until the start; the refund follows A8, and after a move by the vendor
 * also what was promised before.
 * @param expectedRefund euro, as the page said before.
 * @throws Refusal `NOT_FOUND` for a wrong or ended link and that of a balance, `PAST`, `APPOINTMENT_ENDED`, `REFUND_CHANGED`
 */
export async function cancelByLinkFor(
  runtime: Runtime,
  token: string,
  expectedRefund: number,
): Promise<void> {
  const { id, appointmentId } = await requireRequest(runtime.db, token)
  await runtime.transaction(async (unit) => {
    const row = await lockAppointment(unit.db, appointmentId)
    const request = await findRequest(unit.db, id)
    if (!row || request?.kind !== 'deposit' || request.endedAt) throw new Refusal('NOT_FOUND')
    const facts = factsOf(row)
    if (facts.start <= unit.now) refuseOn(STARTED)
    refuseOn(await endAppointment(unit, row, 'client', null))
    const back = { ...facts, price: row, by: 'client' } as const
    if (refundLeftCents(back, row.givenBack, unit.now) !== euroToCents(expectedRefund)) {
      throw new Refusal('REFUND_CHANGED')
    }
  })
}

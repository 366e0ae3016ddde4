// implements: §4.11, §7.22
import { formatEuro } from '@anseo/domain/money'
import { refundLeftCents } from '@anseo/domain/refund-left'
import type { SQL } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal, refuseOn } from '../../../platform/http/refusal.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { type AppointmentRow, factsOf } from '../appointment-row.ts'
import { endAppointment, recordCancellation } from './end-appointment.ts'
import { isOfClient, isOfMarketplaceOrPaid, isOfVendor, lockAppointmentOf } from '../lock-appointment.ts'

/**
 * Cancels the client's own appointment, until its end; the refund follows M3 (L6).
 * @param expectedRefundCents the refund that the client was shown; `REFUND_CHANGED` if it is different now.
 */
export const cancelByClient = (runtime: Runtime, caller: Caller, id: string, expectedRefundCents?: number) =>
  cancel(runtime, id, { by: 'client', whose: isOfClient(caller.accountId), expectedRefundCents })

/** Cancels the vendor's confirmed or paid appointment before its end, with a full refund (L6, M3). */
export const cancelByVendor = (runtime: Runtime, caller: Caller, id: string, reason?: string) =>
  cancel(runtime, id, { by: 'vendor', whose: isOfVendor(caller.accountId), reason })

/**
 * Cancels any live appointment as an admin, with a full refund (L6, M3); of a vendor's own bookings only those that were
 * paid by link, since nothing else of them is an admin's business.
 */
export const cancelByAdmin = (
  runtime: Transacting,
  { accountId: adminId }: Caller,
  id: string,
  { reason, laterCentsOf }: AdminCancelling,
) => cancel(runtime, id, { by: 'admin', adminId, whose: isOfMarketplaceOrPaid, reason, laterCentsOf })

/** An admin's reason, and a way to read what goes back of balance and tip by card, in cents (A9). */
export interface AdminCancelling {
  reason: string
  laterCentsOf: (db: Queryable, id: string) => Promise<number>
}

type Transacting = Pick<Runtime, 'transactionOnce'>

interface Cancelling {
  by: 'client' | 'vendor' | 'admin'
  adminId?: string
  whose: SQL | undefined
  reason?: string | undefined
  expectedRefundCents?: number | undefined
  laterCentsOf?: AdminCancelling['laterCentsOf']
}

async function cancel(runtime: Transacting, id: string, cancelling: Cancelling): Promise<void> {
  const { by, adminId, whose, reason = null, expectedRefundCents, laterCentsOf } = cancelling
  await runtime.transactionOnce(async (unit) => {
    const row = await lockAppointmentOf(unit.db, id, whose)
    const laterCents = (await laterCentsOf?.(unit.db, row.id)) ?? 0
    refuseOn(await endAppointment(unit, row, by, reason))
    if (expectedRefundCents !== undefined && expectedRefundCents !== refundNowCents(unit, row, by)) {
      throw new Refusal('REFUND_CHANGED')
    }
    if (!adminId) return
    const details = {
      refund: formatEuro(refundNowCents(unit, row, 'admin') + laterCents),
      ...(laterCents > 0 && { 'balance and tip': formatEuro(laterCents) }),
    }
    await recordCancellation(unit, row, { adminId, reason, details })
  })
}

/** Returns the refund in cents for a cancellation now. */
const refundNowCents = (unit: UnitOfWork, row: AppointmentRow, by: Cancelling['by']): number =>
  refundLeftCents({ ...factsOf(row), price: row, by }, row.givenBack, unit.now)

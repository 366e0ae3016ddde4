// implements: §4.6, §7.8
import type { ReplyOf } from '@anseo/contract/call'
import type { topVendors } from '@anseo/contract/vendors'
import { TOP_VENDORS } from '@anseo/domain/limits'
import type { Runtime } from '../../platform/runtime.ts'
import { presentShown } from './present.ts'
import { findStretch } from './listing-store.ts'
import { findAvailable } from './listed-store.ts'

/** Lists the vendors with the most completed appointments, or available ones if there are none (C6). */
export async function listTopVendors({ db, clock }: Runtime): Promise<ReplyOf<typeof topVendors>> {
  const now = clock.now()
  const best = await findStretch(
    db,
    now,
    { filter: {}, sort: 'completed' },
    { offset: 0, limit: TOP_VENDORS },
  )
  const fallback = !best.some(({ completedAppointments }) => completedAppointments > 0)
  const rows = fallback ? await findAvailable(db, now, TOP_VENDORS) : best
  const message = fallback ? 'Available vendors found.' : 'Top vendors found.'
  return { data: await presentShown(db, rows, now), fallback, message }
}

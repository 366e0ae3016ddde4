import { REASON_MAX_LENGTH } from '@anseo/domain/limits'
import { z } from 'zod'
import { call, succeeds } from './call.ts'
import { euro, id, instant, textField } from './wire.ts'

const PATH = '/api/admin/vendors/:id/payouts'
const params = z.object({ id: id() })

/** An admin's hold on the payouts of a vendor, which reads the reason. */
export const payoutHoldOnWire = z.object({ reason: z.string(), since: instant() })

/** The amount due to a vendor in euro, and the reason why it cannot be paid now. */
export const vendorPayoutsOnWire = z.object({
  due: euro(),
  /** The masked payout account; null if none is set. */
  account: z.string().nullable(),
  /** Until when payouts wait because the account was changed (A10). */
  heldUntil: instant().nullable(),
  hold: payoutHoldOnWire.nullable(),
  /** Payouts wait until the vendor has given its tax details (D8). */
  taxDetailsMissing: z.boolean(),
  isUnderWay: z.boolean(),
  /** When the vendor is paid next, if nothing else holds its payouts. */
  nextPayday: instant(),
  /** The amount that leaves at once when the hold is released, since the last payday has passed. */
  leavesOnRelease: euro(),
})
export type VendorPayoutsOnWire = z.output<typeof vendorPayoutsOnWire>

export const showVendorPayouts = call({
  method: 'GET',
  path: PATH,
  access: 'admin',
  roles: ['finance', 'support'],
  summary: 'Get the amount due to a vendor, and the reason why it cannot be paid now (D4).',
  params,
  reply: succeeds({ payouts: vendorPayoutsOnWire }),
})

export const payVendorNow = call({
  method: 'POST',
  path: PATH,
  access: 'admin',
  roles: ['finance'],
  summary: 'Pay a vendor the amount due now, without waiting for the payday (D4).',
  idempotent: true,
  params,
  body: z.object({
    /** The amount that was due when the admin decided; if it has changed, nothing is paid. */
    due: euro().optional(),
  }),
  refusals: [
    'PAYOUT_CHANGED',
    'PAYOUTS_ON_HOLD',
    'PAYOUT_ACCOUNT_MISSING',
    'PAYOUT_ACCOUNT_NEW',
    'TAX_DETAILS_MISSING',
    'PAYOUT_UNDER_WAY',
    'NOTHING_TO_PAY_OUT',
  ],
})

export const holdPayouts = call({
  method: 'POST',
  path: `${PATH}/hold`,
  access: 'admin',
  roles: ['finance'],
  summary:
    'Hold the payouts of a vendor, who is notified of the reason. A payout on its way still arrives (D4).',
  params,
  body: z.object({ reason: textField(REASON_MAX_LENGTH) }),
  refusals: ['PAYOUTS_ON_HOLD'],
})

export const releasePayouts = call({
  method: 'POST',
  path: `${PATH}/release`,
  access: 'admin',
  roles: ['finance'],
  summary:
    'Release the payouts of a vendor; what was due on the last payday leaves at once, the rest on the next (D4).',
  params,
  refusals: ['PAYOUTS_NOT_ON_HOLD'],
})

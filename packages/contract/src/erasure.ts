import { z } from 'zod'
import { succeeds } from './call.ts'
import { instant, typedPassword } from './wire.ts'
import { callsOf } from './sites.ts'

/** The progress of closing an account, and the obstacles it waits for. */
const closing = {
  /** When the owner requested it; null if not requested. */
  requestedAt: instant().nullable(),
  /** When it is erased, or would be if it were requested now. */
  eraseAt: instant(),
  /** True if the account can still be kept; also before a request. */
  mayUndo: z.boolean(),
  /** Appointments that have to end or be cancelled first (L7). */
  liveAppointments: z.number().int(),
  /** True if a refund, a payout, a dispute or a report has to be settled first. */
  moneyUnderWay: z.boolean(),
}

const closingOnWire = z.object(closing)
export type ClosingOnWire = z.output<typeof closingOnWire>

/** The calls by which a client or a vendor closes its account. */
const erasureCalls = <const S extends 'user' | 'pro'>(site: S) => {
  const own = callsOf(site)
  return {
    show: own({
      method: 'GET',
      path: `/api/${site}/erasure` as const,
      summary:
        'Get whether the account is closing, until when that can be undone, and what it waits for (L7).',
      reply: succeeds(closing),
    }),
    request: own({
      method: 'POST',
      path: `/api/${site}/erasure` as const,
      whileBlocked: true,
      summary: 'Close the account. It is deleted after 7 days, and after its last live appointment (L7).',
      body: z.object({ password: typedPassword() }),
      reply: succeeds({ message: z.string(), ...closing }),
      refusals: ['WRONG_PASSWORD'],
    }),
    undo: own({
      method: 'DELETE',
      path: `/api/${site}/erasure` as const,
      whileBlocked: true,
      summary: 'Keep an account that is closing.',
      refusals: ['ERASURE_DUE'],
    }),
  }
}

export const clientErasureCalls = erasureCalls('user')
export const vendorErasureCalls = erasureCalls('pro')

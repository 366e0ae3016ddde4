import { z } from 'zod'
import { call, succeeds } from './call.ts'
import { payoutHoldOnWire } from './vendor-payouts.ts'
import { cursorQuery, euro, id, instant, slotDate, typedPassword, shownSlot } from './wire.ts'

/**
 * The states of an earning (M7): held while the appointment can still be cancelled or reported, then owed until it is
 * paid out, and frozen while a problem report or a dispute is open.
 */
export const EARNING_STATES = ['held', 'owed', 'frozen', 'paid out'] as const

/**
 * The kinds of earnings: the fee of an appointment, the balance or the tip that was paid by card (B12), or the negative
 * amount of a lost dispute or a refund that an admin has charged (M7, D2).
 */
export const EARNING_KINDS = ['fee', 'balance', 'tip', 'charged-dispute', 'refund'] as const

/** An earning of an appointment. While it is held, its fee includes what else was paid by card. */
export const earningOnWire = z.object({
  kind: z.enum(EARNING_KINDS),
  appointmentId: id(),
  ...shownSlot,
  clientName: z.string(),
  /** The booked service or quote. */
  serviceName: z.string().nullable(),
  amount: euro(),
  state: z.enum(EARNING_STATES),
  /** True while a dispute of the payment is open; the fee is frozen until the client's bank decides. */
  disputed: z.boolean(),
  /** The instant from which it is owed; null while it is held. */
  owedAt: instant().nullable(),
  paidOutAt: instant().nullable(),
})
export type EarningOnWire = z.output<typeof earningOnWire>

export const listEarnings = call({
  method: 'GET',
  path: '/api/pro/earnings',
  access: 'vendor',
  summary:
    "List the vendor's earnings, newest appointment first, with totals. `from` and `to` are appointment days.",
  query: z.object({
    from: slotDate().optional(),
    to: slotDate().optional(),
    state: z.enum(EARNING_STATES).optional(),
    ...cursorQuery,
  }),
  reply: succeeds({
    entries: z.array(earningOnWire),
    totals: z
      .object({ held: euro(), owed: euro(), frozen: euro(), paidOut: euro() })
      .meta({ description: 'Of everything in the range, whatever the state or page' }),
    nextCursor: z.string().nullable(),
  }),
})

const PATH = '/api/pro/payout-account'

/** The states of a vendor's payout account at the payment provider: set, unfinished, or under review. */
export const PAYOUT_ACCOUNT_STATES = ['set', 'unfinished', 'in review'] as const

export const getPayoutAccount = call({
  method: 'GET',
  path: PATH,
  access: 'vendor',
  summary: 'Where payouts go, until when they wait, and which accounts they went to before (A10).',
  reply: succeeds({
    /** The masked account; null if none is set. */
    account: z.string().nullable(),
    heldUntil: instant().nullable(),
    /** Set while an admin holds all payouts (D4). */
    hold: payoutHoldOnWire.nullable(),
    /** Newest first, including the current account. */
    history: z.array(z.object({ account: z.string(), chosenAt: instant() })),
  }),
})

export const setUpPayoutAccount = call({
  method: 'POST',
  path: PATH,
  access: 'vendor',
  summary:
    'Begin to set up an account at the payment provider, which asks for everything on its own page; choosing another one takes the password, and the code of a second step (A10).',
  body: z.object({
    password: typedPassword().optional(),
    code: z.string().trim().max(40).optional(),
    /** The page of the vendor site to return to. */
    from: z.enum(['getting-started', 'profile']).default('profile'),
  }),
  reply: succeeds({
    /** The provider's page; the link works once. */
    url: z.url(),
  }),
  refusals: ['WRONG_PASSWORD', 'SECOND_FACTOR_NEEDED', 'SECOND_FACTOR_WRONG', 'UNAVAILABLE'],
})

export const finishPayoutAccount = call({
  method: 'POST',
  path: `${PATH}/finish`,
  access: 'vendor',
  summary: 'Ask the provider whether the account is set up; payouts go to it from then on (A10).',
  reply: succeeds({ state: z.enum(PAYOUT_ACCOUNT_STATES), message: z.string() }),
  refusals: ['UNAVAILABLE'],
})

export const chargeDispute = call({
  method: 'POST',
  path: '/api/admin/disputes/:id/charge-vendor',
  access: 'admin',
  roles: ['finance'],
  summary: 'Charge a lost dispute to the vendor, once (M7).',
  refusals: ['DISPUTE_NOT_CHARGEABLE', 'ALREADY_CHARGED'],
})

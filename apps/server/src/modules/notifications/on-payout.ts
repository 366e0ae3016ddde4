import { formatMoment } from '@anseo/domain/moment-text'
import { dublinDate } from '@anseo/domain/dublin-time'
import { formatEuro } from '@anseo/domain/money'
import { formatFullDate } from '@anseo/domain/near-day'
import { nextPayday } from '@anseo/domain/payday'
import type { ProblemCode } from '@anseo/domain/problem'
import { maskAccount } from '../money/public.ts'
import type { NotificationContent } from './notify-people.ts'
import { quoted, type WordingContext } from './wording.ts'
import type {
  payoutAccountChosen,
  payoutFailed,
  payoutSent,
  payoutsHeld,
  payoutsReleased,
} from '../money/events.ts'
import type { FactsOf } from '../../platform/unit-of-work/event.ts'

const toEarnings = { label: 'See your earnings', path: '/pro/earnings' }

/** Tells a vendor that a transfer to it has left (M7). */
export const onPayoutSent = ({ amountCents }: FactsOf<typeof payoutSent>): NotificationContent => ({
  headline: `Paid out: ${formatEuro(amountCents)}`,
  sentences: ['It can take a few working days to appear on your statement.'],
  facts: [['Paid out', formatEuro(amountCents)]],
  button: toEarnings,
})

/** Tells a vendor that the provider refused a payout; the next payday tries again (M7). */
export const onPayoutFailed = (
  { amountCents }: FactsOf<typeof payoutFailed>,
  { now }: WordingContext,
): NotificationContent => ({
  headline: `We couldn't send your payout of ${formatEuro(amountCents)}`,
  sentences: [
    `Check your payout account. We'll try again on ${formatFullDate(dublinDate(nextPayday(now)))}.`,
  ],
  facts: [['Due to you', formatEuro(amountCents)]],
  button: toEarnings,
})

/**
 * Tells a vendor that an admin holds its payouts (D4); it is notified regardless of its preferences, since it concerns
 * its money.
 */
export const onPayoutsHeld = ({ reason }: FactsOf<typeof payoutsHeld>): NotificationContent => ({
  headline: 'Your payouts are on hold',
  sentences: [
    ...quoted('Our reason', reason),
    "You don't lose what you've earned. Call us if you have questions.",
  ],
  button: toEarnings,
  isBinding: true,
})

const STILL_WAIT: Partial<Record<ProblemCode, string>> = {
  PAYOUT_ACCOUNT_MISSING: 'To be paid, choose a payout account.',
  PAYOUT_ACCOUNT_NEW: 'Your payout account is new, so they still wait. Your earnings page says until when.',
  TAX_DETAILS_MISSING: 'They still wait for your tax details. Once you add them, we pay out what is due.',
}

/** Tells a vendor that an admin has released its payouts (D4), and what they still wait for. */
export function onPayoutsReleased(
  { problem }: FactsOf<typeof payoutsReleased>,
  { now }: WordingContext,
): NotificationContent {
  const wait = problem && STILL_WAIT[problem]
  const payday = formatFullDate(dublinDate(nextPayday(now)))
  return {
    headline: wait ? 'We no longer hold your payouts' : 'Your payouts are no longer on hold',
    sentences: [wait ?? `What's due to you leaves on ${payday} at the latest.`],
    button: toEarnings,
    isBinding: true,
  }
}

/**
 * Tells the owner that payouts go to another account, regardless of preferences, since a stranger may have changed it
 * (A10).
 */
export const onPayoutAccountChosen = (
  { account, heldUntil }: FactsOf<typeof payoutAccountChosen>,
  { now }: WordingContext,
): NotificationContent => ({
  headline: heldUntil ? 'Your payout account has been changed' : 'Your payout account is set up',
  sentences: [
    ...(heldUntil
      ? [`For your safety, payouts are on hold until ${formatMoment(heldUntil, now)}.`]
      : ['We pay you every Monday.']),
    "If this wasn't you, change your password now and call us.",
  ],
  facts: [['Payout account', maskAccount(account)]],
  button: { label: 'Check your payout account', path: '/pro/profile' },
  isBinding: true,
})

import { counted } from '@anseo/domain/counted'
import { formatMoment } from '@anseo/domain/moment-text'
import type { ContentKind } from '@anseo/domain/moderation'
import { formatEuro } from '@anseo/domain/money'
import type { Person } from './people-store.ts'
import { quoted } from './wording.ts'
import type { AdminNotificationContent } from './notify-admins.ts'
import type { questionAnswered, traderChanged } from '../catalogue/events.ts'
import type { vendorApplied } from '../identity/events.ts'
import type { FactsOf } from '../../platform/unit-of-work/event.ts'
import type { lapsedCalendarEnded, paidLeftBySuspension } from '../booking/events.ts'
import type { complaintSent, contentReported, problemReported } from '../trust/events.ts'
import type {
  disputeChanged,
  evidenceDue,
  payoutFailed,
  payoutsDelayed,
  payoutWithheld,
  refundFailed,
} from '../money/events.ts'

interface About {
  /** The appointment, as 'Sat 28 Nov, 10:00 AM to 12:00 PM, Ciara Nolan with Aoife Byrne'. */
  what: string
}

const toVetting = (label: string, vendorId: string) => ({ label, path: `/admin/vetting/${vendorId}` })
const toMoney = (label: string, tab: string, id: string) => ({
  label,
  path: `/admin/money?tab=${tab}&period=all&id=${id}`,
})

const toDispute = (label: string, id: string) => ({ label, path: `/admin/disputes/${id}` })

/** Returns the notification to admins about a new application. */
export const onApplied = (
  { vendorId }: FactsOf<typeof vendorApplied>,
  { name }: Person,
): AdminNotificationContent => ({
  roles: ['vetting'],
  headline: `New application: ${name}`,
  sentences: ['Check the documents and decide whether to list this vendor.'],
  button: toVetting('Review application', vendorId),
})

/** Tells admins that a vendor has sent what one of them asked for. */
export const onQuestionAnswered = (
  { vendorId }: FactsOf<typeof questionAnswered>,
  { name }: Person,
): AdminNotificationContent => ({
  roles: ['vetting'],
  headline: `Answered: ${name}`,
  sentences: ['The vendor has sent what you asked for.'],
  button: toVetting('View vendor', vendorId),
})

/** Tells admins that a trader's details need a check: they were changed, or given by a vendor that is listed. */
export const onTraderChanged = (
  { vendorId }: FactsOf<typeof traderChanged>,
  { name }: Person,
): AdminNotificationContent => ({
  roles: ['vetting'],
  headline: `Trader details changed: ${name}`,
  sentences: ['Check them.'],
  button: toVetting('View vendor', vendorId),
})

/** Tells admins that a check has expired and unlisted a vendor, and what is left to settle (L7). */
export function onLapsed(
  { vendorId, reason, paidCount }: FactsOf<typeof lapsedCalendarEnded>,
  { name }: Person,
): AdminNotificationContent {
  return {
    roles: ['vetting'],
    headline: `Delisted: ${name}`,
    sentences: [reason, ...(paidCount > 0 ? [needingDecision(paidCount)] : [])],
    button: toVetting('View vendor', vendorId),
  }
}

const needingDecision = (paidCount: number) =>
  `${counted(paidCount, 'paid appointment needs', 'paid appointments need')} your decision.`

/** Tells support, which may open and cancel appointments, what a suspension leaves to settle (L7). */
export const onPaidLeft = (
  { vendorId, paidCount }: FactsOf<typeof paidLeftBySuspension>,
  { name }: Person,
): AdminNotificationContent => ({
  roles: ['support'],
  headline: `Suspended: ${name}`,
  sentences: [needingDecision(paidCount)],
  button: { label: 'View appointments', path: `/admin/appointments?vendor=${vendorId}&state=paid` },
})

/** Returns the notification to admins about a new problem report. */
export const onReportToSettle = (
  { reportId, holdsPayout }: FactsOf<typeof problemReported>,
  { what }: About,
): AdminNotificationContent => ({
  roles: ['support'],
  headline: `Problem reported: ${what}`,
  sentences: holdsPayout ? ['The payout is on hold until one of you resolves it.'] : [],
  button: { label: 'Resolve report', path: `/admin/reports/${reportId}` },
})

const REPORTED: Readonly<Record<ContentKind, string>> = {
  profile: 'a profile',
  photo: 'a photo',
  review: 'a review',
  reply: 'a reply to a review',
  message: 'a message',
  person: 'a person',
}

/** Returns the notification to admins about reported content, without the words of the reporter. */
export const onContentReported = ({
  noticeId,
  kind,
  reason,
  decideBy,
}: FactsOf<typeof contentReported>): AdminNotificationContent => ({
  roles: ['support'],
  headline: `${reason === 'illegal' ? 'Reported as illegal' : 'Reported'}: ${REPORTED[kind]}`,
  sentences: [`Decide by ${formatMoment(decideBy)}.`],
  button: { label: 'Decide report', path: `/admin/notices/${noticeId}` },
})

/** Returns the notification to admins about a complaint about a decision. */
export const onComplaintSent = ({
  complaintId,
  measure,
}: FactsOf<typeof complaintSent>): AdminNotificationContent => ({
  // Only those who may suspend answer a complaint about a suspension.
  roles: [measure === 'suspend' ? 'vetting' : 'support'],
  headline: 'New complaint about a decision',
  sentences: ['Someone who did not take the decision answers it.'],
  button: { label: 'Answer complaint', path: `/admin/complaints/${complaintId}` },
})

/** Returns the notification to admins about a failed refund. */
export const onRefundToMend = (
  { refundId, amountCents }: FactsOf<typeof refundFailed>,
  { what }: About,
): AdminNotificationContent => ({
  roles: ['finance'],
  headline: `Refund failed: ${what}`,
  sentences: ['Check why, then try again.'],
  facts: [['Refund', formatEuro(amountCents)]],
  button: toMoney('View refund', 'refunds', refundId),
})

/** Returns the notification to admins about a failed payout. */
export const onPayoutToMend = (
  { payoutId, amountCents, reason }: FactsOf<typeof payoutFailed>,
  { name }: Person,
): AdminNotificationContent => ({
  roles: ['finance'],
  headline: `Payout failed: ${name}`,
  sentences: quoted('The payment provider says', reason),
  facts: [['Payout', formatEuro(amountCents)]],
  button: toMoney('View payout', 'payouts', payoutId),
})

/** Returns the notification to admins about payouts that our balance at the provider does not cover. */
export const onPayoutsDelayed = ({
  payoutId,
  reason,
}: FactsOf<typeof payoutsDelayed>): AdminNotificationContent => ({
  roles: ['finance'],
  headline: 'Payouts wait: our balance is too low',
  sentences: [
    "Add funds at the payment provider. We try again every hour, and vendors aren't told of it.",
    ...quoted('The payment provider says', reason),
  ],
  button: toMoney('View payout', 'payouts', payoutId),
})

/** Returns the notification to admins about a payout that may have left before. */
export const onPayoutWithheld = (
  { payoutId, amountCents, transferIds }: FactsOf<typeof payoutWithheld>,
  { name }: Person,
): AdminNotificationContent => ({
  roles: ['finance'],
  headline: `Payout waits: ${name}`,
  sentences: [
    `The payment provider has ${transferIds} to this account, which our books lack: paying now could pay the vendor twice.`,
    'Look at each and reverse it there. We try again every hour, and then pay.',
  ],
  facts: [['Payout', formatEuro(amountCents)]],
  button: toMoney('View payout', 'payouts', payoutId),
})

const DISPUTES = { open: 'Payment disputed', won: 'Dispute won', lost: 'Dispute lost' } as const

/** Returns the notification to admins about a new or decided dispute (M7). */
export const onDispute = (
  { disputeId, amountCents, status, answerBy }: FactsOf<typeof disputeChanged>,
  { what }: About,
): AdminNotificationContent => ({
  roles: ['finance'],
  headline: `${DISPUTES[status]}: ${what}`,
  sentences: status === 'open' && answerBy ? [`Send evidence by ${formatMoment(answerBy)}.`] : [],
  facts: [['Disputed', formatEuro(amountCents)]],
  button: toDispute(status === 'open' ? 'Answer dispute' : 'View dispute', disputeId),
})

/** Reminds admins of the deadline of a dispute for which nothing was sent (D3). */
export const onEvidenceDue = (
  { disputeId, amountCents, answerBy, days }: FactsOf<typeof evidenceDue>,
  { what }: About,
): AdminNotificationContent => ({
  roles: ['finance'],
  headline: `${counted(days, 'day')} left to answer a dispute: ${what}`,
  sentences: [
    `Send evidence by ${formatMoment(answerBy)}. Without an answer the bank decides for the client.`,
  ],
  facts: [['Disputed', formatEuro(amountCents)]],
  button: toDispute('Answer dispute', disputeId),
})

// implements: §8.8, §8.9, §8.43-8.48, §8.51, §8.52
import { rescheduleTooLateText } from '@anseo/domain/cutoff'
import type { ProblemCode } from '@anseo/domain/problem'

/**
 * Changes of an appointment (§8 Other toasts, Payment). `failed` is the text for an error response without a text of
 * its own, which would be shown instead (§7); `unanswered` is the text for no response. Where §8 has one text only, no
 * response is covered by the booking texts (cancelling) or by that text (starting and verifying a payment).
 */
export const RESCHEDULING = {
  success: 'Appointment rescheduled successfully',
  failed: 'Failed to reschedule',
  unanswered: 'Error occurred during reschedule',
  /** Before the server is asked (§5). */
  timeMissing: 'Please select a date and start time',
} as const

/** The texts for changing the address of an appointment. */
export const ADDRESS_CHANGING = { success: "Address changed. We've told your vendor." } as const

/** The texts for cancelling an appointment. */
export const CANCELLING = {
  success: 'Appointment cancelled',
  failed: 'Cancellation failed',
  /** The refund in the open dialog has changed; the server gives the same text when it refuses the old one (M3). */
  changed: 'Your refund amount has changed. Check it before you cancel.',
} as const

/** The texts for marking an appointment as complete. */
export const COMPLETING = {
  failed: 'Failed to complete appointment',
  unanswered: 'Error marking appointment complete',
} as const

/** The texts for paying by card. */
export const PAYING = {
  notStarted: 'Failed to initialize payment',
  /** The provider refused the card without a text, or the payment did not succeed. */
  notSuccessful: 'Payment was not successful.',
  notVerified: 'Failed to verify payment.',
} as const

/** The reasons why Reschedule is disabled (§5), by the problem's code, for an appointment with these cancellation hours (A8). */
export const RESCHEDULE_REASONS: Partial<Record<ProblemCode, (cancellationHours: number) => string>> = {
  RESCHEDULE_TOO_LATE: rescheduleTooLateText,
  RESCHEDULE_LIMIT: () => 'You can only reschedule twice',
}

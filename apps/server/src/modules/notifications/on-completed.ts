import type { Words } from './appointment-content.ts'
import { completesAt } from '@anseo/domain/appointment'
import { REVIEW_DAYS } from '@anseo/domain/limits'
import { formatMoment, formatSlot } from '@anseo/domain/moment-text'
import { toBookAgain } from './wording.ts'
import type { appointmentCompleted, appointmentNoShow, appointmentVendorMarked } from '../booking/events.ts'

/** Tells the client that the vendor marked it as complete, and until when to report a problem (L3). */
export const onVendorMarked: Words<typeof appointmentVendorMarked> = ({ slot }, { vendor }, { now }) => ({
  client: {
    headline: `Marked as complete by ${vendor.name}: ${formatSlot(slot, now)}`,
    sentences: [
      `If something went wrong, report a problem by ${formatMoment(completesAt(slot.end, now), now)}.`,
    ],
  },
})

/** Tells the client that the vendor marked a no-show, and until when to report a problem (L3). */
export const onNoShow: Words<typeof appointmentNoShow> = ({ slot, cost }, { vendor }, { now }) => ({
  client: {
    headline: `Marked as a no-show by ${vendor.name}: ${formatSlot(slot, now)}`,
    sentences: [
      `${vendor.name} says no one was there.${cost.nowCents > 0 ? " There's no refund for a no-show." : ''}`,
      `If that's wrong, report a problem by ${formatMoment(completesAt(slot.end, now), now)}.`,
    ],
  },
})

/**
 * Tells both that it is complete, by the client's mark or automatically (L3). What was free is not reviewed (A6). A vendor was
 * told of a balance or tip when that was paid.
 */
export const onCompleted: Words<typeof appointmentCompleted> = (
  { slot, vendorId, cost, earnedCents },
  { client, vendor },
  context,
) => ({
  client: {
    headline: `Complete: ${formatSlot(slot, context.now)} with ${vendor.name}`,
    sentences: [
      ...(cost.nowCents > 0 ? [`How was it? You have ${REVIEW_DAYS} days to leave a review.`] : []),
      ...(context.isListed ? ['Want to book again?'] : []),
    ],
    button: toBookAgain('Rebook Vendor', vendorId, context),
  },
  vendor: {
    headline: `Complete: ${formatSlot(slot, context.now)} with ${client.name}`,
    sentences: [
      ...(earnedCents > 0 ? ['Your fee is now due for payout.'] : []),
      ...(cost.nowCents > 0 ? [`You have ${REVIEW_DAYS} days to review ${client.name}.`] : []),
    ],
  },
})

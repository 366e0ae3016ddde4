import type { Words } from './appointment-content.ts'
import { formatSlot } from '@anseo/domain/moment-text'
import { starsText } from '@anseo/domain/rating'
import { quoted, toBooking } from './wording.ts'
import type { FactsOf } from '../../platform/unit-of-work/event.ts'
import type { UnitOfWork } from '../../platform/unit-of-work/unit-of-work.ts'
import type { reviewReplied, reviewReplyChanged, reviewsVisible, WrittenReview } from '../trust/events.ts'
import { findParties } from './people-store.ts'
import { replaceInNotices } from './store.ts'

const toReviews = (label: string) => ({ label, path: '/pro/reviews' })

/** Returns the other side's review, in the order in which it is read. */
const said = (name: string, { stars, text }: WrittenReview) => [
  `${name} gave you ${starsText(stars)}.`,
  ...quoted(`${name} wrote`, text),
]

/** Tells both that the reviews of an appointment became visible, since both sides wrote or the 14 days are over. */
export const onReviewsVisible: Words<typeof reviewsVisible> = (
  { slot, vendorId, byClient, byVendor },
  { client, vendor },
  { now },
) => ({
  client: {
    headline: `New reviews: ${formatSlot(slot, now)} with ${vendor.name}`,
    sentences: [
      ...(byVendor ? said(vendor.name, byVendor) : []),
      ...(byClient ? [`Your review is now public on the page of ${vendor.name}.`] : []),
    ],
    ...(byClient && { button: toBooking('See the reviews', vendorId) }),
  },
  vendor: {
    headline: `New reviews: ${formatSlot(slot, now)} with ${client.name}`,
    sentences: [
      ...(byClient
        ? [...said(client.name, byClient), "It's now public on your page, and you can reply."]
        : []),
      ...(byVendor ? [`${client.name} can now read your review.`] : []),
    ],
    button: toReviews('See your reviews'),
  },
})

/** Tells the client about the vendor's reply, with its text. */
export const onReviewReplied: Words<typeof reviewReplied> = (
  { slot, vendorId, reply },
  { vendor },
  { now },
) => ({
  client: {
    headline: `A reply to your review: ${formatSlot(slot, now)} with ${vendor.name}`,
    sentences: quotedReply(vendor.name, reply),
    button: toBooking('See the reply', vendorId),
  },
})

const quotedReply = (vendorName: string, reply: string) => quoted(`${vendorName} wrote`, reply)

/** Has the client's notification quote the changed reply. */
export async function onReviewReplyChanged(
  { db }: UnitOfWork,
  { clientId, vendorId, before, after }: FactsOf<typeof reviewReplyChanged>,
): Promise<void> {
  if (clientId === null) return
  const { vendor } = await findParties(db, { clientId, vendorId })
  const [quotedBefore, quotedAfter] = [before, after].map((reply) => quotedReply(vendor.name, reply).join(''))
  await replaceInNotices(db, [clientId], quotedBefore!, quotedAfter!)
}

import type { Words } from './appointment-content.ts'
import { formatSlot } from '@anseo/domain/moment-text'
import { formatEuro } from '@anseo/domain/money'
import { settledForClient, settledForVendor } from '@anseo/domain/settlement-words'
import { quoted } from './wording.ts'
import type { problemReported, problemSettled } from '../trust/events.ts'

/** Tells both of the client's problem report; everything waits until an admin has settled it (L3). */
export const onReported: Words<typeof problemReported> = (
  { slot, holdsPayout },
  { client, vendor },
  { now },
) => ({
  client: {
    headline: `Problem reported: ${formatSlot(slot, now)} with ${vendor.name}`,
    sentences: [
      `We're looking into it and will email you.${holdsPayout ? " We won't pay the vendor until it's resolved." : ''}`,
    ],
    isOwnAction: true,
  },
  vendor: {
    headline: `A problem was reported: ${formatSlot(slot, now)} with ${client.name}`,
    sentences: [
      `We're looking into it.${holdsPayout ? " We've put your payout for it on hold until it's resolved." : ''}`,
    ],
  },
})

/** Tells both the admin's decision and its reason (L3). */
export const onSettled: Words<typeof problemSettled> = (
  { slot, refundCents, later, earnedCents, toClient, toVendor },
  { client, vendor },
  { now },
) => ({
  client: {
    headline: `Your problem report has been resolved: ${formatSlot(slot, now)} with ${vendor.name}`,
    sentences: [...quoted('Our decision', toClient), settledForClient(refundCents, later)],
    more: [['Refund', formatEuro(refundCents)]],
    // The notice about the report promises this email.
    isBinding: true,
  },
  vendor: {
    headline: `A problem report has been resolved: ${formatSlot(slot, now)} with ${client.name}`,
    sentences: [...quoted('Our decision', toVendor), settledForVendor(earnedCents)],
    more: [['You earned', formatEuro(earnedCents)]],
    isBinding: true,
  },
})

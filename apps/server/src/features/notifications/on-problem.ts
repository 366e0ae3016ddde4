import { formatSlot } from '@anseo/domain/moment-text'
import { formatEuro } from '@anseo/domain/money'
import { settledForClient, settledForVendor } from '@anseo/domain/settlement-words'
import { quoted, toAppointments, toVendorSite, whoAndWhen, type Words } from './wording.ts'

/** The client objects: everything waits until an admin has settled it (L3). */
export const onReported: Words<'problem.reported'> = ({ slot }, { client, vendor }) => ({
  client: {
    headline: `Problem reported: ${formatSlot(slot)} with ${vendor.name}`,
    sentences: [
      'We are looking into it, and write to you when it is settled. Until then nothing is paid out for it.',
    ],
    facts: whoAndWhen(vendor.name, slot),
    button: toAppointments(),
    isOwnDeed: true,
  },
  vendor: {
    headline: `A problem was reported: ${formatSlot(slot)} with ${client.name}`,
    sentences: ['We are looking into it. Your payout for this appointment waits until it is settled.'],
    facts: whoAndWhen(client.name, slot),
    button: toVendorSite(),
  },
})

/** An admin has decided, and says to each why (L3). */
export const onSettled: Words<'problem.settled'> = (
  { slot, refundCents, earnedCents, toClient, toVendor },
  { client, vendor },
) => ({
  client: {
    headline: `Your reported problem is settled: ${formatSlot(slot)} with ${vendor.name}`,
    sentences: [...quoted('We decided', toClient), settledForClient(refundCents)],
    facts: [...whoAndWhen(vendor.name, slot), ['Refund', formatEuro(refundCents)]],
    button: toAppointments(),
  },
  vendor: {
    headline: `A reported problem is settled: ${formatSlot(slot)} with ${client.name}`,
    sentences: [...quoted('We decided', toVendor), settledForVendor(earnedCents)],
    facts: [...whoAndWhen(client.name, slot), ['You earned', formatEuro(earnedCents)]],
    button: toVendorSite(),
  },
})

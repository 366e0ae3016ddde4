import type { Words } from './appointment-content.ts'
import { addressChangeText } from '@anseo/domain/address-change-words'
import { formatSlot } from '@anseo/domain/moment-text'
import type { appointmentAddressChanged } from '../booking/events.ts'

/** Tells both that the vendor comes to another address, and what that changes of the cost (B4). */
export const onAddressChanged: Words<typeof appointmentAddressChanged> = (
  { slot, cost, before, isReachable },
  { client, vendor },
  { now },
) => {
  const sentences = cost.totalCents === before.totalCents ? [] : [addressChangeText(before, cost)]
  return {
    vendor: {
      headline: `New address from ${client.name} for ${formatSlot(slot, now)}`,
      sentences: [
        isReachable
          ? 'The time stays the same, and your other visits leave you the way there.'
          : 'The time stays the same. Check that you can get there in time.',
        ...sentences,
      ],
    },
    client: {
      headline: `Address changed by you for ${formatSlot(slot, now)} with ${vendor.name}`,
      sentences: ["We've told them.", ...sentences],
      isOwnAction: true,
    },
  }
}

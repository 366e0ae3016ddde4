import { areaWords } from '@anseo/domain/area-words'
import { formatSlot } from '@anseo/domain/moment-text'
import type { FactsOf } from '../../platform/unit-of-work/event.ts'
import type { requestClosed, requestDeclined, requestExtended, requestMade } from '../conversation/events.ts'
import type { NotificationContent } from './notify-people.ts'
import type { Parties } from './people-store.ts'
import { clientRequestPage, quoted, toVendorRequests, whoAndWhen, type WordingContext } from './wording.ts'

/** Tells a vendor that a client asks it, among others, for a quote. */
export const onRequestMade = (
  { window, area, words }: FactsOf<typeof requestMade>,
  { client }: Parties,
  { now }: WordingContext,
): NotificationContent => ({
  headline: `Quote request from ${client.name}: ${formatSlot(window, now)}`,
  sentences: [
    ...quoted(`Message from ${client.name}`, words),
    'They asked other vendors too, and see every quote with its total.',
  ],
  facts: [
    ...whoAndWhen(client.name, window),
    ...(areaWords(area) ? [['Where', areaWords(area)] as const] : []),
  ],
  button: toVendorRequests('See the request'),
})

/** Tells a vendor that the client has added words or photos to its request, perhaps as an answer. */
export const onRequestExtended = (
  { words, photos }: FactsOf<typeof requestExtended>,
  { client }: Parties,
): NotificationContent => ({
  headline: `More about the quote request from ${client.name}`,
  sentences: [
    ...(words === null ? [] : quoted(`Message from ${client.name}`, words)),
    ...(photos > 0 ? [photos === 1 ? 'There is a new photo.' : `There are ${photos} new photos.`] : []),
  ],
  facts: [['Client', client.name]],
  button: toVendorRequests('See the request'),
})

/** Tells a client that a vendor it asked sends no quote, or withdraws the one it sent. */
export const onRequestDeclined = (
  { requestId, words, quoted: hasQuoted, othersWait }: FactsOf<typeof requestDeclined>,
  { vendor }: Parties,
): NotificationContent => ({
  headline: hasQuoted ? `Quote withdrawn by ${vendor.name}` : `No quote from ${vendor.name}`,
  sentences: [
    ...quoted(`Message from ${vendor.name}`, words),
    ...(othersWait ? ['The other vendors can still answer.'] : []),
  ],
  facts: [['Asked', vendor.name]],
  button: { label: 'See your request', path: clientRequestPage(requestId) },
})

/** Tells a vendor that it was not chosen, or that the client no longer needs it. */
export const onRequestClosed = (
  { booked, quoted: hasQuoted }: FactsOf<typeof requestClosed>,
  { client }: Parties,
): NotificationContent => ({
  headline: `Request closed: ${client.name} ${booked ? 'chose another vendor' : 'no longer needs it'}`,
  sentences: [
    hasQuoted ? 'Thank you for your quote. It can no longer be accepted.' : "You don't need to answer.",
  ],
  facts: [['Client', client.name]],
  button: toVendorRequests('View requests'),
})

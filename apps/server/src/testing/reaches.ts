import sharp from 'sharp'
import { type Actor, PASSWORD } from './actors.ts'
import type { Owned } from './owned-rows.ts'

/** Unrelated accounts, one of each site. */
export type Others = Record<'client' | 'vendor' | 'admin', Actor>

/** An attempt to reach another owner's row. */
export interface Reach {
  params?: (of: Owned) => Record<string, string>
  body?: (of: Owned, others: Others) => object | FormData
  /** The call succeeds with the caller's own data and must contain none of the owners'. */
  own?: true
  /** The expected refusal; by default the one for an id that does not exist. */
  refusal?: string
}

const day = { slotDate: '27_11_2026', startTime: '10:00 AM' }
const slot = { ...day, endTime: '12:00 PM' }
const onPaid = { params: ({ paidId }: Owned) => ({ id: paidId }) }
const onRequest = { params: ({ requestId }: Owned) => ({ id: requestId }) }
const onPassed = { params: ({ passedId }: Owned) => ({ id: passedId }) }
const onProposal = {
  params: ({ requestId, proposalId }: Owned) => ({ id: requestId, proposalId }),
}
const onSeries = { params: ({ seriesId }: Owned) => ({ id: seriesId }) }
const onService = { params: ({ serviceId }: Owned) => ({ id: serviceId }) }
const onPhoto = { params: ({ photoId }: Owned) => ({ id: photoId }) }
const onAttached = { params: ({ attachedPhotoId }: Owned) => ({ id: attachedPhotoId }) }
const onDocument = { params: ({ documentId }: Owned) => ({ id: documentId }) }
const onContact = { params: ({ contactId }: Owned) => ({ id: contactId }) }
const onSavedReply = { params: ({ savedReplyId }: Owned) => ({ id: savedReplyId }) }
const onReceipt = { params: ({ receiptNumber }: Owned) => ({ number: String(receiptNumber) }) }
const onQuote = { params: ({ quoteId }: Owned) => ({ id: quoteId }) }
const onQuoteRequest = { params: ({ quoteRequestId }: Owned) => ({ id: quoteRequestId }) }
const onMonth = { params: () => ({ month: '2026-10' }), own: true as const }
const items = [{ label: 'Cut', amount: 60 }]

const onSession = (site: 'client' | 'vendor') => ({
  params: (of: Owned) => ({ id: of[site].sessionId }),
  body: () => ({ password: PASSWORD }),
})

const onPasskey = (site: 'client' | 'vendor') => ({
  params: ({ passkeyId }: Owned) => ({ id: passkeyId[site] }),
})
const renamed = { body: () => ({ name: 'Mine' }) }

/** A row for every call of a client or vendor that names something by a parameter or in its body. */
export const REACHES: Readonly<Record<string, Reach>> = {
  'POST /api/user/series': {
    body: ({ vendor, serviceId }) => ({
      vendorId: vendor.id,
      ...slot,
      everyWeeks: 2,
      visits: 3,
      serviceIds: [serviceId],
    }),
    own: true,
  },
  'PATCH /api/user/series/:id': { ...onSeries, body: () => ({ action: 'skip', visit: 1 }) },
  'DELETE /api/user/series/:id': onSeries,
  'GET /api/user/series/:id/times': onSeries,
  'POST /api/pro/series/:id/confirm': onSeries,
  'POST /api/pro/series/:id/decline': onSeries,
  'POST /api/pro/series/:id/price': { ...onSeries, body: () => ({ price: 50 }) },
  'DELETE /api/pro/series/:id/price': onSeries,
  'POST /api/user/series/:id/price/accept': onSeries,
  'POST /api/user/series/:id/price/decline': onSeries,
  'PUT /api/pro/services/order': { body: ({ serviceId }) => ({ ids: [serviceId] }), refusal: 'MENU_CHANGED' },
  'PUT /api/pro/services/:id': {
    ...onService,
    body: () => ({ name: 'Mine', description: '', price: 50, durationHours: 1 }),
  },
  'DELETE /api/pro/services/:id': onService,
  'POST /api/pro/services/:id/restore': onService,
  'PUT /api/user/appointments/:id/review': { ...onPassed, body: () => ({ stars: 1, text: 'Not mine.' }) },
  'PUT /api/user/appointments/:id/address': {
    ...onRequest,
    body: () => ({ address: { line1: 'Mine', line2: '', eircode: 'D02 X285' } }),
  },
  'PUT /api/pro/appointments/:id/review': { ...onPassed, body: () => ({ stars: 1, text: 'Not mine.' }) },
  'PUT /api/pro/reviews/:id/reply': {
    params: ({ reviewId }) => ({ id: reviewId }),
    body: () => ({ text: 'Not mine.' }),
  },
  'POST /api/pro/photos': { body: ({ serviceId }) => photoForm({ serviceId }), refusal: 'SERVICE_GONE' },
  'PATCH /api/pro/photos/:id': { ...onPhoto, body: () => ({ words: 'Mine.' }) },
  'DELETE /api/pro/photos/:id': onPhoto,
  'POST /api/pro/photos/:id/restore': onPhoto,
  'POST /api/pro/contacts/:id/photos': { ...onContact, body: () => photoForm({ consent: 'true' }) },
  'DELETE /api/pro/contacts/:id/photos/:photoId': {
    params: ({ contactId, attachedPhotoId }) => ({ id: contactId, photoId: attachedPhotoId }),
  },
  'GET /api/user/attached-photos/:id': onAttached,
  'DELETE /api/user/attached-photos/:id': onAttached,
  'GET /api/pro/attached-photos/:id': onAttached,
  'DELETE /api/pro/attached-photos/:id': onAttached,
  'POST /api/pro/documents': {
    body: ({ documentId }) => documentForm({ kind: 'identity', replaces: documentId }),
  },
  'GET /api/pro/documents/:id': onDocument,
  'DELETE /api/pro/documents/:id': onDocument,
  'DELETE /api/pro/calendars/:id': { params: ({ calendarId }) => ({ id: calendarId }) },
  'DELETE /api/pro/time-off/:id': { params: ({ timeOffId }) => ({ id: timeOffId }) },
  'POST /api/user/book-appointment': {
    body: ({ serviceId }, others) => ({ vendorId: others.vendor.id, serviceId, ...slot }),
    refusal: 'SERVICE_GONE',
  },
  'PUT /api/user/favourites/:vendorId': { params: ({ vendor }) => ({ vendorId: vendor.id }), own: true },
  'GET /api/user/requests/:id': onQuoteRequest,
  'POST /api/user/requests/:id/details': {
    ...onQuoteRequest,
    body: () => ({ text: 'Two flights of stairs.' }),
  },
  'POST /api/user/requests/:id/cancel': onQuoteRequest,
  'POST /api/pro/requests/:id/decline': { ...onQuoteRequest, body: () => ({}) },
  'POST /api/user/blocks': { body: ({ vendor }) => ({ vendorId: vendor.id }), own: true },
  'DELETE /api/user/blocks/:vendorId': { params: ({ vendor }) => ({ vendorId: vendor.id }), own: true },
  'POST /api/pro/blocks': { body: ({ client }) => ({ clientId: client.id }) },
  'DELETE /api/pro/blocks/:clientId': { params: ({ client }) => ({ clientId: client.id }), own: true },
  'POST /api/user/waitlist': {
    body: ({ vendor }) => ({
      vendorId: vendor.id,
      days: [day.slotDate],
      from: '09:00 AM',
      to: '05:00 PM',
      minutes: 60,
    }),
    own: true,
  },
  'DELETE /api/user/waitlist/:id': { params: ({ waitlistId }) => ({ id: waitlistId }) },
  'DELETE /api/user/favourites/:vendorId': { params: ({ vendor }) => ({ vendorId: vendor.id }), own: true },
  'GET /api/user/vendors/:vendorId/terms': { params: ({ vendor }) => ({ vendorId: vendor.id }), own: true },
  'PATCH /api/user/reschedule-appointment': {
    body: ({ paidId }) => ({
      appointmentId: paidId,
      newDate: slot.slotDate,
      newStartTime: slot.startTime,
      newEndTime: slot.endTime,
    }),
  },
  'POST /api/user/cancel-appointment': { body: ({ paidId }) => ({ appointmentId: paidId }) },
  'POST /api/user/mark-complete': { body: ({ passedId }) => ({ appointmentId: passedId }) },
  'GET /api/pro/appointments/:id': onPaid,
  'PUT /api/pro/appointments/:id/note': { ...onPaid, body: () => ({ note: 'Not mine.' }) },
  'POST /api/pro/appointments/:id/confirm': onRequest,
  'POST /api/pro/appointments/:id/decline': onRequest,
  'POST /api/pro/appointments/:id/cancel': onPaid,
  'POST /api/pro/appointments/:id/complete': onPassed,
  'POST /api/pro/appointments/:id/no-show': onPassed,
  // They stand on an appointment of the marketplace, for which not even its vendor may ask.
  'PATCH /api/pro/appointments/:id/slot': { ...onPaid, body: () => slot },
  'POST /api/pro/appointments/:id/payment-request': { ...onPaid, body: () => ({ amount: 40 }) },
  'POST /api/pro/appointments/:id/balance': { ...onPassed, body: () => ({ amount: 5, way: 'cash' }) },
  'DELETE /api/pro/appointments/:id/balance/:recordId': {
    params: ({ passedId, recordId }) => ({ id: passedId, recordId }),
  },
  'POST /api/pro/appointments/:id/balance-request': onPassed,
  'DELETE /api/pro/appointments/:id/balance-request': onPassed,
  'POST /api/pro/appointments/:id/payment-request/send': onPaid,
  'POST /api/pro/appointments/:id/payment-request/link': onPaid,
  'DELETE /api/pro/appointments/:id/payment-request': onPaid,
  'GET /api/user/appointments/:id': onPaid,
  'GET /api/user/appointments/:id/calendar-entry': onPaid,
  'GET /api/user/appointments/:id/history': onPaid,
  'GET /api/pro/appointments/:id/history': onPaid,
  'GET /api/user/appointments/:id/other-times': onPaid,
  'GET /api/pro/appointments/:id/other-times': onRequest,
  'POST /api/pro/appointments/:id/proposals': { ...onRequest, body: () => day },
  'POST /api/pro/appointments/:id/proposals/:proposalId/withdraw': onProposal,
  'POST /api/user/appointments/:id/proposals/:proposalId/accept': onProposal,
  'POST /api/user/appointments/:id/proposals/:proposalId/decline': onProposal,
  'POST /api/user/appointments/:id/report': { ...onPassed, body: () => ({ text: 'Not mine.' }) },
  'POST /api/user/create-payment-intent': { body: ({ requestId }) => ({ appointmentId: requestId }) },
  'PATCH /api/user/passkeys/:id': { ...onPasskey('client'), ...renamed },
  'DELETE /api/user/passkeys/:id': onPasskey('client'),
  'PATCH /api/pro/passkeys/:id': { ...onPasskey('vendor'), ...renamed },
  'DELETE /api/pro/passkeys/:id': onPasskey('vendor'),
  'POST /api/user/payment-methods': {
    body: ({ intentId }) => ({ id: intentId }),
    refusal: 'CARD_NOT_SAVED',
  },
  'DELETE /api/user/payment-methods/:id': { params: ({ savedCardId }) => ({ id: savedCardId }) },
  'POST /api/user/verify-payment': { body: ({ intentId }) => ({ id: intentId }) },
  'GET /api/pro/tax-details/:year/pdf': { params: () => ({ year: '2025' }) },
  'GET /api/pro/statements/:month': onMonth,
  'GET /api/pro/statements/:month/pdf': onMonth,
  'GET /api/user/receipts/:number': onReceipt,
  'GET /api/user/receipts/:number/pdf': onReceipt,
  'GET /api/messages/:userId/:vendorId': {
    params: ({ client, vendor }) => ({ userId: client.id, vendorId: vendor.id }),
  },
  'PATCH /api/messages/read/:vendorId': { params: ({ vendor }) => ({ vendorId: vendor.id }), own: true },
  'GET /api/pro/messages/:clientId': { params: ({ client }) => ({ clientId: client.id }), own: true },
  'PATCH /api/pro/messages/read/:clientId': { params: ({ client }) => ({ clientId: client.id }), own: true },
  'DELETE /api/user/sessions/:id': onSession('client'),
  'DELETE /api/pro/sessions/:id': onSession('vendor'),
  'PUT /api/pro/saved-replies/:id': { ...onSavedReply, body: () => ({ title: 'Mine', text: 'Mine.' }) },
  'DELETE /api/pro/saved-replies/:id': onSavedReply,
  'POST /api/pro/appointments': { body: ({ contactId }) => ({ contactId, ...slot }) },
  'DELETE /api/pro/contacts/import/:id': { params: ({ importId }) => ({ id: importId }) },
  'GET /api/pro/contacts/:id': onContact,
  'PATCH /api/pro/contacts/:id': { ...onContact, body: () => ({ note: 'Mine.' }) },
  'DELETE /api/pro/contacts/:id': onContact,
  'POST /api/pro/contacts/:id/health-link': onContact,
  'POST /api/pro/quotes': {
    body: ({ client }) => ({ clientId: client.id, ...slot, items, validHours: 24 }),
  },
  'POST /api/pro/quotes/preview': {
    body: ({ client }) => ({ clientId: client.id, ...slot, items, validHours: 24 }),
  },
  'POST /api/pro/quotes/:id/versions': { ...onQuote, body: () => ({ ...slot, items, validHours: 24 }) },
  'POST /api/pro/quotes/:id/withdraw': onQuote,
  'GET /api/user/quotes/:id': onQuote,
  'POST /api/user/quotes/:id/accept': { ...onQuote, body: () => ({ version: 1, expectedTotal: 130.74 }) },
}

/** Returns a form with a file, as pages send documents. */
function documentForm(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set(
    'document',
    new Blob([Buffer.from('%PDF-1.4\n%%EOF')], { type: 'application/pdf' }),
    'document.pdf',
  )
  return form
}

const PHOTO = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#135e63' } })
  .jpeg()
  .toBuffer()

/** Returns a form with a photo, as pages send those of work. */
function photoForm(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('image', new File([new Uint8Array(PHOTO)], 'photo.jpg'))
  return form
}

import { HOUR_MS } from '@anseo/domain/duration'
import { eq } from 'drizzle-orm'
import { account } from '../modules/identity/tables/accounts.ts'
import { passkey } from '../modules/identity/tables/passkeys.ts'
import { attachedPhoto } from '../modules/identity/tables/attached-photos.ts'
import { contactImport } from '../modules/booking/tables/contact-imports.ts'
import { contact } from '../modules/booking/tables/contacts.ts'
import { series, type SeriesTerms } from '../modules/booking/tables/series.ts'
import { timeProposal } from '../modules/booking/tables/proposals.ts'
import { quote, quoteVersion } from '../modules/conversation/tables/quotes.ts'
import { askedVendor, quoteRequest } from '../modules/conversation/tables/quote-requests.ts'
import { recordedPayment } from '../modules/money/tables/payment-requests.ts'
import { paymentCustomer, savedCard } from '../modules/money/tables/saved-cards.ts'
import { receipt } from '../modules/money/tables/payments.ts'
import { review } from '../modules/trust/tables/reviews.ts'
import { savedReply } from '../modules/conversation/tables/saved-replies.ts'
import { service } from '../modules/catalogue/tables/services.ts'
import { workPhoto } from '../modules/catalogue/tables/work-photos.ts'
import { waitlistEntry } from '../modules/booking/tables/waitlist.ts'
import { importedCalendar } from '../modules/booking/tables/imported-calendars.ts'
import { timeOff } from '../modules/booking/tables/time-off.ts'
import { vettingDocument } from '../modules/catalogue/tables/vetting.ts'
import type { Actor } from './actors.ts'
import { insertAppointmentRow } from './appointment-row.ts'
import { createPaid } from './payments.ts'
import { openTab } from './sockets.ts'
import type { TestApp } from './test-app.ts'

/** A marker in every text that only its owners may read. */
export const SECRET = 'for our eyes only'

const SERIES_TERMS: SeriesTerms = {
  bufferMinutes: 0,
  cancellationHours: 24,
  paymentWindowHours: 24,
  relation: 'first',
  services: [],
  serviceName: null,
  vendorFeeCents: 9000,
  platformFeeCents: 900,
  handlingFeeCents: 174,
  totalCents: 10_074,
  fullPriceCents: 9000,
  travelFeeCents: 0,
}

/** A client and its vendor, and the id of one of everything that belongs to them. */
export interface Owned {
  client: Actor
  vendor: Actor
  /** A paid appointment in ten days, its intent at the provider, and the number of its receipt. */
  paidId: string
  intentId: string
  receiptNumber: number
  /** A series that waits for its vendor. */
  seriesId: string
  /** A request with an open proposal. */
  requestId: string
  proposalId: string
  /** A paid appointment that has passed, with the client's review and a payment that the vendor recorded. */
  passedId: string
  recordId: string
  reviewId: string
  quoteId: string
  /** A request that asks this vendor. */
  quoteRequestId: string
  serviceId: string
  savedReplyId: string
  contactId: string
  importId: string
  waitlistId: string
  timeOffId: string
  calendarId: string
  photoId: string
  /** A photo that the client uploaded and has not used. */
  attachedPhotoId: string
  documentId: string
  /** A card that the client saved, which no provider has. */
  savedCardId: string
  /** A passkey of each. */
  passkeyId: Record<'client' | 'vendor', string>
}

const insertedId = async (rows: Promise<{ id: string }[]>) => (await rows)[0]!.id

/** Creates one row of each kind, belonging to a client and a vendor whom nobody else knows. */
export async function createOwned(app: TestApp): Promise<Owned> {
  const { client, vendor, appointmentId: paidId, intentId } = await createPaid(app, { note: SECRET })
  const { db } = app.runtime
  for (const { id } of [client, vendor]) {
    await db
      .update(account)
      .set({ email: `owner-${id}@example.test` })
      .where(eq(account.id, id))
  }
  const inHours = (hours: number) => new Date(app.clock.now().getTime() + hours * HOUR_MS)
  const paid = { confirmedAt: inHours(-80), paidAt: inHours(-79) }
  const requestId = await insertAppointmentRow(
    app,
    { client, vendor },
    { startsAt: inHours(72), note: SECRET },
  )
  const passedId = await insertAppointmentRow(app, { client, vendor }, { startsAt: inHours(-30), ...paid })
  const tab = await openTab(app, client)
  await tab.send(vendor.id, SECRET)
  tab.socket.close()

  const vendorId = vendor.id
  const at = { startsAt: inHours(96), endsAt: inHours(98) }
  const quoteId = await insertedId(
    db
      .insert(quote)
      .values({ clientId: client.id, vendorId, createdAt: inHours(-1) })
      .returning({ id: quote.id }),
  )
  await db.insert(quoteVersion).values({
    ...at,
    quoteId,
    version: 1,
    items: [{ label: SECRET, cents: 12_000 }],
    fullPriceCents: 12_000,
    words: SECRET,
    sentAt: inHours(-1),
    expiresAt: inHours(48),
  })
  const savedAt = inHours(-9)
  await db
    .insert(paymentCustomer)
    .values({ clientId: client.id, customerId: `cus_${client.id}`, createdAt: savedAt })
  const quoteRequestId = await insertedId(
    db
      .insert(quoteRequest)
      .values({
        ...at,
        clientId: client.id,
        speciality: 'Hairstylist',
        words: SECRET,
        place: 'client',
        area: 'Rathmines',
        madeAt: inHours(-1),
        openUntil: inHours(110),
      })
      .returning({ id: quoteRequest.id }),
  )
  await db.insert(askedVendor).values({ requestId: quoteRequestId, vendorId })
  const insertPasskeyOf = ({ id }: Actor) =>
    insertedId(
      db
        .insert(passkey)
        .values({
          accountId: id,
          credentialId: `key-of-${id}`,
          publicKey: 'none',
          counter: 0,
          transports: [],
          name: SECRET,
          addedAt: savedAt,
        })
        .returning({ id: passkey.id }),
    )
  const [issued] = await db.select({ number: receipt.number }).from(receipt)
  return {
    client,
    vendor,
    paidId,
    intentId,
    receiptNumber: issued!.number,
    requestId,
    proposalId: await insertedId(
      db
        .insert(timeProposal)
        .values({ ...at, appointmentId: requestId, words: SECRET, proposedAt: inHours(-1) })
        .returning({ id: timeProposal.id }),
    ),
    passedId,
    seriesId: await insertedId(
      db
        .insert(series)
        .values({
          clientId: client.id,
          vendorId,
          everyWeeks: 2,
          minutes: 120,
          terms: SERIES_TERMS,
          place: 'client',
          note: SECRET,
          bookedAt: inHours(-1),
        })
        .returning({ id: series.id }),
    ),
    recordId: await insertedId(
      db
        .insert(recordedPayment)
        .values({ appointmentId: passedId, way: 'cash', amountCents: 1000, recordedAt: inHours(-2) })
        .returning({ id: recordedPayment.id }),
    ),
    reviewId: await insertedId(
      db
        .insert(review)
        .values({
          appointmentId: passedId,
          clientId: client.id,
          vendorId,
          author: 'client',
          stars: 4,
          text: SECRET,
          writtenAt: inHours(-2),
          visibleAt: inHours(300),
        })
        .returning({ id: review.id }),
    ),
    quoteId,
    quoteRequestId,
    serviceId: await insertedId(
      db
        .insert(service)
        .values({
          vendorId,
          name: 'Colour',
          priceCents: 12_000,
          durationMinutes: 120,
          position: 0,
          createdAt: inHours(-9),
        })
        .returning({ id: service.id }),
    ),
    savedReplyId: await insertedId(
      db
        .insert(savedReply)
        .values({ vendorId, title: SECRET, text: SECRET, createdAt: inHours(-9) })
        .returning({ id: savedReply.id }),
    ),
    contactId: await insertedId(
      db
        .insert(contact)
        .values({ vendorId, name: 'Tom Hickey', note: SECRET, createdAt: inHours(-9) })
        .returning({ id: contact.id }),
    ),
    photoId: await insertedId(
      db
        .insert(workPhoto)
        .values({
          vendorId,
          words: 'Copper gloss',
          position: 0,
          state: 'processing',
          fileKey: 'none.paper',
          width: 480,
          height: 600,
          createdAt: inHours(-9),
        })
        .returning({ id: workPhoto.id }),
    ),
    attachedPhotoId: await insertedId(
      db
        .insert(attachedPhoto)
        .values({
          ownerId: client.id,
          state: 'processing',
          fileKey: 'none.paper',
          width: 480,
          height: 600,
          createdAt: inHours(-1),
        })
        .returning({ id: attachedPhoto.id }),
    ),
    calendarId: await insertedId(
      db
        .insert(importedCalendar)
        .values({
          vendorId,
          label: SECRET,
          sealedAddress: SECRET,
          createdAt: inHours(-9),
          readAt: inHours(-9),
          nextReadAt: inHours(9),
        })
        .returning({ id: importedCalendar.id }),
    ),
    importId: await insertedId(
      db
        .insert(contactImport)
        .values({ vendorId, createdAt: inHours(-1), added: [], before: [] })
        .returning({ id: contactImport.id }),
    ),
    waitlistId: await insertedId(
      db
        .insert(waitlistEntry)
        .values({
          clientId: client.id,
          vendorId,
          days: ['2099-01-01'],
          lastDay: '2099-01-01',
          fromMinute: 540,
          toMinute: 1020,
          minutes: 60,
          createdAt: inHours(-1),
        })
        .returning({ id: waitlistEntry.id }),
    ),
    timeOffId: await insertedId(
      db
        .insert(timeOff)
        .values({ vendorId, startsAt: inHours(120), endsAt: inHours(122), label: SECRET })
        .returning({ id: timeOff.id }),
    ),
    passkeyId: {
      client: await insertPasskeyOf(client),
      vendor: await insertPasskeyOf(vendor),
    },
    savedCardId: await insertedId(
      db
        .insert(savedCard)
        .values({
          clientId: client.id,
          methodId: `pm_${client.id}`,
          brand: 'visa',
          last4: '4242',
          expMonth: 9,
          expYear: 2028,
          fingerprint: client.id,
          savedAt,
          usedAt: savedAt,
        })
        .returning({ id: savedCard.id }),
    ),
    documentId: await insertedId(
      db
        .insert(vettingDocument)
        .values({
          vendorId,
          kind: 'identity',
          fileKey: 'vetting/none',
          mediaType: 'application/pdf',
          fileName: `${SECRET}.pdf`,
          bytes: 9,
          uploadedAt: inHours(-9),
        })
        .returning({ id: vettingDocument.id }),
    ),
  }
}

import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { costOf } from '@anseo/domain/cost'
import {
  appointmentCancelled,
  appointmentCompleted,
  appointmentConfirmed,
  appointmentDeclined,
  appointmentNear,
  appointmentNoShow,
  appointmentPayBySoon,
  appointmentRescheduled,
  appointmentUnanswered,
  appointmentVendorMarked,
  proposalAccepted,
  proposalDeclined,
  proposalLapsed,
  proposalMade,
  proposalWithdrawn,
  seriesChanged,
  seriesConfirmed,
  seriesDeclined,
  seriesEnded,
  visitPayable,
} from '../booking/events.ts'
import { checkExpiryReminded, checkFailed, vendorVetted } from '../catalogue/events.ts'
import {
  appointmentPaid,
  automaticChargeFailed,
  disputeChanged,
  paymentReturned,
  payoutAccountChosen,
  payoutSent,
  refundFailed,
  refundSettled,
} from '../money/events.ts'
import type { EventKind, FactsOf } from '../../platform/unit-of-work/event.ts'
import type { AppointmentEventBase } from '../booking/appointment-event-base.ts'
import { timeProposal } from '../booking/tables/proposals.ts'
import { payment, refund } from '../money/tables/payments.ts'
import { type Actor, createClient, createVendor } from '../../testing/actors.ts'
import { insertAppointmentRow } from '../../testing/appointment-row.ts'
import { mailsTo } from '../../testing/mails.ts'
import { openTab } from '../../testing/sockets.ts'
import { ownApp } from '../../testing/own-app.ts'

const app = ownApp({ env: { PUBLIC_URL: 'https://anseo.example' } })

const SLOT = { start: new Date('2026-11-28T10:00:00Z'), end: new Date('2026-11-28T12:00:00Z') }
const NOTHING_BEFORE = { refundedBeforeCents: 0, disputedCents: 0, isDisputed: false }
const NOT_QUOTED = { quotedInstead: false, earnedCents: 0, ...NOTHING_BEFORE }
const WHEN = 'Sat 28 Nov, 10:00 AM to 12:00 PM'
const PAY_BY = new Date('2026-11-22T15:00:00Z')
/** Two hours at €45 of a service for €100: €100.74 now, €10.00 on the day. */
const COST = costOf({
  vendorFeeCents: 9000,
  platformFeeCents: 900,
  handlingFeeCents: 174,
  priceCents: 10_000,
  travelFeeCents: 0,
})
const OTHER = { start: new Date('2026-11-29T14:00:00Z'), end: new Date('2026-11-29T16:00:00Z') }
const OTHER_WHEN = 'Sun 29 Nov, 02:00 PM to 04:00 PM'

const FREE = costOf({
  vendorFeeCents: 0,
  platformFeeCents: 0,
  handlingFeeCents: 0,
  priceCents: null,
  travelFeeCents: 0,
})
const SERIES = { seriesId: randomUUID(), everyWeeks: 1, note: null, visits: 2, conflicts: [] }

/** A visit that has begun when the tests run. */
const BEGUN = { start: new Date('2026-11-18T11:00:00Z'), end: new Date('2026-11-18T13:00:00Z') }
const BEGUN_WHEN = 'Wed 18 Nov, 11:00 AM to 01:00 PM'

type Facts<E extends EventKind<unknown>> = Omit<
  FactsOf<E>,
  keyof AppointmentEventBase | 'paymentId' | 'refundId' | 'proposalId'
>

/** Lets an event happen between two people; what each is then told. */
async function happen<E extends EventKind<unknown>>(
  event: E,
  facts: Facts<E>,
  parties?: { client: Actor; vendor: Actor },
) {
  const client = parties?.client ?? (await createClient(app, { name: 'ciara nolan' }))
  const vendor = parties?.vendor ?? (await createVendor(app, { name: 'Aoife Byrne' }))
  const paid = await insertPaidAppointment({ client, vendor })
  const whole = {
    ...paid,
    ...(event.name.startsWith('refund.') && (await insertRefund(paid))),
    ...(event.name === proposalMade.name && (await insertProposalRow(paid))),
    clientId: client.id,
    vendorId: vendor.id,
    slot: SLOT,
    cost: COST,
    cancellationHours: 24,
    withdrawableUntil: null,
    payableFrom: null,
    ...facts,
  } as unknown as FactsOf<E>
  await app.runtime.transaction((unit) => unit.publish(event, whole))
  return { client: await noticesOf(client, '/api'), vendor: await noticesOf(vendor, '/api/pro') }
}

/** Paid, since money that goes back needs a payment that it comes from. */
async function insertPaidAppointment(parties: { client: Actor; vendor: Actor }) {
  const now = app.clock.now()
  const appointmentId = await insertAppointmentRow(app, parties, { confirmedAt: now, paidAt: now })
  const intentId = `pi_${randomUUID()}`
  const [row] = await app.runtime.db
    .insert(payment)
    .values({ appointmentId, intentId, amountCents: 10074, createdAt: now, succeededAt: now })
    .returning({ paymentId: payment.id })
  return { appointmentId, paymentId: row!.paymentId }
}

/** A refund that has been sent. */
async function insertRefund(paid: { appointmentId: string; paymentId: string }) {
  const [row] = await app.runtime.db
    .insert(refund)
    .values({ ...paid, amountCents: 9900, status: 'refunded', createdAt: app.clock.now() })
    .returning({ refundId: refund.id })
  return row!
}

/** Another time for it, which the chat shows. */
async function insertProposalRow({ appointmentId }: { appointmentId: string }) {
  const [row] = await app.runtime.db
    .insert(timeProposal)
    .values({ appointmentId, startsAt: OTHER.start, endsAt: OTHER.end, proposedAt: app.clock.now() })
    .returning({ proposalId: timeProposal.id })
  return row!
}

async function noticesOf(actor: Actor, base: string): Promise<string[]> {
  const { body } = await actor.call('GET', `${base}/notifications`)
  return body.notifications.map(({ content }: { content: string }) => content)
}

const personal = (text: string) => `📢 Notifications: ${text}`

/** One event and what it says: to the client, to the vendor, or to both. */
const occurrence = <E extends EventKind<unknown>>(
  event: E,
  facts: Facts<E>,
  told: { client?: string; vendor?: string },
) => ({ event: event as EventKind<AppointmentEventBase>, name: event.name, facts, told })

test.each([
  occurrence(
    appointmentUnanswered,
    {},
    {
      vendor: `Reminder: Ciara Nolan is waiting for your answer (${WHEN}). Confirm or decline it.`,
    },
  ),
  occurrence(
    appointmentConfirmed,
    { payBy: PAY_BY },
    {
      client: `Confirmed: ${WHEN} with Aoife Byrne. Pay €100.74 by Sun 22 Nov, 03:00 PM to keep this time. If you don't, we'll cancel it and you won't be charged.`,
      vendor: `You confirmed: ${WHEN} with Ciara Nolan. If Ciara doesn't pay by Sun 22 Nov, 03:00 PM, we'll cancel it and free up the time.`,
    },
  ),
  occurrence(seriesConfirmed, { ...SERIES, cost: FREE, payBy: null, chargeAt: null, passed: [] } as never, {
    client: `Confirmed: 2 visits with Aoife Byrne from ${WHEN}. There's nothing to pay now.`,
    vendor: `You confirmed: 2 visits with Ciara Nolan from ${WHEN}. Any later visits enter your calendar as their dates come.`,
  }),
  occurrence(seriesEnded, { ...SERIES, kept: [] } as never, {
    client: 'You ended your series with Aoife Byrne. There are no more visits.',
    vendor: 'Series ended by Ciara Nolan. There are no more visits. Clients can book these times again.',
  }),
  occurrence(
    visitPayable,
    { payBy: PAY_BY },
    {
      client: `Your next visit: ${WHEN} with Aoife Byrne. Pay €100.74 by Sun 22 Nov, 03:00 PM to keep this time. If you don't, we'll cancel it and you won't be charged.`,
    },
  ),
  occurrence(
    appointmentDeclined,
    { reason: 'I am away.' },
    {
      client: `Declined: ${WHEN} with Aoife Byrne. Message from Aoife Byrne: “I am away.” You haven't been charged. Try another time or another vendor.`,
      vendor: `You declined: ${WHEN} with Ciara Nolan. Clients can book this time again.`,
    },
  ),
  occurrence(
    appointmentRescheduled,
    {
      from: { start: new Date('2026-11-27T17:00:00Z'), end: new Date('2026-11-27T19:00:00Z') },
      paid: false,
    },
    {
      vendor: `Rescheduled by Ciara Nolan to ${WHEN}. Previously Fri 27 Nov, 05:00 PM to 07:00 PM. Confirm or decline the new time.`,
      client: `Rescheduled by you to ${WHEN} with Aoife Byrne. Previously Fri 27 Nov, 05:00 PM to 07:00 PM. We'll let you know when Aoife Byrne answers. You only pay once it's confirmed.`,
    },
  ),
  occurrence(
    appointmentRescheduled,
    {
      from: { start: new Date('2026-11-27T17:00:00Z'), end: new Date('2026-11-27T19:00:00Z') },
      paid: true,
    },
    {
      vendor: `Rescheduled by Ciara Nolan to ${WHEN}. Previously Fri 27 Nov, 05:00 PM to 07:00 PM. It's still paid. If the new time doesn't suit, you can cancel and the client gets a full refund.`,
      client: `Rescheduled by you to ${WHEN} with Aoife Byrne. Previously Fri 27 Nov, 05:00 PM to 07:00 PM. It's still paid.`,
    },
  ),
  occurrence(
    appointmentPaid,
    { savedCard: null },
    {
      client: `Paid: €100.74 for ${WHEN} with Aoife Byrne. You paid €100.74, and your appointment is booked. You'll pay Aoife the remaining €10.00 on the day, €110.74 in total. Cancel by Fri 27 Nov, 10:00 AM and you'll get €99.00 back. The payment processing fee (€1.74) is non-refundable. After that, there's no refund.`,
      vendor: `Paid by Ciara Nolan: ${WHEN}. It's in your calendar. You'll earn €90.00 once it's complete.`,
    },
  ),
  occurrence(
    appointmentPaid,
    { savedCard: 'Visa ending 4242' },
    {
      client: `Paid: €100.74 for ${WHEN} with Aoife Byrne. We charged €100.74 to your saved card (Visa ending 4242). You'll pay Aoife the remaining €10.00 on the day, €110.74 in total. Cancel by Fri 27 Nov, 10:00 AM and you'll get €99.00 back. The payment processing fee (€1.74) is non-refundable. After that, there's no refund.`,
      vendor: `Paid by Ciara Nolan: ${WHEN}. It's in your calendar. You'll earn €90.00 once it's complete.`,
    },
  ),
  occurrence(
    automaticChargeFailed,
    { amountCents: 10_074, card: 'Visa ending 4242', payBy: PAY_BY, reason: 'declined' },
    {
      client: `Card declined: €100.74 for ${WHEN}. We couldn't charge €100.74 to your saved card (Visa ending 4242). Pay with another card by Sun 22 Nov, 03:00 PM to keep this appointment.`,
    },
  ),
  occurrence(
    automaticChargeFailed,
    { amountCents: 10_074, card: 'Visa ending 4242', payBy: null, reason: 'authentication' },
    {
      client: `Confirm your payment: €100.74 for ${WHEN}. Your bank wants you to confirm €100.74 on your saved card (Visa ending 4242). Open your appointment and pay to keep it.`,
    },
  ),
  occurrence(
    appointmentCancelled,
    { ...NOT_QUOTED, by: 'client', reason: null, refundCents: 9900, confirmed: true, paid: true },
    {
      vendor: `Cancelled by Ciara Nolan: ${WHEN}. Clients can book this time again.`,
      client: `Cancelled by you: ${WHEN} with Aoife Byrne. We're refunding €99.00 of the €100.74 you paid to your card. It takes 5 to 10 working days. The payment processing fee (€1.74) is non-refundable.`,
    },
  ),
  occurrence(
    appointmentCancelled,
    {
      ...NOT_QUOTED,
      by: 'client',
      reason: null,
      refundCents: 0,
      earnedCents: 9000,
      confirmed: true,
      paid: true,
    },
    {
      vendor: `Cancelled by Ciara Nolan: ${WHEN}. It was cancelled less than 24 hours before the start, so you keep your fee of €90.00.`,
      client: `Cancelled by you: ${WHEN} with Aoife Byrne. It was cancelled less than 24 hours before the start, so there's no refund.`,
    },
  ),
  occurrence(
    appointmentCancelled,
    {
      ...NOT_QUOTED,
      by: 'client',
      reason: null,
      refundCents: 0,
      confirmed: false,
      paid: false,
      quotedInstead: true,
    },
    {
      vendor: `Cancelled by Ciara Nolan: ${WHEN}. The client accepted your quote, which takes its place.`,
      client: `Cancelled by you: ${WHEN} with Aoife Byrne. The quote from Aoife Byrne that you accepted takes its place. You haven't been charged.`,
    },
  ),
  occurrence(
    appointmentCancelled,
    {
      ...NOT_QUOTED,
      by: 'vendor',
      reason: 'I caught a cold',
      refundCents: 10074,
      confirmed: true,
      paid: true,
    },
    {
      client: `Cancelled by Aoife Byrne: ${WHEN}. Message from Aoife Byrne: “I caught a cold”. We're refunding €100.74 of the €100.74 you paid to your card. It takes 5 to 10 working days.`,
      vendor: `Cancelled by you: ${WHEN} with Ciara Nolan. The client gets a full refund. Clients can book this time again.`,
    },
  ),
  occurrence(
    appointmentCancelled,
    {
      ...NOT_QUOTED,
      slot: BEGUN,
      by: 'vendor',
      reason: null,
      refundCents: 10074,
      confirmed: true,
      paid: true,
    } as never,
    {
      client: `Cancelled by Aoife Byrne: ${BEGUN_WHEN}. We're refunding €100.74 of the €100.74 you paid to your card. It takes 5 to 10 working days.`,
      vendor: `Cancelled by you: ${BEGUN_WHEN} with Ciara Nolan. The client gets a full refund.`,
    },
  ),
  occurrence(
    appointmentCancelled,
    { ...NOT_QUOTED, by: 'admin', reason: null, refundCents: 10074, confirmed: true, paid: true },
    {
      client: `Cancelled by Anseo: ${WHEN} with Aoife Byrne. We're refunding €100.74 of the €100.74 you paid to your card. It takes 5 to 10 working days.`,
      vendor: `Cancelled by Anseo: ${WHEN} with Ciara Nolan. The client gets a full refund.`,
    },
  ),
  occurrence(
    appointmentCancelled,
    { ...NOT_QUOTED, by: 'auto', reason: null, refundCents: 0, confirmed: true, paid: false },
    {
      client: `Timed out: ${WHEN} with Aoife Byrne. It wasn't paid for in time. You haven't been charged.`,
      vendor: `Timed out: ${WHEN} with Ciara Nolan. It wasn't paid for in time.`,
    },
  ),
  occurrence(
    appointmentVendorMarked,
    {},
    {
      client: `Marked as complete by Aoife Byrne: ${WHEN}. If something went wrong, report a problem by Mon 30 Nov, 12:00 PM.`,
    },
  ),
  occurrence(
    appointmentNoShow,
    {},
    {
      client: `Marked as a no-show by Aoife Byrne: ${WHEN}. Aoife Byrne says no one was there. There's no refund for a no-show. If that's wrong, report a problem by Mon 30 Nov, 12:00 PM.`,
    },
  ),
  occurrence(
    proposalMade,
    {
      proposed: OTHER,
      words: 'I am with Áine until half one',
      heldUntil: null,
      confirmed: false,
      paid: false,
    },
    {
      client: `New time suggested by Aoife Byrne: ${OTHER_WHEN}. Message from Aoife Byrne: “I am with Áine until half one”. You asked for ${WHEN}. We're holding the time you asked for until you answer.`,
    },
  ),
  occurrence(
    proposalAccepted,
    { from: OTHER, wasConfirmed: false, payBy: PAY_BY },
    {
      client: `Confirmed: ${WHEN} with Aoife Byrne. Pay €100.74 by Sun 22 Nov, 03:00 PM to keep this time. If you don't, we'll cancel it and you won't be charged.`,
      vendor: `Your time was accepted: ${WHEN} with Ciara Nolan. They first asked for ${OTHER_WHEN}. They have until Sun 22 Nov, 03:00 PM to pay.`,
    },
  ),
  occurrence(
    proposalDeclined,
    { proposed: OTHER, confirmed: false, paid: false },
    {
      vendor: `Suggested time declined: ${OTHER_WHEN} with Ciara Nolan. The request for ${WHEN} still needs your answer.`,
    },
  ),
  occurrence(
    proposalWithdrawn,
    { proposed: OTHER, confirmed: false, paid: false },
    {
      client: `Suggested time withdrawn by Aoife Byrne: ${OTHER_WHEN}. Your request for ${WHEN} is still open.`,
    },
  ),
  occurrence(
    proposalMade,
    { proposed: OTHER, words: null, heldUntil: PAY_BY, confirmed: true, paid: true },
    {
      client: `New time suggested by Aoife Byrne: ${OTHER_WHEN}. You've booked ${WHEN}. We're holding both times until Sun 22 Nov, 03:00 PM. Without an answer, nothing changes. If the new time doesn't suit, you can cancel with a full refund.`,
    },
  ),
  occurrence(
    proposalAccepted,
    { from: OTHER, wasConfirmed: true, payBy: null },
    {
      client: `Confirmed: ${WHEN} with Aoife Byrne. It's still paid.`,
      vendor: `Your time was accepted: ${WHEN} with Ciara Nolan. It was booked for ${OTHER_WHEN}. It's still paid.`,
    },
  ),
  occurrence(
    proposalAccepted,
    { from: OTHER, wasConfirmed: true, payBy: PAY_BY },
    {
      client: `Confirmed: ${WHEN} with Aoife Byrne. Pay €100.74 by Sun 22 Nov, 03:00 PM to keep this time. If you don't, we'll cancel it and you won't be charged.`,
      vendor: `Your time was accepted: ${WHEN} with Ciara Nolan. It was booked for ${OTHER_WHEN}. They have until Sun 22 Nov, 03:00 PM to pay.`,
    },
  ),
  occurrence(
    proposalDeclined,
    { proposed: OTHER, confirmed: true, paid: false },
    {
      vendor: `Suggested time declined: ${OTHER_WHEN} with Ciara Nolan. The appointment stays at ${WHEN}.`,
    },
  ),
  occurrence(
    proposalDeclined,
    { proposed: OTHER, confirmed: true, paid: true },
    {
      vendor: `Suggested time declined: ${OTHER_WHEN} with Ciara Nolan. The appointment stays at ${WHEN}. They may cancel it with a full refund.`,
    },
  ),
  occurrence(
    proposalLapsed,
    { proposed: OTHER, confirmed: true, paid: true },
    {
      client: `Suggested time no longer held: ${OTHER_WHEN} with Aoife Byrne. Your appointment stays at ${WHEN}.`,
      vendor: `No answer to your suggested time: ${OTHER_WHEN} with Ciara Nolan. The appointment stays at ${WHEN}.`,
    },
  ),
  occurrence(
    appointmentCompleted,
    { earnedCents: 9000 },
    {
      vendor: `Complete: ${WHEN} with Ciara Nolan. Your fee is now due for payout. You have 14 days to review Ciara Nolan.`,
      client: `Complete: ${WHEN} with Aoife Byrne. How was it? You have 14 days to leave a review. Want to book again?`,
    },
  ),
  occurrence(
    appointmentNear,
    { reminder: 'day', paid: true, isAtVendors: false, otherAddress: null, deadline: PAY_BY },
    {
      client: `Reminder: ${WHEN} with Aoife Byrne. Aoife Byrne is coming to your address. If anything changes, send a message.`,
      vendor: `Reminder: ${WHEN} with Ciara Nolan. It's paid. If anything changes, send a message.`,
    },
  ),
  occurrence(
    appointmentNear,
    { reminder: 'hour', paid: false, isAtVendors: false, otherAddress: null, deadline: PAY_BY },
    {
      client: `Starts soon: ${WHEN} with Aoife Byrne. You haven't paid yet. Pay by Sun 22 Nov, 03:00 PM or it will be cancelled.`,
      vendor: `Starts soon: ${WHEN} with Ciara Nolan. Ciara hasn't paid yet. If they don't, it will be cancelled.`,
    },
  ),
  occurrence(
    appointmentPayBySoon,
    { deadline: PAY_BY },
    {
      client: `Payment due: €100.74 for ${WHEN} with Aoife Byrne. Pay by Sun 22 Nov, 03:00 PM to keep this appointment. After that, others can book the time.`,
    },
  ),
  occurrence(
    paymentReturned,
    { amountCents: 10074 },
    {
      client: `Payment returned: ${WHEN} with Aoife Byrne. It could no longer be used for this appointment. We're refunding €100.74 to your card. It takes 5 to 10 working days.`,
    },
  ),
  occurrence(
    refundSettled,
    { amountCents: 9900 },
    {
      client: `Refunded: €99.00 for ${WHEN} with Aoife Byrne. We've refunded €99.00 to your card. It can take 5 to 10 working days to appear on your statement.`,
    },
  ),
  occurrence(
    refundFailed,
    { amountCents: 9900 },
    {
      client: `Your refund of €99.00 for ${WHEN} with Aoife Byrne is delayed. It didn't go through. Your money is safe and we're sorting it out.`,
    },
  ),
  occurrence(
    disputeChanged,
    { disputeId: randomUUID(), amountCents: 10074, status: 'open', earnings: 'on hold', answerBy: null },
    {
      vendor: `Payment disputed: ${WHEN} with Ciara Nolan. Your earnings for it are on hold until the bank decides.`,
    },
  ),
  occurrence(vendorVetted, { decision: 'verified', reason: null } as never, {
    vendor: "You're verified. Clients can now find and book you.",
  }),
  occurrence(vendorVetted, { decision: 'rejected', reason: 'Please add your insurance.' } as never, {
    vendor: "Your application was not accepted. Reason: “Please add your insurance.” You're not listed.",
  }),
  // Its statement of reasons tells the vendor.
  occurrence(vendorVetted, { decision: 'suspended', reason: null } as never, {}),
])('$name tells whom it concerns', async ({ event, facts, told }) => {
  const notices = await happen(event, facts as never)
  expect(notices).toEqual({
    client: told.client === undefined ? [] : [personal(told.client)],
    vendor: told.vendor === undefined ? [] : [personal(told.vendor)],
  })
})

test('a mail says the same, with one link', async () => {
  const parties = { client: await createClient(app), vendor: await createVendor(app) }
  await happen(appointmentConfirmed, { payBy: PAY_BY }, parties)
  const [mail] = await mailsTo(app, parties.client.email)
  expect(mail!.subject).toBe(`Confirmed: ${WHEN} with Aoife Byrne`)
  for (const form of [mail!.text, mail!.html]) {
    expect(form).toContain('Pay €100.74 by Sun 22 Nov, 03:00 PM to keep this time.')
    for (const amount of ['€110.74', '€100.74', '€10.00']) expect(form).toContain(amount)
    expect(form).toContain('https://anseo.example/my-appointment')
  }
})

// covers: §3.16
test('open tabs of the person hear of it without the prefix, others do not', async () => {
  const parties = { client: await createClient(app), vendor: await createVendor(app) }
  const [one, two, other] = await Promise.all([
    openTab(app, parties.client),
    openTab(app, parties.client),
    openTab(app, parties.vendor),
  ])
  await happen(refundSettled, { amountCents: 9900 }, parties)
  await Promise.all([one.hears('receive_notification'), two.hears('receive_notification')])
  expect(one.heard.receive_notification).toEqual([
    {
      message: `Refunded: €99.00 for ${WHEN} with Aoife Byrne. We've refunded €99.00 to your card. It can take 5 to 10 working days to appear on your statement.`,
    },
  ])
  await other.settles()
  expect(other.heard.receive_notification).toEqual([])
})

test('what is rolled back was told to nobody', async () => {
  const parties = { client: await createClient(app), vendor: await createVendor(app) }
  const tab = await openTab(app, parties.client)
  const elsewhere = await insertPaidAppointment({ client: parties.client, vendor: await createVendor(app) })
  const sent = await insertRefund(elsewhere)
  const rolledBack = app.runtime.transaction(async (unit) => {
    await unit.publish(refundSettled, {
      ...sent,
      appointmentId: elsewhere.appointmentId,
      clientId: parties.client.id,
      vendorId: parties.vendor.id,
      slot: SLOT,
      cost: COST,
      cancellationHours: 24,
      withdrawableUntil: null,
      payableFrom: null,
      amountCents: 1,
    })
    throw new Error('Something else went wrong')
  })
  await expect(rolledBack).rejects.toThrow('Something else went wrong')
  await tab.settles()
  expect(tab.heard.receive_notification).toEqual([])
  expect(await noticesOf(parties.client, '/api')).toEqual([])
  await happen(refundSettled, { amountCents: 9900 }, parties)
  expect(await mailsTo(app, parties.client.email)).toMatchObject([
    { subject: expect.stringContaining('€99.00') },
  ])
})

test('a notice leads its client to the page of the appointment, or to where to book again', async () => {
  const client = await createClient(app)
  const [asked, declining] = [await createVendor(app), await createVendor(app)]
  const newestPath = async () => (await client.call('GET', '/api/notifications')).body.notifications[0].path
  await happen(appointmentConfirmed, { payBy: PAY_BY }, { client, vendor: asked })
  expect(await newestPath()).toMatch(/^\/my-appointment\/[\da-f-]{36}$/)
  app.clock.advance(1)
  await happen(appointmentDeclined, { reason: null }, { client, vendor: declining })
  expect(await newestPath()).toBe(`/appointment/${declining.id}`)
})

test.each([
  occurrence(
    appointmentDeclined,
    { reason: null },
    {
      client: `Declined: ${WHEN} with Aoife Byrne. You haven't been charged. Try another vendor.`,
      vendor: `You declined: ${WHEN} with Ciara Nolan.`,
    },
  ),
  occurrence(
    appointmentCancelled,
    { ...NOT_QUOTED, by: 'client', reason: null, refundCents: 0, confirmed: false, paid: false },
    {
      client: `Cancelled by you: ${WHEN} with Aoife Byrne. You haven't been charged.`,
      vendor: `Cancelled by Ciara Nolan: ${WHEN}.`,
    },
  ),
  occurrence(
    appointmentCompleted,
    { earnedCents: 9000 },
    {
      client: `Complete: ${WHEN} with Aoife Byrne. How was it? You have 14 days to leave a review.`,
      vendor: `Complete: ${WHEN} with Ciara Nolan. Your fee is now due for payout. You have 14 days to review Ciara Nolan.`,
    },
  ),
  occurrence(seriesDeclined, { ...SERIES, reason: null, hasOthers: false, kept: [] } as never, {
    client: `Declined: 2 visits with Aoife Byrne from ${WHEN}. You haven't been charged. Try another vendor.`,
    vendor: `You declined: 2 visits with Ciara Nolan from ${WHEN}.`,
  }),
  occurrence(seriesEnded, { ...SERIES, kept: [] } as never, {
    client: 'You ended your series with Aoife Byrne. There are no more visits.',
    vendor: 'Series ended by Ciara Nolan. There are no more visits.',
  }),
  occurrence(seriesChanged, { ...SERIES, what: 'skipped', slots: [SLOT] } as never, {
    client: `You changed your series with Aoife Byrne: skipped ${WHEN}. The other visits stay as they are.`,
    vendor: `Skipped by Ciara Nolan: ${WHEN}. The other visits of the series stay as they are.`,
  }),
])('$name promises no time of a vendor that is not listed', async ({ event, facts, told }) => {
  const client = await createClient(app, { name: 'Ciara Nolan' })
  const vendor = await createVendor(app, { name: 'Aoife Byrne' })
  const suspend = 'update vendor set suspended_at = verified_at where id = $1'
  await app.runtime.pool.query(suspend, [vendor.id])
  const texts = await happen(event, facts, { client, vendor })
  expect(texts).toEqual({ client: [personal(told.client!)], vendor: [personal(told.vendor!)] })
  const { body } = await client.call('GET', '/api/notifications')
  expect(body.notifications[0].path).not.toContain(vendor.id)
})

/** Returns the link of a vendor's only notice. */
async function pathOfNotice(vendor: Actor): Promise<string> {
  const { body } = await vendor.call('GET', '/api/pro/notifications')
  expect(body.notifications).toHaveLength(1)
  return body.notifications[0].path
}

test.each([
  [appointmentUnanswered.name, appointmentUnanswered, {}],
  [appointmentPaid.name, appointmentPaid, { savedCard: null }],
  [appointmentCompleted.name, appointmentCompleted, { earnedCents: 9000 }],
  [disputeChanged.name, disputeChanged, { status: 'open', earnings: 'on hold', amountCents: 10_074 }],
  [proposalDeclined.name, proposalDeclined, { proposed: OTHER }],
] as const)('a notice of %s leads its vendor to the appointment', async (_name, event, facts) => {
  const parties = { client: await createClient(app), vendor: await createVendor(app) }
  await happen(event as EventKind<AppointmentEventBase>, facts as never, parties)
  const { body } = await parties.vendor.call('GET', '/api/pro/appointments')
  expect(await pathOfNotice(parties.vendor)).toBe(`/pro/appointments/${body.appointments[0]._id}`)
})

test.each([
  [
    checkExpiryReminded.name,
    checkExpiryReminded,
    { kind: 'insurance', expiresAt: PAY_BY, isMandatory: true, isInReview: false },
    'documents',
  ],
  [checkFailed.name, checkFailed, { kind: 'insurance', reason: 'Not readable.' }, 'documents'],
  [payoutSent.name, payoutSent, { amountCents: 9000 }, 'earnings'],
  [payoutAccountChosen.name, payoutAccountChosen, { account: 'acct_1', heldUntil: null }, 'profile'],
  [vendorVetted.name, vendorVetted, { decision: 'rejected', reason: null }, 'getting-started'],
] as const)('a notice of %s leads to what it is about', async (_name, event, facts, page) => {
  const vendor = await createVendor(app)
  const whole = { vendorId: vendor.id, ...facts }
  await app.runtime.transaction((unit) => unit.publish(event as EventKind<unknown>, whole))
  expect(await pathOfNotice(vendor)).toBe(`/pro/${page}`)
})

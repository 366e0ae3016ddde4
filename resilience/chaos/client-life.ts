import { HOUR_MS } from '@anseo/domain/duration'
import { randomUUID } from 'node:crypto'
import { dublinDate, instantOf } from '@anseo/domain/dublin-time'
import { slotToWire } from '@anseo/domain/slot'
import { SANDBOX_KEYS } from '@anseo/payment-sandbox/keys'
import type { Person } from '../fuzz/people.ts'
import { openConversation } from './conversation.ts'
import type { Booking, Figures } from './figures.ts'
import { persevere } from './persevere.ts'

export interface Town {
  url: string
  vendors: readonly Person[]
  figures: Figures
  /** Returns the next hour to book; several clients in a row get the same one, so that they compete for it. */
  nextPlace(): { vendor: Person; start: Date }
  /** Once aborted, clients begin no further booking. */
  signal: AbortSignal
}

const FIRST_DAY = 3
const FIRST_HOUR = 8
const HOURS = 13

/** Returns a vendor and an hour for a number; different numbers never overlap. */
export function placeOf(number: number, vendors: readonly Person[]): { vendor: Person; start: Date } {
  const hour = Math.floor(number / vendors.length)
  const noon = new Date(Date.now() + (FIRST_DAY + Math.floor(hour / HOURS)) * 24 * HOUR_MS)
  return {
    vendor: vendors[number % vendors.length]!,
    start: instantOf(dublinDate(noon), FIRST_HOUR + (hour % HOURS)),
  }
}

/** Books, chats and pays in a loop, and records each acknowledged call in the figures. */
export async function liveAsClient(client: Person, town: Town): Promise<void> {
  const chat = openConversation(town.url, client, town.figures)
  try {
    while (!town.signal.aborted) {
      const { vendor, start } = town.nextPlace()
      const booking = await book(client, vendor, start, town)
      if (!booking) continue
      await chat.write(vendor, `Booked ${randomUUID()}`)
      await post(vendor, `/api/pro/appointments/${booking.id}/confirm`, undefined, town)
      await pay(client, booking, town)
      await chat.write(vendor, `Paid ${randomUUID()}`)
    }
  } finally {
    chat.close()
  }
}

const post = (person: Person, path: string, body: object | undefined, { url, figures }: Town) =>
  persevere(url, { path, token: person.token, ...(body && { body }) }, figures)

async function book(client: Person, vendor: Person, start: Date, town: Town): Promise<Booking | null> {
  const slot = { start, end: new Date(start.getTime() + HOUR_MS) }
  const body = { vendorId: vendor.id, ...slotToWire(slot) }
  const { status, body: reply } = await post(client, '/api/user/book-appointment', body, town)
  if (status === 409) {
    town.figures.taken += 1
    return null
  }
  if (status !== 200) throw new Error(`A booking was answered with ${status} ${JSON.stringify(reply)}`)
  const booking = { id: String(reply.appointmentId), clientId: client.id, vendorId: vendor.id, start }
  town.figures.bookings.push(booking)
  return booking
}

/** Pays by card in the sandbox, as the payment page does. */
async function pay(client: Person, { id: appointmentId }: Booking, town: Town): Promise<void> {
  const { url, figures } = town
  const asked = await post(client, '/api/user/create-payment-intent', { appointmentId }, town)
  if (asked.status !== 200) throw new Error(`No intent: ${asked.status} ${JSON.stringify(asked.body)}`)
  const clientSecret = String(asked.body.clientSecret)
  const intentId = clientSecret.split('_secret_')[0]!
  const card = new URLSearchParams({
    key: SANDBOX_KEYS.publishableKey,
    client_secret: clientSecret,
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': '4242424242424242',
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': '2034',
    'payment_method_data[card][cvc]': '123',
  })
  await persevere(
    url,
    { path: `/sandbox/stripe/v1/payment_intents/${intentId}/confirm`, body: card },
    figures,
  )
  const verified = await post(client, '/api/user/verify-payment', { id: intentId }, town)
  if (verified.status !== 200)
    throw new Error(`Not verified: ${verified.status} ${JSON.stringify(verified.body)}`)
  figures.paid.push(appointmentId)
}

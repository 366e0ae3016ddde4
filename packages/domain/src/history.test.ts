// @module-tag time
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { HISTORY_KINDS, historyOfChange, historySentence, slotDetails } from './history.ts'
import { inHours, NOW } from './testing/some-appointment.ts'
import { live, someLife, someLiveAppointment } from './testing/stored-appointment.ts'

const slot = { start: new Date('2026-11-28T10:00:00Z'), end: new Date('2026-11-28T12:00:00Z') }

test('every step of any life is told, and only what changed something', () => {
  fc.assert(
    fc.property(someLiveAppointment, someLife, (booked, life) => {
      for (const { before, after, outcome } of live(booked, life)) {
        if (!outcome.change) continue
        const around = { from: before, slot: after, reason: null, totalCents: 10_074 }
        const told = historyOfChange(outcome.change, around)
        expect(told === null).toBe(Object.keys(outcome.change.set).length === 0)
      }
    }),
  )
})

test('each kind has a sentence, whatever is known of it', () => {
  for (const kind of HISTORY_KINDS) {
    expect(historySentence({ kind, actor: 'system', details: {} }, NOW)).toMatch(/^[A-Z€].+[^.]$/)
  }
})

test('the sentences say when, what and how much', () => {
  const details = { slot: slotDetails(slot), cents: 10_074, by: inHours(24).toISOString() }
  const told = (kind: (typeof HISTORY_KINDS)[number], actor: 'client' | 'vendor' | 'admin', more = {}) =>
    historySentence({ kind, actor, details: { ...details, ...more } }, NOW)
  expect(told('booked', 'client')).toBe('Requested for Sat 28 Nov, 10:00 AM to 12:00 PM')
  expect(told('confirmed', 'vendor')).toBe('Confirmed, payment due by Sun 22 Nov, 10:00 AM')
  expect(told('cancelled', 'vendor', { reason: 'I am ill' })).toBe(
    'Cancelled by the vendor: “I am ill”; €100.74 refunded',
  )
  expect(told('cancelled', 'client', { cents: 0 })).toBe('Cancelled by the client')
  expect(told('completed', 'client')).toBe('Marked as complete by the client')
  expect(told('disputeChanged', 'client', { status: 'lost' })).toBe(
    "Dispute decided in the client's favour: €100.74",
  )
})

test('a day of another year is told with it', () => {
  const step = { kind: 'booked', actor: 'client', details: { slot: slotDetails(slot) } } as const
  expect(historySentence(step, new Date('2027-01-04T12:00:00Z'))).toBe(
    'Requested for Sat 28 Nov 2026, 10:00 AM to 12:00 PM',
  )
})

test('a client who marks what completed by itself is told as the one who did', () => {
  const nothing = { vendorFeeCents: 0, platformFeeCents: 0, handlingFeeCents: 0, totalCents: 0 }
  const change = { set: { clientMarkedAt: NOW }, refund: nothing }
  const around = { from: slot, slot, reason: null, totalCents: 10_074 }
  expect(historyOfChange(change, around)).toMatchObject({ kind: 'completed', actor: 'client' })
})

test('an accepted proposal is told as one step', () => {
  const set = { start: slot.start, end: slot.end, confirmedAt: NOW, payBy: inHours(24) }
  const nothing = { vendorFeeCents: 0, platformFeeCents: 0, handlingFeeCents: 0, totalCents: 0 }
  const change = { set, refund: nothing }
  const around = { from: { start: NOW, end: inHours(2) }, slot, reason: null, totalCents: 10_074 }
  expect(historyOfChange(change, around)).toMatchObject({ kind: 'proposalAccepted', actor: 'client' })
})

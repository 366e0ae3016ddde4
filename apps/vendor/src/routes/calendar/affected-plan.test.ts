import { appointmentFacts, JUST_BOOKED } from '@anseo/domain/appointment'
import { expect, test } from 'vitest'
import type { VendorAppointment } from '../../queries/appointments.ts'
import { choicesOf, firstPlan, reasonLabel, startToTell } from './affected-plan.ts'

const NOW = new Date('2026-11-23T12:00:00Z')
const SLOT = { start: new Date('2026-11-26T10:00:00Z'), end: new Date('2026-11-26T11:00:00Z') }

const requestOf = (seriesId: string | null) =>
  ({
    source: 'client',
    seriesId,
    facts: appointmentFacts({ ...JUST_BOOKED, ...SLOT }),
  }) as VendorAppointment

test('a visit of a series that waits for one answer is not declined by itself', () => {
  expect(choicesOf(requestOf(null), new Set(['s1']), NOW)).toEqual(['keep', 'decline'])
  expect(choicesOf(requestOf('s2'), new Set(['s1']), NOW)).toEqual(['keep', 'decline'])
  expect(choicesOf(requestOf('s1'), new Set(['s1']), NOW)).toEqual(['keep'])
})

const bookingOf = (source: 'client' | 'vendor', totalAmount = 0) =>
  ({ source, totalAmount, facts: appointmentFacts({ ...JUST_BOOKED, ...SLOT }) }) as VendorAppointment

test('a reason goes to clients who booked themselves, and is private where there are none', () => {
  const [own, booked] = [bookingOf('vendor'), bookingOf('client')]
  expect(reasonLabel([own])).toBe('Reason (optional, only for you)')
  expect(reasonLabel([own, booked])).toBe('Reason (optional, sent to clients)')
})

test('only a client who paid for an own booking by a link has to be told its move', () => {
  const plan = { ...firstPlan(bookingOf('vendor'), SLOT), choice: 'move' as const }
  const nextDay = new Date('2026-11-27T10:00:00Z')
  expect(startToTell(bookingOf('vendor', 40), plan, NOW)).toEqual(nextDay)
  expect(startToTell(bookingOf('vendor', 40), { ...plan, choice: 'cancel' }, NOW)).toBeNull()
  expect(startToTell(bookingOf('vendor'), plan, NOW)).toBeNull()
  expect(startToTell(bookingOf('client', 40), plan, NOW)).toBeNull()
  expect(startToTell(bookingOf('vendor', 40), plan, new Date('2026-11-28T12:00:00Z'))).toBeNull()
})

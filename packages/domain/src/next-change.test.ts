// @module-tag time
import { describe, expect, test } from 'vitest'
import type { AppointmentFacts } from './appointment.ts'
import { nextChange } from './next-change.ts'
import { someAppointment } from './testing/some-appointment.ts'

const appointment = (changes: Partial<AppointmentFacts> = {}) =>
  someAppointment({
    start: new Date('2026-11-28T10:00:00Z'),
    end: new Date('2026-11-28T12:00:00Z'),
    confirmed: true,
    payBy: new Date('2026-11-22T09:30:00Z'),
    ...changes,
  })

describe('the next instant at which the clock changes something', () => {
  test.each([
    ['2026-11-21T09:00:00Z', { payBy: null }, '2026-11-27T10:00:00.000Z'],
    ['2026-11-21T09:00:00Z', {}, '2026-11-22T09:30:00.000Z'],
    ['2026-11-21T09:00:00Z', { payBy: null, cancellationHours: 48 }, '2026-11-26T10:00:00.000Z'],
    ['2026-11-27T10:00:00Z', { paid: true }, '2026-11-28T10:00:00.000Z'],
    ['2026-11-28T10:00:00Z', { paid: true }, '2026-11-28T12:00:00.000Z'],
  ])('at %s', (now, changes, next) => {
    expect(nextChange([appointment(changes)], new Date(now))?.toISOString()).toBe(next)
  })

  test('is the earliest of all', () => {
    const sooner = appointment({ payBy: null, start: new Date('2026-11-24T10:00:00Z') })
    const next = nextChange([appointment({ payBy: null }), sooner], new Date('2026-11-21T09:00:00Z'))
    expect(next?.toISOString()).toBe('2026-11-23T10:00:00.000Z')
  })

  test('there is none for what has ended', () => {
    const now = new Date('2026-11-21T09:00:00Z')
    expect(nextChange([], now)).toBeNull()
    expect(nextChange([appointment({ cancelledBy: 'client' })], now)).toBeNull()
  })
})

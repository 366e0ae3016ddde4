// @module-tag time
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contactEndsAt, contactWindow } from './contact-window.ts'
import { CONTACT_VISIBLE_DAYS } from './limits.ts'
import { anyAppointment, inHours, NOW, someAppointment } from './testing/some-appointment.ts'

const anyMoment = fc.integer({ min: -100 * 24, max: 100 * 24 }).map(inHours)
const tick = (date: Date, ms: number) => new Date(date.getTime() + ms)

describe('over any facts at any time', () => {
  test('the contact is open to nobody before the confirmation, after an early end, or 30 days after it', () => {
    fc.assert(
      fc.property(anyAppointment, anyMoment, (facts, now) => {
        fc.pre(contactWindow(facts, now) === 'open')
        expect(facts.confirmed || facts.complete).toBe(true)
        expect(facts.cancelledBy).toBeNull()
        expect(facts.declined && !facts.complete).toBe(false)
        expect(now.getTime()).toBeLessThan(facts.end.getTime() + 30 * 86_400_000)
      }),
      { numRuns: 2000 },
    )
  })

  test('what is over stays over', () => {
    fc.assert(
      fc.property(anyAppointment, anyMoment, fc.nat(100 * 24), (facts, now, hours) => {
        fc.pre(contactWindow(facts, now) === 'over')
        expect(contactWindow(facts, tick(now, hours * 3_600_000))).toBe('over')
      }),
      { numRuns: 2000 },
    )
  })
})

test('30 days after the end the contact is gone, a moment before it is there', () => {
  const done = someAppointment({ confirmed: true, paid: true, complete: true })
  const last = contactEndsAt(done)
  expect(last.getTime() - done.end.getTime()).toBe(CONTACT_VISIBLE_DAYS * 86_400_000)
  expect(contactWindow(done, tick(last, -1))).toBe('open')
  expect(contactWindow(done, last)).toBe('over')
})

test.each([
  ['waits for the vendor', {}, 'not-yet'],
  ['is to be paid', { confirmed: true, payBy: inHours(1) }, 'open'],
  ['was not paid in time', { confirmed: true, payBy: NOW }, 'over'],
  ['is paid', { confirmed: true, paid: true }, 'open'],
  ['was paid and cancelled', { confirmed: true, paid: true, cancelledBy: 'client' }, 'over'],
  ['was declined', { declined: true }, 'over'],
  ['timed out', { cancelledBy: 'auto' }, 'over'],
] as const)('while an appointment %s', (_state, changes, expected) => {
  expect(contactWindow(someAppointment(changes), NOW)).toBe(expected)
})

import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AppointmentFacts, appointmentFacts, isLive, JUST_BOOKED } from './appointment.ts'
import { appointmentProgress } from './progress.ts'

const START = new Date('2026-11-24T10:00:00Z')
const END = new Date('2026-11-24T12:00:00Z')
const BEFORE = new Date('2026-11-20T12:00:00Z')
const AFTER = new Date('2026-11-24T13:00:00Z')

const booked = appointmentFacts({ ...JUST_BOOKED, start: START, end: END, vendorFeeCents: 9000 })
const inShort = (changes: Partial<AppointmentFacts>, now = BEFORE) =>
  appointmentProgress({ ...booked, ...changes }, now).map(({ step, when }) => `${step} ${when}`)

test('the first step that was not taken comes next', () => {
  expect(inShort({})).toEqual([
    'booked past',
    'confirmed next',
    'paid ahead',
    'visit ahead',
    'complete ahead',
  ])
  expect(inShort({ confirmed: true })[2]).toBe('paid next')
  expect(inShort({ confirmed: true, paid: true })[3]).toBe('visit next')
  expect(inShort({ confirmed: true, paid: true }, AFTER)[4]).toBe('complete next')
  expect(inShort({ confirmed: true, paid: true, complete: true }, AFTER)).not.toContain('complete next')
})

test('what costs nothing has no payment', () => {
  expect(inShort({ confirmed: true, paid: true, free: true })).toEqual([
    'booked past',
    'confirmed past',
    'visit next',
    'complete ahead',
  ])
})

test('one that ended has the steps it took, and its end', () => {
  expect(inShort({ declined: true })).toEqual(['booked past', 'ended past'])
  expect(inShort({ confirmed: true, paid: true, cancelledBy: 'vendor' }, AFTER)).toEqual([
    'booked past',
    'confirmed past',
    'paid past',
    'ended past',
  ])
  expect(inShort({}, AFTER)).toEqual(['booked past', 'ended past'])
})

test('at most one comes next, after all that was taken, and none once it is over', () => {
  const facts = fc.record({
    confirmed: fc.boolean(),
    free: fc.boolean(),
    declined: fc.boolean(),
    noShow: fc.boolean(),
    cancelledBy: fc.constantFrom(null, 'client' as const, 'auto' as const),
    now: fc.constantFrom(BEFORE, AFTER),
    state: fc.constantFrom(
      {},
      { paid: true, confirmed: true },
      { paid: true, confirmed: true, complete: true },
    ),
  })
  fc.assert(
    fc.property(facts, ({ now, state, ...changes }) => {
      const one = { ...booked, ...changes, ...state }
      const order = appointmentProgress(one, now).map(({ when }) => when)
      expect(order).toEqual([...order].toSorted((a, b) => RANK[a] - RANK[b]))
      expect(order.filter((when) => when === 'next')).toHaveLength(isLive(one, now) ? 1 : 0)
    }),
  )
})

const RANK = { past: 0, next: 1, ahead: 2 }

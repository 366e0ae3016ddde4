import { appointmentFacts, JUST_BOOKED } from '@anseo/domain/appointment'
import { expect, test } from 'vitest'
import type { VendorAppointment } from '../../queries/appointments.ts'
import { choicesOf } from './affected-plan.ts'

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

import type { AppointmentOnWire } from '@anseo/contract/appointments'
import type { ServiceOnWire } from '@anseo/contract/services'
import { expect, test } from 'vitest'
import { repeatedOf } from './same-again.ts'

const CUT = { _id: 'cut', durationMinutes: 45 }
const COLOUR = { _id: 'colour', durationMinutes: 90 }
const menu = (...services: object[]) => services as ServiceOnWire[]
const visit = (startTime: string, endTime: string, services: object[]) =>
  ({ slotDate: '24_11_2026', startTime, endTime, services }) as AppointmentOnWire

test('services are booked again at their current length', () => {
  const last = visit('10:00 AM', '12:00 PM', [CUT, COLOUR])
  const longer = { ...COLOUR, durationMinutes: 120 }
  expect(repeatedOf(last, menu(longer, CUT))).toEqual({ serviceIds: ['cut', 'colour'], minutes: 165 })
})

test('whole hours are booked if a service is no longer offered, or none was booked', () => {
  const last = visit('10:00 AM', '12:15 PM', [CUT, COLOUR])
  expect(repeatedOf(last, menu(CUT))).toEqual({ serviceIds: undefined, minutes: 180 })
  expect(repeatedOf(visit('10:00 AM', '11:00 AM', []), menu(CUT))).toEqual({
    serviceIds: undefined,
    minutes: 60,
  })
  expect(repeatedOf(visit('08:00 AM', '06:00 PM', []), menu())).toEqual({
    serviceIds: undefined,
    minutes: 300,
  })
})

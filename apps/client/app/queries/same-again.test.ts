// @module-tag time
import type { AppointmentOnWire } from '@anseo/contract/appointments'
import { addDays, daysBetween } from '@anseo/domain/calendar-date'
import { formatSlotDate, parseSlotDate } from '@anseo/domain/slot-date'
import { afterEach, expect, test, vi } from 'vitest'
import { readSameAgain } from './same-again.ts'

afterEach(() => vi.unstubAllGlobals())

const TODAY = { year: 2026, month: 11, day: 18 }
const TUESDAY = {
  vendorData: { _id: 'v1' },
  slotDate: '10_11_2026',
  startTime: '10:00 AM',
  endTime: '11:00 AM',
  services: [],
  place: 'vendor',
} as never as AppointmentOnWire

/** Reads the usual times with a vendor who can be booked so many days ahead and is free from some day on. */
async function usualWith(horizonDays: number, freeFrom: number, noneFrom?: string) {
  vi.stubGlobal('navigator', { onLine: true })
  const asked: string[] = []
  const daysOf = (url: URL) => {
    asked.push(url.searchParams.get('from') ?? 'today')
    if (asked.length > 9) throw new Error('The same days are asked for again and again.')
    if (noneFrom && asked.at(-1) === noneFrom) return []
    const first = daysBetween(TODAY, parseSlotDate(url.searchParams.get('from') ?? '') ?? TODAY)
    return Array.from({ length: Number(url.searchParams.get('days')) }, (_, index) => {
      const isFree = first + index >= freeFrom && first + index < horizonDays
      return { slotDate: formatSlotDate(addDays(TODAY, first + index)), free: isFree ? ['10:00 AM'] : [] }
    })
  }
  vi.stubGlobal('fetch', async (path: string) => {
    const url = new URL(path, 'https://anseo.test')
    const isOfDays = url.pathname.endsWith('/availability')
    return Response.json({
      success: true,
      ...(isOfDays ? { data: daysOf(url), rules: { horizonDays } } : { services: [] }),
    })
  })
  const { usual, firstDay } = await readSameAgain(TUESDAY)
  return { usual: usual.map(({ slotDate }) => slotDate), firstDay, asked }
}

test('the usual times are looked for as far ahead as the vendor can be booked', async () => {
  expect(await usualWith(90, 43)).toEqual({
    usual: ['5_1_2027', '12_1_2027', '19_1_2027'],
    firstDay: '31_12_2026',
    asked: ['today', '30_12_2026'],
  })
  expect(await usualWith(90, 90)).toEqual({
    usual: [],
    firstDay: undefined,
    asked: ['today', '30_12_2026', '10_2_2027'],
  })
})

test('an answer without days is the last that is asked for', async () => {
  const noneFrom = '30_12_2026'
  expect((await usualWith(90, 90, noneFrom)).asked).toEqual(['today', noneFrom])
})

test('days further on are asked for only while fewer than three are found', async () => {
  expect((await usualWith(365, 0)).asked).toEqual(['today'])
  expect((await usualWith(14, 0)).asked).toEqual(['today'])
})

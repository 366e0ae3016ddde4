import { expect, test } from 'vitest'
import {
  changeChoice,
  type Choice,
  chooseWanted,
  firstChoice,
  keepWhatIsFree,
  type OwnRules,
  withOnlyEnd,
} from './choice.ts'

const days = [
  { slotDate: '21_11_2026', free: [] },
  { slotDate: '22_11_2026', free: ['10:00 AM', '11:00 AM', '12:00 PM'] },
]
const chosen: Choice = { slotDate: '22_11_2026', minutes: 60, startTime: '10:00 AM', endTime: '12:00 PM' }

test('tomorrow is chosen when today has no slot left (T5)', () => {
  const now = new Date('2026-11-21T20:30:00Z')
  expect(firstChoice(days, now)).toEqual({ ...chosen, startTime: null, endTime: null })
})

test('for a vendor with its own booking rules, the first day with a free time is chosen', () => {
  const rules: OwnRules = {
    stepMinutes: 15,
    horizonDays: 14,
    place: 'client',
    area: '',
    travels: false,
    travelFee: 0,
  }
  const later = [
    ...days.slice(0, 1),
    { slotDate: '22_11_2026', free: [] },
    { ...days[1]!, slotDate: '23_11_2026' },
  ]
  const now = new Date('2026-11-21T09:00:00Z')
  expect(firstChoice(later, now, rules).slotDate).toBe('23_11_2026')
  expect(firstChoice(later, now).slotDate).toBe('22_11_2026')
  expect(firstChoice([], now, rules).slotDate).toBe('22_11_2026')
})

test('those parts of a searched slot that are free are chosen', () => {
  const days = [{ slotDate: '22_11_2026', free: ['04:00 PM', '05:00 PM', '08:00 PM'] }]
  const searched = (startTime: string | null, minutes: number, slotDate = '22_11_2026') =>
    chooseWanted({ slotDate, startTime, minutes }, days)
  expect(searched('04:00 PM', 120)).toMatchObject({ choice: { endTime: '06:00 PM' }, lost: false })
  expect(searched('08:00 PM', 120)).toMatchObject({ choice: { startTime: '08:00 PM', endTime: null } })
  expect(searched('06:00 PM', 60)).toMatchObject({ choice: { startTime: null, minutes: 60 }, lost: true })
  expect(searched(null, 180)).toMatchObject({ choice: { slotDate: '22_11_2026', minutes: 180 }, lost: false })
})

// covers: §5.18
test('changing the start or the duration clears the end; changing the day clears the start too', () => {
  expect(changeChoice(chosen, { startTime: '11:00 AM' })).toEqual({
    ...chosen,
    startTime: '11:00 AM',
    endTime: null,
  })
  expect(changeChoice(chosen, { minutes: 120 })).toEqual({ ...chosen, minutes: 120, endTime: null })
  expect(changeChoice(chosen, { slotDate: '23_11_2026' })).toMatchObject({ startTime: null, endTime: null })
})

test('the end is chosen if a service sets it, or if only one fits', () => {
  const end = (changes: Partial<Choice>) =>
    withOnlyEnd({ ...chosen, endTime: null, ...changes }, days).endTime
  expect(end({})).toBeNull()
  expect(end({ startTime: '12:00 PM' })).toBe('01:00 PM')
  expect(end({ minutes: 180 })).toBe('01:00 PM')
  expect(end({ minutes: 240 })).toBeNull()
  expect(end({ serviceIds: ['a cut'] })).toBe('11:00 AM')
  expect(end({ endTime: '01:00 PM' })).toBe('01:00 PM')
  expect(end({ serviceIds: ['a cut'], endTime: '01:00 PM' })).toBe('11:00 AM')
  expect(end({ startTime: null })).toBeNull()
})

test('a chosen slot that someone else books is lost, and a choice beside it stays', () => {
  const with11Taken = [{ slotDate: '22_11_2026', free: ['10:00 AM', '12:00 PM'] }]
  expect(keepWhatIsFree(chosen, with11Taken)).toEqual({ choice: { ...chosen, endTime: null }, lost: true })
  const with10Taken = [{ slotDate: '22_11_2026', free: ['11:00 AM', '12:00 PM'] }]
  expect(keepWhatIsFree(chosen, with10Taken).choice).toMatchObject({ startTime: null, endTime: null })
  const with12Taken = [{ slotDate: '22_11_2026', free: ['10:00 AM', '11:00 AM'] }]
  expect(keepWhatIsFree(chosen, with12Taken)).toEqual({ choice: chosen, lost: false })
})

test('times of another length do not tell whether a choice is free', () => {
  const half: Choice = { ...chosen, minutes: 30, startTime: '12:30 PM', endTime: '01:00 PM' }
  expect(keepWhatIsFree(half, days)).toEqual({ choice: half, lost: false })
  expect(chooseWanted(half, days)).toEqual({ choice: { ...half, endTime: null }, lost: false })
  expect(keepWhatIsFree(half, days, null, 30)).toMatchObject({ choice: { startTime: null }, lost: true })
})

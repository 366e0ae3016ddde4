// @module-tag time
import { DEFAULT_BOOKING_RULES } from './booking-rules.ts'
import { expect, test } from 'vitest'
import { dublinDate, instantOf } from './dublin-time.ts'
import { inHours, NOW, someAppointment } from './testing/some-appointment.ts'
import {
  type ProposalFacts,
  proposalProblem,
  proposalState,
  proposalText,
  proposalWordsIn,
} from './time-proposal.ts'
import { DEFAULT_WEEKLY_HOURS } from './working-hours.ts'

const date = dublinDate(inHours(72))
const slot = { start: instantOf(date, 8), end: instantOf(date, 10) }
const calendar = {
  busy: [],
  timeOff: [],
  weeklyHours: DEFAULT_WEEKLY_HOURS,
  ...DEFAULT_BOOKING_RULES,
}
const facts = { appointment: someAppointment(), slot, calendar }
const refused = (changes: Partial<ProposalFacts> = {}) => proposalProblem({ ...facts, ...changes }, NOW)?.code

test('another time of the same length, free by the calendar, is proposed for a request', () => {
  expect(refused()).toBeUndefined()
  expect(refused({ slot: { ...slot, end: instantOf(date, 11) } })).toBe('SLOT_INVALID')
  expect(refused({ slot: facts.appointment })).toBe('SLOT_INVALID')
  expect(refused({ slot: { start: inHours(-1), end: inHours(1) } })).toBe('SLOT_PAST')
  expect(refused({ calendar: { ...calendar, timeOff: [slot] } })).toBe('SLOT_UNAVAILABLE')
  expect(refused({ calendar: { ...calendar, busy: [slot] } })).toBe('SLOT_TAKEN')
  expect(refused({ appointment: someAppointment({ confirmed: true }) })).toBe('ALREADY_CONFIRMED')
  expect(refused({ appointment: someAppointment({ declined: true }) })).toBe('APPOINTMENT_ENDED')
})

test("the vendor's own notice does not bind the vendor, the buffer does", () => {
  expect(refused({ calendar: { ...calendar, noticeHours: 1000 } })).toBeUndefined()
  const after = { start: slot.end, end: instantOf(date, 11) }
  expect(refused({ calendar: { ...calendar, busy: [after] } })).toBeUndefined()
  expect(refused({ calendar: { ...calendar, busy: [after], bufferMinutes: 60 } })).toBe('SLOT_TAKEN')
})

test('it is open until it is answered or its time has come', () => {
  expect(proposalState({ answer: null, until: inHours(1) }, NOW)).toBe('open')
  expect(proposalState({ answer: null, until: NOW }, NOW)).toBe('over')
  expect(proposalState({ answer: 'accepted', until: inHours(-1) }, NOW)).toBe('accepted')
})

test('it reads as a question, with the words below', () => {
  const at = { start: new Date('2026-11-28T10:00:00Z'), end: new Date('2026-11-28T12:00:00Z') }
  expect(proposalText(at, null, NOW)).toBe('Would Sat 28 Nov, 10:00 AM to 12:00 PM suit you instead?')
  expect(proposalText(at, 'Sorry.', NOW)).toMatch(/instead\?\nSorry\.$/)
})

test.each([null, 'Sorry.\nI am [removed].'])('the words are found in its text: %j', (words) => {
  expect(proposalWordsIn(proposalText(slot, words, NOW), slot, NOW)).toBe(words)
})

test('a text that was replaced as a whole stands for the words', () => {
  expect(proposalWordsIn('Removed.', slot, NOW)).toBe('Removed.')
})

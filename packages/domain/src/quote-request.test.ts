// @module-tag time
import { describe, expect, test } from 'vitest'
import {
  addedText,
  addedWordsIn,
  closedProblem,
  openUntilOf,
  requestState,
  requestText,
  requestWordsIn,
  windowFromWire,
  windowProblem,
} from './quote-request.ts'

const NOW = new Date('2026-11-18T12:00:00Z')
const window = windowFromWire({ slotDate: '21_11_2026', from: '09:00 AM', to: '06:00 PM' })!
const open = { openUntil: openUntilOf(window), closedAt: null, accepted: false }

describe('the state of a request', () => {
  test('is open until its day is over', () => {
    expect(open.openUntil).toEqual(new Date('2026-11-22T00:00:00Z'))
    expect(requestState(open, new Date('2026-11-21T23:59:59Z'))).toBe('open')
    expect(requestState(open, open.openUntil)).toBe('ended')
  })

  test('is what closed it', () => {
    expect(requestState({ ...open, closedAt: NOW, accepted: true }, NOW)).toBe('accepted')
    expect(requestState({ ...open, closedAt: NOW }, NOW)).toBe('cancelled')
    expect(closedProblem({ ...open, closedAt: NOW }, NOW)).toEqual({ code: 'REQUEST_CLOSED' })
    expect(closedProblem(open, NOW)).toBeNull()
  })
})

describe('the wanted time', () => {
  test('may end after midnight, and keeps the request open until then', () => {
    const night = windowFromWire({ slotDate: '21_11_2026', from: '08:00 PM', to: '02:00 AM' })!
    expect(night.end).toEqual(new Date('2026-11-22T02:00:00Z'))
    expect(openUntilOf(night)).toEqual(night.end)
  })

  test('is neither past nor more than a year ahead', () => {
    expect(windowProblem(window, NOW)).toBeNull()
    expect(windowProblem(window, window.end)).toEqual({ code: 'SLOT_PAST' })
    const late = windowFromWire({ slotDate: '18_11_2027', from: '09:00 AM', to: '06:00 PM' })!
    expect(windowProblem(late, NOW)).toEqual({ code: 'SLOT_OUTSIDE_WINDOW' })
  })
})

test('vendors read the time and the area before the words', () => {
  expect(requestText({ window, area: 'Dublin 6', words: 'Two rooms.' }, NOW)).toBe(
    'Quote request: Sat 21 Nov, 09:00 AM to 06:00 PM, Dublin 6\nTwo rooms.',
  )
  expect(requestText({ window, area: '', words: 'Two rooms.' }, NOW)).toMatch(/PM\nTwo rooms\.$/)
})

test('its words are found in its message, which stands for them once more was replaced', () => {
  const asked = { window, area: 'Dublin 6' }
  const words = 'Two rooms.\n[removed]'
  expect(requestWordsIn(requestText({ ...asked, words }, NOW), asked, NOW)).toBe(words)
  expect(requestWordsIn('Quote request: [removed]', asked, NOW)).toBe('Quote request: [removed]')
})

test.each([0, 1, 3])('words that were added are found in their message beside %i photos', (photos) => {
  expect(addedWordsIn(addedText({ words: 'A [removed] too.', photos }))).toBe('A [removed] too.')
  expect(addedWordsIn('Removed.')).toBe('Removed.')
})

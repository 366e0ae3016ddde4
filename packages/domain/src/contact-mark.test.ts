import { expect, test } from 'vitest'
import { contactMark } from './contact-mark.ts'

const NOW = new Date('2026-11-21T10:30:00Z')
const weeksAgo = (weeks: number) => new Date(NOW.getTime() - weeks * 7 * 24 * 3_600_000)
const NEXT = new Date('2026-12-12T11:00:00Z')

test.each([
  [
    'nine weeks after the last visit',
    { visits: 7, lastVisit: weeksAgo(9), nextVisit: null, requestedVisit: null },
    { kind: 'away', weeks: 9 },
  ],
  [
    'on the day eight weeks after it',
    { visits: 1, lastVisit: weeksAgo(8), nextVisit: null, requestedVisit: null },
    { kind: 'away', weeks: 8 },
  ],
  [
    'with another visit booked',
    { visits: 7, lastVisit: weeksAgo(9), nextVisit: NEXT, requestedVisit: null },
    { kind: 'regular' },
  ],
  [
    'with another visit asked for',
    { visits: 7, lastVisit: weeksAgo(9), nextVisit: null, requestedVisit: NEXT },
    { kind: 'regular' },
  ],
  [
    'after three visits',
    { visits: 3, lastVisit: weeksAgo(1), nextVisit: null, requestedVisit: null },
    { kind: 'regular' },
  ],
  ['after two visits', { visits: 2, lastVisit: weeksAgo(1), nextVisit: NEXT, requestedVisit: null }, null],
  [
    'before the first visit',
    { visits: 0, lastVisit: null, nextVisit: NEXT, requestedVisit: null },
    { kind: 'new' },
  ],
  ['with nothing at all', { visits: 0, lastVisit: null, nextVisit: null, requestedVisit: null }, null],
])('%s a client is marked as %o', (_, visits, mark) => {
  expect(contactMark(visits, NOW)).toEqual(mark)
})

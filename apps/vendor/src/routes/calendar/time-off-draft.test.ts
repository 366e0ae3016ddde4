import { expect, test } from 'vitest'
import { draftOfHours, readPlacedDraft } from './time-off-draft.ts'

const draft = draftOfHours({ date: { year: 2026, month: 11, day: 27 }, startHour: 9, endHour: 17 })
const FRIDAY = '/calendar?week=2026-11-23&day=2026-11-27'
const kept = { place: FRIDAY, day: '2026-11-21', draft }

test('a time off that is half written opens again where it was begun', () => {
  expect(readPlacedDraft(kept, FRIDAY, '2026-11-21')).toEqual(kept)
})

test.each([
  ['on another page', kept, '/hours', '2026-11-21'],
  ['in another week', kept, '/calendar?week=2026-11-30&day=2026-12-04', '2026-11-21'],
  ['on a later day', kept, FRIDAY, '2026-11-22'],
  ['from what is no draft', { ...kept, draft: { firstDay: 3 } }, FRIDAY, '2026-11-21'],
  ['from nothing', null, FRIDAY, '2026-11-21'],
])('and not %s', (_name, value, place, today) => {
  expect(readPlacedDraft(value, place, today)).toBeNull()
})

import { expect, test } from 'vitest'
import { draftOfHours, readPlacedDraft } from './time-off-draft.ts'

const draft = draftOfHours({ date: { year: 2026, month: 11, day: 27 }, startHour: 9, endHour: 17 })
const FRIDAY = '/calendar?week=2026-11-23&day=2026-11-27'
const saved = { place: FRIDAY, day: '2026-11-21', draft }

test('a half-written time off opens again where it was begun', () => {
  expect(readPlacedDraft(saved, FRIDAY, '2026-11-21')).toEqual(saved)
})

test.each([
  ['on another page', saved, '/hours', '2026-11-21'],
  ['in another week', saved, '/calendar?week=2026-11-30&day=2026-12-04', '2026-11-21'],
  ['on a later day', saved, FRIDAY, '2026-11-22'],
  ['once it was added', { ...saved, draft: { ...draft, isAdded: true } }, FRIDAY, '2026-11-21'],
  ['from what is no draft', { ...saved, draft: { firstDay: 3 } }, FRIDAY, '2026-11-21'],
  ['from nothing', null, FRIDAY, '2026-11-21'],
])('a half-written time off does not open %s', (_name, value, place, today) => {
  expect(readPlacedDraft(value, place, today)).toBeNull()
})

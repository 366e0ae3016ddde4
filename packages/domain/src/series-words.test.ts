import { expect, test } from 'vitest'
import { visitStateText } from './series-words.ts'

test('a visit for which nothing is paid through us is confirmed where others are paid', () => {
  expect(['paid', 'awaiting-completion'].map((state) => visitStateText(state as 'paid', true))).toEqual([
    'Confirmed',
    'Confirmed',
  ])
  expect(visitStateText('paid', false)).toBe('Paid')
  expect(visitStateText('complete', true)).toBe('Done')
  expect(visitStateText('conflict', true)).toBe('Not booked')
})
